"""The points of encounters: what each is worth, what parts equals, who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from joute.games import registry
from joute.tournaments.attendance import Attendance
from joute.tournaments.field import against_the_field, rounded
from joute.tournaments.knockout import bracket_rounds, last_round_of
from joute.tournaments.matches import BYE, DRAWN, Match
from joute.tournaments.pairing import circle_rounds
from joute.tournaments.players import Number, Standing, ranked
from joute.tournaments.tie_breaks import TIE_BREAKS, Course, Met

ROUND_ROBIN, SWISS, MATCH, KNOCK_OUT = "roundrobin", "swiss", "match", "knockout"


@dataclass(frozen=True, slots=True)
class EncounterScores(Attendance):
    """Players and the encounters played; `rounds` ends with the round being played or just finished."""

    lots: tuple[Number, ...] = ()
    rounds: tuple[tuple[Match, ...], ...] = ()
    stopped: bool = False

    @property
    def opened(self) -> int:
        return len(self.rounds)

    @property
    def counted(self) -> bool:
        return self.between_rounds

    @property
    def between_rounds(self) -> bool:
        return not self.rounds or all(match.over for match in self.rounds[-1])

    @property
    def planned(self) -> int:
        """How many rounds there will be."""
        if self.agreement.format == SWISS:
            return self.agreement.rounds
        if self.agreement.format == KNOCK_OUT:
            return bracket_rounds(len(self.lots) or len(self.present))
        return circle_rounds(len(self.lots)) if self.agreement.format == ROUND_ROBIN else 1

    @property
    def over(self) -> bool:
        finished = bool(self.lots) and len(self.rounds) >= self.planned and self.between_rounds
        return self.stopped or finished

    def matches_of(self, player: Number) -> list[Match]:
        return [match for matches in self.rounds for match in matches if player in match.players]

    def points(self, player: Number) -> Fraction:
        """One for an encounter won, a half for a draw; a bye is won in a Swiss event only."""
        return sum((self.worth(match, player) for match in self.matches_of(player)), Fraction(0))

    def worth(self, match: Match, player: Number) -> Fraction:
        if match.agreed is not None:
            return match.agreed
        if not match.over or (match.second == BYE and self.agreement.format != SWISS):
            return Fraction(0)
        return Fraction(1, 2) if match.winner == DRAWN else Fraction(int(match.winner == player))

    def _course(self, player: Number) -> Course:
        over = [match for match in self.matches_of(player) if match.over]
        met = [match for match in over if match.second != BYE]
        return Course(
            met=[Met(match.other(player), self.worth(match, player)) for match in met],
            rounds=[self.worth(match, player) for match in over],
            margin=sum(
                (match.scored(player) - match.scored(match.other(player)) for match in met), Fraction(0)
            ),
        )

    def _keys(self) -> dict[Number, tuple[Fraction, ...]]:
        """Everybody's points and tie-breaks; in a knock-out, how far each has come."""
        numbers = [player.number for player in self.players]
        if self.agreement.format == KNOCK_OUT:
            return {number: (Fraction(last_round_of(self.rounds, number)),) for number in numbers}
        if self.agreement.duplicate:
            return self._field(numbers)
        courses = {number: self._course(number) for number in numbers}
        points = {number: sum(course.rounds, Fraction(0)) for number, course in courses.items()}
        parting = [TIE_BREAKS[name] for name in self.agreement.tie_breaks]
        return {
            number: (points[number], *(part(courses[number], points) for part in parting))
            for number in numbers
        }

    def _field(self, numbers: list[Number]) -> dict[Number, tuple[Fraction, ...]]:
        """Duplicate: per cent of the field, by the margin in each seat's letters."""
        sign = -1 if registry.find(self.agreement.game).low_wins else 1
        shares = against_the_field(
            [
                (seat, player, sign * (match.scored(player) - match.scored(match.other(player))))
                for match in matches
                if match.over and match.second != BYE
                for seat, player in enumerate(match.players)
            ]
            for matches in self.rounds
        )
        points = {number: self.points(number) for number in numbers}
        return {number: (rounded(shares.get(number, Fraction(0))), points[number]) for number in numbers}

    def standings(self) -> tuple[Standing, ...]:
        """Who is absent for now keeps a rank: the rounds missed have brought nothing."""
        keys = self._keys()
        staying = [one.number for one in self.players if not (one.withdrawn or one.struck)]
        present = sorted(staying, key=lambda number: (*(-key for key in keys[number]), number))
        gone = [player.number for player in self.players if player.withdrawn and not player.struck]
        ranks = ranked([keys[number] for number in present])
        return tuple(
            Standing(rank, self.player(number), keys[number][0], keys[number][1:])
            for rank, number in zip([*ranks, *[None] * len(gone)], [*present, *gone], strict=True)
        )
