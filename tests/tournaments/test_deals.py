"""Deals from a secret, made again by whoever doubts them; duplicate scores against the field."""

from fractions import Fraction
from hashlib import sha256

import pytest
from tests.tournaments.fixtures import article, counted, enter, new, read_again, tables, with_players

from joute.cli.tournament_verify import before_the_deal
from joute.play import CHANCE
from joute.tables.dealing import seeded
from joute.tournaments import Tournament
from joute.tournaments.verifiable import Verifiable, commitment_to, table_seed
from joute.tournaments.verifying import verify

SECRET = "7f" * 32


def committed(**headers: str) -> Tournament:
    return new(commitment=commitment_to(SECRET), **headers)


def played() -> Tournament:
    """Six players at two tables, one round, the deal the same at both."""
    tournament = with_players(committed(deal="duplicate", rounds="1"), 6)
    tournament = enter(tournament, "3 number 31415", "1 number 7", "0 draw 1 2 3 4 5 6", "0 round")
    return counted(tournament, "1:0 2:20 3:30", "4:10 5:0 6:40")


def dealt(tournament: Tournament) -> list[str]:
    """The lines of a server that dealt by the rules."""
    event = enter(with_players(committed(deal="duplicate", rounds="1"), 6), "3 number 31415", "1 number 7")
    event = enter(event, "0 draw 1 2 3 4 5 6", "0 round")
    lines = []
    for assignment in event.event.assignments():
        seed = table_seed(SECRET, {1: "7", 3: "31415"}, 1, "*", 1)
        table = before_the_deal(assignment).deal(seeded(seed), 0)
        texts = [one.action for one in table.events if one.seat == CHANCE]
        lines += [f"0 dealt 1 {assignment.table} 1 {text}" for text in texts]
    assert len(lines) == len(tables(tournament))
    return lines


def test_the_seed_is_the_digest_that_the_documentation_says() -> None:
    text = f"{SECRET}|1:7,3:31415|1|*|1"
    assert table_seed(SECRET, {3: "31415", 1: "7"}, 1, "*", 1) == sha256(text.encode()).hexdigest()[:32]
    assert commitment_to(SECRET) == sha256(SECRET.encode()).hexdigest()
    one, two = seeded("a"), seeded("a", 1)
    first, second = one("ABCDEFGH"), one("ABCDEFGH")
    assert first != second == two("ABCDEFGH")
    assert sorted(first) == list("ABCDEFGH")


def test_every_deal_is_made_again_from_the_file() -> None:
    tournament = read_again(enter(played(), f"0 secret {SECRET}", *dealt(played())))
    found = verify(tournament, before_the_deal)
    assert found is not None and found.right and len(found.tables) == 2
    assert found.tables[0].told == found.tables[1].told
    assert article(tournament, "0 round") == "secret_shown"


def test_another_deal_is_found_out() -> None:
    lines = dealt(played())
    swapped = lines[1][:-2] + lines[1][-1] + lines[1][-2]
    found = verify(enter(played(), f"0 secret {SECRET}", lines[0], swapped), before_the_deal)
    assert found is not None and not found.right
    assert [table.right for table in found.tables] == [True, False]
    assert verify(played(), before_the_deal) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"0 secret {SECRET}", "secret_too_early"),
        ("0 dealt 1 1 1 deal ABC", "secret_too_early"),
        ("1 number 5", "numbers_closed"),
        ("0 number 5", "entry_form"),
        ("1 number x", "entry_form"),
        ("0 secret abc", "entry_form"),
        ("0 dealt 1 1", "entry_form"),
    ],
)
def test_secrets_and_numbers_have_their_time(line: str, reason: str) -> None:
    tournament = enter(with_players(committed(), 4), "0 draw 1 2 3 4", "0 round")
    assert article(tournament, line) == reason


def test_only_the_secret_promised_is_taken() -> None:
    assert article(played(), f"0 secret {'00' * 32}") == "another_secret"
    assert article(with_players(new(), 3), "1 number 5") == "no_secret"
    assert isinstance(played().event, Verifiable)


def test_who_made_more_of_the_same_cards_stands_before_who_had_better_ones() -> None:
    lines = {line.player.number: (line.rank, line.total) for line in played().event.standings()}
    assert lines == {1: (1, 100), 4: (4, 0), 5: (1, 100), 2: (4, 0), 3: (1, 100), 6: (4, 0)}


def test_encounters_are_compared_with_the_same_racks() -> None:
    event = with_players(new("jago", format="swiss", deal="duplicate", rounds="1"), 6)
    event = enter(event, "0 draw 1 2 3 4 5 6", "0 round 1-4 2-5 3-6")
    event = enter(event, "1 won 4 40-30", "2 won 5 40-20", "6 won 3 40-20")
    totals = {line.player.number: line.total for line in event.event.standings()}
    assert totals == {1: 50, 2: 100, 3: 0, 4: 50, 5: 0, 6: 100}
    assert all(line.details[0] in (Fraction(0), Fraction(1)) for line in event.event.standings())
