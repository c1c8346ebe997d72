"""From the kernels' arrays to what may be announced: words barred by DAM-13 fall away."""

from __future__ import annotations

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.dames.finding.found import Found, Way
from joute.games.dames.finding.sweep import Flags, Sweep, sweep
from joute.games.dames.finding.word_forms import allowed_words, barred_pairs, related_pairs
from joute.games.dames.kernels.layout import WORD
from joute.games.dames.kernels.pairs import find_pairs
from joute.games.dames.material import JOKER_LENGTH, SHORTEST
from joute.games.dames.state import State


def find_all(state: State) -> Found:
    """All that the player to move may announce."""
    swept = sweep(state)
    texts, inverse = np.unique(swept.spelled(), return_inverse=True)
    strings = [text.decode() for text in texts.tolist()]
    kept = np.array(allowed_words(state, strings), bool)[inverse]
    if state.short_word_due:
        kept &= _short_openings(swept, strings, inverse)
    swept, numbers = swept.only(kept), inverse[kept].astype(np.int64)
    firsts, seconds = _doubles(state, swept, strings, numbers)
    earning = np.array([len(text) >= JOKER_LENGTH for text in strings], bool)[numbers]
    way_of_pair = swept.journey_of[firsts]
    before = np.searchsorted(swept.journey_of, np.arange(len(swept.journeys) + 1))
    ways = _ways(swept, before, way_of_pair, earning)
    squares = (swept.rows[:, WORD:] - 1).tobytes()
    skipped = before[way_of_pair]
    pairs = (firsts - skipped).tolist(), (seconds - skipped).tolist()
    return Found(ways, strings, numbers.tolist(), squares, *pairs)


def _doubles(state: State, swept: Sweep, strings: list[str], numbers: IntArray) -> tuple[IntArray, IntArray]:
    """The pairs of words that may be announced together, in this order; none in a short opening (DAM-17)."""
    if state.short_word_due:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    firsts, seconds = _pairs(swept, numbers)
    spelled = numbers[firsts]
    codes = spelled * len(strings) + numbers[seconds]
    marked = np.zeros(len(strings) ** 2, bool)
    marked[related_pairs(strings, np.flatnonzero(np.bincount(spelled)).tolist())] = True
    barred = barred_pairs(state, strings, np.unique(codes[marked[codes]]).tolist())
    marked[:] = False
    marked[barred] = True
    fine = ~marked[codes]
    return firsts[fine], seconds[fine]


def _short_openings(swept: Sweep, strings: list[str], numbers: IntArray) -> Flags:
    """The words of three letters that a letter makes without capturing (DAM-17)."""
    short = np.array([len(text) == SHORTEST for text in strings], bool)[numbers]
    takes_nothing: Flags = swept.journeys[swept.journey_of, 2] == 0
    return short & takes_nothing


def _pairs(swept: Sweep, numbers: IntArray) -> tuple[IntArray, IntArray]:
    room = 8 * len(numbers)
    while True:
        firsts, seconds = np.zeros(room, np.int64), np.zeros(room, np.int64)
        found = find_pairs(swept.masks, swept.journey_of, numbers, firsts, seconds)
        if found <= room:
            return firsts[:found], seconds[:found]
        room = found


def _ways(swept: Sweep, before: IntArray, journey_of_pair: IntArray, earning: Flags) -> tuple[Way, ...]:
    """`before`: for each way, how many words those before it have."""
    words = before.tolist()
    pairs = np.searchsorted(journey_of_pair, np.arange(len(words))).tolist()
    earns = set(swept.journey_of[earning].tolist())
    return tuple(
        Way(
            source,
            target,
            tuple(square for square in range(captured.bit_length()) if captured >> square & 1),
            range(words[number], words[number + 1]),
            range(pairs[number], pairs[number + 1]),
            number in earns,
        )
        for number, (source, target, captured) in enumerate(swept.journeys.tolist())
    )
