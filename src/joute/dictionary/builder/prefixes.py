"""The letters that words begin with together."""

from __future__ import annotations

from collections.abc import Collection


def shared_length(first: str, second: str) -> int:
    """How many letters two words share from the start."""
    shortest = min(len(first), len(second))
    for position in range(shortest):
        if first[position] != second[position]:
            return position
    return shortest


def shared_start(words: Collection[str]) -> str:
    """What all the words begin with: what the first and the last in order begin with."""
    first, last = min(words), max(words)
    return first[: shared_length(first, last)]
