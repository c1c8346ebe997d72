"""A position in one line: `<mat> <turn> <hands> [name=value …]`.

The mat is its rows, `/` between them, numbers for empty squares, a lower-case letter for a joker; `-` if
nothing lies on it. The turn is a seat, 0 before the deal. Hands are separated by `/`, `*` is a joker, `-`
an empty hand (or, alone, that nothing is dealt); what is neither on the mat nor in a hand lies aside. The
fields, left out when empty: `out`, `resigned`, `passed`, `lost` (turns to lose), `agreed` (to stop),
`waiting` (who may contest), all of them seats such as `2,3`; `last=1:M13.N13` the last play's seat and
squares; `stopped=passes` or `stopped=agreement`.
"""

from __future__ import annotations

from typing import NoReturn

from joute.games.demo.material import SHAPE
from joute.games.demo.options import Terms
from joute.games.demo.state import Played, State
from joute.letters import ALPHABET
from joute.letters.squares import SQUARES
from joute.play import CHANCE, EndReason, Refused, unreadable
from joute.play.fields import fields_text, read_fields, read_seats
from joute.play.grid import EMPTY, Grid
from joute.play.squares import NOTHING, hands_text, read_hands, read_turn

BAD = "bad_position"
_LONGEST = 4000
_SEAT_FIELDS = ("out", "resigned", "passed", "lost", "agreed", "waiting")
_FIELDS = (*_SEAT_FIELDS, "last", "stopped")
_STOPS = {"": None, "passes": EndReason.BY_POINTS, "agreement": EndReason.AGREEMENT}
_STOP_NAMES = {reason: name for name, reason in _STOPS.items()}


def write(state: State) -> str:
    mat = NOTHING if state.is_mat_empty() else state.grid.rows_text()
    seats = {name: getattr(state, name) for name in _SEAT_FIELDS}
    last = state.last
    played = f"{last.seat}:{'.'.join(SHAPE.names(last.squares))}" if last else ""
    fields = fields_text({**seats, "last": played, "stopped": _STOP_NAMES[state.stopped]})
    return f"{mat} {state.following} {hands_text(state.hands)}{fields}"


def read(text: str, terms: Terms) -> State:
    """The state; raises `Refused` with what is wrong in the text."""
    mat, turn, hands, *rest = (*text[:_LONGEST].split(), "", "", "")
    if len(text) > _LONGEST or not hands:
        _refuse("text", text)
    fields = read_fields([part for part in rest if part], _FIELDS, BAD)
    seats = {name: read_seats(fields, name, terms.seats, BAD) for name in _SEAT_FIELDS}
    stop = fields.get("stopped", "")
    state = State(
        terms,
        _read_mat(mat),
        read_hands(hands, terms.seats, "hands", BAD),
        read_turn(turn, terms.seats, BAD),
        last=_read_last(fields.get("last", ""), terms.seats),
        stopped=_STOPS.get(stop),
        **seats,
    )
    _check(state, text)
    _check_windows(state, text)
    if stop not in _STOPS or (stop and state.waiting):
        _refuse("stopped", text)
    return state


def _refuse(part: str, value: str) -> NoReturn:
    raise Refused(unreadable(BAD, part=part, value=value[:80]))


def _read_mat(text: str) -> Grid:
    grid = Grid.empty(SHAPE) if text == NOTHING else Grid.from_rows_text(SHAPE, text)
    if grid is None or not set(ALPHABET + EMPTY).issuperset(grid.cells.upper()) or not grid.cells.isascii():
        _refuse("mat", text)
    return grid


def _read_last(text: str, seats: int) -> Played | None:
    if not text:
        return None
    seat, _, names = text.partition(":")
    squares = tuple(SHAPE.index(name) for name in names.split("."))
    known = tuple(square for square in squares if square is not None)
    if seat not in map(str, range(1, seats + 1)) or len(set(known)) != len(squares):
        _refuse("last", text)
    return Played(int(seat), known)


def _check(state: State, text: str) -> None:
    """What the parts say about each other."""
    for name in _SEAT_FIELDS:
        named = getattr(state, name)
        if name != "lost" and len(set(named)) != len(named):
            _refuse(name, text)
    if SQUARES.missing("".join(state.hands) + state.laid()):
        _refuse("letters", text)
    if (state.following == CHANCE) != (not state.hands):
        _refuse("turn", text)
    empty = {seat for seat, hand in enumerate(state.hands, 1) if not hand}
    if set(state.out) != empty - set(state.resigned) or set(state.out) & set(state.resigned):
        _refuse("out", text)
    if not state.in_play and not state.out:
        _refuse("resigned", text)


def _check_windows(state: State, text: str) -> None:
    gone = {*state.out, *state.resigned}
    contesters = {*state.resigned} if state.terms.full_rounds else gone
    for name, barred in (("waiting", contesters), ("passed", gone), ("lost", gone)):
        if barred & set(getattr(state, name)):
            _refuse(name, text)
    last = state.last
    if state.waiting and (not state.terms.contested or last is None or last.seat in state.waiting):
        _refuse("waiting", text)
    if last and not all(state.grid.filled(square) for square in last.squares):
        _refuse("last", text)
