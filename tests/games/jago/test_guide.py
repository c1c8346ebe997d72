"""What a seat is told that it may do, must do, and where it may begin."""

import pytest
from tests.games.jago.table import EMPTY_ROWS, at, dealt, play, rows, settings
from tests.games.jago.test_views import random_game

from joute.games.jago import JAGO
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.play import (
    ACCEPT,
    END,
    NO_GUIDANCE,
    PASS,
    RESIGN,
    Action,
    Challenge,
    Duty,
    Effects,
    Language,
    Move,
    say,
)
from joute.play.grid import Direction
from joute.play.refusal import Kind, Refusal

MIXED = rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P"
ANYTIME = (Action.END, Action.RESIGN)
ASKED = {
    Action.PASS: PASS,
    Action.CHALLENGE: Challenge(),
    Action.ACCEPT: ACCEPT,
    Action.END: END,
    Action.RESIGN: RESIGN,
}


def starts(position: JagoPosition, seat: int) -> set[str]:
    found = position.guidance(seat).starts
    assert len(found) == len(set(found))
    return set(found)


def test_jag_06_a_first_word_passes_through_the_centre() -> None:
    row = {f"{column}6" for column in "ABCDEFGHIJK"}
    column = {f"F{number}" for number in range(1, 12)}
    assert starts(dealt("RAS", "G"), 1) == row | column
    assert starts(at(f"{EMPTY_ROWS} 1 RAS G"), 1) == {"D6", "E6", "F6", "G6", "H6", "F4", "F5", "F7", "F8"}
    assert starts(at(f"{EMPTY_ROWS} 1 R G"), 1) == set()


def test_jag_06_later_letters_touch_others() -> None:
    own = at(rows(r6="3ras5") + " 2 EX GO")
    assert starts(own, 2) == {"C6", "G6", "D5", "E5", "F5", "D7", "E7", "F7"}


def test_jag_15_or_replace_one_of_an_opponents_word() -> None:
    assert starts(at(rows(r6="3RAS5") + " 2 EX GO"), 2) >= {"D6", "E6", "F6"}
    equal = at(rows(r6="3RAse4") + " 2 EX GO")
    assert starts(equal, 2) >= {"D6", "E6", "F6", "G6"}
    crossed = at(rows(r6="3raS5", r7="5E5") + " 2 EX GO")
    assert starts(crossed, 2) & {"D6", "E6", "F6", "F7"} == {"F6", "F7"}


def test_every_generated_turn_lays_a_letter_on_a_start() -> None:
    for seed in range(12):
        for position in random_game(seed):
            for seat in (1, 2):
                squares = starts(position, seat)
                for move in list(position.moves(seat))[:40]:
                    judged = position.judge(seat, move)
                    assert isinstance(judged, Effects)
                    assert not isinstance(move, Turn) or squares.intersection(judged.laid)


def test_who_is_not_on_turn_is_told_nothing() -> None:
    position = dealt("RAS", "G")
    assert position.guidance(2) == NO_GUIDANCE
    assert JAGO.start(settings()).guidance(0) == NO_GUIDANCE
    assert play(position, "2 resign").guidance(1) == NO_GUIDANCE
    closing = play(at(rows(r6="3RAS5") + " 2 - G", arbitration="contest"), "2 C6h GRAS")
    assert closing.guidance(1) == NO_GUIDANCE


@pytest.mark.parametrize(("word", "seat", "article"), [("RASERK", 1, "JAG-20"), ("RASERA", 2, "JAG-21")])
def test_jag_20_jag_21_letters_are_to_be_turned_first(word: str, seat: int, article: str) -> None:
    position = play(at(MIXED, arbitration="contest"), f"2 D6h {word}", "1 challenge")
    squares = SHAPE.names(position.state.flippable())
    duty = Duty("duty_flip", article, squares, {"count": 3})
    assert position.guidance(seat).duty == duty == position.view(None).duty
    assert position.guidance(seat).starts == squares
    assert position.guidance(3 - seat) == NO_GUIDANCE
    assert position.allowed(seat) == (Action.PLAY, *ANYTIME)
    assert position.allowed(3 - seat) == ANYTIME
    assert play(position, f"{seat} {next(iter(position.moves(seat)))}").view(None).duty is None


def test_a_duty_can_be_said() -> None:
    duty = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge").view(1).duty
    assert duty
    said = Refusal(Kind.ILLEGAL, duty.article, duty.reason, duty.squares, duty.data)
    assert say(said, JAGO.sentences, Language.FRENCH).endswith("à votre choix : 3 au plus, ou aucune")
    assert say(said, JAGO.sentences, Language.ENGLISH).endswith("of your choice: 3 at most, or none")


def test_jag_19_a_turn_may_be_contested_or_accepted_beside_the_next() -> None:
    position = play(dealt("RAS", "G", arbitration="contest"), "1 D6h RAS")
    assert position.allowed(2) == (Action.PLAY, Action.CHALLENGE, Action.ACCEPT, *ANYTIME)
    assert position.allowed(1) == ANYTIME
    assert position.allowed(None) == ()


def test_jag_24_without_letters_it_is_only_accepted_or_contested() -> None:
    closing = play(at(rows(r6="3RAS5") + " 2 - G", arbitration="contest"), "2 C6h GRAS")
    assert closing.allowed(1) == (Action.CHALLENGE, Action.ACCEPT, *ANYTIME)
    assert closing.timed() == (1,)


def test_what_is_allowed_is_what_the_referee_allows() -> None:
    anything: tuple[Move, ...] = (Turn((Word(60, Direction.ACROSS, "RAS"),)),)
    for seed in range(40):
        for position in random_game(seed):
            for seat in (1, 2):
                allowed = position.allowed(seat)
                for action, move in ASKED.items():
                    assert (action in allowed) == isinstance(position.judge(seat, move), Effects)
                if Action.PLAY in allowed:
                    assert position.to_act() == (seat,)
                else:
                    own = [move for move in (*position.moves(seat), *anything) if move not in ASKED.values()]
                    assert not any(isinstance(position.judge(seat, move), Effects) for move in own)


def test_jag_05_several_words_in_one_turn_are_announced() -> None:
    """By the line under the board, and where one word does not take the lead (JAG-8)."""
    duty = play(dealt("RASER", "GO"), "1 D6h RASER").guidance(2).open
    assert duty and "plusieurs mots" in JAGO.sentences[duty.reason].fr
    assert "dans le même tour" in JAGO.sentences["no_lead"].fr
    assert "in the same turn" in JAGO.sentences["no_lead"].en
