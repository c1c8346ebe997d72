"""AMU-4: a complete word stops the row; where players agree, it is taken up only if no square fits."""

import pytest
from tests.games.amusante.table import article, dealt, effects, play, position, refusal

from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition
from joute.play import NO_GUIDANCE, Action, Language, say

CHAT = "CHA 1 TLES/EAOU/DENS announced=1:CHANT,2:CHALET,3:CHAUD"
HELD = {"ramasser": "contraint"}


def complete(**options: str) -> AmusantePosition:
    """CHAT has been announced with its last letter; CHATEAU would go on."""
    return play(position(CHAT, 3, **options), "1 lay T CHAT")


def test_amu_04_a_complete_word_stops_the_row() -> None:
    at = complete()
    for line in ("2 lay E CHATEAU", "2 lay O CHATON", "2 lay A CHATX", "2 lay Q QUI"):
        refused = refusal(at, line)
        assert (refused.article, refused.reason, refused.data) == ("AMU-4", "complete_word", {"word": "CHAT"})
    assert [move.text() for move in at.moves(2)] == ["take"]
    after = play(at, "2 take")
    assert (after.state.hands[1], after.state.row, after.to_act()) == ("AACEHOTU", "", (3,))


def test_amu_04_what_to_do_instead_is_said() -> None:
    refused = refusal(complete(), "2 lay E CHATEAU")
    said = {language: say(refused, AMUSANTE.sentences, language) for language in Language}
    assert said[Language.FRENCH] == "AMU-4 : CHAT est complet, rien ne s’y ajoute : ramassez la rangée"
    assert said[Language.ENGLISH] == "AMU-4: CHAT is complete, nothing can be added: take up the row"


def test_amu_04_a_row_that_could_be_a_word_but_was_not_announced_so_goes_on() -> None:
    at = play(position(CHAT, 3), "1 lay T CHATEAU")
    assert at.view(2).duty is None
    assert play(at, "2 lay E CHATEAU").state.row == "CHATE"


def test_amu_04_an_earlier_word_that_the_row_spells_does_not_stop_it() -> None:
    """What counts is the word announced last: CHAT was said two squares ago."""
    at = position("CH 1 ALES/TAOU announced=2:CHAT,1:CHAT")
    at = play(at, "1 lay A CHAT", "2 lay T CHATEAU")
    assert play(at, "1 lay E CHATEAU").state.row == "CHATE"


def test_amu_04_a_joker_may_complete_a_word() -> None:
    at = play(position("CHA 1 *LES/EAOU announced=2:CHANT,1:CHALET,2:CHAUD"), "1 lay *t CHAT")
    assert article(at, "2 lay E CHATEAU") == "AMU-4"
    assert play(at, "2 take").state.hands[1] == "*AACEHOU"


def test_amu_04_the_second_square_may_complete_a_word() -> None:
    at = play(position("L 1 AES/IOU announced=2:LIT"), "1 lay A LA")
    assert article(at, "2 lay I LAIT") == "AMU-4"


def test_amu_04_the_last_square_wins_complete_or_not() -> None:
    assert play(position("CHA 1 T/AB announced=2:CHANT,1:CHALET,2:CHAUD"), "1 lay T CHAT").scores() == (2, 0)


def test_amu_04_where_so_agreed_a_longer_word_carries_it_on() -> None:
    at = complete(complet="continue")
    assert play(at, "2 lay E CHATEAU").state.row == "CHATE"
    assert len(list(at.moves(2))) > 1
    assert at.view(2).duty is None


def test_amu_04_all_are_told_that_the_word_is_complete() -> None:
    at = complete()
    for seat in (None, 1, 2, 3):
        duty = at.view(seat).duty
        assert duty is not None
        assert (duty.article, duty.reason, duty.data) == ("AMU-4", "complete_word", {"word": "CHAT"})
    assert at.guidance(2).duty == at.view(2).duty
    assert at.guidance(3) == NO_GUIDANCE
    assert Action.TAKE in at.allowed(2)


def test_amu_06_a_complete_word_is_contested_or_taken_up() -> None:
    at = complete(arbitration="contest")
    assert refusal(at, "2 lay E CHATEAU").reason == "complete_contest"
    assert [move.text() for move in at.moves(2)] == ["challenge", "accept", "take"]
    assert play(at, "3 challenge").state.hands[2] == "ACDEHNST"
    assert refusal(play(at, "2 accept"), "2 lay E CHATEAU").reason == "complete_word"
    assert play(at, "2 accept", "2 take").state.hands[1] == "AACEHOTU"


def test_amu_06_a_complete_bluff_stops_the_row_until_it_is_contested() -> None:
    at = play(position(CHAT, 3, arbitration="contest"), "1 lay E CHAE")
    assert article(at, "2 lay A CHAEA") == "AMU-4"
    assert play(at, "2 challenge").state.hands[0] == "ACEHLST"


def test_amu_07_out_of_time_before_a_complete_word_the_row_is_taken_up() -> None:
    assert play(complete(), "2 timeout").state.hands[1] == "AACEHOTU"
    assert play(complete(**HELD), "2 timeout").state.hands[1] == "AACEHOTU"


def test_amu_07_a_complete_word_stays_complete_when_its_author_resigns() -> None:
    at = play(complete(arbitration="contest"), "1 resign")
    assert refusal(at, "2 lay E CHATEAU").reason == "complete_word"
    assert play(at, "2 take").state.row == ""


def test_amu_04_taking_up_is_refused_where_a_square_fits_if_so_agreed() -> None:
    at = position("CHA 1 TX/EAOU announced=2:CHANT,1:CHALET,2:CHAUD", **HELD)
    refused = refusal(at, "1 take")
    assert (refused.article, refused.reason) == ("AMU-4", "must_lay")
    assert Action.TAKE not in at.allowed(1)
    assert "take" not in [move.text() for move in at.moves(1)]
    assert play(at, "1 timeout").state.hands[0] == "ACHTX"


@pytest.mark.parametrize(
    "text",
    [
        "ZEB 1 KX/EAOU announced=2:ZEBRE,1:ZEBU,2:ZEBRE",  # no square fits
        "CHAT 1 EAU/EAOU announced=2:CHANT,1:CHALET,2:CHAUD,2:CHAT",  # complete
        "ZEBX 1 EAU/EAOU announced=2:ZEBU,1:ZEBU,2:ZEBU,2:ZEBXON",  # a bluff nobody contested
    ],
)
def test_amu_04_and_allowed_where_none_does(text: str) -> None:
    at = position(text, arbitration="contest", **HELD)
    assert effects(at, "1 take").kind == "take"
    assert [move.text() for move in at.moves(1)] == ["take"]
    assert Action.TAKE in at.allowed(1)


def test_amu_04_a_joker_fits_wherever_a_word_goes_on() -> None:
    assert article(position("CHA 1 K*/EAOU", **HELD), "1 take") == "AMU-4"


def test_amu_04_the_only_word_that_fits_was_just_announced() -> None:
    only = "ZEBRE ARE"
    at = position("Z 1 EA/AB announced=2:ZEBRE", only=only, **HELD)
    assert play(at, "1 take").state.hands[0] == "AEZ"
    assert article(position("Z 1 EA/AB announced=2:ZEBRE", only=only + " ZEBU", **HELD), "1 take") == "AMU-4"


def test_amu_04_taking_up_is_free_unless_agreed_otherwise() -> None:
    at = play(dealt("ZEBRES", "EATOUR"), "1 lay Z ZEBRE")
    assert play(at, "2 take").state.row == ""
