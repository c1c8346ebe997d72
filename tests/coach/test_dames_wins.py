"""In DAMES nothing passes for a win in the analysis before every reply has been tried."""

from __future__ import annotations

import pytest
from tests.bots.tables import settings_of

from joute.coach import look
from joute.coach.looking import Looked
from joute.coach.verdicts import Verdict
from joute.games import registry
from joute.play import Effects, Position, Settings

pytestmark = pytest.mark.slow

GAME = registry.find("dames")
BLACK = 2
AMPLE_MS = 60_000


def end(board: str, words: str) -> tuple[Position, Settings]:
    """Black to move."""
    settings = settings_of("dames", words=tuple(words.split()))
    position = GAME.position(f"{board} turn=27 made=ZOO/1", settings)
    assert isinstance(position, Position)
    return position, settings


def looked_at(position: Position, settings: Settings, played: str) -> Looked:
    move = next(move for move in position.moves(BLACK) if move.text() == played)
    done = position.judge(BLACK, move)
    assert isinstance(done, Effects)
    return look(GAME, settings, position, BLACK, done, AMPLE_MS, seed=1)


def test_a_move_refuted_by_a_poor_looking_reply_is_marked() -> None:
    """After HUE thirteen replies lose; D3xH3, which makes no word and turns nothing, blocks (DAM-21)."""
    position, settings = end("1i6/6y1/3A4/1i2U3/4e2h/4E3", "AIE EAU EUE HAI HAIE HIE HUA HUAI HUE HUEE YUE")
    assert looked_at(position, settings, "H5-F3 HUE@F3.E4.E5").verdict is Verdict.BLUNDER


def test_beside_a_move_that_wins_no_other_is_shown_as_winning_by_its_first_reply() -> None:
    """A5xG5 and A5xH5 win after the first reply tried, but not after C3xA1."""
    words = (
        "ADMIN AIL ALIM AMI DAIM DAM DAN DINA DINAI LAD LADIN LAI LAND LIA LIAI LIMA LIMAI LIN LINI MAI MAIL "
        "MAIN MAL MALI MALIN MAN MIDI MIL MIN MINA MINAI MINI NIA NIAI NID"
    )
    position, settings = end("8/1i5L/2A5/1I6/n1D5/3m4", words)
    looked = looked_at(position, settings, "D6-D3 MAIN@D3.C3.B4.A5")
    winning = [line.text for line in looked.best if line.chance > 95]
    assert winning
    assert not any(text.startswith("A5x") for text in winning)
