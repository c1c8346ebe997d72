"""The reference games: replayed whole, each with the outcome its last line tells."""

from pathlib import Path

import pytest
from tests.games.jago.table import settings

from joute.games.jago import JAGO
from joute.records import BadLine, Replay, read_record, replay

GAMES = sorted((Path(__file__).parents[2] / "reference" / "jago").glob("*.joute"))


def test_there_are_several() -> None:
    assert len(GAMES) >= 3


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_reference_game_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert not isinstance(record, BadLine)
    played = replay(record, JAGO, settings(**record.options()))
    assert isinstance(played, Replay)
    assert played.stopped is None
    outcome = played.position.outcome()
    assert outcome is not None
    winners, scores = ",".join(map(str, outcome.winners)), " ".join(map(str, played.position.scores()))
    assert text.splitlines()[-1] == f"; outcome {winners}, {outcome.reason} ({outcome.article}): {scores}"
    assert record.text() == text
    written = [line[2:] for line in text.splitlines() if line[:2] in ("0 ", "1 ", "2 ")]
    assert [ply.move for ply in played.plies] == written
