"""A position in one line: `<mat> <turn> <hands> [name=value …]`.

The mat is its rows, `/` between them, numbers for empty squares, a lower-case letter for a joker; `-` if
nothing lies on it. The turn is a seat, 0 before the deal. Hands are separated by `/`, `*` is a joker, `-`
an empty hand (or, alone, that nothing is dealt); what is neither on the mat nor in a hand lies aside. The
fields, left out when empty: `out`, `resigned`, `passed`, `lost` (turns to lose), `agreed` (to stop),
`waiting` (who may contest), all of them seats such as `2,3`; `last=1:M13.N13` the last play's seat and
squares; `stopped=passes` or `stopped=agreement`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.games.demo.material import SHAPE
from joute.play.fields import fields_text
from joute.play.grid import EMPTY
from joute.play.squares import NOTHING, hands_text

if TYPE_CHECKING:
    from joute.games.demo.position import DemoPosition

SEAT_FIELDS = ("out", "resigned", "passed", "lost", "agreed", "waiting")
FIELDS = (*SEAT_FIELDS, "last", "stopped")


def write(position: DemoPosition) -> str:
    mat = position.grid.rows_text() if position.grid.cells.strip(EMPTY) else NOTHING
    seats = {name: getattr(position, name) for name in SEAT_FIELDS}
    last = position.last
    played = f"{last.seat}:{'.'.join(SHAPE.names(last.squares))}" if last else ""
    fields = fields_text({**seats, "last": played, "stopped": position.stopped})
    return f"{mat} {position.following} {hands_text(position.hands)}{fields}"
