"""A position in one line: `<row> <turn> <hands> [name=value …]`.

The row is its letters, a lower-case one being a joker; `-` if it is empty. The turn is a seat, 0 before the
deal. Hands are separated by `/`, `*` is a joker, `-` an empty hand (or, alone, that nothing is dealt); the
other squares are the stock. The fields, left out when empty: `announced=1:ZEBRE,2:ZELE` the words of the
row's squares and who said them, `taken=3` rows taken up so far, `known=AB/-/C` what each hand is known to
hold, `resigned`, `agreed` (to stop) and `waiting` (who may contest), seats such as `2,3`, and
`stopped=agreement`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.play.fields import fields_text
from joute.play.squares import NOTHING, hands_text

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition

SEAT_FIELDS = ("resigned", "agreed", "waiting")
FIELDS = ("announced", "taken", "known", *SEAT_FIELDS, "stopped")


def write(position: AmusantePosition) -> str:
    said = ",".join(f"{announced.seat}:{announced.word}" for announced in position.announced)
    known = hands_text(position.known) if any(position.known) else ""
    seats = {name: getattr(position, name) for name in SEAT_FIELDS}
    fields = fields_text(
        {
            "announced": said,
            "taken": str(position.taken or ""),
            "known": known,
            **seats,
            "stopped": position.stopped,
        }
    )
    return f"{position.row or NOTHING} {position.following} {hands_text(position.hands)}{fields}"
