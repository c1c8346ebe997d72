"""The tournament by hands, line by line: lots, rounds, scores, initials, challenges (TRN-1 to TRN-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from joute.play import Language, Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Assignment
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.hand_entries import HandEntries
from joute.tournaments.hand_scores import Hand
from joute.tournaments.players import ORGANISER, Line, Number
from joute.tournaments.seating import (
    FEWEST,
    MOST,
    Seating,
    first_tables,
    made_up,
    moved,
    read_tables,
    swapped,
    write_tables,
)
from joute.tournaments.sentences import SENTENCES

MOST_MINUTES = 7
"""What the rulebook gives a hand (TRN-2); more is taken with a warning."""


@dataclass(frozen=True, slots=True)
class HandsEvent(HandEntries):
    """A tournament of hands."""

    def warnings(self, language: Language) -> tuple[str, ...]:
        """TRN-2: a hand longer than the rulebook's."""
        minutes = self.agreement.minutes
        if minutes <= MOST_MINUTES:
            return ()
        data: dict[str, str | int] = {"article": "TRN-2", "minutes": minutes, "most": MOST_MINUTES}
        return (SENTENCES["long_hands"].say(language, data),)

    def verbs(self) -> Mapping[str, Callable[[Number, list[str]], Self | Refusal]]:
        return {
            **self.shared_verbs(),
            "draw": self._draw,
            "round": self._round,
            "swap": self._swap,
            "score": self.score,
            "initial": self.initial,
            "challenge": self.challenge,
            "penalty": self.penalty,
            "lot": self._lot,
            "end": self._end,
        }

    def _draw(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER:
            return bad_form("0 draw 3 1 2")
        if self.lots:
            return illegal("TRN-1", "already_drawn")
        if len(self.playing) < FEWEST:
            return self._too_few()
        order = self.order(words)
        return order if isinstance(order, Refusal) else replace(self, lots=order)

    def _round(self, who: Number, words: list[str]) -> Self | Refusal:
        """The winners move on (TRN-4); or the tables as they are named: `0 round 3,1*,2 5,6,7,4`."""
        named = read_tables(words)
        if who != ORGANISER or named is None:
            return bad_form("0 round / 0 round 3,1*,2 5,6,7,4")
        if refusal := self._refuse_round(by_hand=bool(words)):
            return refusal
        tables = self._checked_tables(named) if words else self._next_tables()
        if isinstance(tables, Refusal):
            return tables
        byes = {number: int(points) for number, points in self.byes}
        return replace(self, rounds=(*self.rounds, Hand(tables, byes=byes)), byes=())

    def _refuse_round(self, by_hand: bool) -> Refusal | None:
        if not self.lots:
            return illegal("TRN-1", "not_drawn")
        if self.secret:
            return illegal("", "secret_shown")
        if self.current and (missing := (self.uncounted if by_hand else self.unfinished)(self.current)):
            return missing
        return illegal("TRN-7", "event_over") if self.over else None

    def _next_tables(self) -> tuple[Seating, ...] | Refusal:
        before = moved(self.rounds[-1].tables, self.winners()) if self.rounds else first_tables(self.lots)
        seated = {player for table in before for player in table.players}
        leaving = seated - set(self.playing)
        arriving = [player for player in self.playing if player not in seated]
        return made_up(before, leaving, arriving) or self._too_few()

    def _too_few(self) -> Refusal:
        return illegal("TRN-1", "too_few_players", players=len(self.playing), fewest=FEWEST)

    def _checked_tables(self, tables: tuple[Seating, ...]) -> tuple[Seating, ...] | Refusal:
        if sorted(player for table in tables for player in table.players) != sorted(self.playing):
            return illegal("TRN-1", "not_everybody", players=len(self.playing))
        if not all(FEWEST <= len(table.players) <= MOST for table in tables):
            return illegal("TRN-1", "table_sizes", fewest=FEWEST, most=MOST)
        return tables

    def round_as_opened(self) -> str:
        return f"round {write_tables(self.rounds[-1].tables)}"

    def _swap(self, who: Number, words: list[str]) -> Self | Refusal:
        """Two players change seats, before either has a score."""
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, words)):
            return bad_form("0 swap 3 7")
        one, two = map(int, words)
        hand = self.current
        if hand is None or one == two or not all(map(hand.table_of, (one, two))) or self.stopped:
            return illegal("TRN-2", "no_swap")
        if {one, two} & set(hand.points):
            return illegal("TRN-3", "swap_too_late")
        return self.with_hand(replace(hand, tables=swapped(hand.tables, one, two)))

    def _lot(self, who: Number, words: list[str]) -> Self | Refusal:
        """Who moves on from a table where nothing else parts the lowest hands (TRN-4)."""
        if who != ORGANISER or len(words) != 1 or not is_number(words[0]):
            return bad_form("0 lot 7")
        player = int(words[0])
        seated = self.seated(player)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        tied = self.leaders(table)
        if len(tied) < 2 or player not in tied:
            return illegal("TRN-4", "no_lot_needed", name=self.player(player).name)
        return self.with_hand(replace(hand, lots=hand.lots | {player}))

    def _end(self, who: Number, words: list[str]) -> Self | Refusal:
        """The organiser stops after a finished round."""
        if who != ORGANISER or words:
            return bad_form("0 end")
        if self.current and (unfinished := self.unfinished(self.current)):
            return unfinished
        return illegal("TRN-7", "event_over") if self.over else replace(self, stopped=True)

    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """Who moves on from tables where all is equal (TRN-4)."""
        if len(self.rounds) >= self.agreement.rounds:
            return ()
        ties = [self.leaders(table) for table in (self.current.tables if self.current else ())]
        drawn = (shuffle([str(player) for player in tied])[0] for tied in ties if len(tied) > 1)
        return tuple((ORGANISER, f"lot {player}") for player in drawn)

    def next_round(self, shuffle: Shuffle) -> tuple[Line, ...] | Refusal:
        lines: list[Line] = []
        if not self.lots:
            drawn = shuffle([str(number) for number in self.playing])
            lines.append((ORGANISER, f"draw {' '.join(drawn)}"))
        return (*lines, *self.lots_due(shuffle), (ORGANISER, "round"))

    def assignments(self) -> tuple[Assignment, ...]:
        if self.current is None or self.between_rounds:
            return ()
        return tuple(
            Assignment(number, self.agreement.game, table.players, self._options(table))
            for number, table in enumerate(self.current.tables, 1)
            if not all(map(self.current.counts, table.players))
        )

    def _options(self, table: Seating) -> tuple[tuple[str, str], ...]:
        """What was agreed, but for the dealer: drawn in the first round (TRN-2), then who arrives (TRN-4).

        In a duplicate event the first seat deals where nobody arrives: a draw would part the tables.
        """
        agreed = tuple(option for option in self.agreement.options if option[0] != "dealer")
        dealing = table.dealer or (table.players[0] if self.agreement.duplicate else 0)
        dealer = (("dealer", str(table.players.index(dealing) + 1)),) if dealing else ()
        hand = (
            ("arbitration", "contest"),
            ("challenges", "tournament"),
            ("limit", "none"),
            ("clock", f"bell {self.agreement.minutes}m"),
        )
        return (*agreed, *hand, *dealer)

    def outcome_lines(
        self,
        table: int,
        outcome: Outcome,
        scores: tuple[Score, ...],
        letters: str = "",  # noqa: ARG002
    ) -> tuple[Line, ...] | Refusal:
        """The hand as the game counted it: its `payments` are the cards held, the rest are penalties."""
        if self.current is None or not 1 <= table <= len(self.current.tables):
            return unreadable("unknown_table", table=table)
        players = self.current.tables[table - 1].players
        if not len(players) == len(scores) == len(outcome.payments):
            return unreadable("other_players", table=table)
        lines: list[Line] = []
        for player, held, score in zip(players, outcome.payments, scores, strict=True):
            lines.append((player, f"score {held}"))
            lines += [(ORGANISER, f"penalty {player} {score - held}")] if score != held else []
        return (*lines, *((ORGANISER, f"initial {player}") for player in players))
