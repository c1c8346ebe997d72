"""Opening records: files and the standard input, the game and settings their headers ask for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from joute.cli.failure import Failed
from joute.cli.word_lists import word_list_reader
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Game, Options, Refusal, Refused, Settings, unreadable
from joute.records import BadLine, Librarian, Record, decode, read_as_far, read_settings
from joute.records import make_settings as settings_from
from joute.records.words import find_words
from joute.tables import Replay, Table, read_clock, replay

MOST_BYTES = 4_100_000


@dataclass(frozen=True, slots=True)
class Opened:
    """A record with its game; `flaw` is the line at which its reading stopped, if it did."""

    record: Record
    game: Game
    settings: Settings
    flaw: BadLine | None

    def replay(self) -> Replay:
        """The record played as far as it can be read and is legal."""
        played = replay(self.record, self.game, self.settings)
        if isinstance(played, BadLine):
            raise Failed(played.refusal, played.line, self.game.sentences)
        return played if played.stopped else replace(played, stopped=self.flaw)

    def whole_replay(self) -> Replay:
        """The record played to its end; a line that cannot be played fails the command."""
        played = self.replay()
        if played.stopped:
            raise Failed(played.stopped.refusal, played.stopped.line, self.game.sentences)
        return played


def open_record(path: str) -> Opened:
    """Read FILE, or the standard input for `-`."""
    text = decode(_bytes(path))
    if isinstance(text, BadLine):
        raise Failed(text.refusal, text.line)
    record, flaw = read_as_far(text)
    found = record.find("Game")
    if found is None:
        assert flaw is not None
        raise Failed(flaw.refusal, flaw.line)
    game = find_game(found[1], found[0])
    settings = read_settings(record, game, librarian(Path(path).parent))
    if isinstance(settings, BadLine):
        raise Failed(settings.refusal, settings.line, game.sentences)
    clock = read_clock(settings)
    if isinstance(clock, Refusal):
        line, _ = record.find("Option.clock") or (1, "")
        raise Failed(clock, line)
    return Opened(record, game, settings, flaw)


def load(path: str) -> Table:
    """The table a record leaves, ready to go on."""
    return open_record(path).whole_replay().table


def find_game(name: str, line: int | None = None) -> Game:
    try:
        return registry.find(name)
    except Refused as refused:
        raise Failed(refused.refusal, line) from None


def make_settings(game: Game, seats: int | None, given: Mapping[str, str]) -> Settings:
    """Settings from a command line's own wishes."""
    count = str(game.least_seats if seats is None else seats)
    settings = settings_from(game, count, given, librarian(Path()))
    if isinstance(settings, Refusal):
        raise Failed(settings, None, game.sentences)
    clock = read_clock(settings)
    if isinstance(clock, Refusal):
        raise Failed(clock)
    try:
        game.start(settings)
    except Refused as refused:  # seats and options that do not go together (DEM-2)
        raise Failed(refused.refusal, None, game.sentences) from None
    return settings


def librarian(folder: Path) -> Librarian:
    """Finds the words options ask for; word lists are looked for in the folder first."""
    reader = word_list_reader(folder)

    def find(game: Game, options: Options) -> Dictionary | Refusal:
        return find_words(game, options, reader)

    return find


def _bytes(path: str) -> bytes:
    try:
        if path == "-":
            return sys.stdin.buffer.read(MOST_BYTES)
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES)
    except FileNotFoundError:
        raise Failed(unreadable("no_file", path=path)) from None
    except OSError as error:
        raise Failed(unreadable("file_trouble", path=path, why=error.strerror or "")) from None
