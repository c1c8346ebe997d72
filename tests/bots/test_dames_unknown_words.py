"""DAMES lets nobody pass: a level that knows no word that can be made gives up rather than play one."""

from __future__ import annotations

import pytest
from tests.bots.tables import settings_of

from joute.bots import choose
from joute.bots.choosing import advise_in_words_of, ask
from joute.bots.last_resort import GIVING_UP
from joute.games import registry
from joute.play import RESIGN, Effects, MoveKind, Position

pytestmark = pytest.mark.slow

GAME = registry.find("dames")
ONLY_RARE_WORDS = {
    2: "1I6/4ar2/4ii2/5O2/8/y4a2 turn=54 made=IRAI/2,RAIL/1,AIR/2,LOIR/1,RAI/2,ROI/1",
    3: "6K1/4mu2/4doj1/4brnz/6eh/4q1a1 turn=52 made=JOB/2,MORDU/2",
}
"""Met in games of these levels with themselves: white, to move, has OAI, and KORE and the like."""
OR_A_CAPTURE = "WI6/z3ar2/4ii2/5O2/8/y4a2 turn=54 made=IRAI/2,RAIL/1,AIR/2,LOIR/1,RAI/2,ROI/1"
"""The first of them, and White’s W may also take the Z from home, where no word is needed."""


def at(text: str) -> Position:
    return GAME.position(text, settings_of("dames"))


def words_at_hand(position: Position) -> list[tuple[str, ...]]:
    seat = position.to_act()[0]
    judged = (position.judge(seat, move) for move in position.moves(seat) if move not in GIVING_UP)
    return [tuple(done.words) for done in judged if isinstance(done, Effects)]


@pytest.mark.parametrize("level", ONLY_RARE_WORDS)
def test_dam_08_a_level_that_knows_no_word_that_can_be_made_resigns(level: int) -> None:
    settings, position = settings_of("dames"), at(ONLY_RARE_WORDS[level])
    view = position.view(position.to_act()[0])
    question = ask(GAME, view, settings, level, 100, 1)
    found = words_at_hand(position)
    assert found
    assert not any(question.knows_all(words) for words in found)
    assert {choose(GAME, view, settings, level, 100, seed) for seed in range(5)} == {RESIGN}
    assert choose(GAME, view, settings, 6, 100, seed=1) != RESIGN


@pytest.mark.parametrize("level", ONLY_RARE_WORDS)
def test_advice_to_a_person_is_never_to_resign_while_a_word_can_be_made(level: int) -> None:
    settings, position = settings_of("dames"), at(ONLY_RARE_WORDS[level])
    view = position.view(position.to_act()[0])
    assert advise_in_words_of(level, GAME, view, settings, 100, seed=1)[0].move != RESIGN


def test_dam_15_a_capture_without_a_word_is_played_where_no_word_is_known() -> None:
    settings, position = settings_of("dames"), at(OR_A_CAPTURE)
    question = ask(GAME, position.view(1), settings, 2, 100, 1)
    found = {*words_at_hand(position)}
    assert [words for words in found if question.knows_all(words)] == [()] != [*found]
    for seed in range(5):
        effects = position.judge(1, choose(GAME, position.view(1), settings, 2, 100, seed))
        assert isinstance(effects, Effects)
        assert effects.kind != MoveKind.RESIGN
        assert not effects.words
