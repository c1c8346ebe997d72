"""A whole tournament: 16 players, 5 rounds; every figure below was worked out by hand."""

import pytest
from tests.tournaments.fixtures import (
    counted,
    dealers,
    enter,
    hands,
    new,
    ranking,
    read_again,
    tables,
    with_players,
)

from joute.tournaments import Tournament


@pytest.fixture
def sunday() -> Tournament:
    tournament = with_players(new(tournament="Dimanche", rounds="5"), 16)
    return enter(tournament, f"0 draw {' '.join(map(str, range(1, 17)))}", "0 round")


def totals(tournament: Tournament) -> list[int]:
    """By player."""
    return [total for _, total in sorted((player, total) for _, player, total in ranking(tournament))]


def first_round(tournament: Tournament) -> Tournament:
    """Challenges of all kinds: a proper noun, a good word, a spelling mistake."""
    tournament = enter(tournament, "3 challenge 2 FRANCE wrong")
    tournament = enter(tournament, "7 challenge 8 FARINE good", "10 challenge 9 FARRINE spelling")
    return counted(
        tournament,
        "1:0 2:20 3:30 4:40",
        "5:10 6:0 7:20 8:30",
        "9:15 10:25 11:0 12:35",
        "13:24 14:12 15:36 16:48",
    )


def second_round(tournament: Tournament) -> Tournament:
    """2 and 3 have equal hands at the first table: 3 has the lower total."""
    return counted(
        enter(tournament, "0 round"),
        "14:20 2:10 3:10 4:30",
        "5:30 1:16 7:0 8:20",
        "9:0 10:18 6:28 12:38",
        "13:14 11:15 15:0 16:6",
    )


def third_round(tournament: Tournament) -> Tournament:
    """12 has withdrawn; 11 and 9 are equal in everything at the last table: a lot."""
    return counted(
        enter(tournament, "12 withdraw", "0 round"),
        "14:8 2:0 15:22 4:44",
        "5:12 1:34 3:26 8:0",
        "7:18 10:0 6:28 16:20",
        "13:30 11:14 9:14",
    )


def fourth_round(tournament: Tournament) -> Tournament:
    """Somebody joins; another word that is none."""
    tournament = enter(tournament, "0 lot 11", "0 player Late", "0 round", "2 challenge 5 SNCF wrong")
    return counted(
        tournament,
        "14:0 11:20 15:10 4:30",
        "5:18 1:0 3:8 2:28",
        "7:40 8:10 6:0 16:24",
        "13:6 10:16 9:26 17:0",
    )


def fifth_round(tournament: Tournament) -> Tournament:
    tournament = enter(tournament, "0 round", "11 challenge 4 MORTE good")
    return counted(
        tournament,
        "17:30 11:6 15:0 4:12",
        "5:0 14:19 3:20 2:30",
        "7:0 8:22 1:12 16:32",
        "13:20 10:0 9:40 6:16",
    )


def test_trn_05_after_the_first_round_penalties_stand_beside_the_hands(sunday: Tournament) -> None:
    after = first_round(sunday)
    assert totals(after) == [
        *(0, 70, 30, 40, 10, 0, 30, 30),
        *(15, 25, 0, 35, 24, 12, 36, 48),
    ]
    assert hands(after).winners() == (1, 6, 11, 14)


def test_trn_04_winners_go_round_the_four_tables(sunday: Tournament) -> None:
    second = enter(first_round(sunday), "0 round")
    assert tables(second) == [(14, 2, 3, 4), (5, 1, 7, 8), (9, 10, 6, 12), (13, 11, 15, 16)]
    assert dealers(second) == [14, 1, 6, 11]
    assert hands(second_round(first_round(sunday))).winners() == (3, 7, 9, 15)


def test_trn_08_a_withdrawal_moves_one_player_only(sunday: Tournament) -> None:
    before = second_round(first_round(sunday))
    third = enter(before, "12 withdraw", "0 round")
    assert tables(third) == [(14, 2, 15, 4), (5, 1, 3, 8), (7, 10, 6, 16), (13, 11, 9)]
    assert dealers(third) == [15, 3, 7, 9]
    assert totals(third)[11] == 73


def test_trn_08_a_late_arrival_takes_the_gap_and_the_average(sunday: Tournament) -> None:
    third = third_round(second_round(first_round(sunday)))
    assert totals(third) == [
        *(50, 80, 66, 114, 52, 56, 48, 50),
        *(29, 43, 29, 73, 68, 40, 58, 74),
    ]
    fourth = enter(third, "0 lot 11", "0 player Late", "0 round")
    assert totals(fourth)[16] == 57
    assert tables(fourth) == [(14, 11, 15, 4), (5, 1, 3, 2), (7, 8, 6, 16), (13, 10, 9, 17)]
    assert dealers(fourth) == [11, 2, 8, 10]


def test_trn_07_the_final_standings_with_a_shared_first_place(sunday: Tournament) -> None:
    last = sunday
    for play_round in (first_round, second_round, third_round, fourth_round, fifth_round):
        assert not last.event.over
        last = read_again(play_round(last))
    assert tables(last) == [(17, 11, 15, 4), (5, 14, 3, 2), (7, 8, 1, 16), (13, 10, 9, 6)]
    assert last.event.over
    assert ranking(last) == [
        *[
            (1, 10, 59),
            (1, 14, 59),
            (3, 1, 62),
            (4, 11, 65),
            (5, 15, 68),
            (6, 6, 72),
            (7, 8, 82),
            (8, 17, 87),
        ],
        *[(9, 7, 88), (10, 3, 94), (10, 13, 94), (12, 9, 95), (13, 5, 120), (14, 16, 130), (15, 2, 138)],
        *[(16, 4, 156), (None, 12, 73)],
    ]
    eleven = next(line for line in last.event.standings() if line.player.number == 11)
    assert ([int(points or 0) for points in eleven.details], eleven.penalties) == ([0, 15, 14, 20, 6], 10)
