"""The points of encounters: what each is worth, what parts equals, who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from joute.tournaments.event import Event
from joute.tournaments.matches import BYE, DRAWN, Match
from joute.tournaments.pairing import circle_rounds
from joute.tournaments.players import Number, Standing, ranked

ROUND_ROBIN, SWISS, MATCH = "roundrobin", "swiss", "match"


@dataclass(frozen=True, slots=True)
class EncounterScores(Event):
    """Players and the encounters played; `rounds` ends with the round being played or just finished."""

    lots: tuple[Number, ...] = ()
    rounds: tuple[tuple[Match, ...], ...] = ()
    stopped: bool = False

    @property
    def between_rounds(self) -> bool:
        return not self.rounds or all(match.over for match in self.rounds[-1])

    @property
    def planned(self) -> int:
        """How many rounds there will be."""
        if self.agreement.format == SWISS:
            return self.agreement.rounds
        return circle_rounds(len(self.lots)) if self.agreement.format == ROUND_ROBIN else 1

    @property
    def over(self) -> bool:
        finished = bool(self.lots) and len(self.rounds) >= self.planned and self.between_rounds
        return self.stopped or finished

    def matches_of(self, player: Number) -> list[Match]:
        return [match for matches in self.rounds for match in matches if player in match.players]

    def points(self, player: Number) -> Fraction:
        """One for an encounter won, a half for a draw; a bye is won in a Swiss event only."""
        return sum((self._worth(match, player) for match in self.matches_of(player)), Fraction(0))

    def _worth(self, match: Match, player: Number) -> Fraction:
        if not match.over or (match.second == BYE and self.agreement.format != SWISS):
            return Fraction(0)
        return Fraction(1, 2) if match.winner == DRAWN else Fraction(int(match.winner == player))

    def _keys(self) -> dict[Number, tuple[Fraction, ...]]:
        """Everybody's points and tie-breaks, each encounter looked at once."""
        points = dict.fromkeys((player.number for player in self.players), Fraction(0))
        met: dict[Number, list[tuple[Number, Fraction]]] = {number: [] for number in points}
        for match in (match for matches in self.rounds for match in matches if match.over):
            for player in match.players:
                worth = self._worth(match, player)
                points[player] += worth
                met[player] += [(match.other(player), worth)] if match.second != BYE else []
        return {number: (points[number], *self._tie_breaks(met[number], points)) for number in points}

    def _tie_breaks(
        self, met: list[tuple[Number, Fraction]], points: Mapping[Number, Fraction]
    ) -> tuple[Fraction, ...]:
        """Swiss: the points of all opponents, then of those beaten; round robin: of those beaten."""
        solkoff = sum((points[other] for other, _ in met), Fraction(0))
        sonneborn = sum((worth * points[other] for other, worth in met), Fraction(0))
        return (solkoff, sonneborn) if self.agreement.format == SWISS else (sonneborn,)

    def standings(self) -> tuple[Standing, ...]:
        keys = self._keys()
        present = sorted(self.present, key=lambda number: (*(-key for key in keys[number]), number))
        gone = [player.number for player in self.players if player.withdrawn]
        ranks = ranked([keys[number] for number in present])
        return tuple(
            Standing(rank, self.player(number), keys[number][0], keys[number][1:])
            for rank, number in zip([*ranks, *[None] * len(gone)], [*present, *gone], strict=True)
        )
