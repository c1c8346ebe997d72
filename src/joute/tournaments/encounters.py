"""Events of encounters between two players: round robin, Swiss, or one match; for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from joute.play import Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Assignment
from joute.tournaments.encounter_results import EncounterResults
from joute.tournaments.encounter_scores import KNOCK_OUT, MATCH, SWISS
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.knockout import first_bracket, next_bracket
from joute.tournaments.matches import BYE, DRAWN, SINGLE, Match
from joute.tournaments.pairing import Pair, Record, circle_round, swiss_round
from joute.tournaments.parsing import read_pairs
from joute.tournaments.players import ORGANISER, Line, Number, Player, Standing


@dataclass(frozen=True, slots=True)
class EncountersEvent(EncounterResults):
    """Players who meet two by two."""

    def verbs(self) -> Mapping[str, Callable[[Number, list[str]], Self | Refusal]]:
        return {
            **self.shared_verbs(),
            "draw": self._draw,
            "round": self._round,
            "swap": self._swap,
            "won": lambda who, words: self.played(who, words, won=True),
            "drew": lambda who, words: self.played(who, words, won=False),
            "erase": self.erase,
            "lot": self.lot,
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
        enough = len(self.playing) == 2 if self.agreement.format == MATCH else len(self.playing) >= 2
        if not enough:
            return illegal("", "not_enough", players=len(self.playing))
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
        decisive = self.agreement.format == KNOCK_OUT
        matches = [Match(one, two, rule, decisive=decisive) for one, two in pairs]
        resting = [Match(number, BYE, rule, agreed=points) for number, points in self.byes]
        return replace(self, rounds=(*self.rounds, (*matches, *resting)), byes=())

    def _refuse_round(self, pairs: list[Pair]) -> Refusal | None:
        if not self.lots:
            return illegal("", "not_drawn")
        if self.secret:
            return illegal("", "secret_shown")
        if not self.between_rounds:
            return illegal("", "encounters_open")
        if self.over:
            return illegal("", "event_over")
        named = sorted(player for pair in pairs for player in pair if player != BYE)
        if named != sorted(self._expected()):
            return illegal("", "not_everybody", players=len(self._expected()))
        return None

    def _expected(self) -> tuple[Number, ...]:
        """Who plays the next round: everybody here, or in a knock-out who has not lost yet."""
        if self.agreement.format != KNOCK_OUT or not self.rounds:
            return self.playing
        through = {match.winner for match in self.rounds[-1]}
        return tuple(number for number in self.playing if number in through)

    def _swap(self, who: Number, words: list[str]) -> Self | Refusal:
        """Two players change opponents, before either has a result."""
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, words)):
            return bad_form("0 swap 3 7")
        one, two = map(int, words)
        matches = self.rounds[-1] if self.rounds and not self.stopped else ()
        theirs = [match for match in matches if {one, two} & set(match.players) and match.agreed is None]
        if len(theirs) != 2 or one == two:
            return illegal("", "no_swap")
        if any(match.games for match in theirs):
            return illegal("", "swap_too_late")
        other = {one: two, two: one}
        changed = tuple(match.renumbered(other) for match in matches)
        return replace(self, rounds=(*self.rounds[:-1], changed))

    def _end(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER or words:
            return bad_form("0 end")
        if self.over or not self.between_rounds:
            return illegal("", "event_over" if self.over else "encounters_open")
        return replace(self, stopped=True)

    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """Who starts the third games that wait for it (DAM-4)."""
        waiting = [match for match in (self.rounds[-1] if self.rounds else ()) if match.lot_needed]
        lots = (shuffle([str(player) for player in match.players])[0] for match in waiting)
        return tuple((ORGANISER, f"lot {lot}") for lot in lots)

    def lots_wanted(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """Also who moves on in a knock-out where all games were drawn."""
        level = [match for match in (self.rounds[-1] if self.rounds else ()) if match.undecided]
        lots = (shuffle([str(player) for player in match.players])[0] for match in level)
        return (*self.lots_due(shuffle), *((ORGANISER, f"lot {lot}") for lot in lots))

    def next_round(self, shuffle: Shuffle) -> tuple[Line, ...] | Refusal:
        """Third games that need a lot come first; else lots before the first round, and the pairings."""
        if lots := self.lots_due(shuffle):
            return lots
        if self.lots:
            return ((ORGANISER, f"round {self._pairs_text(self)}"),)
        drawn = f"draw {' '.join(shuffle([str(number) for number in self.playing]))}"
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
        if self.agreement.format == KNOCK_OUT:
            return self._bracket()
        pairs = circle_round(self.lots, len(self.rounds))
        here = ((one, two) for one, two in pairs if {one, two} & set(self.playing))
        return tuple(self._without_the_gone(pair) for pair in here)

    def _bracket(self) -> tuple[Pair, ...]:
        if not self.rounds:
            return first_bracket(self.lots)
        gone = frozenset(one.number for one in self.players if not one.here)
        return tuple(pair for pair in next_bracket(self.rounds[-1], gone) if pair != (BYE, BYE))

    def _without_the_gone(self, pair: Pair) -> Pair:
        staying = [player for player in pair if player in self.playing]
        return pair if len(staying) == 2 else (staying[0], BYE)

    def _seeded(self) -> list[Standing]:
        """Present players by the standings, then by the lots."""
        place = {number: at for at, number in enumerate(self.lots)}
        lines = [line for line in self.standings() if line.player.number in self.playing]
        return sorted(lines, key=lambda line: (line.rank, place.get(line.player.number, len(place))))

    def _record(self, player: Number) -> Record:
        matches = self.matches_of(player)
        return Record(
            number=player,
            points=self.points(player),
            met=frozenset(match.other(player) for match in matches if match.second != BYE),
            balance=sum(1 if match.first == player else -1 for match in matches if match.second != BYE),
            rested=any(match.second == BYE and self.worth(match, player) == 1 for match in matches),
            team=self.player(player).team,
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
