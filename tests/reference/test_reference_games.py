"""The reference games of every game: replayed whole, each with the outcome its last line tells."""

from pathlib import Path

import pytest
from tests.reference.replaying import reference_games, replayed

from joute.games import registry

GAMES = [path for game in registry.names() for path in reference_games(game)]


@pytest.mark.parametrize("game", registry.names())
def test_there_are_several(game: str) -> None:
    assert len(reference_games(game)) >= 3


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_reference_game_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, played = replayed(path)
    assert played.stopped is None
    outcome = played.position.outcome()
    assert outcome is not None
    winners = ",".join(map(str, outcome.winners)) or "draw"
    scores = " ".join(map(str, played.position.scores()))
    assert text.splitlines()[-1] == f"; outcome {winners}, {outcome.reason} ({outcome.article}): {scores}"
    assert record.text() == text


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_reference_game_is_written_as_it_is_played(path: Path) -> None:
    record, played = replayed(path)
    assert [ply.move for ply in played.plies] == [action.text for _, action in record.actions()]
