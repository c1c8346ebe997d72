"""Ratings over the events of a club: everybody starts at 1500, and each encounter moves two numbers (Elo).

People are known by their names, as a club knows its members. An event counts once it is over, if its file
says `Rated "yes"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hand_scores import Hand
from joute.tournaments.hands import HandsEvent
from joute.tournaments.matches import DRAWN, Match
from joute.tournaments.players import Number

START = 1500.0
STEP = 32.0
"""Twice what an encounter between equals moves."""
SCALE = 400.0
"""So many points more are ten to one."""


@dataclass(frozen=True, slots=True)
class Rated:
    """One person and what their encounters have come to."""

    name: str
    rating: int
    encounters: int


@dataclass(frozen=True, slots=True)
class _Meeting:
    one: Number
    two: Number
    points: float
    """Of the first: 1 won, ½ level, 0 lost."""
    weight: float = 1.0


def ratings(events: Iterable[Event]) -> tuple[Rated, ...]:
    """The people of these events, in the order they were played; the best first."""
    rating: dict[str, float] = {}
    count: dict[str, int] = {}
    spelt: dict[str, str] = {}
    for event in events:
        if not (event.agreement.rated and event.over):
            continue
        known = {player.number: player.name.casefold() for player in event.players}
        for meetings in _rounds(event):
            moved: dict[str, float] = {}
            for met in meetings:
                one, two = known[met.one], known[met.two]
                gap = rating.get(two, START) - rating.get(one, START)
                change = STEP * met.weight * (met.points - 1 / (1 + 10 ** (gap / SCALE)))
                moved[one] = moved.get(one, 0.0) + change
                moved[two] = moved.get(two, 0.0) - change
            for who, change in moved.items():
                rating[who] = rating.get(who, START) + change
                count[who] = count.get(who, 0) + 1
        spelt |= {known[player.number]: player.name for player in event.players}
    people = [Rated(spelt[who], round(points), count[who]) for who, points in rating.items()]
    return tuple(sorted(people, key=lambda one: (-one.rating, one.name)))


def _rounds(event: Event) -> Iterator[list[_Meeting]]:
    """Who met whom, round by round: ratings move between rounds."""
    if isinstance(event, HandsEvent):
        yield from map(_of_hand, event.rounds)
    elif isinstance(event, EncountersEvent):
        for matches in event.rounds:
            yield [_of_match(match) for match in matches if len(match.players) == 2 and match.over]


def _of_match(match: Match) -> _Meeting:
    """An encounter that a lot has decided was level."""
    level = match.winner == DRAWN or match.drawn_for
    points = 0.5 if level else float(match.winner == match.first)
    return _Meeting(match.first, match.second, points)


def _of_hand(hand: Hand) -> list[_Meeting]:
    """At a table of four everybody meets three others, who weigh as much together as one opponent."""
    return [
        _Meeting(one, two, 0.5 * (1 + _sign(hand.points[two] - hand.points[one])), 1 / (len(players) - 1))
        for players in (table.players for table in hand.tables)
        for one, two in combinations(players, 2)
        if hand.counts(one) and hand.counts(two)
    ]


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
