"""A scorekeeper who keeps facts, not totals: after every correction all is added up again from nothing.

Written from TRN-5, TRN-7 and TRN-8, and from what docs/tournaments.md says of those who come back, with
nothing of the program.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

WRONG_WORD, WRONG_CHALLENGE = 50, 10


@dataclass
class Fact:
    """One thing that happened; `kind` says what the rest means."""

    kind: str
    player: int = 0
    points: int = 0
    other: int = 0
    verdict: str = ""


@dataclass
class Round:
    held: dict[int, int] = field(default_factory=dict)
    rested: set[int] = field(default_factory=set)


def nearest(total: int, count: int) -> int:
    """The average, to the nearest point, halves up."""
    return int(Fraction(total, count) + Fraction(1, 2)) if count else 0


class Count:
    """The facts, added up in their order."""

    def __init__(self, facts: list[Fact]) -> None:
        self.totals: dict[int, int] = {}
        self.here: list[int] = []
        self.left: dict[int, int] = {}
        self.rounds: list[Round] = []
        self.resting: dict[int, int] = {}
        for fact in facts:
            getattr(self, f"_{fact.kind}")(fact)

    def standings(self) -> list[tuple[int | None, int, int]]:
        """TRN-7, TRN-8: rank, player, total; equal totals share, who is gone has no rank."""
        order = sorted(self.here, key=lambda player: (self.totals[player], player))
        gone = sorted(set(self.totals) - set(self.here))
        placed = [
            (1 + sum(self.totals[other] < self.totals[one] for other in self.here), one, self.totals[one])
            for one in order
        ]
        return [*placed, *((None, player, self.totals[player]) for player in gone)]

    def average(self) -> int:
        return nearest(sum(self.totals[one] for one in self.here), len(self.here)) if self.rounds else 0

    def _joins(self, fact: Fact) -> None:
        self.totals[fact.player] = self.average()
        self.here.append(fact.player)

    def _leaves(self, fact: Fact) -> None:
        self.here.remove(fact.player)
        self.left[fact.player] = len(self.rounds)
        self.resting.pop(fact.player, None)

    def _returns(self, fact: Fact) -> None:
        player = fact.player
        if any(player in one.held or player in one.rested for one in self.rounds):
            missed = self.rounds[self.left[player] :]
            self.totals[player] += sum(nearest(sum(one.held.values()), len(one.held)) for one in missed)
        else:
            self.totals[player] = self.average()
        self.here.append(player)

    def _rests(self, fact: Fact) -> None:
        self.resting[fact.player] = fact.points

    def _opens(self, _: Fact) -> None:
        for player, points in self.resting.items():
            self.totals[player] += points
        self.rounds.append(Round(rested=set(self.resting)))
        self.resting = {}

    def _holds(self, fact: Fact) -> None:
        held = self.rounds[-1].held
        self.totals[fact.player] += fact.points - held.get(fact.player, 0)
        held[fact.player] = fact.points

    def _fined(self, fact: Fact) -> None:
        self.totals[fact.player] += fact.points

    def _judged(self, fact: Fact) -> None:
        """TRN-5: `player` challenged a word of `other`."""
        if fact.verdict == "good":
            self.totals[fact.player] += WRONG_CHALLENGE
        elif fact.verdict == "wrong":
            self.totals[fact.other] += WRONG_WORD
