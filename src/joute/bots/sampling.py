"""Some of a long list of moves, without favouring those that come first."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

from joute.bots.budget import Deadline

T = TypeVar("T")
_SLICE = 2_000


def sample(items: Iterable[T], count: int, rng: random.Random, most: int, deadline: Deadline) -> list[T]:
    """At most `count` of the first `most` items, each as likely as another, in their order.

    Listing stops at half the time there is, and the sample is then taken from what was listed.
    """
    listed: list[T] = []
    source = iter(items)
    while len(listed) < most and (more := list(islice(source, min(_SLICE, most - len(listed))))):
        listed += more
        if deadline.over(deadline.budget_ms / 2):
            break
    chosen = sorted(rng.sample(range(len(listed)), min(count, len(listed))))
    return [listed[index] for index in chosen]
