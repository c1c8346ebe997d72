"""Events of encounters between two players: round robin, Swiss, or one match; for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from joute.play import Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Assignment
from joute.tournaments.encounter_scores import MATCH, SWISS, EncounterScores
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.matches import BYE, DRAWN, SINGLE, Game, Match
from joute.tournaments.pairing import Pair, Record, circle_round, swiss_round
from joute.tournaments.parsing import read_pairs, read_result
from joute.tournaments.players import ORGANISER, Line, Number, Player, Standing


@dataclass(frozen=True, slots=True)
class EncountersEvent(EncounterScores):
    """Players who meet two by two."""

    def verbs(self) -> Mapping[str, Callable[[Number, list[str]], Self | Refusal]]:
        return {
            "player": self.register,
            "withdraw": self.withdraw,
            "draw": self._draw,
            "round": self._round,
            "won": lambda who, words: self._played(who, words, won=True),
            "drew": lambda who, words: self._played(who, words, won=False),
            "erase": self._erase,
            "lot": self._lot,
            "end": self._end,
        }

    def joining(self, player: Player) -> Player | Refusal:
        if self.lots and self.agreement.format != SWISS:
            return illegal("", "pairings_are_fixed")
        return player

    def _draw(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER:
            return bad_form("0 draw 3 1 2")
        if self.lots:
            return illegal("", "already_drawn")
        enough = len(self.present) == 2 if self.agreement.format == MATCH else len(self.present) >= 2
        if not enough:
            return illegal("", "not_enough", players=len(self.present))
        order = self.order(words)
        return order if isinstance(order, Refusal) else replace(self, lots=order)

    def _round(self, who: Number, words: list[str]) -> Self | Refusal:
        """The pairings, who starts named first; a number alone has a bye."""
        pairs = read_pairs(words) if who == ORGANISER else None
        if not pairs:
            return bad_form("0 round 1-4 2-3 5")
        if refusal := self._refuse_round(pairs):
            return refusal
        rule = self.agreement.match_rule or SINGLE
        return replace(self, rounds=(*self.rounds, tuple(Match(one, two, rule) for one, two in pairs)))

    def _refuse_round(self, pairs: list[Pair]) -> Refusal | None:
        if not self.lots:
            return illegal("", "not_drawn")
        if not self.between_rounds:
            return illegal("", "encounters_open")
        if self.over:
            return illegal("", "event_over")
        named = sorted(player for pair in pairs for player in pair if player != BYE)
        if named != sorted(self.present):
            return illegal("", "not_everybody", players=len(self.present))
        return None

    def _played(self, who: Number, words: list[str], won: bool) -> Self | Refusal:
        result = read_result(words)
        if result is None or who == ORGANISER:
            return bad_form("3 won 5 75-70 [x2] [bag=…] / 3 drew 5 60-60")
        match = self._open_match(who, result.other)
        if isinstance(match, Refusal):
            return match
        if match.over:
            return illegal("", "encounter_over")
        if match.lot_needed:
            return illegal("DAM-4", "lot_for_third")
        scores = result.scores if who == match.first else result.scores[::-1]
        game = Game(who if won else DRAWN, (scores[0], scores[1]), result.worth, result.letters)
        return self._with(match, replace(match, games=(*match.games, game)))

    def _erase(self, who: Number, words: list[str]) -> Self | Refusal:
        """Take back the last game entered for an encounter of the round."""
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, words)):
            return bad_form("0 erase 3 5")
        match = self._open_match(int(words[0]), int(words[1]))
        if isinstance(match, Refusal):
            return match
        if not match.games:
            return illegal("", "nothing_to_erase")
        lot = match.lot if len(match.games) > 2 else 0
        return self._with(match, replace(match, games=match.games[:-1], lot=lot))

    def _lot(self, who: Number, words: list[str]) -> Self | Refusal:
        """Who starts the third game (DAM-4)."""
        if who != ORGANISER or len(words) != 1 or not is_number(words[0]):
            return bad_form("0 lot 3")
        player = int(words[0])
        for match in self.rounds[-1] if self.rounds else ():
            if player in match.players and match.lot_needed:
                return self._with(match, replace(match, lot=player))
        return illegal("DAM-4", "no_lot_here")

    def _end(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER or words:
            return bad_form("0 end")
        if self.over or not self.between_rounds:
            return illegal("", "event_over" if self.over else "encounters_open")
        return replace(self, stopped=True)

    def _open_match(self, one: Number, two: Number) -> Match | Refusal:
        for match in self.rounds[-1] if self.rounds and not self.stopped else ():
            if sorted(match.players) == sorted((one, two)):
                return match
        return illegal("", "not_paired", one=one, two=two)

    def _with(self, old: Match, new: Match) -> Self:
        last = tuple(new if match is old else match for match in self.rounds[-1])
        return replace(self, rounds=(*self.rounds[:-1], last))

    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """Who starts the third games that wait for it (DAM-4)."""
        waiting = [match for match in (self.rounds[-1] if self.rounds else ()) if match.lot_needed]
        lots = (shuffle([str(player) for player in match.players])[0] for match in waiting)
        return tuple((ORGANISER, f"lot {lot}") for lot in lots)

    def next_round(self, shuffle: Shuffle) -> tuple[Line, ...] | Refusal:
        """Third games that need a lot come first; else lots before the first round, and the pairings."""
        if lots := self.lots_due(shuffle):
            return lots
        if self.lots:
            return ((ORGANISER, f"round {self._pairs_text(self)}"),)
        drawn = f"draw {' '.join(shuffle([str(number) for number in self.present]))}"
        after = self.enter(ORGANISER, drawn)
        if isinstance(after, Refusal):
            return after
        return ((ORGANISER, drawn), (ORGANISER, f"round {self._pairs_text(after)}"))

    def _pairs_text(self, event: EncountersEvent) -> str:
        return " ".join(f"{one}-{two}" if two != BYE else str(one) for one, two in event.pairings())

    def pairings(self) -> tuple[Pair, ...]:
        """The next round's encounters."""
        if self.agreement.format == SWISS:
            return swiss_round([self._record(standing.player.number) for standing in self._seeded()])
        pairs = circle_round(self.lots, len(self.rounds))
        here = ((one, two) for one, two in pairs if {one, two} & set(self.present))
        return tuple(self._without_the_gone(pair) for pair in here)

    def _without_the_gone(self, pair: Pair) -> Pair:
        staying = [player for player in pair if player in self.present]
        return pair if len(staying) == 2 else (staying[0], BYE)

    def _seeded(self) -> list[Standing]:
        """Present players by the standings, then by the lots."""
        place = {number: at for at, number in enumerate(self.lots)}
        lines = [line for line in self.standings() if line.rank is not None]
        return sorted(lines, key=lambda line: (line.rank, place.get(line.player.number, len(place))))

    def _record(self, player: Number) -> Record:
        matches = self.matches_of(player)
        return Record(
            number=player,
            points=self.points(player),
            met=frozenset(match.other(player) for match in matches if match.second != BYE),
            starts=sum(match.first == player for match in matches if match.second != BYE),
            rested=any(match.second == BYE for match in matches),
        )

    def assignments(self) -> tuple[Assignment, ...]:
        return tuple(
            Assignment(
                table,
                self.agreement.game,
                (match.starter, match.other(match.starter)),
                self.agreement.options,
                match.letters,
                len(match.games),
            )
            for table, match in enumerate(self.rounds[-1] if self.rounds else (), 1)
            if not match.over and not match.lot_needed
        )

    def outcome_lines(
        self, table: int, outcome: Outcome, scores: tuple[Score, ...], letters: str = ""
    ) -> tuple[Line, ...] | Refusal:
        assigned = {assignment.table: assignment.players for assignment in self.assignments()}
        if table not in assigned:
            return unreadable("unknown_table", table=table)
        one, two = assigned[table]
        winner = assigned[table][outcome.winners[0] - 1] if len(outcome.winners) == 1 else DRAWN
        who, other = (two, one) if winner == two else (one, two)
        mine, theirs = (scores[1], scores[0]) if winner == two else (scores[0], scores[1])
        verb = "won" if winner != DRAWN else "drew"
        extra = (" x2" if outcome.games == 2 else "") + (f" bag={letters}" if letters else "")
        return ((who, f"{verb} {other} {mine}:{theirs}{extra}"),)
