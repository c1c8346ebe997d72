"""What is entered at the tables of a tournament by hands: scores, initials, challenges (TRN-2, 3, 5, 6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from joute.games import registry
from joute.play import Refusal, illegal, unreadable
from joute.tournaments.event import bad_form, is_number
from joute.tournaments.hand_scores import Hand, HandScores
from joute.tournaments.players import ORGANISER, Number
from joute.tournaments.seating import Seating

GOOD, WRONG, SPELLING = "good", "wrong", "spelling"
VERDICTS = (GOOD, WRONG, SPELLING)
WRONG_CHALLENGE = "10"
"""Unless the agreement names another price, by the option `tort` of the game."""
WRONG_WORD = 50


@dataclass(frozen=True, slots=True)
class HandEntries(HandScores):
    """A round being counted."""

    def score(self, who: Number, words: list[str]) -> Self | Refusal:
        if who == ORGANISER or len(words) != 1:
            return bad_form("7 score 34")
        if not is_number(words[0]):
            return unreadable("not_points", name=self.player(who).name, text=words[0][:20])
        seated = self.seated(who)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        points = {**hand.points, who: int(words[0])}
        if sum(points.get(player) == 0 for player in table.players) > 1:
            return illegal("TRN-2", "two_out")
        return self.with_hand(replace(hand, points=points, initialled=hand.initialled - {who}))

    def initial(self, who: Number, words: list[str]) -> Self | Refusal:
        """By the left-hand neighbour (TRN-3); 0 where the program itself has counted."""
        if len(words) != 1 or not is_number(words[0]) or not 1 <= int(words[0]) <= len(self.players):
            return bad_form("3 initial 7")
        player = int(words[0])
        seated = self.seated(player)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        if player not in hand.points:
            return illegal("TRN-3", "no_score", name=self.player(player).name)
        neighbour = table.left_of(player)
        if who not in (ORGANISER, neighbour):
            name, expected = self.player(player).name, self.player(neighbour).name
            return illegal("TRN-3", "not_the_neighbour", name=name, neighbour=expected)
        return self.with_hand(replace(hand, initialled=hand.initialled | {player}))

    def challenge(self, who: Number, words: list[str]) -> Self | Refusal:
        """The commissaire's verdict on a challenge (TRN-5)."""
        if len(words) != 3 or not is_number(words[0]) or words[2].lower() not in VERDICTS or who == ORGANISER:
            return bad_form("7 challenge 9 FRANCE good|wrong|spelling")
        author, verdict = int(words[0]), words[2].lower()
        seated = self.seated(who)
        if isinstance(seated, Refusal):
            return seated
        hand, table = seated
        if author == who or author not in table.players:
            return illegal("TRN-5", "not_at_the_table", player=author)
        if hand.initialled >= set(table.players):
            return illegal("TRN-6", "fault_stands")
        tort = int(dict(self.agreement.options).get("tort", WRONG_CHALLENGE))
        charged = {GOOD: (who, tort), WRONG: (author, WRONG_WORD), SPELLING: (author, 0)}[verdict]
        return self.charged(hand, *charged)

    def penalty(self, who: Number, words: list[str]) -> Self | Refusal:
        """Points put down by the commissaire, or by a table played online; below zero, taken off again."""
        plain = [word.removeprefix("-") if at else word for at, word in enumerate(words)]
        if who != ORGANISER or len(words) != 2 or not all(map(is_number, plain)) or not self.rounds:
            return bad_form("0 penalty 7 50")
        player, points = map(int, words)
        seated = self.seated(player)
        if isinstance(seated, Refusal):
            return seated
        if seated[0].penalties.get(player, 0) + points < 0:
            return illegal("TRN-5", "no_such_penalty", name=self.player(player).name)
        return self.charged(seated[0], player, points)

    def doubts(self, who: Number, text: str) -> Refusal | None:
        """A score that no hand of the game adds up to (LEX-1, LEX-4)."""
        verb, *words = text.split() or [""]
        if verb.lower() != "score" or len(words) != 1 or not is_number(words[0]) or who == ORGANISER:
            return None
        table = self.current.table_of(who) if self.current else None
        possible = registry.find(self.agreement.game).hand_scores(
            len(table.players) if table else 4, dict(self.agreement.options)
        )
        if not possible or int(words[0]) in possible:
            return None
        points = int(words[0])
        return illegal("LEX-1", "impossible_hand", points=points, most=max(possible))

    def seated(self, player: Number) -> tuple[Hand, Seating] | Refusal:
        """The last round and the player's table in it."""
        if not 1 <= player <= len(self.players):
            return unreadable("unknown_player", player=player)
        table = self.current.table_of(player) if self.current else None
        if self.current is None or table is None or self.stopped:
            return illegal("TRN-2", "not_seated", name=self.player(player).name)
        return self.current, table

    def charged(self, hand: Hand, player: Number, points: int) -> Self:
        if not points:
            return self
        penalties = {**hand.penalties, player: hand.penalties.get(player, 0) + points}
        return self.with_hand(replace(hand, penalties=penalties))

    def with_hand(self, hand: Hand) -> Self:
        return replace(self, rounds=(*self.rounds[:-1], hand))
