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
    starts: int
    rested: bool


_REMATCH = 10**9
_RESTED = 10**7
_DISTANCE = 10**4


def swiss_round(ranked: Sequence[Record]) -> tuple[Pair, ...]:
    """The players, best first, paired: no second encounter, equal points, top half against bottom half.

    With an odd number the lowest who has not rested yet has a bye.
    """
    import networkx as nx  # type: ignore[import-untyped]

    place = {record.number: at for at, record in enumerate(ranked)}
    group = {record.number: sum(other.points == record.points for other in ranked) for record in ranked}
    graph = nx.Graph()
    for one, two in combinations(ranked, 2):
        graph.add_edge(one.number, two.number, weight=-_cost(one, two, place, group))
    if len(ranked) % 2:
        for record in ranked:
            resting = _RESTED * record.rested + _DISTANCE * int(4 * record.points**2)
            graph.add_edge(record.number, BYE, weight=-(resting + len(ranked) - place[record.number]))
    chosen = {frozenset(pair) for pair in nx.max_weight_matching(graph, maxcardinality=True)}
    pairs = [_started(pair, ranked, place) for pair in chosen]
    return tuple(sorted(pairs, key=lambda pair: (pair[1] == BYE, min(map(_placed(place), pair)))))


def _cost(one: Record, two: Record, place: dict[Number, int], group: dict[Number, int]) -> int:
    gap = one.points - two.points
    ideal = group[one.number] // 2 if gap == 0 else 1
    off = abs(place[two.number] - place[one.number] - ideal)
    return _REMATCH * (two.number in one.met) + _DISTANCE * int(4 * gap * gap) + off


def _placed(place: dict[Number, int]) -> Callable[[Number], int]:
    return lambda number: place.get(number, len(place))


def _started(pair: frozenset[Number], ranked: Sequence[Record], place: dict[Number, int]) -> Pair:
    """Who has started less often starts; between equals the lower placed."""
    if BYE in pair:
        return (max(pair), BYE)
    known = {record.number: record for record in ranked}
    first, second = sorted(pair, key=lambda number: (known[number].starts, -place[number]))
    return first, second
