"""The tournament by hands, line by line: lots, rounds, scores, initials, challenges (TRN-1 to TRN-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from joute.play import Language, Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Assignment
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.hand_scores import Hand, HandScores
from joute.tournaments.players import ORGANISER, Line, Number
from joute.tournaments.seating import FEWEST, Seating, first_tables, made_up, moved
from joute.tournaments.sentences import SENTENCES

GOOD, WRONG, SPELLING = "good", "wrong", "spelling"
VERDICTS = (GOOD, WRONG, SPELLING)
WRONG_CHALLENGE = "10"
"""Unless the agreement names another price, by the option `tort` of the game."""
WRONG_WORD = 50
MOST_MINUTES = 7
"""What the rulebook gives a hand (TRN-2); more is taken with a warning."""


@dataclass(frozen=True, slots=True)
class HandsEvent(HandScores):
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
            "player": self.register,
            "withdraw": self.withdraw,
            "draw": self._draw,
            "round": self._round,
            "score": self._score,
            "initial": self._initial,
            "challenge": self._challenge,
            "penalty": self._penalty,
            "lot": self._lot,
            "end": self._end,
        }

    def _draw(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER:
            return bad_form("0 draw 3 1 2")
        if self.lots:
            return illegal("TRN-1", "already_drawn")
        if len(self.present) < FEWEST:
            return illegal("TRN-1", "too_few_players", players=len(self.present), fewest=FEWEST)
        order = self.order(words)
        return order if isinstance(order, Refusal) else replace(self, lots=order)

    def _round(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER or words:
            return bad_form("0 round")
        if refusal := self._refuse_round():
            return refusal
        before = moved(self.rounds[-1].tables, self.winners()) if self.rounds else first_tables(self.lots)
        seated = {player for table in before for player in table.players}
        leaving = seated - set(self.present)
        arriving = [player for player in self.present if player not in seated]
        tables = made_up(before, leaving, arriving)
        if not tables:
            return illegal("TRN-1", "too_few_players", players=len(self.present), fewest=FEWEST)
        return replace(self, rounds=(*self.rounds, Hand(tables)))

    def _refuse_round(self) -> Refusal | None:
        if not self.lots:
            return illegal("TRN-1", "not_drawn")
        if self.current and (unfinished := self.unfinished(self.current)):
            return unfinished
        return illegal("TRN-7", "event_over") if self.over else None

    def _score(self, who: Number, words: list[str]) -> Self | Refusal:
        if who == ORGANISER or len(words) != 1 or not is_number(words[0]):
            return bad_form("7 score 34")
        seated = self._seated(who)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        points = {**hand.points, who: int(words[0])}
        if sum(points.get(player) == 0 for player in table.players) > 1:
            return illegal("TRN-2", "two_out")
        return self._with(replace(hand, points=points, initialled=hand.initialled - {who}))

    def _initial(self, who: Number, words: list[str]) -> Self | Refusal:
        """By the left-hand neighbour (TRN-3); 0 where the program itself has counted."""
        if len(words) != 1 or not is_number(words[0]) or not 1 <= int(words[0]) <= len(self.players):
            return bad_form("3 initial 7")
        player = int(words[0])
        seated = self._seated(player)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        if player not in hand.points:
            return illegal("TRN-3", "no_score", name=self.player(player).name)
        neighbour = table.left_of(player)
        if who not in (ORGANISER, neighbour):
            name, expected = self.player(player).name, self.player(neighbour).name
            return illegal("TRN-3", "not_the_neighbour", name=name, neighbour=expected)
        return self._with(replace(hand, initialled=hand.initialled | {player}))

    def _challenge(self, who: Number, words: list[str]) -> Self | Refusal:
        """The commissaire's verdict on a challenge (TRN-5)."""
        if len(words) != 3 or not is_number(words[0]) or words[2].lower() not in VERDICTS or who == ORGANISER:
            return bad_form("7 challenge 9 FRANCE good|wrong|spelling")
        author, verdict = int(words[0]), words[2].lower()
        seated = self._seated(who)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        if author == who or author not in table.players:
            return illegal("TRN-5", "not_at_the_table", player=author)
        if hand.initialled >= set(table.players):
            return illegal("TRN-6", "fault_stands")
        tort = int(dict(self.agreement.options).get("tort", WRONG_CHALLENGE))
        charged = {GOOD: (who, tort), WRONG: (author, WRONG_WORD), SPELLING: (author, 0)}[verdict]
        return self._charged(hand, *charged)

    def _penalty(self, who: Number, words: list[str]) -> Self | Refusal:
        """Points put down by the commissaire, or by a table played online; below zero, taken off again."""
        plain = [word.removeprefix("-") if at else word for at, word in enumerate(words)]
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, plain)) or not self.rounds:
            return bad_form("0 penalty 7 50")
        player, points = map(int, words)
        seated = self._seated(player)
        if isinstance(seated, Refusal):
            return seated
        if seated[0].penalties.get(player, 0) + points < 0:
            return illegal("TRN-5", "no_such_penalty", name=self.player(player).name)
        return self._charged(seated[0], player, points)

    def _lot(self, who: Number, words: list[str]) -> Self | Refusal:
        """Who moves on from a table where nothing else parts the lowest hands (TRN-4)."""
        if who != ORGANISER or len(words) != 1 or not is_number(words[0]):
            return bad_form("0 lot 7")
        player = int(words[0])
        seated = self._seated(player)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        tied = self.leaders(table)
        if len(tied) < 2 or player not in tied:
            return illegal("TRN-4", "no_lot_needed", name=self.player(player).name)
        return self._with(replace(hand, lots=hand.lots | {player}))

    def _end(self, who: Number, words: list[str]) -> Self | Refusal:
        """The organiser stops after a finished round."""
        if who != ORGANISER or words:
            return bad_form("0 end")
        if self.current and (unfinished := self.unfinished(self.current)):
            return unfinished
        return illegal("TRN-7", "event_over") if self.over else replace(self, stopped=True)

    def _seated(self, player: Number) -> tuple[Hand, Seating] | Refusal:
        """The last round and the player's table in it."""
        if not 1 <= player <= len(self.players):
            return unreadable("unknown_player", player=player)
        table = self.current.table_of(player) if self.current else None
        if self.current is None or table is None or self.stopped:
            return illegal("TRN-2", "not_seated", name=self.player(player).name)
        return self.current, table

    def _charged(self, hand: Hand, player: Number, points: int) -> Self:
        if not points:
            return self
        penalties = {**hand.penalties, player: hand.penalties.get(player, 0) + points}
        return self._with(replace(hand, penalties=penalties))

    def _with(self, hand: Hand) -> Self:
        return replace(self, rounds=(*self.rounds[:-1], hand))

    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """Who moves on from tables where all is equal (TRN-4)."""
        ties = [self.leaders(table) for table in (self.current.tables if self.current else ())]
        drawn = (shuffle([str(player) for player in tied])[0] for tied in ties if len(tied) > 1)
        return tuple((ORGANISER, f"lot {player}") for player in drawn)

    def next_round(self, shuffle: Shuffle) -> tuple[Line, ...] | Refusal:
        lines: list[Line] = []
        if not self.lots:
            drawn = shuffle([str(number) for number in self.present])
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
        """What was agreed, but for the dealer: drawn in the first round (TRN-2), then who arrives (TRN-4)."""
        agreed = tuple(option for option in self.agreement.options if option[0] != "dealer")
        dealer = (("dealer", str(table.players.index(table.dealer) + 1)),) if table.dealer else ()
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
