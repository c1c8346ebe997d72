"""The reference games: replayed whole, each with the outcome its last line tells."""

from pathlib import Path

import pytest
from tests.games.lexiduel.table import RULEBOOK_GAME

from joute.dictionary import Dictionary, WordOptions
from joute.games.lexiduel import LEXIDUEL
from joute.play import Options, Settings, read_options
from joute.records import BadLine, Replay, read_record, replay

GAMES = sorted(RULEBOOK_GAME.parent.glob("*.joute"))


def replayed(path: Path) -> Replay:
    record = read_record(path.read_text(encoding="utf-8"))
    assert not isinstance(record, BadLine)
    options = read_options(LEXIDUEL.options, record.options())
    assert isinstance(options, Options)
    words = WordOptions.parse(words=options["words"], base=LEXIDUEL.words)
    played = replay(record, LEXIDUEL, Settings(2, options, Dictionary.load(words)))
    assert isinstance(played, Replay)
    return played


def test_there_are_several() -> None:
    assert len(GAMES) >= 4


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_reference_game_ends_as_it_says(path: Path) -> None:
    played = replayed(path)
    assert played.stopped is None
    outcome = played.position.outcome()
    assert outcome is not None
    winners, scores = ",".join(map(str, outcome.winners)), " ".join(map(str, played.position.scores()))
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last == f"; outcome {winners}, {outcome.reason} ({outcome.article}): {scores}"


def test_lxd_17_the_game_played_both_ways_says_which() -> None:
    played = replayed(RULEBOOK_GAME.with_name("both-ways.joute"))
    signed = [ply for ply in played.plies if "-" in ply.move or "+" in ply.move]
    assert [(ply.move, ply.effects.turned) for ply in signed] == [("C3v- MERVEILLES", ("C10",))]


def test_lxd_21_a_time_out_passes_and_two_passes_end_the_game() -> None:
    played = replayed(RULEBOOK_GAME.with_name("turn-clock.joute"))
    assert [ply.effects.kind for ply in played.plies[-2:]] == ["pass", "timeout"]
