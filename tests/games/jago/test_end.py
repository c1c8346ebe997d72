"""The clock's verdicts and the end: JAG-22 to JAG-24."""

from tests.games.jago.table import article, at, dealt, effects, play, rows, settings

from joute.games.jago import JAGO
from joute.play import Happened, Language, Outcome, People, read_aloud, tell

LAST = rows(r6="3RAS5")


def test_jag_22_the_disc_is_the_default_clock() -> None:
    assert settings().options["clock"] == "disc 5x60s"
    assert settings(clock="disc 3x30s").options["clock"] == "disc 3x30s"


def test_jag_22_whoever_is_on_turn_is_timed() -> None:
    position = dealt("RAS", "G")
    assert position.timed() == (1,)
    done = effects(position, "1 D6h RAS")
    assert (done.after.timed(), done.resumes) == ((2,), False)
    assert article(position, "2 timeout") == "JAG-5"


def test_jag_23_time_out_loses() -> None:
    position = play(dealt("RAS", "G"), "1 D6h RAS", "2 timeout")
    assert position.outcome() == Outcome((1,), "time", "JAG-23")
    assert position.to_act() == ()
    assert article(position, "2 C6h GRAS") == "JAG-23"


def test_jag_23_in_a_window_too() -> None:
    position = play(dealt("RAS", "G", arbitration="contest"), "1 D6h RAS", "2 timeout")
    assert position.outcome() == Outcome((1,), "time", "JAG-23")


def test_jag_24_there_is_no_pass() -> None:
    assert article(dealt("RAS", "G"), "1 pass") == "JAG-24"


def test_jag_24_resigning_at_any_time() -> None:
    position = dealt("RAS", "G")
    for loser in (1, 2):
        after = play(position, f"{loser} resign")
        assert after.outcome() == Outcome((3 - loser,), "resignation", "JAG-24")
        assert article(after, "1 D6h RAS") == "JAG-24"


def test_jag_24_without_any_letter_the_game_is_lost_at_once() -> None:
    position = at(LAST + " 2 - G")
    assert position.to_act() == (2,)
    after = play(position, "2 C6h GRAS")
    assert after.outcome() == Outcome((2,), "blocked", "JAG-24")


def test_jag_24_a_letter_set_aside_keeps_the_game_going() -> None:
    assert play(at(LAST + " 2 - B"), "2 D6h BAS").outcome() is None
    assert play(at(LAST + " 2 E G"), "2 C6h GRAS").outcome() is None


def test_jag_24_the_last_turn_may_still_be_contested() -> None:
    position = play(at(LAST + " 2 - G", arbitration="contest"), "2 C6h GRAS")
    assert (position.outcome(), position.window().state, position.to_act()) == (None, "closing", (1,))
    assert [move.text() for move in position.moves(1)] == ["accept", "challenge"]
    assert position.moves(1).count() == 2
    assert article(position, "1 C6h SRAG") == "JAG-24"
    for move in ("accept", "timeout"):
        assert play(position, f"1 {move}").outcome() == Outcome((2,), "blocked", "JAG-24")
    phoney = play(at(LAST + " 2 - X", arbitration="contest"), "2 D6h RASX", "1 challenge")
    assert (phoney.outcome(), phoney.to_act()) == (None, (2,))


def test_jag_24_stopping_by_agreement_lets_the_lead_decide() -> None:
    position = play(dealt("RAS", "G"), "1 D6h RAS", "1 end")
    assert position.outcome() is None
    assert play(position, "2 end").outcome() == Outcome((1,), "agreement", "JAG-24")
    assert play(position, "2 C6h GRAS", "2 end").outcome() is None


def test_jag_24_stopping_before_any_word_is_a_draw() -> None:
    assert play(dealt("RAS", "G"), "2 end", "1 end").outcome() == Outcome((), "agreement", "JAG-24")


def test_jag_24_chance_neither_resigns_nor_stops() -> None:
    start = JAGO.start(settings())
    for move in ("resign", "end", "timeout", "pass"):
        assert article(start, f"0 {move}") == "JAG-3"


def test_jag_24_a_resignation_says_why_where_the_lead_is_not_taken_back() -> None:
    position = play(dealt("RAS", "G"), "1 D6h RAS")
    behind = Happened(
        2, position, effects(position, "2 resign"), People(("", "Débutant")), settings().dictionary
    )
    told = tell(JAGO, behind).sentence
    assert read_aloud(told, Language.FRENCH, 1) == "Débutant abandonne sans reprendre la tête : vous gagnez."
    assert read_aloud(told, Language.ENGLISH, 2).startswith("You resign without taking the lead back: ")
    ahead = Happened(1, position, effects(position, "1 resign"), People(("", "")), settings().dictionary)
    assert read_aloud(tell(JAGO, ahead).sentence, Language.FRENCH, 1).startswith("Vous avez abandonné")
