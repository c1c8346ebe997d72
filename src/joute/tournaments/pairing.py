"""Who meets whom: round robin by the circle method, Swiss by a matching of least cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from joute.tournaments.matches import BYE
from joute.tournaments.players import Number

Pair = tuple[Number, Number]


def circle_rounds(players: int) -> int:
    """How many rounds until everybody has met everybody."""
    return players - 1 + players % 2


def circle_round(order: Sequence[Number], at: int) -> tuple[Pair, ...]:
    """Round `at` (from 0): the first (the bye, if there is one) stays, the others go round.

    Every place of the circle starts or does not, so that all start equally often, give or take one.
    """
    seats = [*order] if len(order) % 2 == 0 else [BYE, *order]
    last, circle = len(seats) - 1, seats[1:]
    turned = circle[-(at % last) :] + circle[: -(at % last)] if last and at % last else circle
    ring = [seats[0], *turned]
    pairs = []
    for i in range(len(ring) // 2):
        one, two = ring[i], ring[last - i]
        if BYE in (one, two):
            pairs.append((max(one, two), BYE))
        else:
            pairs.append((two, one) if (at if i == 0 else i) % 2 else (one, two))
    return tuple(pairs)


@dataclass(frozen=True, slots=True)
class Record:
    """What Swiss pairing knows of a player."""

    number: Number
    points: Fraction
    met: frozenset[Number]
    balance: int
    """How many times more often the player has started than not."""
    rested: bool
    """Whether a bye has already brought a whole point."""
    team: str = ""


def swiss_round(ranked: Sequence[Record]) -> tuple[Pair, ...]:
    """The players, best first, paired at least cost; not accelerated.

    With an odd number the lowest who has not rested yet has a bye.
    """
    import networkx as nx  # type: ignore[import-untyped]

    costs = _Costs(ranked)
    graph = nx.Graph()
    for one, two in combinations(ranked, 2):
        graph.add_edge(one.number, two.number, weight=-costs.encounter(one, two))
    if len(ranked) % 2:
        for record in ranked:
            graph.add_edge(record.number, BYE, weight=-costs.bye(record))
    chosen = {frozenset(pair) for pair in nx.max_weight_matching(graph, maxcardinality=True)}
    pairs = [_started(pair, ranked, costs.place) for pair in chosen]
    return tuple(sorted(pairs, key=lambda pair: (pair[1] == BYE, min(map(_placed(costs.place), pair)))))


class _Costs:
    """What a pair costs. Each kind of cost outweighs all the costs below it in the whole round.

    1. nobody meets another twice, nobody has a second bye;
    2. nobody starts, or does not, three times more often than the other way;
    3. equal points meet, and where somebody must float the squares of the differences are least;
    4. members of a team do not meet;
    5. who has started more often meets somebody who has started less often;
    6. the upper half of a group of equal points meets the lower half, in order.
    """

    def __init__(self, ranked: Sequence[Record]) -> None:
        self.place = {record.number: at for at, record in enumerate(ranked)}
        self._group = {one.number: sum(other.points == one.points for other in ranked) for one in ranked}
        players = len(ranked) + 1
        most_gap = int(4 * max((record.points for record in ranked), default=Fraction(0)) ** 2) + 1
        self._fold = 1
        self._turn = players * players
        self._team = self._turn * 4 * players
        self._float = self._team * players
        self._unbalanced = self._float * players * most_gap
        self._again = self._unbalanced * players

    def encounter(self, one: Record, two: Record) -> int:
        gap = one.points - two.points
        ideal = self._group[one.number] // 2 if gap == 0 else 1
        off = abs(self.place[two.number] - self.place[one.number] - ideal)
        same_way = one.balance * two.balance > 0
        least = min(abs(one.balance), abs(two.balance)) if same_way else 0
        return (
            self._again * (two.number in one.met)
            + self._unbalanced * (least >= 2)
            + self._float * int(4 * gap * gap)
            + self._team * bool(one.team and one.team == two.team)
            + self._turn * least
            + self._fold * off
        )

    def bye(self, record: Record) -> int:
        """As an encounter with somebody who has no points and stands last."""
        low = len(self.place) - self.place[record.number]
        return self._again * record.rested + self._float * int(4 * record.points**2) + self._fold * low


def _placed(place: dict[Number, int]) -> Callable[[Number], int]:
    return lambda number: place.get(number, len(place))


def _started(pair: frozenset[Number], ranked: Sequence[Record], place: dict[Number, int]) -> Pair:
    """Who has started less often starts; between equals the lower placed."""
    if BYE in pair:
        return (max(pair), BYE)
    known = {record.number: record for record in ranked}
    first, second = sorted(pair, key=lambda number: (known[number].balance, -place[number]))
    return first, second
