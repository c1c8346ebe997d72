"""Generated tournaments in which much is corrected afterwards, counted again from the facts alone."""

from random import Random

import pytest
from tests.tournaments.fixtures import enter, hands, new, ranking, read_again, tables
from tests.tournaments.second_thoughts import Count, Fact

from joute.play import Refusal
from joute.tournaments import Tournament

VERDICTS = ("good", "wrong", "spelling")


class Sunday:
    """Every fact beside the number of the entry that says it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.rounds = self.random.randint(3, 6)
        self.tournament = new(rounds=str(self.rounds))
        self.facts: dict[int, Fact] = {}
        for _ in range(self.random.choice((7, 8, 9, 11, 13, 16))):
            self.join()
        if self.random.random() < 0.4:
            self.leave("absent")
        here = self.count().here
        self.enter(f"0 draw {' '.join(map(str, self.random.sample(here, len(here))))}")

    def enter(self, line: str, fact: Fact | None = None) -> None:
        self.tournament = enter(self.tournament, line)
        if fact:
            self.facts[len(self.tournament.entries)] = fact

    def count(self) -> Count:
        return Count(list(self.facts.values()))

    def check(self) -> None:
        assert ranking(self.tournament) == self.count().standings()
        read_again(self.tournament)

    def join(self) -> None:
        number = len(self.tournament.event.players) + 1
        self.enter(f"0 player Player {number}", Fact("joins", number))

    def leave(self, verb: str) -> None:
        player = self.random.choice(self.count().here)
        self.enter(f"{player} {verb}", Fact("leaves", player))

    def come_and_go(self) -> None:
        """TRN-8: late players, players who leave, some taken back at once, some who return rounds later."""
        gone = sorted(set(self.count().totals) - set(self.count().here))
        for _ in range(self.random.choice((0, 1, 1, 2))):
            if len(self.count().here) > 7:
                self.leave(self.random.choice(("withdraw", "absent")))
                if self.random.random() < 0.3:
                    last = len(self.tournament.entries)
                    self.enter(f"0 undo {last}")
                    del self.facts[last]
        for _ in range(self.random.choice((0, 0, 1))):
            self.join()
        for player in gone:
            if self.random.random() < 0.4:
                self.enter(f"{player} return", Fact("returns", player))
        if self.random.random() < 0.3:
            player = self.random.choice(self.count().here)
            self.enter(f"0 bye {player} 25", Fact("rests", player, 25))

    def play(self) -> None:
        """TRN-2, TRN-3, TRN-5: challenges, a penalty, hands with many ties, a slip put right, initials."""
        self.enter("0 round", Fact("opens"))
        for table in tables(self.tournament):
            for _ in range(self.random.choice((0, 0, 1, 2))):
                (who, author), verdict = self.random.sample(table, 2), self.random.choice(VERDICTS)
                judged = Fact("judged", who, other=author, verdict=verdict)
                self.enter(f"{who} challenge {author} MOT {verdict}", judged)
            if self.random.random() < 0.1:
                self.enter(f"0 penalty {table[0]} 50", Fact("fined", table[0], 50))
            out = self.random.choice((0, *table))
            for player in table:
                points = 0 if player == out else 2 * self.random.randint(1, 5)
                self.enter(f"{player} score {points}", Fact("holds", player, points))
            if self.random.random() < 0.2:
                slip = next(player for player in table if player != out)
                self.enter(f"{slip} score 44", Fact("holds", slip, 44))
            for player in table:
                self.enter(f"0 initial {player}")

    def correct(self) -> None:
        """Scores and verdicts of any round so far, and penalties taken back."""
        for _ in range(self.random.randint(1, 3)):
            number, fact = self.random.choice(list(self.facts.items()))
            if fact.kind == "holds":
                fact.points = 2 * self.random.randint(1, 40)
                self.enter(f"0 correct {number} {fact.player} score {fact.points}")
            elif fact.kind == "judged":
                fact.verdict = self.random.choice(VERDICTS)
                challenge = f"challenge {fact.other} MOT {fact.verdict}"
                self.enter(f"0 correct {number} {fact.player} {challenge}")
            elif fact.kind == "fined":
                self.enter(f"0 undo {number}")
                del self.facts[number]

    def draw_lots(self) -> None:
        for _, lot in self.tournament.event.lots_due(lambda items: self.random.sample(items, len(items))):
            self.enter(f"0 {lot}")


@pytest.mark.parametrize("seed", range(20))
def test_trn_07_whatever_is_corrected_the_standings_are_those_of_the_facts(seed: int) -> None:
    sunday = Sunday(seed)
    for played in range(sunday.rounds):
        if played:
            sunday.come_and_go()
        sunday.play()
        sunday.check()
        sunday.correct()
        sunday.check()
        sunday.draw_lots()
        assert len(hands(sunday.tournament).rounds) == played + 1
    assert sunday.tournament.event.over


def test_trn_02_a_correction_cannot_put_two_players_out_at_one_table() -> None:
    tournament = enter(new(), *(f"0 player P{n}" for n in range(1, 4)), "0 draw 1 2 3", "0 round")
    tournament = enter(tournament, "1 score 0", "2 score 10", "3 score 20")
    second = len(tournament.entries) - 1
    refused = tournament.enter(0, f"correct {second} 2 score 0")
    assert isinstance(refused, Refusal) and refused.article == "TRN-2"
    swapped = enter(
        tournament, f"0 correct {second - 1} 1 score 10", f"0 correct {second} 2 score 0", "0 initial 1"
    )
    assert isinstance(swapped, Tournament)
