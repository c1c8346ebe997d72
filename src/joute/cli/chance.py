"""The only randomness of the command line: shuffles, with a seed or without."""

from __future__ import annotations

import random
from collections.abc import Sequence

from joute.play import Shuffle


def make_shuffle(seed: int | None) -> Shuffle:
    """The same seed shuffles the same way; without one, as the system's randomness will."""
    source = random.SystemRandom() if seed is None else random.Random(seed)

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return source.sample(list(items), len(items))

    return shuffle
