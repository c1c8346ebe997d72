"""The desk forgets nothing: entries taken back and corrected, players who come and go, rounds by hand."""

from random import Random

import pytest
from tests.tournaments.fixtures import (
    article,
    counted,
    encounters,
    enter,
    hands,
    new,
    ranking,
    read_again,
    started,
    tables,
    with_players,
)

from joute.tournaments import Tournament


def first(items: list[str]) -> list[str]:
    return list(items)


def number_of(tournament: Tournament, line: str) -> int:
    """The last entry that reads so."""
    return next(e.number for e in reversed(tournament.entries) if f"{e.who} {e.action}" == line)


def totals(tournament: Tournament) -> dict[int, int]:
    return {player: total for _, player, total in ranking(tournament)}


@pytest.fixture
def nine() -> Tournament:
    """Nine players, the second round being played."""
    played = counted(started(9), "1:0 2:20 3:30", "4:0 5:20 6:40", "7:0 8:20 9:40")
    return enter(played, "0 round")


def test_trn_04_a_correction_of_the_first_round_keeps_the_later_tables(nine: Tournament) -> None:
    before = tables(nine)
    corrected = enter(nine, f"0 correct {number_of(nine, '1 score 0')} 1 score 50")
    assert tables(read_again(corrected)) == before
    assert totals(corrected) == {**totals(nine), 1: 50}
    scores = corrected.entries[number_of(nine, "1 score 0") - 1]
    assert (scores.action, scores.stands, scores.changed_by) == (
        "score 0",
        (1, "score 50"),
        len(corrected.entries),
    )


def test_every_entry_is_taken_back_and_brought_back(nine: Tournament) -> None:
    opened = number_of(nine, "0 round")
    undone = enter(nine, f"0 undo {opened}")
    assert (undone.event.opened, undone.event.between_rounds) == (1, True)
    again = read_again(enter(undone, f"0 undo {opened + 1}"))
    assert again.event == nine.event
    assert read_again(enter(again, f"0 undo {opened + 2}")).event == undone.event


def test_what_later_entries_need_is_not_taken_away(nine: Tournament) -> None:
    assert article(nine, f"0 undo {number_of(nine, '1 score 0')}") == "TRN-3"
    scored = enter(nine, "2 score 10")
    assert article(scored, f"0 undo {number_of(scored, '0 round')}") == "entry_depends"
    whole = read_again(enter(scored, f"0 undo {number_of(scored, '0 round')}-{len(scored.entries)}"))
    assert whole.event.opened == 1
    for line in (
        "0 undo 999",
        "0 undo 0",
        "0 undo x",
        "1 undo 3",
        "0 undo",
        "0 correct 3",
        "0 correct 3 0 undo 2",
    ):
        assert article(nine, line) in ("no_such_entry", "entry_form")


def test_trn_05_a_verdict_is_changed_even_after_the_hand_is_counted() -> None:
    tournament = enter(started(4), "2 challenge 1 FRANCE wrong")
    tournament = counted(tournament, "1:0 2:20 3:30 4:40")
    assert totals(tournament)[1] == 50
    verdict = number_of(tournament, "2 challenge 1 FRANCE wrong")
    changed = read_again(enter(tournament, f"0 correct {verdict} 2 challenge 1 FRANCE good"))
    assert (totals(changed)[1], totals(changed)[2]) == (0, 30)


def test_a_lot_that_a_correction_makes_needless_lapses_and_comes_back() -> None:
    tied = counted(started(4), "1:8 2:20 3:8 4:20")
    tied = enter(tied, "0 lot 3", "0 round")
    corrected = enter(tied, f"0 correct {number_of(tied, '1 score 8')} 1 score 10")
    assert corrected.entries[number_of(tied, "0 lot 3") - 1].lapsed
    back = read_again(enter(corrected, f"0 undo {len(corrected.entries)}"))
    assert back.event == tied.event


def test_a_registration_is_taken_back_or_renamed_and_others_keep_their_numbers() -> None:
    tournament = with_players(new(), 5)
    tournament = enter(tournament, f"0 undo {number_of(tournament, '0 player Player 2')}")
    tournament = enter(tournament, "0 correct 4 0 player Thérèse")
    assert tournament.event.present == (1, 3, 4, 5)
    assert tournament.event.player(4).name == "Thérèse"
    assert 2 not in totals(tournament)
    read_again(enter(tournament, "0 player Player 2", "0 draw 6 5 4 3 1", "0 round"))


def test_trn_04_a_tie_stops_nobody_from_coming_or_going() -> None:
    tied = counted(started(5), "1:8 2:20 3:8 4:20 5:30")
    assert (tied.event.counted, tied.event.between_rounds) == (True, False)
    tied = enter(tied, "5 withdraw", "0 player Late", "0 lot 3", "0 round")
    assert sorted(tables(read_again(tied))[0]) == [1, 2, 3, 4, 6]


def test_trn_04_after_the_last_round_no_lot_is_asked_for() -> None:
    tied = counted(started(4, rounds=1), "1:8 2:20 3:8 4:20")
    assert (tied.event.over, tied.event.lots_due(first)) == (True, ())
    read_again(enter(tied, "0 lot 3"))


def test_trn_08_a_withdrawal_is_taken_back_and_missed_hands_count_their_average() -> None:
    played = counted(started(7), "1:0 2:20 3:30 4:40", "5:0 6:20 7:40")
    left = enter(played, "7 withdraw")
    assert read_again(enter(left, "7 return")).event == enter(played, "7 absent", "7 return").event
    missed = enter(left, "0 round")
    points = {player: 10 * at for at, player in enumerate(range(1, 7))}
    missed = counted(missed, " ".join(f"{player}:{held}" for player, held in points.items() if held), "1:0")
    back = enter(missed, "7 return")
    assert (totals(back)[7], back.event.player(7).brought) == (40 + 25, 25)
    assert {rank for rank, player, _ in ranking(back) if player == 7} != {None}
    assert article(back, "7 return") == "TRN-8"
    assert article(back, "0 return") == "entry_form"


def test_trn_08_who_is_absent_at_the_start_comes_late_with_the_average_total() -> None:
    tournament = enter(with_players(new(), 5), "5 absent", "0 draw 1 2 3 4", "0 round")
    tournament = counted(enter(tournament, "2 challenge 1 FRANCE wrong"), "1:0 2:20 3:30 4:40")
    tournament = enter(tournament, "5 return")
    assert totals(tournament)[5] == 35
    away = enter(tournament, "5 absent")
    assert article(away, "5 absent") == "already_away"
    assert [rank for rank, player, _ in ranking(away) if player == 5] == [None]


def test_a_player_sits_a_hand_out_for_the_points_agreed(nine: Tournament) -> None:
    scores = [f"{player}:{at * 2}" for at, player in enumerate(sum(tables(nine), ()))]
    tournament = enter(counted(nine, " ".join(scores)), "0 bye 9 25", "0 round")
    assert 9 not in sum(tables(tournament), ())
    assert hands(tournament).total(9) == totals(counted(nine, " ".join(scores)))[9] + 25
    assert article(tournament, "0 bye 8 10") == "TRN-8"
    read_again(tournament)


def test_two_players_are_swapped_and_tables_made_by_hand() -> None:
    tournament = started(7)
    swapped = read_again(enter(tournament, "0 swap 2 6"))
    assert tables(swapped) == [(1, 6, 3, 4), (5, 2, 7)]
    assert article(enter(swapped, "6 score 10"), "0 swap 6 5") == "TRN-3"
    assert article(swapped, "0 swap 2 2") == "TRN-2"
    opened = number_of(tournament, "0 round")
    by_hand = enter(tournament, f"0 correct {opened} 0 round 7,6*,5 4,3,2,1")
    assert tables(read_again(by_hand)) == [(7, 6, 5), (4, 3, 2, 1)]
    assert article(tournament, f"0 correct {opened} 0 round 7,6 5,4,3,2,1") == "TRN-1"
    assert article(tournament, f"0 correct {opened} 0 round 7,6,6 4,3,2,1") == "TRN-1"


def test_the_end_is_taken_back_and_the_history_says_who_and_when() -> None:
    played = counted(started(4), "1:0 2:20 3:30 4:40")
    at = "2026-11-15 14:03:20Z"
    ended = played.enter(0, "by Thérèse", at)
    assert isinstance(ended, Tournament)
    ended = read_again(enter(ended, "0 end"))
    assert ended.event.over and ended.entries[-1].by == "Thérèse"
    assert ended.entries[-2].at == at
    assert not enter(ended, f"0 undo {len(ended.entries)}").event.over


@pytest.mark.parametrize(
    ("points", "doubtful"), [(0, False), (7, True), (34, False), (105, False), (106, True)]
)
def test_lex_01_a_score_no_hand_adds_up_to_is_doubted(points: int, doubtful: bool) -> None:
    doubt = started(4).doubts(((1, f"score {points}"),))
    assert (doubt is not None) == doubtful


def test_a_winner_with_fewer_points_is_asked_about_once_more() -> None:
    match = enter(with_players(new("lexiduel", format="match"), 2), "0 draw 1 2", "0 round 1-2")
    assert match.doubts(((1, "won 2 75-70"),)) is None
    assert match.doubts(((1, "won 2"),)) is None
    for line in ("won 2 70-75", "drew 2 70-75"):
        doubt = match.doubts(((1, line),))
        assert doubt is not None and doubt.kind == "ambiguous"
        enter(match, f"1 {line}")


@pytest.mark.parametrize(
    ("game", "possible", "impossible"),
    [
        ("lexiduel", "800-0", "801-0"),
        ("dames", "32-0", "33-0"),
        ("jago", "110-0", "111-0"),
        ("demo", "450:-450", "47:-47"),
        ("amusante", "12-0", "13-0"),
        ("lexicon", "-20:110", "12:410"),
    ],
)
def test_a_score_the_game_cannot_have_is_doubted(game: str, possible: str, impossible: str) -> None:
    paired = enter(with_players(new(game, format="match"), 2), "0 draw 1 2", "0 round 1-2")
    assert paired.doubts(((1, f"won 2 {possible}"),)) is None
    doubt = paired.doubts(((1, f"won 2 {impossible}"),))
    assert doubt is not None and doubt.kind == "illegal" and doubt.reason.startswith("impossible")


def test_encounters_are_corrected_swapped_and_rested_too() -> None:
    event = enter(with_players(new("demo", format="swiss"), 6), "0 draw 1 2 3 4 5 6", "0 round 1-4 2-5 3-6")
    event = enter(event, "0 swap 4 5", "1 won 5", "2 won 4", "3 won 6", "0 bye 6 1/2", "0 round 1-2 3-4 5")
    assert encounters(event).points(6) * 2 == 1
    won = number_of(event, "1 won 5")
    corrected = read_again(enter(event, f"0 correct {won} 5 won 1 40-30"))
    assert (encounters(corrected).points(5), encounters(corrected).points(1)) == (2, 0)
    assert article(event, "0 swap 1 2") == "no_swap"


def test_whatever_is_undone_and_redone_the_file_reads_the_same() -> None:
    """A desk in disorder: corrections at random, and each state is found again in the file."""
    random = Random(18)
    tournament = counted(started(8), "1:0 2:20 3:30 4:40", "5:0 6:20 7:40 8:50")
    for _ in range(60):
        number = random.randint(1, len(tournament.entries))
        line = random.choice(
            (f"undo {number}", f"correct {number} {random.randint(1, 8)} score {random.randint(0, 50)}")
        )
        entered = tournament.enter(0, line)
        if isinstance(entered, Tournament):
            tournament = read_again(entered)
    assert len(tournament.entries) > 40


def test_trn_03_tables_are_made_by_hand_after_the_first_score_which_stays_to_be_initialled_again() -> None:
    tournament = enter(started(8), "1 score 10", "2 initial 1")
    opened = next(entry.number for entry in tournament.entries if entry.verb == "round")
    seated = enter(tournament, f"0 correct {opened} 0 round 7,2,1,4 5,6,3,8")
    assert tables(seated) == [(7, 2, 1, 4), (5, 6, 3, 8)]
    hand = hands(seated).rounds[-1]
    assert hand.points == {1: 10} and not hand.counts(1)
