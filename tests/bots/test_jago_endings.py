"""JAGO with an empty bag: lines of play are followed, and what they come to is what every line comes to."""

import random
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest
from tests.games.jago.table import settings

from joute.bots import choose, warm
from joute.bots.choosing import ask
from joute.bots.jago.candidates import Lead, one_word
from joute.bots.jago.endings import played_out
from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.engine import after, exchanges, find, lead, some_turns, state_of, turns_in
from joute.games.jago.moves import Turn, read_move
from joute.games.jago.state import State
from joute.play import Position

pytestmark = pytest.mark.slow

WORDS = ("AS", "RE", "RAS", "RASE", "GRAS", "ROSE", "ROSES", "SERA", "RAGE", "SAGE", "ORAGE")
AGREED = settings(Dictionary.of(WORDS))
BUDGET_MS = 6_000
SEEDS = 30


def small_end(seed: int) -> Position:
    """One word on the board, two letters each; the bag is empty."""
    rng = random.Random(seed)
    word = rng.choice(("RAS", "ROSE", "GRAS", "SERA", "ROSES")).lower()
    own, theirs = ("".join(rng.choices("ARSEOG", k=count)) for count in (4, 3))
    return JAGO.position(f"11/11/11/11/11/4{word}{7 - len(word)}/11/11/11/11/11 1 {own} {theirs}", AGREED)


@cache
def wins(state: State) -> bool:
    """Whether the seat on turn wins, by every line: all turns of one word, and those found of several."""
    turns = list(turns_in(find(state))) if state.at_hand else []
    if len(state.at_hand) == 1:
        turns += exchanges(state)
    if state.at_hand:
        turns += islice(some_turns(state, 12, 3, 3, thorough=True), 3)
    followed = [after(state, turn) for turn in turns]
    return any(not wins(each) for each in followed if each)


def test_jag_24_what_lines_come_to_is_what_every_line_comes_to() -> None:
    """Where two letters are left the whole tree can be gone through; what is called won or lost is so."""
    warm(JAGO, AGREED)
    decided = followed = 0
    for seed in range(SEEDS):
        position = small_end(seed)
        state = state_of(position)
        question = ask(JAGO, position.view(1), AGREED, 6, BUDGET_MS, seed=1)
        leads = one_word(question, state, 40)
        for number, node in played_out(question, leads).items():
            following = after(state, leads[number].turn)
            assert following
            followed += bool(node.children)
            if node.over:
                decided += 1
                assert wins(following) == (node.value > 0), (position.text(), leads[number])
    assert decided >= 20 and followed >= 5


def test_jag_24_a_turn_that_wins_by_force_is_played() -> None:
    warm(JAGO, AGREED)
    forced = 0
    for seed in range(SEEDS):
        position = small_end(seed)
        state = state_of(position)
        found = list(turns_in(find(state)))
        winning = {turn for turn in found if (left := after(state, turn)) and not wins(left)}
        if winning and len(winning) < len(found):
            forced += 1
            assert not wins(
                state_of(position.play(1, choose(JAGO, position.view(1), AGREED, 6, BUDGET_MS, 1)))
            )
    assert forced >= 5


@pytest.mark.parametrize(
    ("text", "loses", "holds"),
    [
        (
            "11/11/5c5/5r5/4SI5/4ES5/4NI5/4SE5/5z5/11/11 2 H CHI - - F3vCRISSER E5,E6,E7,E8 - -",
            "D3h CHIC",  # D3h CHIS + E5h CI: the S and the C change places
            "C6h HIES",
        ),
        (
            "6P4/6R4/piquaient2/6T4/HO3rEales/1NUBIeNnes1/6D4/6A4/6I4/6T4/11 1 EZ M - - - - - -",
            "I3v TELE",  # A5h HE + I3v TOLE: an E and an O
            "G7h DE",
        ),
    ],
)
def test_jag_16_letters_that_change_places_are_an_answer(text: str, loses: str, holds: str) -> None:
    """Neither word could be laid before the other: a turn so answered was called won, the best one lost."""
    terms = settings()
    warm(JAGO, terms)
    position = JAGO.position(text, terms)
    state = state_of(position)
    question = ask(JAGO, position.view(state.turn), terms, 6, BUDGET_MS, seed=1)
    for turn, wins_by_force in ((loses, False), (holds, True)):
        move = read_move(turn)
        assert isinstance(move, Turn)
        left = after(state, move)
        assert left
        (node,) = played_out(question, [Lead(move, lead(left, state.turn))]).values()
        assert node.sure and (node.value < 0) == wins_by_force, turn


def test_an_analysis_goes_on_to_a_win_that_is_proved() -> None:
    """Against two letters at hand not every turn can be listed: such a win is likely, not settled."""
    terms = settings()
    warm(JAGO, terms)
    text = "11/11/11/11/8cru/4DEVRais/11/11/11/11/11 1 ER M - - - I5,J5,K5 - -"
    position = JAGO.position(text, terms)
    state = state_of(position)
    question = replace(ask(JAGO, position.view(1), terms, 6, BUDGET_MS, seed=1), analysis=True)
    turns = [turn for turn in map(read_move, ("I5h CRE + I5v CAR", "I7h RE")) if isinstance(turn, Turn)]
    leads = [Lead(turn, lead(left, 1)) for turn in turns if (left := after(state, turn))]
    likely, proved = played_out(question, leads).values()
    assert likely.over and likely.sure and not likely.proved
    assert proved.over and proved.sure and proved.proved
