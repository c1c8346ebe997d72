"""JAGO: turns in which letters change places, against every change of the board the referee allows."""

from functools import cache

import pytest
from bench.support.jago_turns import every_turn
from tests.games.jago.table import play, settings

from joute.games.jago import JAGO
from joute.games.jago.engine import STOPPED, exchanges, find, turns_in
from joute.games.jago.position import JagoPosition
from joute.play import Settings

ENDS = (
    (
        "11/11/5c5/5r5/4SI5/4ES5/4NI5/4SE5/5z5/11/11 2 H CHI - - F3vCRISSER E5,E6,E7,E8 - -",
        "2 D3h CHIC",
        "D3h CHIS + E5h CI",
    ),
    (
        "11/11/11/11/1AUNER5/bUTINEriez1/11/11/11/11/11 2 A EGO - - A6hRUTILER B5,C5,D5,E5,F5 - -",
        "2 E4v GENE",
        "A6h AUBINERIEZ + C4v TUB",
    ),
    (
        "11/11/4O6/4E6/4Ileus2/3GLandeR1/4L6/4E6/4R6/4E6/4S6 2 L EHI - - - - - -",
        "2 E11h SI + F8v HE",
        "D4h LE + E9h RI + E11h SE",
    ),
)
"""Ends, a turn that leaves the other a single letter at hand, and an answer in which letters go round."""


@cache
def _terms() -> Settings:
    return settings()


def _after(text: str, line: str) -> JagoPosition:
    position = JAGO.position(text, _terms())
    assert isinstance(position, JagoPosition)
    return play(position, line)


@pytest.mark.parametrize(("text", "line", "answer"), ENDS)
def test_jag_16_with_one_letter_at_hand_every_turn_of_three_letters_is_found(
    text: str, line: str, answer: str
) -> None:
    position = _after(text, line)
    found = exchanges(position.state)
    assert len(position.state.at_hand) == 1
    assert answer in [turn.text() for turn in found]
    assert {*found, *turns_in(find(position.state))} == set(every_turn(position))


def test_a_search_that_is_stopped_finds_nothing() -> None:
    text, line, _ = ENDS[0]
    assert exchanges(_after(text, line).state, STOPPED) == []
