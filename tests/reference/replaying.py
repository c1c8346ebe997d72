"""Whole games kept in files, replayed with the words their headers ask for."""

from pathlib import Path

from joute.cli.opening import librarian
from joute.games import registry
from joute.play import Settings
from joute.records import Record, read_record, read_settings
from joute.tables import Replay, replay

FOLDER = Path(__file__).parent


def reference_games(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.joute"))


def replayed(path: Path) -> tuple[Record, Replay]:
    record = read_record(path.read_text(encoding="utf-8"))
    assert isinstance(record, Record), record
    game = registry.find(record.value("Game"))
    settings = read_settings(record, game, librarian(path.parent))
    assert isinstance(settings, Settings), settings
    played = replay(record, game, settings)
    assert isinstance(played, Replay), played
    return record, played
