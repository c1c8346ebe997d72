"""A record brought by a reader: read as far as it can be, and replayed."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games import registry
from joute.play import Game, Refused, Settings
from joute.records import BadLine, Record, Replay, read_as_far, read_settings, replay
from joute.server.seating import find_table_words
from joute.server.troubles import GameRefused, TroubleError

MOST_CHARACTERS = 200_000


@dataclass(frozen=True, slots=True)
class Brought:
    """What the record says, up to the line it breaks off at."""

    record: Record
    game: Game
    settings: Settings
    played: Replay
    stopped: BadLine | None


def check_size(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise TroubleError("too_large")


def read_brought(text: str) -> Brought:
    """Raises where not even the game or its settings can be read."""
    record, flaw = read_as_far(text)
    found = record.find("Game")
    if found is None:
        raise Refused(flaw.refusal) if flaw else TroubleError("unreadable", "Game")
    game = registry.find(found[1])
    settings = read_settings(record, game, find_table_words)
    if isinstance(settings, BadLine):
        raise GameRefused(settings.refusal, game)
    played = replay(record, game, settings)
    if isinstance(played, BadLine):
        raise GameRefused(played.refusal, game)
    return Brought(record, game, settings, played, played.stopped or flaw)
