"""What a server needs besides: lots that are due, games counted, verdicts put right."""

from tests.tournaments.fixtures import article, counted, enter, hands, new, read_again, started, with_players


def first(items: list[str]) -> list[str]:
    return list(items)


def test_trn_05_the_commissaire_takes_a_penalty_off_again_but_no_more_than_that() -> None:
    tournament = enter(started(4), "2 challenge 1 FRANCE wrong")
    assert article(tournament, "0 penalty 1 -60") == "TRN-5"
    assert article(tournament, "0 penalty 2 -1") == "TRN-5"
    assert article(tournament, "0 penalty -1 5") == "entry_form"
    assert article(tournament, "0 penalty 1 --5") == "entry_form"
    assert article(tournament, "1 penalty 1 -50") == "entry_form"
    tournament = read_again(enter(tournament, "0 penalty 1 -50"))
    assert hands(tournament).total(1) == 0


def test_trn_04_lots_are_due_only_where_a_table_is_counted_and_equal() -> None:
    tournament = started(4)
    assert tournament.event.lots_due(first) == ()
    tied = counted(tournament, "1:8 2:20 3:8 4:20")
    assert tied.event.lots_due(first) == ((0, "lot 1"),)
    assert not tied.event.between_rounds
    drawn = enter(tied, "0 lot 3")
    assert drawn.event.lots_due(first) == ()
    assert drawn.event.between_rounds
    assert counted(tournament, "1:8 2:20 3:10 4:20").event.lots_due(first) == ()


def test_dam_04_the_third_game_waits_for_its_lot_and_games_are_numbered() -> None:
    tournament = enter(with_players(new("dames", format="match"), 2), "0 draw 1 2", "0 round 1-2")
    assert [one.played for one in tournament.event.assignments()] == [0]
    tournament = enter(tournament, "1 won 2 5-3 bag=ABC")
    assert [(one.played, one.players) for one in tournament.event.assignments()] == [(1, (2, 1))]
    tournament = enter(tournament, "2 won 1 5-3")
    assert tournament.event.assignments() == ()
    assert tournament.event.lots_due(first) == ((0, "lot 1"),)
    tournament = enter(tournament, "0 lot 2")
    assert tournament.event.lots_due(first) == ()
    assert [(one.played, one.players) for one in tournament.event.assignments()] == [(2, (2, 1))]
