"""LEX-12, LEX-13, LEX-18: going out, counting, retiring, resigning, running out of time, stopping."""

import pytest
from tests.games.lexicon.table import article, deal, effects, hand, play, position, settings, start

from joute.games.lexicon.round_ends import closing, result
from joute.play import Counted, Happened, Language, Outcome, People, Position, read_aloud


def strict(hands: str, seats: int, *fields: str, **options: str) -> Position:
    return position(" ".join((f"hands={hands}", *fields)), seats, arbitration="strict", **options)


def test_lex_12_who_holds_no_card_ends_the_round_and_the_others_count() -> None:
    at = play(strict("MOT/AZ*/BJQ", 3, "counted=5/6/7"), "1 word MOT")
    assert (at.scores(), at.to_act(), at.outcome()) == ((5, 33, 19), (0,), None)


def test_lex_12_an_insertion_goes_out_too() -> None:
    at = play(strict("E/AZ", 2, "table=DOS"), "1 insert 1 DOSE")
    assert at.scores() == (0, 12)


def test_lex_12_a_discard_or_an_exchange_never_goes_out() -> None:
    at = strict("M/AZ", 2, "table=FARINE")
    assert play(at, "1 discard M open").scores() == (0, 0)
    assert play(at, "1 exchange 1 FAMINE").scores() == (0, 0)


def test_lex_12_the_round_is_not_over_while_its_last_play_may_be_challenged() -> None:
    at = play(position("hands=MOT/AZ/BJ", 3), "1 word MOT")
    assert (at.to_act(), at.scores(), at.window().state) == ((2, 3), (0, 0, 0), "closing")
    assert article(at, "2 discard A open") == "LEX-15"
    at = play(at, "3 accept")
    assert (at.to_act(), at.scores()) == ((2,), (0, 0, 0))
    at = play(at, "2 accept")
    assert (at.to_act(), at.scores(), at.window().state) == ((0,), (0, 12, 8), "")


def test_lex_13_who_has_reached_a_hundred_retires_and_the_others_go_on() -> None:
    at = play(strict("MOT/AZ/BJ", 3, "counted=0/88/91", "dealer=1"), "1 word MOT")
    assert (at.scores(), at.outcome()) == ((0, 100, 99), None)
    at = play(at, deal("", ""))
    assert (hand(at, 2), at.to_act()) == ("", (1,))
    assert article(at, "2 resign") == "LEX-13"
    assert article(at, "2 end") == "LEX-13"


def test_lex_13_the_last_one_left_wins() -> None:
    at = play(strict("MOT/AZ/BJ", 3, "counted=99/88/92"), "1 word MOT")
    assert at.outcome() == Outcome((1,), "by points", "LEX-13")
    assert at.to_act() == ()
    assert article(at, "2 discard A open") == "LEX-13"


def test_lex_13_all_at_once_the_lowest_wins_and_equals_share() -> None:
    at = strict("AZ/AB/AX", 3, "table=FARINE idle=17 counted=95/95/99 turn=1 pile=C")
    assert play(at, "1 discard A open").outcome() == Outcome((1,), "by points", "LEX-13")
    assert play(at, "1 discard A open").scores() == (105, 107, 111)
    at = strict("AZ/AB/AX", 3, "table=FARINE idle=17 counted=97/95/99 turn=1 pile=C")
    assert play(at, "1 discard A open").outcome() == Outcome((1, 2), "by points", "LEX-13")


def test_lex_13_the_limit_is_an_option() -> None:
    at = strict("MOT/AZ", 2, "counted=0/188", limit="200")
    assert play(at, "1 word MOT").outcome() == Outcome((1,), "by points", "LEX-13")
    assert play(strict("MOT/AZ", 2, "counted=0/187", limit="200"), "1 word MOT").outcome() is None
    assert play(strict("MOT/AZ", 2, "counted=0/987", limit="none"), "1 word MOT").outcome() is None


def test_lex_13_a_hundred_counts_only_when_a_round_ends() -> None:
    at = position("hands=MOTS/AZC/BJ counted=0/95/0", 3)
    at = play(at, "1 word MOT", "2 challenge")
    assert (at.scores(), at.to_act()) == ((0, 105, 0), (2,))
    at = play(at, "2 discard A open", "3 discard B open", "1 discard S open")
    assert at.outcome() is None


def test_lex_13_the_deal_passes_over_those_who_retired() -> None:
    at = strict("MOT/AZ/BJ", 3, "counted=0/88/0", "dealer=1")
    assert play(at, "1 word MOT").state.dealer == 3


def test_lex_18_who_resigns_counts_their_hand_and_their_cards_leave() -> None:
    at = play(strict("MOTS/AZC/BJQ", 3), "2 resign")
    assert (at.scores(), at.to_act(), hand(at, 2)) == ((0, 20, 0), (1,), "")
    assert at.state.cards.gone == "ACZ"
    at = play(at, "1 discard M open")
    assert at.to_act() == (3,)
    assert article(at, "2 resign") == "LEX-18"


def test_lex_18_the_turn_passes_on_from_who_resigns() -> None:
    assert play(strict("MOTS/AZC/BJQ", 3), "1 resign").to_act() == (2,)
    assert play(strict("MOTS/AZC/BJQ", 3, "turn=3"), "3 resign").to_act() == (1,)


def test_lex_18_the_last_one_left_wins() -> None:
    at = play(strict("MOTS/AZC/BJQ", 3, "counted=50/0/0"), "3 resign", "2 resign")
    assert at.outcome() == Outcome((1,), "resignation", "LEX-18")
    assert article(at, "1 discard M open") == "LEX-18"


def test_lex_18_resigning_before_the_deal_counts_nothing() -> None:
    at = play(start(3), "0 draw AAB", "1 resign")
    assert (at.state.dealer, at.scores()) == (2, (0, 0, 0))
    at = play(at, "2 resign")
    assert at.outcome() == Outcome((3,), "resignation", "LEX-18")
    at = play(start(3, dealer="2"), "2 resign")
    assert at.state.dealer == 3


def test_lex_18_a_counted_hand_is_not_counted_again() -> None:
    at = play(strict("MOT/AZ/BJ", 3), "1 word MOT", "2 resign")
    assert at.scores() == (0, 12, 8)


@pytest.mark.parametrize(("held", "thrown"), [("CKZ*", "*"), ("CIEZ", "E"), ("ZTSD", "S"), ("BFGQ", "G")])
def test_lex_18_out_of_time_the_dearest_card_nearest_to_a_goes(held: str, thrown: str) -> None:
    at = position(f"hands={held}/AA pile=N stock=UO", arbitration="strict")
    at = play(at, "1 timeout")
    assert (at.state.cards.pile, at.to_act()) == (f"N{thrown}", (2,))
    assert hand(at, 1) == "".join(sorted(held.replace(thrown, "U")))


def test_lex_18_out_of_time_in_a_closing_window_is_accepting() -> None:
    at = play(position("hands=MOT/AZ/BJ", 3), "1 word MOT", "2 timeout")
    assert at.to_act() == (3,)
    assert play(at, "3 timeout").scores() == (0, 12, 8)


def test_lex_18_out_of_turn_nobody_runs_out_of_time() -> None:
    assert article(strict("MOT/AZ/BJ", 3), "2 timeout") == "LEX-4"
    beside = play(position("hands=MOTS/AZ/BJ", 3), "1 word MOT")
    assert (beside.window().state, beside.to_act()) == ("open", (2, 3))
    assert article(beside, "3 timeout") == "LEX-4"


def test_all_who_are_in_may_agree_to_stop_and_the_lowest_score_wins() -> None:
    at = strict("MOTS/AZ/BJ", 3, "counted=30/20/20")
    at = play(at, "1 end", "3 end")
    assert at.outcome() is None
    assert play(at, "2 end").outcome() == Outcome((2, 3), "agreement", "LEX-13")
    assert play(at, "2 resign").outcome() == Outcome((3,), "agreement", "LEX-13")
    assert play(at, "1 discard M open", "2 end").outcome() is None


def counted(at: Position, line: str) -> Counted:
    """The sheet of the round that the move ends."""
    happened = Happened(int(line[0]), at, effects(at, line), People(()), settings().dictionary)
    found = closing(happened)
    assert found
    return found


def test_lex_18_who_resigned_is_named_when_a_later_hand_is_counted() -> None:
    at = play(strict("MOT/AZC/BJQ", 3), "2 resign")
    assert (counted(at, "1 word MOT").resigned, counted(at, "1 word MOT").retired) == ((2,), ())


def test_lex_13_who_reaches_the_limit_is_named() -> None:
    at = strict("MOT/AZ/BJ", 3, "counted=0/88/0")
    assert (counted(at, "1 word MOT").resigned, counted(at, "1 word MOT").retired) == ((), (2,))


def headline(at: Position, language: Language = Language.FRENCH, reader: int | None = None) -> str:
    outcome = at.outcome()
    assert outcome
    return read_aloud(result(at, outcome, People(("Camille", "Rosalie", "Anselme"))), language, reader)


def test_lex_13_the_headline_says_who_was_put_out() -> None:
    at = play(strict("MOT/AZ/BJ", 3, "counted=94/88/92"), "1 word MOT")
    assert headline(at) == (
        "Camille a gagné avec 94 points : les autres ont atteint 100 points et sont éliminés."
    )
    assert headline(at, Language.ENGLISH, 1) == (
        "You won with 94 points: the others reached 100 points and are out."
    )
    at = play(strict("MOT/AZ", 2, "counted=94/88"), "1 word MOT")
    assert headline(at) == "Camille a gagné avec 94 points : Rosalie a atteint 100 points."
    assert headline(at, Language.ENGLISH, 2) == "Camille won with 94 points: you reached 100 points."


def test_lex_13_the_headline_says_that_the_lowest_wins_only_where_it_decides() -> None:
    at = strict("AZ/AB/AX", 3, "table=FARINE idle=17 counted=95/95/99 turn=1 pile=C")
    at = play(at, "1 discard A open")
    assert headline(at) == "Camille a gagné avec 105 points : tous ont atteint 100 points, le plus bas gagne."
    assert headline(at, Language.ENGLISH) == (
        "Camille won with 105 points: everybody reached 100 points, and the lowest wins."
    )


def test_lex_18_the_headline_says_who_resigned() -> None:
    at = play(strict("MOTS/AZC/BJQ", 3, "counted=94/0/0"), "2 resign", "3 resign")
    assert headline(at) == "Camille a gagné avec 94 points : les autres ont abandonné."
    assert headline(at, Language.ENGLISH) == "Camille won with 94 points: the others resigned."
    at = play(strict("MOTS/AZC", 2, "counted=94/0"), "2 resign")
    assert headline(at) == "Rosalie a abandonné : Camille gagne."
    put_out = play(strict("MOT/AZ/BJ", 3, "counted=0/88/0", "dealer=1"), "1 word MOT")
    at = play(put_out, "3 resign")
    assert headline(at) == "Camille a gagné avec 0 point : les autres sont éliminés ou ont abandonné."
    assert headline(at, Language.ENGLISH) == "Camille won with 0 points: the others are out or resigned."


def test_stopping_among_three_names_who_was_ahead() -> None:
    at = play(strict("MOTS/AZC/BJQ", 3, "counted=4/9/8"), "1 end", "2 end", "3 end")
    assert headline(at) == "Partie arrêtée d’un commun accord : Camille menait."
    assert headline(at, Language.ENGLISH) == "The game was stopped by agreement: Camille was leading."
