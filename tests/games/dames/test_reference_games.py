"""The reference games: replayed whole, each with the outcome its last line tells."""

from pathlib import Path

import pytest
from tests.games.dames.tables import FULL

from joute.games.dames import DAMES
from joute.play import Options, Settings, read_options
from joute.records import BadLine, Replay, read_record, replay

GAMES = sorted((Path(__file__).parents[2] / "reference" / "dames").glob("*.joute"))


def test_there_are_several() -> None:
    assert len(GAMES) >= 3


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_reference_game_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert not isinstance(record, BadLine)
    options = read_options(DAMES.options, record.options())
    assert isinstance(options, Options)
    played = replay(record, DAMES, Settings(2, options, FULL))
    assert isinstance(played, Replay)
    assert played.stopped is None
    outcome = played.position.outcome()
    assert outcome is not None
    winners = ",".join(map(str, outcome.winners)) or "draw"
    scores = " ".join(map(str, played.position.scores()))
    assert text.splitlines()[-1] == f"; outcome {winners}, {outcome.reason} ({outcome.article}): {scores}"
    assert record.text() == text
