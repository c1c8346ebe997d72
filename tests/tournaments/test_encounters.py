"""Matches (LXD-22, DAM-4), round robin and Swiss events."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from tests.tournaments.fixtures import article, encounters, enter, new, read_again, with_players

from joute.play import Outcome, Refusal
from joute.tournaments import Tournament
from joute.tournaments.matches import Match


def match_of(game: str) -> Tournament:
    return enter(with_players(new(game, format="match"), 2), "0 draw 2 1", "0 round 2-1")


def only(tournament: Tournament) -> Match:
    return encounters(tournament).rounds[-1][0]


def test_lxd_22_a_match_is_two_games_each_player_starting_one() -> None:
    match = match_of("lexiduel")
    assert only(match).starter == 2
    match = enter(match, "2 won 1 75-70")
    assert (only(match).starter, only(match).over) == (1, False)
    match = enter(match, "2 won 1 60-50")
    assert (only(match).over, only(match).winner) == (True, 2)
    assert article(match, "2 won 1 60-50") == "encounter_over"


@pytest.mark.parametrize(
    ("second", "winner"),
    [("1 won 2 80-70", 1), ("1 won 2 75-70", 0), ("1 won 2 71-70", 2), ("1 drew 2 60-60", 2)],
)
def test_lxd_22_games_won_decide_then_the_sum_of_the_scores(second: str, winner: int) -> None:
    match = enter(match_of("lexiduel"), "2 won 1 75-70", second)
    assert only(match).winner == winner
    assert encounters(match).points(winner or 1) == (1 if winner else Fraction(1, 2))


def test_dam_04_a_match_is_best_of_three_with_lots_for_the_third() -> None:
    match = enter(match_of("dames"), "2 won 1")
    assert only(match).starter == 1
    match = enter(match, "1 won 2")
    assert article(match, "1 won 2") == "DAM-4"
    assert article(match, "0 lot 3") == "DAM-4"
    assert match.event.assignments() == ()
    match = enter(match, "0 lot 2")
    assert only(match).starter == 2
    match = enter(match, "1 won 2")
    assert only(match).winner == 1


def test_dam_04_two_wins_end_it_and_a_total_reversal_counts_two() -> None:
    assert only(enter(match_of("dames"), "2 won 1", "2 won 1")).over
    reversed_at_once = enter(match_of("dames"), "1 won 2 x2")
    assert (only(reversed_at_once).over, only(reversed_at_once).winner) == (True, 1)


def test_dam_04_three_games_without_a_decision_are_a_draw() -> None:
    match = enter(match_of("dames"), "2 won 1", "1 won 2", "0 lot 1", "1 drew 2")
    assert (only(match).over, only(match).winner) == (True, 0)
    assert article(match, "0 lot 1") == "DAM-4"


def test_dam_04_the_bag_is_handed_on() -> None:
    match = match_of("dames")
    lines = match.event.outcome_lines(1, Outcome((2,), "camp", "DAM-19"), (5, 9), "ABCDE")
    assert lines == ((1, "won 2 9:5 bag=ABCDE"),)
    match = read_again(enter(match, "1 won 2 9:5 bag=ABCDE"))
    (table,) = match.event.assignments()
    assert (table.players, table.letters) == ((1, 2), "ABCDE")


def test_a_game_may_be_enough() -> None:
    match = with_players(new("dames", format="match", encounter="game"), 2)
    match = enter(match, "0 draw 1 2", "0 round 1-2", "1 won 2")
    assert match.event.over


def test_a_wrong_entry_is_erased() -> None:
    match = enter(match_of("dames"), "2 won 1", "2 won 1", "0 erase 1 2")
    assert (only(match).over, len(only(match).games)) == (False, 1)
    assert article(enter(match, "0 erase 1 2"), "0 erase 1 2") == "nothing_to_erase"


def play_out(tournament: Tournament, seed: int) -> Tournament:
    """Every round opened as the event proposes, results at random."""
    random = Random(seed)

    def shuffle(items: list[str]) -> list[str]:
        return random.sample(list(items), len(items))

    while not tournament.event.over:
        lines = tournament.event.next_round(shuffle)  # type: ignore[arg-type]
        assert not isinstance(lines, Refusal)
        opened = tournament.enter_all(lines)
        assert isinstance(opened, Tournament), opened
        tournament = opened
        for match in encounters(tournament).rounds[-1]:
            if len(match.players) == 2:
                one, two = random.sample(match.players, 2)
                tournament = enter(tournament, f"{one} {random.choice(('won', 'won', 'drew'))} {two}")
    return read_again(tournament)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 9])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    done = play_out(with_players(new("jago", format="roundrobin"), players), players)
    met = [frozenset(m.players) for r in encounters(done).rounds for m in r if len(m.players) == 2]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(1, players + 1), 2)))
    starts = [
        sum(m.first == p for r in encounters(done).rounds for m in r if len(m.players) == 2)
        for p in range(1, players + 1)
    ]
    assert max(starts) - min(starts) <= 1


def test_who_withdraws_from_a_round_robin_leaves_rests_behind() -> None:
    event = enter(with_players(new("jago", format="roundrobin"), 4), "0 draw 1 2 3 4", "0 round 1-4 3-2")
    event = enter(event, "1 won 4", "3 won 2", "4 withdraw")
    assert article(event, "0 player Late") == "pairings_are_fixed"
    done = play_out(event, 1)
    assert [line.rank for line in done.event.standings()][-1] is None
    assert len(encounters(done).matches_of(3)) == 3


@pytest.mark.parametrize(("players", "rounds"), [(6, 5), (7, 5), (16, 5), (33, 6)])
def test_in_a_swiss_event_nobody_meets_twice_nor_rests_twice(players: int, rounds: int) -> None:
    event = with_players(new("demo", format="swiss", rounds=str(rounds)), players)
    done = encounters(play_out(event, players))
    met = [frozenset(m.players) for r in done.rounds for m in r if len(m.players) == 2]
    rests = [m.first for r in done.rounds for m in r if len(m.players) == 1]
    assert len(set(met)) == len(met) == rounds * (players // 2)
    assert len(set(rests)) == len(rests) == rounds * (players % 2)


def test_a_swiss_round_pairs_equal_points() -> None:
    event = enter(with_players(new("demo", format="swiss"), 8), "0 draw 1 2 3 4 5 6 7 8")
    event = enter(event, "0 round 1-5 2-6 3-7 4-8", "1 won 5", "2 won 6", "3 won 7", "4 won 8")
    pairs = {frozenset(pair) for pair in encounters(event).pairings()}
    assert pairs == {frozenset(pair) for pair in ((1, 3), (2, 4), (5, 7), (6, 8))}


def test_a_swiss_bye_is_a_point_and_goes_to_the_lowest() -> None:
    event = enter(with_players(new("demo", format="swiss"), 5), "0 draw 1 2 3 4 5", "0 round 1-3 2-4 5")
    event = enter(event, "1 won 3", "2 won 4")
    assert encounters(event).points(5) == 1
    assert encounters(event).pairings()[-1] == (4, 0)


def test_swiss_standings_look_at_the_opponents() -> None:
    event = enter(with_players(new("demo", format="swiss", rounds="2"), 4), "0 draw 1 2 3 4")
    event = enter(event, "0 round 1-2 3-4", "1 won 2", "3 won 4", "0 round 1-3 2-4", "1 won 3", "2 drew 4")
    lines = [(line.rank, line.player.number, line.total, line.details) for line in event.event.standings()]
    half = Fraction(1, 2)
    assert lines == [
        (1, 1, 2, (3 * half, 3 * half)),
        (2, 3, 1, (5 * half, half)),
        (3, 2, half, (5 * half, half / 2)),
        (4, 4, half, (3 * half, half / 2)),
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 round 1-2 3", "not_everybody"),
        ("0 round 1-2 3-3", "not_everybody"),
        ("0 round 1-2-3", "entry_form"),
        ("0 round x", "entry_form"),
        ("1 won 3", "not_paired"),
        ("1 won", "entry_form"),
        ("1 won 2 3", "entry_form"),
        ("9 won 2", "unknown_player"),
        ("0 dance", "unknown_entry"),
        ("0 player", "entry_form"),
        ("0 player PLAYER 1", "name_taken"),
        ("0 player A;B", "entry_form"),
    ],
)
def test_lines_that_do_not_fit_are_refused(line: str, reason: str) -> None:
    event = enter(with_players(new("demo", format="swiss"), 4), "0 draw 1 2 3 4")
    assert article(event, line) == reason
