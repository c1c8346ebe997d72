"""Actions of long games in this process: what one costs about ply 10, and about ply 150."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from tests.conformance.arena import Case, Ply, game_of, plies, settings_of
from tests.server.players import Script
from tests.server.test_state_messages import seated_at

from joute.messages.live import Hello
from joute.play import CHANCE
from joute.server.live.seated import Seated
from joute.server.wire.state_messages import Reader, StateMessages
from joute.tables import Table

GAME = "lexicon"
"""The one whose games are long enough: several rounds."""
EARLY, LATE, AROUND = 10, 150, 8
ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Cost:
    seconds: float
    characters: float
    """Told to a seat."""


def early_and_late(games: int) -> tuple[Cost, Cost]:
    """Of so many games drawn by lot, the best of several rounds each."""
    long = list(islice(_long_games(), games))
    return _cost(long, EARLY), _cost(long, LATE)


def _long_games() -> Iterator[list[Ply]]:
    seed = 0
    while True:
        case = Case(GAME, 2, None, seed)
        found = list(islice(plies(game_of(case), settings_of(case), random.Random(seed)), LATE + AROUND))
        if len(found) == LATE + AROUND:
            yield found
        seed += 1


def _cost(games: list[list[Ply]], about: int) -> Cost:
    seconds, characters, actions = 0.0, 0, 0
    for game in games:
        first, last = about - AROUND, about + AROUND
        found = [_played(game, first, last) for _ in range(ROUNDS)]
        seconds += min(took for took, _ in found)
        characters += found[0][1]
        actions += last - first
    return Cost(seconds / actions, characters / actions / 2)


def _played(game: list[Ply], first: int, last: int) -> tuple[float, int]:
    """Seconds and characters of these plies, after all those before them."""
    start = next(number for number, ply in enumerate(game) if ply.seat != CHANCE)
    seated = seated_at(Script(GAME, 2, game[start].before.text(), ()))
    for number, ply in enumerate(game[start:first]):
        seated = _after(seated, ply, 1_000 * number)
    messages, readers = StateMessages(), {"h1": Reader(), "h2": Reader()}
    for reader in readers.values():
        reader.greeted(Hello(type="hello", increments=True))
    _told(messages, seated, readers, 0)
    gc.collect()
    gc.disable()
    characters, begun = 0, time.process_time()
    for number, ply in enumerate(game[max(start, first) : last]):
        seated = _after(seated, ply, 1_000 * (first + number))
        characters += _told(messages, seated, readers, 1_000 * (first + number))
    took = time.process_time() - begun
    gc.enable()
    return took, characters


def _after(seated: Seated, ply: Ply, now: int) -> Seated:
    after = seated.table.act(ply.seat, ply.move, now)
    assert isinstance(after, Table), after
    return replace(seated, table=after)


def _told(messages: StateMessages, seated: Seated, readers: dict[str, Reader], now: int) -> int:
    messages.turn_to(seated, frozenset({1, 2}))
    return sum(len(messages.told(reader, holder, now)) for holder, reader in readers.items())
