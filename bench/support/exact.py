"""What is certain of a position, by every line there is: the referee alone is asked, no machine.

Where not every line can be followed to its end, what is certain lies between two bounds. What a player does
not see is gone through as well: every hand the other one may hold, as often as it comes; from then on hands
are open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bench.support.jago_turns import every_turn
from joute.games.amusante.moves import Lay
from joute.games.amusante.position import AmusantePosition
from joute.games.demo.position import DemoPosition
from joute.games.jago.position import JagoPosition
from joute.games.lexicon.position import LexiconPosition
from joute.play import CHANCE, Game, Move, Outcome, Position, Seat, Settings, Shuffle


class TooLong(Exception):
    """More positions than were allowed."""


@dataclass(slots=True)
class Work:
    """How many positions may still be looked at."""

    left: int

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooLong


@dataclass(frozen=True, slots=True)
class Bounds:
    """A winning chance, of a hundred: it is no less than `low` and no more than `high`."""

    low: float
    high: float

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


WON, LOST, OPEN = Bounds(100, 100), Bounds(0, 0), Bounds(0, 100)


def bounds(position: Position, seat: Seat, plies: int, work: Work) -> Bounds:
    """What is certain within so many plies, both playing as well as can be and seeing everything."""
    work.spend()
    if outcome := position.outcome():
        return ended(outcome, seat)
    if not plies or CHANCE in position.to_act():
        return OPEN
    mover = position.to_act()[0]
    every, moves = every_move(position, mover)
    own = mover == seat
    low = high = 0.0 if own else 100.0
    for move in moves:
        found = bounds(position.play(mover, move), seat, plies - 1, work)
        low, high = (max(low, found.low), max(high, found.high)) if own else _least(low, high, found)
        if low == 100 and own:
            return WON
        if high == 0 and not own:
            return LOST
    if not every:
        return Bounds(low, 100) if own else Bounds(0, high)
    return Bounds(low, high)


def ended(outcome: Outcome, seat: Seat) -> Bounds:
    share = 100 * outcome.share(seat, seats=2)
    return Bounds(share, share)


def _least(low: float, high: float, found: Bounds) -> tuple[float, float]:
    return min(low, found.low), min(high, found.high)


def after_move(
    game: Game, settings: Settings, position: Position, seat: Seat, move: Move, plies: int, work: Work
) -> Bounds:
    """What is certain of a move: the mean over all deals the mover must reckon with."""
    low = high = 0.0
    total = 0
    for deal, times in deals(game, settings, position, seat):
        found = bounds(deal.play(seat, move), seat, plies, work)
        low, high, total = low + times * found.low, high + times * found.high, total + times
    return Bounds(low / total, high / total)


def every_move(position: Position, seat: Seat) -> tuple[bool, Iterator[Move]]:
    """The listing, and whether nothing that matters is left out.

    The amusing rule lists one word a square: on a row that has begun, another one matters only where it ends
    there and stops the row (AMU-4). JAGO lists turns of one word; who finds none at all has lost (JAG-24).
    """
    listed = position.moves(seat)
    if isinstance(position, AmusantePosition) and position.state.row:
        return True, _with_endings(position)
    if isinstance(position, JagoPosition) and len(position.state.at_hand) == 1:
        return True, every_turn(position)
    return listed.complete, iter(listed)


def _with_endings(position: AmusantePosition) -> Iterator[Move]:
    row, words = position.state.row.upper(), position.state.terms.dictionary
    for move in position.moves(position.state.turn):
        yield move
        if isinstance(move, Lay):
            ending = row + move.square.upper()
            if ending in words and ending not in (move.word, position.state.first_word):
                yield Lay(move.square, ending)


def deals(game: Game, settings: Settings, position: Position, seat: Seat) -> Iterator[tuple[Position, int]]:
    """Every position that looks like this one to the seat, for two players, and how often it comes."""
    view, count = position.view(seat), hidden(position, 3 - seat)
    unseen: list[str] = []
    if not count:
        yield position, 1
        return

    def noted(items: Sequence[str]) -> Sequence[str]:
        unseen[:] = sorted(items)
        return items

    game.imagine(view, settings, noted)
    ways = Counter(combinations(unseen, count))
    for held, times in ways.items():
        rest = list((Counter(unseen) - Counter(held)).elements())
        yield game.imagine(view, settings, _always([*held, *rest])), times


def _always(items: Sequence[str]) -> Shuffle:
    """No lot at all: these, in this order."""
    return lambda _: items


def hidden(position: Position, other: Seat) -> int:
    """How many pieces of the other's hand the seat cannot know."""
    if isinstance(position, LexiconPosition):
        return len(position.state.cards.hands[other - 1])
    if isinstance(position, DemoPosition):
        return len(position.state.hands[other - 1])
    if isinstance(position, AmusantePosition):
        return len(position.state.hands[other - 1]) - len(position.state.known[other - 1])
    return 0
