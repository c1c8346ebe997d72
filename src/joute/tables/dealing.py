"""Chance from a seed: the same seed deals the same letters, here and wherever somebody checks it."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from joute.play import CHANCE, Shuffle
from joute.tables.events import Event, EventKind
from joute.tables.table import Table

BELL = "bell"


def seeded(seed: str, drawn: int = 0) -> Shuffle:
    """A shuffle that follows from the seed; `drawn` says how often chance has acted before.

    The items are sorted by HMAC-SHA-256(seed, "<time>:<place>"): simple to do again in any language.
    """
    times = drawn

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        nonlocal times
        keys = [_key(seed, f"{times}:{place}") for place in range(len(items))]
        times += 1
        return [items[place] for place in sorted(range(len(items)), key=keys.__getitem__)]

    return shuffle


def is_chance(event: Event) -> bool:
    """A draw, a deal or a shuffle; neither the clock nor the bell, which chance rings."""
    return event.seat == CHANCE and event.kind is EventKind.MOVE and event.action != BELL


def shuffle_of(seed: str, table: Table) -> Shuffle:
    """The next shuffle of a table."""
    return seeded(seed, sum(map(is_chance, table.events)))


def _key(seed: str, text: str) -> bytes:
    return hmac.digest(seed.encode(), text.encode(), sha256)
