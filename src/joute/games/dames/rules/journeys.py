"""How a letter travels: straight lines, and the letters captured on them (DAM-5, DAM-6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from joute.games.dames.board import Board
from joute.games.dames.material import RAYS, SHAPE, camp, opponent
from joute.play import Refusal, Seat, illegal
from joute.play.grid import EMPTY


@dataclass(frozen=True, slots=True)
class Journey:
    """A letter's way to its square, and what the board looks like on arrival, before any word."""

    seat: Seat
    source: int
    target: int
    captured: tuple[int, ...]
    before: Board
    after: Board

    @property
    def from_home(self) -> bool:
        return self.source in camp(self.seat)

    @property
    def takes_last_letter(self) -> bool:
        return bool(self.captured) and self.before.count(opponent(self.seat)) == 1


def journey(board: Board, seat: Seat, source: int, target: int, turns_over: bool) -> Journey | Refusal:
    """The way from one square to the other, or the first article against it."""
    if refusal := _refuse_ends(board, seat, source, target):
        return refusal
    ray = next(ray for ray in RAYS[source] if target in ray)
    captured = _captured(board, seat, ray[: ray.index(target) + 1])
    if isinstance(captured, Refusal):
        return captured
    return travelled(board, seat, source, target, captured, turns_over)


def steps(board: Board, seat: Seat) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """From where to where, and what is captured on the way, without the board on arrival."""
    for source in board.squares(seat):
        for ray in RAYS[source]:
            for target, captured in _stops(board, seat, ray):
                yield source, target, captured


def takes_on_line(board: Board, seat: Seat, ray: tuple[int, ...]) -> bool:
    """Whether the first letter on the line is the opponent's, no joker, with an empty square behind it."""
    cells = board.cells
    for place, square in enumerate(ray, 1):
        if cells[square] != EMPTY:
            return (
                place < len(ray) and cells[ray[place]] == EMPTY and board.holds_letter(square, opponent(seat))
            )
    return False


def leaves_home_bare(way: Journey) -> bool:
    """The last letter at home may not leave, except to take the opponent's last one (DAM-9)."""
    return bares_home(way.before, way.seat, way.source, way.target) and not way.takes_last_letter


def bares_home(board: Board, seat: Seat, source: int, target: int) -> bool:
    home = camp(seat)
    return source in home and target not in home and board.count_in_camp(seat, seat) == 1


def _refuse_ends(board: Board, seat: Seat, source: int, target: int) -> Refusal | None:
    squares = SHAPE.names((source, target))
    if board.is_empty(source):
        return illegal("DAM-5", "no_letter_there", squares[:1])
    if board.owner(source) != seat:
        return illegal("DAM-5", "not_your_letter", squares[:1], letter=board.letter(source))
    if source in board.jokers:
        return illegal("DAM-18", "joker_stays", squares[:1])
    if not any(target in ray for ray in RAYS[source]):
        return illegal("DAM-5", "not_straight", squares, source=squares[0], target=squares[1])
    if not board.is_empty(target):
        return illegal("DAM-5", "square_taken", squares[1:], letter=board.letter(target))
    return None


def _captured(board: Board, seat: Seat, way: tuple[int, ...]) -> tuple[int, ...] | Refusal:
    """The letters passed over on the way to an empty square, or the obstacle that stops the letter."""
    captured = []
    for here, after in pairwise(way):
        if board.is_empty(here):
            continue
        name, letter = SHAPE.names((here,)), board.letter(here)
        if here in board.jokers:
            return illegal("DAM-6", "over_joker", name, letter=letter)
        if board.owner(here) == seat:
            return illegal("DAM-6", "over_own_letter", name, letter=letter)
        if not board.is_empty(after):
            return illegal("DAM-6", "nothing_behind", SHAPE.names((here, after)), letter=letter)
        captured.append(here)
    return tuple(captured)


def _stops(board: Board, seat: Seat, ray: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The empty squares of a line where a letter may stop, with what it captures on the way."""
    captured: tuple[int, ...] = ()
    cells = board.cells
    for place, square in enumerate(ray):
        if cells[square] == EMPTY:
            yield square, captured
            continue
        behind = ray[place + 1] if place + 1 < len(ray) else None
        if behind is None or cells[behind] != EMPTY or not board.holds_letter(square, opponent(seat)):
            return
        captured = (*captured, square)


def travelled(
    board: Board, seat: Seat, source: int, target: int, captured: tuple[int, ...], turns_over: bool
) -> Journey:
    """The board once the letter has arrived."""
    after = board.moved(source, target)
    after = after.turned(captured, seat) if turns_over else after.with_cells(dict.fromkeys(captured, EMPTY))
    return Journey(seat, source, target, captured, board, after)
