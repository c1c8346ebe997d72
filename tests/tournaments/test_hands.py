"""TRN-1 to TRN-8, each on its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tournaments.fixtures import (
    article,
    counted,
    dealers,
    enter,
    hands,
    new,
    ranking,
    read_again,
    started,
    tables,
    with_players,
)

from joute.play import Language
from joute.tournaments.seating import Seating, first_tables, made_up, sizes


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        *[(3, (3,)), (4, (4,)), (5, (5,)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4)), (9, (3, 3, 3))],
        *[(10, (4, 3, 3)), (11, (4, 4, 3)), (13, (4, 3, 3, 3)), (14, (4, 4, 3, 3)), (15, (4, 4, 4, 3))],
        (16, (4, 4, 4, 4)),
    ],
)
def test_trn_01_tables_of_four_then_of_three(players: int, expected: tuple[int, ...]) -> None:
    assert sizes(players) == expected
    assert tuple(map(len, tables(started(players)))) == expected


def test_trn_01_less_than_three_players_make_no_table() -> None:
    assert sizes(2) == ()
    assert article(with_players(new(), 2), "0 draw 1 2") == "TRN-1"
    over = enter(counted(started(3), "1:0 2:5 3:6"), "3 withdraw")
    assert article(over, "0 round") == "TRN-1"


def test_trn_01_everybody_is_seated_in_the_order_of_the_lots() -> None:
    tournament = with_players(new(), 7)
    assert article(tournament, "0 round") == "TRN-1"
    assert article(tournament, "0 draw 1 2 3 4 5 6") == "TRN-1"
    assert article(tournament, "0 draw 1 2 3 4 5 6 6") == "TRN-1"
    tournament = enter(tournament, "0 draw 5 3 1 7 2 4 6", "0 round")
    assert tables(tournament) == [(5, 3, 1, 7), (2, 4, 6)]
    assert article(tournament, "0 draw 1 2 3 4 5 6 7") == "TRN-1"


def test_trn_02_everyone_adds_up_and_one_at_most_is_out() -> None:
    tournament = enter(started(4), "1 score 0", "2 score 34")
    assert article(tournament, "2 score 0") == "TRN-2"
    assert enter(tournament, "2 score 30") is not None
    assert article(with_players(new(), 4), "1 score 5") == "TRN-2"


def test_trn_02_the_length_of_a_hand_is_an_option() -> None:
    assert hands(new()).agreement.minutes == 7
    assert hands(new(minutes="5")).agreement.minutes == 5


def test_trn_02_more_than_seven_minutes_are_taken_with_a_warning() -> None:
    for minutes, warned in (("5", 0), ("7", 0), ("8", 1), ("20", 1)):
        event = new(minutes=minutes).event
        assert [len(event.warnings(language)) for language in Language] == [warned, warned]
    assert "20 minutes" in new(minutes="20").event.warnings(Language.FRENCH)[0]
    assert not new("lexiduel", minutes="20").event.warnings(Language.FRENCH)


def test_trn_02_the_first_dealer_of_every_table_is_drawn_whatever_was_agreed() -> None:
    tournament = enter(with_players(new(options={"dealer": "2"}), 8), "0 draw 1 2 3 4 5 6 7 8", "0 round")
    assert dealers(tournament) == [0, 0]
    for assignment in tournament.event.assignments():
        assert "dealer" not in dict(assignment.options)


def test_trn_03_the_left_hand_neighbour_initials() -> None:
    tournament = enter(started(4), "1 score 10")
    for other in (1, 3, 4):
        assert article(tournament, f"{other} initial 1") == "TRN-3"
    assert article(tournament, "3 initial 2") == "TRN-3"
    assert ranking(tournament)[-1] == (1, 4, 0)
    tournament = enter(tournament, "2 initial 1")
    assert ranking(tournament)[-1] == (4, 1, 10)


def test_trn_03_what_is_not_initialled_does_not_count_nor_end_the_round() -> None:
    tournament = counted(started(4), "1:10 2:20 3:30 4:40")
    tournament = enter(tournament, "1 score 50")
    assert (1, 1, 0) in ranking(tournament)
    assert article(tournament, "0 round") == "TRN-3"
    assert (4, 1, 50) in ranking(enter(tournament, "2 initial 1"))


def test_trn_03_the_neighbour_of_the_last_seat_is_the_first() -> None:
    assert Seating((4, 2, 9)).left_of(9) == 4


def test_trn_04_winners_move_to_the_next_table_and_deal_there() -> None:
    tournament = counted(started(12), "1:0 2:20 3:30 4:40", "5:15 6:10 7:20 8:30", "9:8 10:9 11:10 12:0")
    tournament = enter(tournament, "0 round")
    assert tables(tournament) == [(12, 2, 3, 4), (5, 1, 7, 8), (9, 10, 11, 6)]
    assert dealers(tournament) == [12, 1, 6]


def test_trn_04_penalties_do_not_count_in_the_hand() -> None:
    tournament = enter(started(8), "2 challenge 1 FRANCE wrong")
    tournament = counted(tournament, "1:0 2:20 3:30 4:40", "5:0 6:10 7:20 8:30")
    assert hands(tournament).winners() == (1, 5)


def test_trn_04_equal_hands_are_parted_by_the_lower_total_then_by_lot() -> None:
    tournament = counted(started(8), "1:8 2:20 3:30 4:40", "5:0 6:10 7:20 8:30")
    tournament = enter(tournament, "0 round")
    assert tables(tournament) == [(5, 2, 3, 4), (1, 6, 7, 8)]
    tournament = counted(tournament, "5:50 2:15 3:5 4:12", "1:30 6:12 7:2 8:2")
    assert hands(tournament).winners() == (3, 7)
    assert article(tournament, "0 lot 7") == "TRN-4"


def test_trn_04_a_lot_is_needed_where_totals_are_equal_too() -> None:
    tournament = counted(started(8), "1:8 2:8 3:30 4:40", "5:0 6:10 7:20 8:30")
    assert article(tournament, "0 round") == "TRN-4"
    assert article(tournament, "0 lot 3") == "TRN-4"
    assert article(tournament, "0 lot 5") == "TRN-4"
    tournament = enter(tournament, "0 lot 2", "0 round")
    assert tables(tournament) == [(1, 5, 3, 4), (2, 6, 7, 8)]


def test_trn_04_with_one_table_the_winner_stays_and_deals() -> None:
    tournament = enter(counted(started(4), "1:8 2:5 3:30 4:40"), "0 round")
    assert (tables(tournament), dealers(tournament)) == ([(1, 2, 3, 4)], [2])


@pytest.mark.parametrize(("verdict", "totals"), [("wrong", (50, 0)), ("spelling", (0, 0)), ("good", (0, 10))])
def test_trn_05_the_commissaires_verdict(verdict: str, totals: tuple[int, int]) -> None:
    tournament = enter(started(4), f"2 challenge 1 FRANCE {verdict}")
    assert (hands(tournament).total(1), hands(tournament).total(2)) == totals


@pytest.mark.parametrize(("tort", "total"), [("10", 10), ("0", 0)])
def test_trn_05_a_wrong_challenge_costs_ten_or_nothing_as_agreed(tort: str, total: int) -> None:
    tournament = enter(with_players(new(options={"tort": tort}), 4), "0 draw 1 2 3 4", "0 round")
    tournament = read_again(enter(tournament, "2 challenge 1 FARINE good"))
    assert hands(tournament).total(2) == total
    assert dict(tournament.event.assignments()[0].options)["tort"] == tort


def test_trn_05_a_persons_verdict_goes_before_the_dictionarys() -> None:
    tournament = enter(started(4), "2 challenge 1 ORTOGRAFE wrong", "2 challenge 3 XAISON spelling")
    assert [hands(tournament).total(player) for player in (1, 2, 3)] == [50, 0, 0]


def test_trn_05_only_among_players_of_one_table() -> None:
    tournament = started(8)
    assert article(tournament, "2 challenge 5 FRANCE wrong") == "TRN-5"
    assert article(tournament, "2 challenge 2 FRANCE wrong") == "TRN-5"
    assert article(tournament, "2 challenge 1 FRANCE perhaps") == "entry_form"


@pytest.mark.parametrize(("players", "commissaires"), [(4, 1), (40, 1), (44, 2), (84, 3)])
def test_trn_05_one_commissaire_for_every_ten_tables(players: int, commissaires: int) -> None:
    assert hands(started(players)).commissaires == commissaires


def test_trn_06_a_counted_hand_is_not_challenged() -> None:
    tournament = counted(started(4), "1:8 2:5 3:30 4:40")
    assert article(tournament, "2 challenge 1 FRANCE wrong") == "TRN-6"


def test_trn_07_the_lowest_total_wins_and_equals_share() -> None:
    tournament = counted(started(4, rounds=1), "1:8 2:5 3:5 4:40")
    tournament = enter(tournament, "0 lot 3")
    assert ranking(tournament) == [(1, 2, 5), (1, 3, 5), (3, 1, 8), (4, 4, 40)]
    assert tournament.event.over


def test_trn_07_an_agreed_number_of_rounds() -> None:
    tournament = counted(started(4, rounds=2), "1:8 2:5 3:30 4:40")
    assert not tournament.event.over
    tournament = counted(enter(tournament, "0 round"), "1:8 2:5 3:30 4:40")
    assert tournament.event.over
    for line in ("0 round", "0 player Late", "0 end"):
        assert article(tournament, line) == "TRN-7"


def test_trn_07_the_organiser_may_stop_after_any_whole_round() -> None:
    tournament = enter(started(4), "1 score 8")
    assert article(tournament, "0 end") == "TRN-3"
    tournament = enter(counted(started(4), "1:8 2:5 3:30 4:40"), "0 end")
    assert tournament.event.over
    assert article(tournament, "1 score 3") == "TRN-2"


def test_trn_08_players_come_and_go_between_rounds_only() -> None:
    tournament = started(4)
    assert article(tournament, "4 withdraw") == "TRN-8"
    assert article(tournament, "0 player Late") == "TRN-8"
    tournament = enter(counted(tournament, "1:8 2:5 3:30 4:40"), "4 withdraw")
    assert article(tournament, "4 withdraw") == "TRN-8"
    assert ranking(tournament) == [(1, 2, 5), (2, 1, 8), (3, 3, 30), (None, 4, 40)]


def test_trn_08_who_joins_begins_with_the_average_total() -> None:
    tournament = counted(started(4), "1:8 2:5 3:30 4:40")
    tournament = enter(tournament, "0 player Late", "0 round")
    assert hands(tournament).total(5) == 21
    assert tables(tournament) == [(1, 2, 3, 4, 5)]
    assert ranking(enter(with_players(new(), 3), "0 player Fourth"))[-1] == (1, 4, 0)


def test_trn_08_the_last_tables_fill_the_gaps() -> None:
    before = first_tables(range(1, 17))
    assert [table.players for table in made_up(before, {2}, [])] == [
        (1, 16, 3, 4),
        (5, 6, 7, 8),
        (9, 10, 11, 12),
        (13, 14, 15),
    ]
    assert made_up(before, {2}, [17])[0].players == (1, 17, 3, 4)
    assert [len(table.players) for table in made_up(before, set(), [17])] == [4, 4, 3, 3, 3]


@given(st.integers(3, 40), st.data())
def test_trn_08_nobody_moves_without_need(players: int, data: st.DataObject) -> None:
    if not sizes(players):
        return
    before = first_tables(range(1, players + 1))
    leaving = data.draw(st.sets(st.integers(1, players), max_size=players - 3))
    arriving = list(range(players + 1, players + 1 + data.draw(st.integers(0, 5))))
    after = made_up(before, leaving, arriving)
    present = sorted({*range(1, players + 1), *arriving} - leaving)
    assert sorted(player for table in after for player in table.players) == present
    assert tuple(len(table.players) for table in after) == sizes(len(present))
    home = {player: at for at, table in enumerate(before) for player in table.players}
    moved = sum(home.get(p, at) != at for at, table in enumerate(after) for p in table.players)
    staying = [sum(p not in leaving for p in table.players) for table in before]
    wanted = [*sizes(len(present)), *[0] * len(before)]
    assert moved == sum(max(0, have - want) for have, want in zip(staying, wanted, strict=False))


def test_a_tournament_goes_on_from_its_file_after_every_line() -> None:
    tournament = enter(started(4), "2 challenge 1 ZXT wrong", "1 score 8", "2 initial 1")
    tournament = read_again(tournament)
    tournament = read_again(enter(tournament, "2 score 5", "3 initial 2", "0 penalty 3 10"))
    assert hands(tournament).total(3) == 10
