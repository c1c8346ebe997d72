"""What is entered of encounters: games won and drawn, mistakes erased, lots (LXD-22, DAM-4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from joute.games import registry
from joute.play import Refusal, ambiguous, illegal
from joute.tournaments.encounter_scores import EncounterScores
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.matches import DRAWN, Game, Match
from joute.tournaments.parsing import read_result
from joute.tournaments.players import ORGANISER, Number

WON, DREW = "won", "drew"


@dataclass(frozen=True, slots=True)
class EncounterResults(EncounterScores):
    """A round being played."""

    def played(self, who: Number, words: list[str], won: bool) -> Self | Refusal:
        result = read_result(words)
        if result is None or who == ORGANISER:
            return bad_form("3 won 5 75-70 [x2] [bag=…] / 3 drew 5 60-60")
        match = self.open_match(who, result.other)
        if isinstance(match, Refusal):
            return match
        if match.over:
            return illegal("", "encounter_over")
        if match.lot_needed:
            return illegal("DAM-4", "lot_for_third")
        scores = result.scores if who == match.first else result.scores[::-1]
        game = Game(who if won else DRAWN, (scores[0], scores[1]), result.worth, result.letters)
        return self.with_match(match, replace(match, games=(*match.games, game)))

    def doubts(self, who: Number, text: str) -> Refusal | None:
        """A score the game cannot have, or a winner with fewer points than the loser."""
        verb, *words = text.split() or [""]
        verb = verb.lower()
        result = read_result(words) if verb in (WON, DREW) else None
        if result is None or not result.told or not 1 <= who <= len(self.players):
            return None
        game = registry.find(self.agreement.game)
        mine, theirs = result.scores
        if possible := game.final_scores(dict(self.agreement.options)):
            for points in (mine, theirs):
                if points not in possible:
                    reason = "impossible_score" if possible.step == 1 else "impossible_step"
                    least, most, step = str(possible[0]), str(possible[-1]), str(possible.step)
                    return illegal("", reason, points=str(points), least=least, most=most, step=step)
        fewer = mine > theirs if game.low_wins else mine < theirs
        if (verb == WON and fewer) or (verb == DREW and mine != theirs):
            told = {"name": self.player(who).name, "mine": str(mine), "theirs": str(theirs)}
            return ambiguous("", "fewer_points" if verb == WON else "unequal_draw", (), **told)
        return None

    def erase(self, who: Number, words: list[str]) -> Self | Refusal:
        """Take back the last game entered for an encounter of the round."""
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, words)):
            return bad_form("0 erase 3 5")
        match = self.open_match(int(words[0]), int(words[1]))
        if isinstance(match, Refusal):
            return match
        if not match.games:
            return illegal("", "nothing_to_erase")
        lot = match.lot if len(match.games) > 2 else 0
        return self.with_match(match, replace(match, games=match.games[:-1], lot=lot, drawn_for=0))

    def lot(self, who: Number, words: list[str]) -> Self | Refusal:
        """Who starts the third game (DAM-4)."""
        if who != ORGANISER or len(words) != 1 or not is_number(words[0]):
            return bad_form("0 lot 3")
        player = int(words[0])
        for match in self.rounds[-1] if self.rounds else ():
            if player in match.players and match.lot_needed:
                return self.with_match(match, replace(match, lot=player))
            if player in match.players and match.undecided:
                return self.with_match(match, replace(match, drawn_for=player))
        return illegal("DAM-4", "no_lot_here")

    def open_match(self, one: Number, two: Number) -> Match | Refusal:
        for match in self.rounds[-1] if self.rounds and not self.stopped else ():
            if sorted(match.players) == sorted((one, two)):
                return match
        return illegal("", "not_paired", one=one, two=two)

    def with_match(self, old: Match, new: Match) -> Self:
        last = tuple(new if match is old else match for match in self.rounds[-1])
        return replace(self, rounds=(*self.rounds[:-1], last))
