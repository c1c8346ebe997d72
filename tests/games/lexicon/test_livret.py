"""What the booklet of 1937 prints: each example and each figure, under its name."""

import pytest
from tests.games.lexicon.table import article, deal, effects, hand, play, position, start, table
from tests.tournaments.fixtures import article as refused_by
from tests.tournaments.fixtures import counted, dealers, enter, hands, ranking, started, tables

from joute.games.lexicon.material import rank, value
from joute.letters import ALPHABET
from joute.play import Position


def laid(held: str, words: str = "", **options: str) -> Position:
    """Two players, words checked at once, cards to spare in the hand."""
    return position(f"hands={held}XZ/BHJ table={words}", **{"arbitration": "strict"} | options)


def test_livret_lexicon_a_is_the_highest_card_and_z_the_lowest() -> None:
    assert sorted(ALPHABET, key=rank, reverse=True) == list(ALPHABET)
    assert play(start(3), "0 draw KAZ").state.dealer == 2


def test_livret_lexicon_equal_cards_draw_again() -> None:
    at = play(start(3), "0 draw AAZ")
    assert (at.to_act(), play(at, "0 draw BC-").state.dealer) == ((0,), 1)


def test_livret_lexicon_ten_cards_each_and_one_turned_up() -> None:
    at = play(start(4, dealer="1"), deal("", "", "", "", opened="R"))
    assert [len(hand(at, seat)) for seat in (1, 2, 3, 4)] == [10] * 4
    assert (at.state.cards.pile, len(at.state.cards.stock), at.to_act()) == ("R", 11, (2,))


def test_livret_lexicon_two_packs_from_five_players_on() -> None:
    assert len(play(start(4, dealer="1"), deal("", "", "", "")).letters()) == 52
    assert len(play(start(5, dealer="1"), deal(*[""] * 5, packs=2)).letters()) == 104


def test_livret_lexicon_mer_amertume() -> None:
    at = play(laid("ATUME", "MER"), "1 insert 1 AMERTUME")
    assert (table(at), hand(at, 1)) == (("AMERTUME",), "XZ")


def test_livret_lexicon_tour_entourer() -> None:
    at = play(laid("ENER", "TOUR"), "1 insert 1 ENTOURER")
    assert (table(at), hand(at, 1)) == (("ENTOURER",), "XZ")


def test_livret_lexicon_mot_morte() -> None:
    at = play(laid("RE", "MOT"), "1 insert 1 MORTE")
    assert (table(at), hand(at, 1)) == (("MORTE",), "XZ")


def test_livret_lexicon_dos_dose() -> None:
    assert table(play(laid("E", "DOS"), "1 insert 1 DOSE")) == ("DOSE",)


def test_livret_lexicon_the_order_of_the_letters_is_not_reversed() -> None:
    assert article(laid("E", "MOT"), "1 insert 1 TOME") == "LEX-8"
    assert article(laid("E", "DOS"), "1 insert 1 SODE") == "LEX-8"


def test_livret_lexicon_farine_famine() -> None:
    at = play(laid("M", "FARINE"), "1 exchange 1 FAMINE")
    assert (table(at), hand(at, 1)) == (("FAMINE",), "RXZ")


def test_livret_lexicon_an_exchange_leaves_the_word_complete() -> None:
    assert article(laid("K", "FARINE"), "1 exchange 1 FAKINE") == "LEX-11"
    assert article(laid("M", "FARINE"), "1 exchange 1 MINE") == "LEX-9"


def test_livret_lexicon_one_throws_before_taking() -> None:
    at = play(laid("R", pack="francais"), "1 discard R open")
    assert at.state.cards.pile[-1] == "R"
    assert "R" not in hand(at, 1)


@pytest.mark.parametrize(("taken", "pile"), [("stock", "QR"), ("open", "R")])
def test_livret_lexicon_the_card_thrown_lies_on_the_open_one_or_replaces_it(taken: str, pile: str) -> None:
    at = play(position("hands=RMA/ESA pile=Q stock=TB"), f"1 discard R {taken}")
    assert "".join(at.state.cards.pile) == pile


def test_livret_lexicon_nobody_lets_a_turn_go_by() -> None:
    assert article(laid("MOT"), "1 pass") == "LEX-6"


def test_livret_lexicon_only_one_of_the_four_things_a_turn() -> None:
    assert article(play(laid("MOTDE"), "1 word MOT"), "1 word DE") == "LEX-4"


def test_livret_lexicon_a_hand_is_counted_card_by_card() -> None:
    """The booklet prints no values: those of the British edition."""
    assert value("AEKQZ") == 10 + 10 + 8 + 4 + 2
    at = play(position("hands=MOT/AEKQZ", arbitration="strict"), "1 word MOT")
    assert at.scores() == (0, 34)


def test_livret_lexicon_who_reaches_a_hundred_retires_until_one_is_left() -> None:
    at = position("hands=MOT/AZ/BJ counted=0/88/95", 3, arbitration="strict")
    at = play(at, "1 word MOT")
    outcome = at.outcome()
    assert at.state.standing == ("in", "limit", "limit")
    assert outcome is not None
    assert outcome.winners == (1,)


def test_livret_lexicon_a_wrong_challenge_adds_ten_a_right_one_takes_ten_off() -> None:
    wrong = play(position("hands=MOTXZ/AB"), "1 word MOT", "2 challenge")
    right = play(position("hands=MTOXZ/AB"), "1 word MTO", "2 challenge")
    assert (wrong.scores(), table(wrong)) == ((0, 10), ("MOT",))
    assert (right.scores(), table(right), hand(right, 1), right.to_act()) == ((0, -10), (), "MOTXZ", (2,))


def test_livret_lexicon_proper_nouns_only_if_the_dictionary_has_them() -> None:
    assert article(laid("FRANCE"), "1 word FRANCE") == "LEX-11"


def test_livret_lexicon_the_maitresse_is_any_letter() -> None:
    for letter in "aeiu":
        word = f"S{letter}"
        assert effects(laid("S*"), f"1 word {word}").words == (word.upper(),)
    assert article(laid("S*"), "1 word So") == "LEX-11"


def test_livret_lexicon_an_empty_stock_is_made_of_the_pile() -> None:
    at = play(position("hands=RX/BC pile=KE stock=T", arbitration="strict"), "1 discard R stock")
    at = play(at, "0 shuffle RKE")
    assert (at.state.cards.pile, at.state.cards.stock) == ("R", "KE")


def test_livret_tournoi_tables_of_four_and_a_commissaire_for_ten() -> None:
    assert [len(players) for players in tables(started(40))] == [4] * 10
    assert [hands(started(players)).commissaires for players in (40, 44)] == [1, 2]


def test_livret_tournoi_winners_go_from_table_1_to_2_and_from_5_to_6() -> None:
    points = [" ".join(f"{4 * at + seat}:{seat - 1}" for seat in range(1, 5)) for at in range(6)]
    moved = enter(counted(started(24), *points), "0 round")
    assert [players[0] for players in tables(moved)] == [21, 1, 5, 9, 13, 17]
    assert dealers(moved) == [21, 1, 5, 9, 13, 17]


def test_livret_tournoi_the_dealer_is_drawn_and_equal_cards_draw_again() -> None:
    assert dealers(started(8)) == [0, 0]
    drawn = play(start(4), "0 draw RDKD")
    assert drawn.to_act() == (0,)
    assert play(drawn, "0 draw -E-A").state.dealer == 4


def test_livret_tournoi_the_player_on_the_left_initials_the_figures() -> None:
    scored = enter(started(4), "1 score 34")
    assert ranking(scored)[0][2] == 0
    assert ranking(enter(scored, "2 initial 1"))[-1] == (4, 1, 34)
    assert refused_by(scored, "4 initial 1") == "TRN-3"


def test_livret_tournoi_who_finishes_or_has_the_lowest_score_wins_the_table() -> None:
    finished = counted(started(8), "1:12 2:0 3:4 4:6", "5:12 6:8 7:24 8:16")
    assert hands(finished).winners() == (2, 6)


def test_livret_tournoi_seven_minutes_at_most() -> None:
    (assignment,) = started(4).event.assignments()
    assert dict(assignment.options)["clock"] == "bell 7m"


def test_livret_tournoi_fifty_for_a_word_that_is_none_and_nothing_for_the_challenger() -> None:
    options = {"challenges": "tournament", "limit": "none"}
    at = play(position("hands=FRANCEX/AB", **options), "1 word FRANCE", "2 challenge")
    assert (at.scores(), hand(at, 1), at.to_act()) == ((50, 0), "ACEFNRX", (2,))


def test_livret_tournoi_a_spelling_mistake_is_not_penalised() -> None:
    options = {"challenges": "tournament", "limit": "none"}
    at = play(position("hands=FARRINEX/AB", **options), "1 word FARRINE", "2 challenge")
    assert (at.scores(), hand(at, 1), at.to_act()) == ((0, 0), "AEFINRRX", (2,))


def test_livret_tournoi_a_fault_nobody_saw_stands() -> None:
    options = {"challenges": "tournament", "limit": "none"}
    at = play(position("hands=FRANCEX/AB/DG", 3, **options), "1 word FRANCE", "2 discard A open")
    assert (article(at, "3 challenge"), table(at)) == ("TRN-6", ("FRANCE",))


def test_livret_tournoi_the_lowest_score_wins() -> None:
    ended = counted(started(4, rounds=1), "1:8 2:5 3:30 4:40")
    assert ranking(ended) == [(1, 2, 5), (2, 1, 8), (3, 3, 30), (4, 4, 40)]
