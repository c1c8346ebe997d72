"""The word graph holds exactly the words it was built from, in the fewest nodes."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, MASK

WORDS = st.lists(st.text("ABZ", min_size=2, max_size=7), max_size=40)
_LETTERS = "-ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def children(graph: IntArray, entry: int) -> dict[str, int]:
    following = [letter for i, letter in enumerate(_LETTERS) if entry & MASK & (1 << i)]
    base = entry >> BASE_SHIFT
    return {letter: int(graph[base + i]) for i, letter in enumerate(following)}


def strings(graph: IntArray, entry: int | None = None) -> Iterator[str]:
    """Everything a graph reads, without its kernels."""
    for letter, below in children(graph, int(graph[0]) if entry is None else entry).items():
        if below & ACCEPT:
            yield letter
        yield from (letter + rest for rest in strings(graph, below))


def backwards_and_forwards(word: str) -> Iterator[str]:
    for i in range(1, len(word)):
        yield word[:i][::-1] + "-" + word[i:]
    yield word[::-1]


def nodes(graph: IntArray) -> set[int]:
    found: set[int] = set()
    waiting = [int(graph[0])]
    while waiting:
        entry = waiting.pop()
        if entry & MASK and (entry >> BASE_SHIFT) not in found:
            found.add(entry >> BASE_SHIFT)
            waiting += children(graph, entry).values()
    return found


def distinct_endings(texts: set[str]) -> int:
    """How many nodes the smallest graph has: one for each set of endings (Myhill and Nerode)."""
    starts = {text[:i] for text in texts for i in range(len(text))}
    return len({frozenset(t[len(start) :] for t in texts if t.startswith(start)) - {""} for start in starts})


@settings(deadline=None, max_examples=200)
@given(WORDS)
def test_both_graphs_read_exactly_the_words(words: list[str]) -> None:
    graph = WordGraph.build(words)
    gaddag = {text for word in words for text in backwards_and_forwards(word)}
    assert graph.words_count == len(set(words))
    assert sorted(strings(graph.dawg)) == sorted(set(words))
    assert sorted(strings(graph.gaddag)) == sorted(gaddag)
    assert len(nodes(graph.dawg)) == distinct_endings(set(words))
    assert len(nodes(graph.gaddag)) == distinct_endings(gaddag)


@settings(deadline=None, max_examples=100)
@given(WORDS, st.text("ABZ", max_size=8))
def test_contains(words: list[str], other: str) -> None:
    graph = WordGraph.build(words)
    assert all(graph.contains(word) for word in words)
    assert graph.contains(other) == (other in words)


def test_contains_nothing_but_capitals() -> None:
    graph = WordGraph.build(["ETE"])
    assert graph.contains("ETE")
    assert not any(graph.contains(word) for word in ("", "E", "ET", "ETES", "ete", "ÉTÉ", "ET-", "@TE"))


def test_words_of_one_to_twenty_five_letters() -> None:
    words = ["A", "AB" * 12 + "A", "BA" * 13, "AA"]
    graph = WordGraph.build(words)
    assert sorted(strings(graph.dawg)) == ["A", "AA", "AB" * 12 + "A"]
    assert set(strings(graph.gaddag)) == {"A", "AA", "A-A", *backwards_and_forwards("AB" * 12 + "A")}


def test_long_words_that_differ_late_keep_their_order() -> None:
    words = ["A" * 20 + end for end in ("ZA", "BZ", "AAB", "B", "ZAAA")] + ["B" * i for i in range(2, 26)]
    graph = WordGraph.build(words)
    assert sorted(strings(graph.dawg)) == sorted(words)
    assert set(strings(graph.gaddag)) == {text for word in words for text in backwards_and_forwards(word)}


def test_more_nodes_than_first_supposed() -> None:
    rng = np.random.default_rng(5)
    words = {"".join(map(chr, 65 + rng.integers(0, 26, 12))) for _ in range(2000)}
    assert set(strings(WordGraph.build(words).dawg)) == words


@pytest.mark.parametrize("word", ["été", "ETÉ", "AB-C", "Abc", "A B", "AB1"])
def test_words_of_other_characters_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="A–Z"):
        WordGraph.build(["AB", word])


def test_graphs_are_read_only() -> None:
    graph = WordGraph.build(["AB"])
    with pytest.raises(ValueError, match="read-only"):
        graph.gaddag[0] = 0


@settings(deadline=None, max_examples=50)
@given(WORDS)
def test_reach_is_the_length_of_the_longest_rest(words: list[str]) -> None:
    graph = WordGraph.build(words)
    for index in range(1, len(graph.gaddag)):
        rests = [len(rest.replace("-", "")) for rest in strings(graph.gaddag, int(graph.gaddag[index]))]
        assert graph.reach[index] == max(rests, default=0)
