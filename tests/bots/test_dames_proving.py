"""A move that wins by force is never called a mistake in DAMES, though the look-ahead does not see why."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.bots.tables import settings_of

from joute.bots.budget import Deadline
from joute.bots.choosing import ask, think
from joute.bots.dames.proving import Proof
from joute.bots.levels import LEVELS
from joute.coach import look
from joute.coach.verdicts import Verdict
from joute.games import registry
from joute.play import Effects, Move, Position, Settings

pytestmark = pytest.mark.slow

GAME = registry.find("dames")
WORDS = "AGE AGI AIE BAI BAIE BEA BIEF BIG BIWA FAIBLE GAI GEAI WAI WEB"
END = "6W1/B3e3/4ia2/1GE5/8/f7 turn=38 made=ZOO/1,{barring}/1"
BARRING, HARMLESS = "BEATES", "ZINC"
"""BEATES is of the same tense as BEA, which nobody may make then (DAM-13)."""
WINS = "A2xF2"
"""One reply leaves White nothing but WEB, after which Black can make BEA alone."""
AMPLE_MS = 60_000


@pytest.fixture
def settings() -> Settings:
    return settings_of("dames", words=tuple(WORDS.split()))


def end(settings: Settings, barring: str) -> tuple[Position, Move]:
    position = GAME.position(END.format(barring=barring), settings)
    assert isinstance(position, Position)
    return position, next(move for move in position.moves(1) if move.text() == WINS)


def test_dam_13_a_move_that_wins_because_a_form_is_barred_is_no_mistake(settings: Settings) -> None:
    position, move = end(settings, BARRING)
    done = position.judge(1, move)
    assert isinstance(done, Effects)
    looked = look(GAME, settings, position, 1, done, AMPLE_MS, seed=1)
    assert looked.lost < 2
    assert looked.verdict in (Verdict.BEST, Verdict.GOOD)


def test_dam_13_the_same_move_proves_nothing_where_the_form_is_free(settings: Settings) -> None:
    won, free = (end(settings, barring) for barring in (BARRING, HARMLESS))
    proof = Proof(1, Deadline(AMPLE_MS))
    assert proof.of(*won)
    assert not proof.of(*free)


def test_nothing_is_proved_without_time(settings: Settings) -> None:
    position, move = end(settings, BARRING)
    deadline = Deadline(1)
    while not deadline.over():
        pass
    assert not Proof(1, deadline).of(position, move)


def test_proofs_are_for_the_analysis_alone(settings: Settings) -> None:
    position, move = end(settings, BARRING)
    question = ask(GAME, position.view(1), settings, len(LEVELS), AMPLE_MS, 1, (move,))
    reasons = [
        next(one.why.en for one in think(replace(question, analysis=analysis)) if one.move == move)
        for analysis in (False, True)
    ]
    assert ["wins whatever the answer" in reason for reason in reasons] == [False, True]
