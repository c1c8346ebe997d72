"""Generated tournaments, refereed twice: the program and a scorekeeper who knows the articles alone."""

from random import Random

import pytest
from tests.tournaments.fixtures import counted, dealers, enter, hands, new, ranking, read_again, tables
from tests.tournaments.second_referee import Book

from joute.tournaments import Tournament

pytestmark = pytest.mark.slow

VERDICTS = {"good": (10, True), "wrong": (50, False), "spelling": (0, False)}
"""What a verdict costs, and whether it is the challenger who pays (TRN-5)."""


class Sunday:
    """One tournament, entered line by line and kept in the second referee's book beside it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.rounds = self.random.randint(4, 7)
        self.tournament = new(rounds=str(self.rounds))
        self.book = Book()
        for _ in range(self.random.choice((5, 6, 7, 9, 10, 13, 16, 18, 21))):
            self.join()
        order = self.random.sample(self.book.here, len(self.book.here))
        self.enter(f"0 draw {' '.join(map(str, order))}")

    def enter(self, *lines: str) -> None:
        self.tournament = enter(self.tournament, *lines)

    def join(self) -> None:
        number = len(self.tournament.event.players) + 1
        self.enter(f"0 player Player {number}")
        self.book.joins(number)

    def come_and_go(self) -> None:
        """Up to two leave and up to two arrive, as long as there are tables for them (TRN-8)."""
        for _ in range(self.random.choice((0, 0, 1, 2))):
            if len(self.book.here) > 6:
                player = self.random.choice(self.book.here)
                self.enter(f"{player} withdraw")
                self.book.withdraws(player)
        for _ in range(self.random.choice((0, 0, 1, 2))):
            self.join()

    def challenges(self) -> None:
        for table in self.book.tables:
            for _ in range(self.random.choice((0, 0, 1, 2))):
                who, author = self.random.sample(table, 2)
                verdict = self.random.choice(list(VERDICTS))
                cost, challenger_pays = VERDICTS[verdict]
                self.enter(f"{who} challenge {author} MOT {verdict}")
                self.book.pays(who if challenger_pays else author, cost)

    def play(self) -> None:
        """One round: somebody goes out, or the bell leaves everybody with cards; few sums, so many ties."""
        self.enter("0 round")
        self.book.seats(tables(self.tournament), dealers(self.tournament))
        self.challenges()
        held: dict[int, int] = {}
        for table in self.book.tables:
            held |= {player: 2 * self.random.randint(1, 6) for player in table}
            if self.random.random() < 0.5:
                held[self.random.choice(table)] = 0
        self.tournament = counted(self.tournament, " ".join(f"{p}:{points}" for p, points in held.items()))
        self.book.hands(held)
        self.move_on(held)

    def move_on(self, held: dict[int, int]) -> None:
        last = len(hands(self.tournament).rounds) == self.rounds
        winners = []
        for table in self.book.tables:
            level = self.book.level(table, held)
            winner = self.random.choice(level)
            if len(level) > 1 and not last:
                self.enter(f"0 lot {winner}")
            winners.append(winner)
        if not last:
            assert list(hands(self.tournament).winners()) == winners
        self.book.moves(winners)


@pytest.mark.parametrize("seed", range(12))
def test_trn_07_standings_and_tables_are_those_of_a_second_referee_after_every_round(seed: int) -> None:
    sunday = Sunday(seed)
    for round_ in range(sunday.rounds):
        if round_:
            sunday.come_and_go()
        sunday.play()
        assert ranking(sunday.tournament) == sunday.book.standings(), (seed, round_)
    assert sunday.tournament.event.over
    again: Tournament = read_again(sunday.tournament)
    assert ranking(again) == sunday.book.standings()
