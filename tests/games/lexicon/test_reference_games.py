"""Whole games that show the rules replay to the outcome their last comment tells."""

import re
from pathlib import Path

import pytest
from tests.games.lexicon.table import settings

from joute.games.lexicon import LEXICON
from joute.records import BadLine, read_record, read_settings, replay

GAMES = sorted(Path("tests/reference/lexicon").glob("*.joute"))
OUTCOME = re.compile(r"; outcome ([\d,]+), (.+) \((.+)\): (.+)\n")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_reference_game_ends_as_told(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert not isinstance(record, BadLine)
    agreed = read_settings(record, LEXICON, lambda *_: settings().dictionary)
    assert not isinstance(agreed, BadLine), agreed
    played = replay(record, LEXICON, agreed)
    assert not isinstance(played, BadLine)
    assert played.stopped is None
    last = played.position
    outcome = last.outcome()
    told = OUTCOME.fullmatch(text.splitlines(keepends=True)[-1])
    assert outcome is not None
    assert told is not None
    winners = ",".join(map(str, outcome.winners))
    scores = " ".join(map(str, last.scores()))
    assert (winners, outcome.reason, outcome.article, scores) == told.groups()


def test_there_are_games_to_replay() -> None:
    assert len(GAMES) >= 3
