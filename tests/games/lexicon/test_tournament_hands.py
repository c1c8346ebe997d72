"""TRN-2, TRN-4, TRN-5, TRN-6 at one table: the bell, the winner of a hand, the commissaire's prices."""

from tests.games.lexicon.table import article, deal, hand, play, position, start, table

from joute.games.lexicon.position import LexiconPosition
from joute.play import Outcome

TOURNAMENT = {"challenges": "tournament", "limit": "none", "dealer": "1", "clock": "bell 7m"}


def at_table(text: str, **options: str) -> LexiconPosition:
    return position(text, 4, **TOURNAMENT | options)


def test_trn_02_a_hand_ends_when_a_player_is_out() -> None:
    at = play(at_table("hands=MOT/AZ/BJ/EE", arbitration="strict"), "1 word MOT")
    assert at.scores() == (0, 12, 8, 20)
    assert at.outcome() == Outcome((1,), "by points", "TRN-2", payments=(0, 12, 8, 20))


def test_trn_02_or_at_the_bell_whoever_is_on_turn() -> None:
    at = play(at_table("hands=MOT/AZ/BJ/EE"), "1 discard M open", "0 bell")
    assert (at.scores()[1:], at.to_act()) == ((12, 8, 20), ())
    assert article(at, "0 bell") == "TRN-2"


def test_trn_02_nobody_retires_at_a_hundred() -> None:
    at = play(at_table("hands=MOT/AZ/BJ/EE counted=99/99/99/99", arbitration="strict"), "1 word MOT")
    assert at.scores() == (99, 111, 107, 119)
    assert at.state.standing == ("in",) * 4


def test_trn_02_a_hand_given_up_is_counted_all_the_same() -> None:
    at = at_table("hands=MOT/AZ/BJ/EE")
    stopped = play(at, "1 end", "2 end", "3 end", "4 end")
    assert stopped.outcome() == Outcome((3,), "by points", "TRN-2", payments=(24, 12, 8, 20))
    alone = play(at, "1 resign", "2 resign", "3 resign")
    assert alone.outcome() == Outcome((4,), "resignation", "LEX-18", payments=(24, 12, 8, 20))


def test_trn_02_the_next_hand_has_its_own_bell() -> None:
    at = play(position("hands=MOT/AZ table=TOUR", clock="bell 7m"), "0 bell")
    assert at.scores() == (24, 12)
    at = play(at, deal("OVRT", "EEZ"))
    assert article(at, "1 word NOX") == "LEX-4"
    at = play(at, "2 word OVRT", "1 challenge")
    assert (at.to_act(), at.scores()) == ((1,), (14, 12))  # no bell has rung in this hand: play goes on
    assert play(at, "1 discard E open", "0 bell").to_act() == (0,)


def test_trn_02_nobody_plays_on_after_the_bell() -> None:
    at = play(at_table("hands=MOTS/AZ/BJ/EE"), "1 word MOT", "0 bell")
    assert (at.window().state, at.to_act()) == ("closing", (2, 3, 4))
    assert article(at, "2 discard A open") == "TRN-2"
    assert article(at, "2 word AZ") == "TRN-2"
    before = play(at_table("hands=MOTS/AZ/BJ/EE"), "1 word MOT")
    assert play(before, "2 discard A open", "0 bell").outcome()


def test_trn_02_no_bell_in_a_friendly_game_nor_from_a_player() -> None:
    at = play(start(2, dealer="1"), deal("", ""))
    assert article(at, "0 bell") == "TRN-2"
    at = play(start(2, **TOURNAMENT), deal("", ""))
    assert article(at, "2 bell") == "TRN-2"
    assert article(start(2, **TOURNAMENT), "0 bell") == "TRN-2"


def test_trn_04_at_the_bell_the_lowest_hand_wins_whatever_the_penalties() -> None:
    at = play(at_table("hands=MOT/AZ/BJ/EE penalties=0/0/50/0"), "1 discard M open", "0 bell")
    assert at.outcome() == Outcome((3,), "by points", "TRN-2", payments=(at.scores()[0], 12, 8, 20))
    assert at.scores()[2] == 58


def test_trn_04_equal_lowest_hands_share_here_and_are_parted_by_the_tournament() -> None:
    at = play(at_table("hands=MOT/BJ/XV/EE"), "1 discard M open", "0 bell")
    outcome = at.outcome()
    assert outcome is not None
    assert outcome.winners == (2, 3)


def test_trn_05_a_word_wrong_otherwise_than_in_spelling_costs_its_author_fifty() -> None:
    at = play(at_table("hands=FRANCES/AZ/BJ/EE"), "1 word FRANCE", "3 challenge")
    assert (at.scores(), table(at), hand(at, 1)) == ((50, 0, 0, 0), (), "ACEFNRS")
    assert at.to_act() == (2,)


def test_trn_05_a_spelling_mistake_costs_the_turn_only() -> None:
    at = play(at_table("hands=FARRINEX/AZ/BJ/EE"), "1 word FARRINE", "3 challenge")
    assert (at.scores(), table(at), at.to_act()) == ((0, 0, 0, 0), (), (2,))


def test_trn_05_a_wrong_challenge_costs_ten() -> None:
    at = play(at_table("hands=FARINEX/AZ/BJ/EE"), "1 word FARINE", "3 challenge")
    assert (at.scores(), table(at)) == ((0, 0, 10, 0), ("FARINE",))


def test_trn_05_or_nothing_where_that_is_agreed() -> None:
    at = play(at_table("hands=FARINEX/AZ/BJ/EE", tort="0"), "1 word FARINE", "3 challenge")
    assert (at.scores(), table(at)) == ((0, 0, 0, 0), ("FARINE",))
    friendly = play(position("hands=FARINEX/AZ", tort="0"), "1 word FARINE", "2 challenge")
    assert friendly.scores() == (0, 10)  # LEX-16 knows no other price


def test_trn_05_what_may_be_challenged_at_the_bell_is_judged_first() -> None:
    at = play(at_table("hands=FRANCES/AZ/BJ/EE"), "1 word FRANCE", "0 bell")
    assert (at.to_act(), at.scores()) == ((2, 3, 4), (0, 0, 0, 0))
    judged = play(at, "4 challenge")
    assert judged.scores() == (50 + 54, 12, 8, 20)
    assert judged.outcome() == Outcome((3,), "by points", "TRN-2", payments=(54, 12, 8, 20))
    let = play(at, "2 accept", "3 accept", "4 timeout")
    assert let.scores() == (8, 12, 8, 20)


def test_trn_05_so_is_the_word_that_went_out() -> None:
    at = play(at_table("hands=FRANCE/AZ/BJ/EE"), "1 word FRANCE", "0 bell")
    assert play(at, "2 challenge").scores() == (50 + 46, 12, 8, 20)
    assert play(at, "2 accept", "3 accept", "4 accept").scores() == (0, 12, 8, 20)


def test_trn_06_once_the_next_player_has_played_a_fault_stands() -> None:
    at = play(at_table("hands=FRANCES/AZ/BJ/EE"), "1 word FRANCE", "2 discard A open")
    assert article(at, "3 challenge") == "TRN-6"
    assert table(at) == ("FRANCE",)
