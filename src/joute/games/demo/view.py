"""What a seat may know, and a whole state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from joute.games.demo.judge import REFEREE
from joute.games.demo.material import SHAPE, as_held, square_value
from joute.games.demo.options import Terms
from joute.games.demo.rules.contests import last_words, turn_at_stake
from joute.games.demo.state import Played, State
from joute.letters.squares import SQUARES
from joute.play import CHANCE, EndReason, Now, Seat, Shuffle, View, shared
from joute.play.grid import EMPTY, Grid
from joute.values import swift

_STOPS = (EndReason.BY_POINTS, EndReason.AGREEMENT)
"""The ends that players bring about by passing or by saying `end`: the state holds them as `stopped`."""

_SQUARE_VALUES = tuple((square, square_value(square)) for square in sorted({*SQUARES.letters}))


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class DemoView(View):
    """Hands are counted out openly once the game is over; what lies aside is never shown."""

    cells: str
    """The mat, row by row: `.` empty, a lower-case letter a joker."""
    hands: tuple[str | None, ...]
    """The viewer's own; None for the others' while the game goes on; empty before the deal."""
    counts: tuple[int, ...]
    aside: int
    turn: Seat
    """Whose turn it is; chance before the deal and after the end."""
    following: Seat
    """Whose turn would be next if no turn were lost (DEM-10)."""
    out: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    lost: tuple[Seat, ...]
    last_seat: Seat | None
    last_squares: tuple[str, ...]
    last_words: tuple[str, ...]
    share: str
    most: int | None
    loser: str
    arbitration: str
    turns_at_stake: tuple[str, ...]
    """By seat, which turn a wrong contest would cost (DEM-10): `now`, `next`, `none`; `over` at the end."""
    square_values: tuple[tuple[str, int], ...]
    """What each square left in a hand costs (DEM-8)."""

    @property
    def hand(self) -> str:
        """The viewer's own squares."""
        own = self.hands[self.seat - 1] if self.seat and self.hands else None
        return own or ""


def view(state: State, seat: Seat | None, now: Now) -> DemoView:
    common = shared("demo", REFEREE, state, seat, now)
    over = common["outcome"] is not None
    terms, last = state.terms, state.last
    counts = tuple(map(len, state.hands))
    return DemoView(
        **common,
        cells=state.grid.cells,
        hands=_hands(state, seat, over),
        counts=counts,
        aside=len(SQUARES) - sum(counts) - (SHAPE.size - state.grid.cells.count(EMPTY)),
        turn=CHANCE if over or not state.hands else state.turn,
        following=state.following,
        out=state.out,
        resigned=state.resigned,
        passed=state.passed,
        lost=state.lost,
        last_seat=last.seat if last else None,
        last_squares=SHAPE.names(last.squares) if last else (),
        last_words=last_words(state),
        share=terms.share,
        most=terms.most_laid,
        loser="single" if terms.single_loser else "each",
        arbitration="contest" if terms.contested else "strict",
        turns_at_stake=_turns_at_stake(state) if now.window.seats else (),
        square_values=_SQUARE_VALUES,
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:
    """What each seat sees in its own way."""
    return {"hands": _hands(state, seat, REFEREE.outcome(state) is not None)}


def _turns_at_stake(state: State) -> tuple[str, ...]:
    return tuple(turn_at_stake(state, seat) for seat in range(1, state.seats + 1))


def _hands(state: State, seat: Seat | None, over: bool) -> tuple[str | None, ...]:
    return tuple(hand if over or owner == seat else None for owner, hand in enumerate(state.hands, 1))


def imagine(seen: DemoView, terms: Terms, shuffle: Shuffle) -> State:
    """The squares that the viewer does not see are spread over the other hands and what lies aside."""
    laid = "".join(as_held(cell) for cell in seen.cells if cell != EMPTY)
    known = laid + "".join(hand for hand in seen.hands if hand is not None)
    unseen = iter(shuffle(SQUARES.without(known).letters))
    hands = tuple(
        hand if hand is not None else "".join(sorted(next(unseen) for _ in range(count)))
        for hand, count in zip(seen.hands, seen.counts, strict=True)
    )
    squares = (SHAPE.index(name) for name in seen.last_squares)
    laid_last = tuple(square for square in squares if square is not None)
    reason = seen.outcome.reason if seen.outcome else None
    return State(
        terms,
        Grid(SHAPE, seen.cells),
        hands,
        seen.following,
        seen.out,
        seen.resigned,
        seen.passed,
        seen.lost,
        seen.agreed,
        Played(seen.last_seat, laid_last) if seen.last_seat else None,
        seen.window.seats,
        reason if reason in _STOPS else None,
    )
