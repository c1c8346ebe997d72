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
    """The rows of all states laid over one another, so that a step is one addition.

    The edge of a state for a letter lies at the state's place plus the letter's code. There `letters` has the
    letter (places are all different, so the letter proves whose edge it is) and `targets` the place of the
    next state, then five bits for the profile of the word that ends here. The root's place is 0.
    """
    places = _places(states)
    size = max(places.values()) + 256
    letters, targets = bytearray(size), array("I", bytes(4 * size))
    for number, place in places.items():
        for letter, profile, target in states[number]:
            letters[place + ord(letter)] = ord(letter)
            targets[place + ord(letter)] = places[target] << 5 | profile
    return bytes(letters), targets


def _places(states: list[_State]) -> dict[int, int]:
    """A place for each state where its edges meet no other's: the widest states first, then into the gaps.

    What is taken, and which places are used, are whole numbers read as rows of bits: the first place that
    fits is the lowest bit free in all the shifted rows at once.
    """
    root, leaf = len(states) - 1, 0
    places = {root: 0}
    taken = sum(1 << ord(letter) for letter, _, _ in states[root])
    used = 1
    for number in sorted(range(1, root), key=lambda number: (-len(states[number]), number)):
        codes = [ord(letter) for letter, _, _ in states[number]]
        barred = used
        for code in codes:
            barred |= taken >> code
        place = (~barred & -~barred).bit_length() - 1
        places[number] = place
        used |= 1 << place
        taken |= sum(1 << code for code in codes) << place
    places[leaf] = used.bit_length()
    return places
