"""JAGO with an empty bag: what is sure to win or to lose is said so, whether it takes one turn or three."""

from dataclasses import replace

import pytest
from tests.bots.tables import settings_of

from joute.bots.choosing import ask, think, warm
from joute.bots.levels import LEVELS
from joute.bots.why import Why
from joute.clocks import Clock, NoLimit
from joute.coach import Line, Looked, Verdict, look, review
from joute.games.jago import JAGO
from joute.play import RESIGN, Effects, Move
from joute.play.told import NOTHING
from joute.tables import Ply

BUDGET_MS = 400
ENDS = [
    ("11/11/11/11/7fard/2FOCALisee/11/11/11/11/11 1 MO E - - - H5,I5,J5,K5 - -", "K4v ODE", "K5v DEMO"),
    (
        (
            "11/11/11/11/5duels1/REARGenteeS/11/11/11/11/11 1 TZ U - - B6hVENDANGES,A6hREENTENDES"
            " F5,G5,H5,I5,J5 - -"
        ),
        "I5v LEZ",
        "J5v SET",
    ),
    (
        "11/11/11/11/11/3rhiZOpus/serail1BITE/7T3/7U3/7S3/11 1 CEG F - - H7hRITE,H6vOR A7,B7,C7,D7,E7,F7 - -",
        "E6v HIC",
        "A5v CES",
    ),
]
"""Ends solved by every line there is: a turn that wins although it can be answered, and one that loses."""
LIKELY = ("11/11/11/11/6m4/5pi4/5an4/5ri4/5D5/5O5/5N5 1 CKT F - - - G5,G6,G7,G8 - -", "E7h KAN", "E8h TRIC")
"""The same, but the win is one against several letters at hand: answers of many letters are not all tried."""

pytestmark = pytest.mark.usefixtures("standing_clock")


def looked(text: str, played: str) -> Looked:
    settings = settings_of("jago")
    position, move = JAGO.position(text, settings), JAGO.read_move(played)
    assert isinstance(move, Move)
    done = position.judge(1, move)
    assert isinstance(done, Effects)
    return look(JAGO, settings, position, 1, done, BUDGET_MS, seed=1)


@pytest.mark.parametrize(("text", "wins", "loses"), ENDS)
def test_jag_24_a_turn_that_wins_after_an_answer_is_no_mistake(text: str, wins: str, loses: str) -> None:
    won, lost = looked(text, wins), looked(text, loses)
    assert won.played and (won.verdict, won.played.chance) == (Verdict.BEST, 100)
    assert lost.played and (lost.verdict, lost.played.chance) == (Verdict.BLUNDER, 0)


@pytest.mark.parametrize(("text", "wins", "loses"), ENDS)
def test_jag_24_what_is_sure_is_settled(text: str, wins: str, loses: str) -> None:
    settings = settings_of("jago")
    warm(JAGO, settings)
    also = tuple(move for move in map(JAGO.read_move, (wins, loses)) if isinstance(move, Move))
    view = JAGO.position(text, settings).view(1)
    advice = {each.move: each for each in think(ask(JAGO, view, settings, len(LEVELS), BUDGET_MS, 1, also))}
    won, lost = (advice[move] for move in also)
    assert won.settled and won.value > 0
    assert lost.settled and lost.value < 0


def test_jag_24_a_win_against_several_letters_at_hand_is_likely_and_no_mistake() -> None:
    text, wins, loses = LIKELY
    won, lost = looked(text, wins), looked(text, loses)
    assert won.played and not won.verdict.is_bad
    assert 95 <= won.played.chance < 100
    assert lost.played and (lost.verdict, lost.played.chance) == (Verdict.BLUNDER, 0)


def test_jag_24_nothing_is_settled_while_letters_are_in_the_bag() -> None:
    settings = settings_of("jago")
    warm(JAGO, settings)
    text = "11/11/11/11/6m4/5pi4/5an4/5ri4/5D5/5O5/5N5 1 CKT F AE - - G5,G6,G7,G8 - -"
    view = JAGO.position(text, settings).view(1)
    also = JAGO.read_move("E7h KAN")
    assert isinstance(also, Move)
    advice = think(ask(JAGO, view, settings, len(LEVELS), BUDGET_MS, 1, (also,)))
    assert advice and not any(each.settled for each in advice)


STUCK = "11/11/11/11/11/3MATIN3/11/11/11/11/11 2 E W - - - - - -"
"""The second player, who leads by nothing, has a W alone."""


def given_up(text: str) -> Looked:
    settings = settings_of("jago")
    position = JAGO.position(text, settings)
    done = position.judge(2, RESIGN)
    assert isinstance(done, Effects)
    return look(JAGO, settings, position, 2, done, BUDGET_MS, seed=1)


def test_jag_24_who_resigns_with_nothing_to_play_was_stuck_and_others_are_told_what_was_left() -> None:
    assert given_up(STUCK).stuck
    left = given_up(STUCK.replace(" W ", " RES "))
    assert left.resigned and not left.stuck and left.best


def test_jag_24_the_move_before_such_a_resignation_has_won() -> None:
    settings = settings_of("jago")
    first = JAGO.position(STUCK.replace(" 2 E W ", " 1 SE W "), settings)
    laid = JAGO.read_move("D6h MATINS")
    assert isinstance(laid, Move)
    done = first.judge(1, laid)
    assert isinstance(done, Effects), done
    given = done.after.judge(2, RESIGN)
    assert isinstance(given, Effects)
    clock = Clock.new(NoLimit(), 2)
    plies = (Ply(1, None, first, done, clock), Ply(2, None, done.after, given, clock))
    own = Line(done, 51.0, Why(NOTHING), 7.0)
    better = replace(own, effects=replace(done, move=RESIGN), chance=70.0)
    looked = (
        Looked(1, Verdict.MISTAKE, (better, own), own),
        Looked(2, Verdict.UNJUDGED, resigned=True),
    )
    found = review(plies, looked, settings, ("Ada", "Bo"))
    assert found.looked[0].verdict is Verdict.BEST
    assert found.steps[0].after == found.steps[1].before == (100.0, 0.0)
    assert found.said[0].fr.endswith(", qui gagne la partie.")
