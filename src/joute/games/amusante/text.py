"""A position in one line, written and read: `<row> <turn> <hands> [name=value …]`.

The row is its letters, a lower-case one being a joker; `-` if it is empty. The turn is a seat, 0 before the
deal. Hands are separated by `/`, `*` is a joker, `-` an empty hand (or, alone, that nothing is dealt); the
other squares are the stock. The fields, left out when empty: `announced=1:ZEBRE,2:ZELE` the words of the
row's squares and who said them, `taken=3` rows taken up so far, `known=AB/-/C` what each hand is known to
hold, `resigned`, `agreed` (to stop) and `waiting` (who may contest), seats such as `2,3`, and
`stopped=agreement`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from joute.games.amusante.options import Terms
from joute.games.amusante.state import Announced, State
from joute.letters import Stock, is_word_shaped
from joute.letters.squares import SQUARES
from joute.play import CHANCE, EndReason, Refused, unreadable
from joute.play.fields import fields_text, read_fields, read_seats
from joute.play.squares import NOTHING, hands_text, read_hands, read_turn

_BAD = "bad_position"
_LONGEST = 4000
_SEAT_FIELDS = ("resigned", "agreed", "waiting")
_FIELDS = ("announced", "taken", "known", *_SEAT_FIELDS, "stopped")


def write(state: State) -> str:
    fields = fields_text(
        {
            "announced": ",".join(f"{said.seat}:{said.word}" for said in state.announced),
            "taken": str(state.taken or ""),
            "known": hands_text(state.known) if any(state.known) else "",
            "resigned": state.resigned,
            "agreed": state.agreed,
            "waiting": state.waiting,
            "stopped": EndReason.AGREEMENT if state.stopped else "",
        }
    )
    return f"{state.row or NOTHING} {state.following} {hands_text(state.hands)}{fields}"


def read(text: str, terms: Terms) -> State:
    """The state; raises `Refused` with what is wrong in the text."""
    row, turn, hands, *rest = (*text[:_LONGEST].split(), "", "", "")
    if len(text) > _LONGEST or not hands:
        _refuse("text", text)
    fields = read_fields([part for part in rest if part], _FIELDS, _BAD)
    resigned, agreed, waiting = (read_seats(fields, name, terms.seats, _BAD) for name in _SEAT_FIELDS)
    held = read_hands(hands, terms.seats, "hands", _BAD)
    nothing_known = "/".join([NOTHING] * terms.seats) if held else NOTHING
    state = State(
        terms,
        held,
        read_turn(turn, terms.seats, _BAD),
        _read_row(row),
        _read_announced(fields, terms.seats),
        _read_taken(fields),
        read_hands(fields.get("known", nothing_known), terms.seats, "known", _BAD),
        resigned,
        agreed,
        waiting,
        "stopped" in fields,
    )
    _check(state, text)
    if state.stopped and (fields["stopped"] != EndReason.AGREEMENT or state.waiting):
        _refuse("stopped", text)
    _check_waiting(state, text)
    return state


def _refuse(part: str, value: str) -> NoReturn:
    raise Refused(unreadable(_BAD, part=part, value=value[:80]))


def _read_row(text: str) -> str:
    row = "" if text == NOTHING else text
    if (row and not is_word_shaped(row.upper())) or not row.isascii():
        _refuse("row", text)
    return row


def _read_taken(fields: Mapping[str, str]) -> int:
    taken = fields.get("taken", "0")
    if not (taken.isascii() and taken.isdigit() and len(taken) < 5):
        _refuse("taken", taken)
    return int(taken)


def _read_announced(fields: Mapping[str, str], seats: int) -> tuple[Announced, ...]:
    said = []
    for item in fields.get("announced", "").split(",") if "announced" in fields else ():
        seat, _, word = item.partition(":")
        if seat not in map(str, range(1, seats + 1)) or not is_word_shaped(word):
            _refuse("announced", item)
        said.append(Announced(int(seat), word))
    return tuple(said)


def _check(state: State, text: str) -> None:
    """What the parts say about each other."""
    for name, named in zip(_SEAT_FIELDS, (state.resigned, state.agreed, state.waiting), strict=True):
        if len(set(named)) != len(named):
            _refuse(name, text)
    if SQUARES.missing(state.dealt):
        _refuse("letters", text)
    if (state.following == CHANCE) != (not state.hands):
        _refuse("turn", text)
    if not state.in_play:
        _refuse("resigned", text)
    if any(not state.hands[seat - 1] and seat != state.out for seat in state.in_play if state.hands):
        _refuse("hands", text)
    held = zip(state.hands, state.known, strict=False)
    if len(state.known) != len(state.hands) or any(Stock(hand).missing(seen) for hand, seen in held):
        _refuse("known", text)
    if len(state.announced) > len(state.row):
        _refuse("announced", text)


def _check_waiting(state: State, text: str) -> None:
    """A window stands open for those still in, on a word of somebody else's; who is out has just laid it."""
    if not state.waiting:
        return
    author, contesting = state.author, state.terms.contesting
    gone = {*state.resigned, author}
    if not contesting or author is None or author in state.resigned or gone & {*state.waiting}:
        _refuse("waiting", text)
    if state.out not in (None, author):
        _refuse("waiting", text)
