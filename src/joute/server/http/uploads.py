"""A record uploaded by a reader: read as far as it can be, and replayed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from joute.games import registry
from joute.play import Game, Refused, Settings
from joute.records import BadLine, Record, read_as_far, read_settings
from joute.server.errors import GameRefused, RequestError
from joute.server.http.dependencies import Services
from joute.server.live.word_lists import WordLists
from joute.tables import Replay, replay

MOST_CHARACTERS = 200_000


@dataclass(frozen=True, slots=True)
class Upload:
    """What the record says, up to the line it breaks off at."""

    record: Record
    game: Game
    settings: Settings
    played: Replay
    stopped: BadLine | None


def lists_of(serving: Services) -> WordLists:
    """The word lists this server has been sent; a record exported here may name one."""
    return WordLists(serving.hub.store.word_lists)


def check_size(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise RequestError("too_large")


async def read_by(serving: Services, text: str, address: str) -> Upload:
    """The record read on behalf of that address, in its turn."""
    check_size(text)
    serving.list_limits.check_record(address, text)
    return await serving.work.do(partial(read_upload, text, lists_of(serving)), address)


def read_upload(text: str, lists: WordLists) -> Upload:
    """Raises where not even the game or its settings can be read."""
    record, flaw = read_as_far(text)
    found = record.find("Game")
    if found is None:
        raise Refused(flaw.refusal) if flaw else RequestError("unreadable", "Game")
    game = registry.find(found[1])
    settings = read_settings(record, game, lists.find)
    if isinstance(settings, BadLine):
        raise GameRefused(settings.refusal, game)
    played = replay(record, game, settings)
    if isinstance(played, BadLine):
        raise GameRefused(played.refusal, game)
    return Upload(record, game, settings, played, played.stopped or flaw)
