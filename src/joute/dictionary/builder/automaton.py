"""The minimal automaton of all words, in the two arrays that lookups walk."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from joute.dictionary.builder.prefixes import shared_length

_State = tuple[tuple[str, int, int], ...]  # (letter, profile of the word that ends here or 0, next state)


def minimal_automaton(words: Iterable[tuple[str, int]]) -> list[_State]:
    """The states of the smallest automaton for sorted (word, profile) pairs; the root is the last."""
    states: list[_State] = [()]
    numbers: dict[_State, int] = {(): 0}
    path: list[list[tuple[str, int, int]]] = [[]]  # the open states along the previous word
    previous = ""

    def close(depth: int) -> None:
        while len(path) > depth + 1:
            state = tuple(path.pop())
            number = numbers.setdefault(state, len(states))
            if number == len(states):
                states.append(state)
            letter, profile, _ = path[-1][-1]
            path[-1][-1] = (letter, profile, number)

    for word, profile in words:
        shared = shared_length(previous, word)
        close(shared)
        for position in range(shared, len(word)):
            path[-1].append((word[position], profile if position == len(word) - 1 else 0, 0))
            path.append([])
        previous = word
    close(0)
    states.append(tuple(path[0]))
    return states


def pack_automaton(states: list[_State]) -> tuple[bytes, array[int]]:
    """The letters of all edges, and for each: where its target's edges start, how many, which profile.

    The root's edges come first, so that a walk starts at edge 0.
    """
    order = [len(states) - 1, *range(1, len(states) - 1)]
    starts: dict[int, int] = {0: 0}
    total = 0
    for number in order:
        starts[number] = total
        total += len(states[number])
    letters = bytearray()
    targets = array("I")
    for number in order:
        for letter, profile, target in states[number]:
            letters += letter.encode()
            targets.append(starts[target] << 10 | len(states[target]) << 5 | profile)
    return bytes(letters), targets
