"""An encounter of two players: a single game, or a match as the rulebooks have it (LXD-22, DAM-4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from joute.play import MatchRule
from joute.tournaments.players import Number

DRAWN: Number = 0
BYE: Number = 0


SINGLE = MatchRule(games=1, enough=1)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of an encounter."""

    winner: Number
    scores: tuple[Fraction, Fraction]
    """Of the encounter's first and second player."""
    worth: int = 1
    """A total reversal counts as two games won (DAM-20)."""
    letters: str = ""
    """What it left in the bag."""


@dataclass(frozen=True, slots=True)
class Match:
    """Two players, who starts the first game named first; a bye has no second player."""

    first: Number
    second: Number
    rule: MatchRule
    games: tuple[Game, ...] = ()
    lot: Number = 0
    """Who starts the third game."""
    agreed: Fraction | None = None
    """The points of a bye that was agreed on."""
    decisive: bool = False
    """Somebody must win (knock-out): after a draw further games are played, or a lot decides."""
    drawn_for: Number = 0
    """Who moves on by lot."""

    @property
    def players(self) -> tuple[Number, ...]:
        return (self.first,) if self.second == BYE else (self.first, self.second)

    def renumbered(self, other: Mapping[Number, Number]) -> Match:
        """The same encounter between other players."""
        first, second = (other.get(player, player) for player in (self.first, self.second))
        return replace(self, first=first, second=second)

    def other(self, player: Number) -> Number:
        return self.second if player == self.first else self.first

    def won(self, player: Number) -> int:
        return sum(game.worth for game in self.games if game.winner == player)

    def scored(self, player: Number) -> Fraction:
        side = 0 if player == self.first else 1
        return sum((game.scores[side] for game in self.games), Fraction(0))

    @property
    def over(self) -> bool:
        if self.second == BYE:
            return True
        return self._played_out and not (self.decisive and self.winner == DRAWN)

    @property
    def _played_out(self) -> bool:
        leader = max(self.won(self.first), self.won(self.second))
        return len(self.games) >= self.rule.games or leader >= self.rule.enough

    @property
    def undecided(self) -> bool:
        """All games played, and still nobody to move on (knock-out)."""
        return self.decisive and self._played_out and not self.over

    @property
    def winner(self) -> Number:
        """Once it is over; 0 for a draw."""
        if self.second == BYE:
            return self.first
        if self.drawn_for:
            return self.drawn_for
        first, second = ((self.won(p), self._deciding(p)) for p in (self.first, self.second))
        return DRAWN if first == second else self.first if first > second else self.second

    def _deciding(self, player: Number) -> Fraction:
        return self.scored(player) if self.rule.scores_decide else Fraction(0)

    @property
    def lot_needed(self) -> bool:
        """Lots decide again who starts the third game (DAM-4)."""
        return not self._played_out and len(self.games) == 2 and not self.lot

    @property
    def starter(self) -> Number:
        """Who starts the next game: each one, then as the lots say, then each in turn again."""
        if len(self.games) == 2 and self.lot:
            return self.lot
        return self.first if len(self.games) % 2 == 0 else self.second

    @property
    def letters(self) -> str:
        return self.games[-1].letters if self.games else ""
