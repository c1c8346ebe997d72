"""Amorces: words of two or three letters on empty squares of the border (LXD-7 to LXD-9)."""

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, LETTERS, child, ctz
from joute.games.lexiduel.kernels.layout import (
    ALL,
    CORNER,
    PLACES,
    ROWS,
    SIDE,
    AmorceRules,
    Found,
    Graphs,
    Planes,
    add_row,
    run_end,
    square,
)
from joute.games.lexiduel.kernels.places import (
    ALONG,
    AMORCE,
    DIRECTION,
    FIRST,
    INITIAL_AMORCE,
    LAST,
    PLACE,
    add_place,
    measure,
)


@kernel
def list_short_words(dawg: IntArray, size: int, words: IntArray) -> int:
    """Write every word of two or three letters, five bits a letter, the first lowest; how many there are."""
    total = 0
    firsts = dawg[0] & LETTERS
    while firsts != 0:
        one = ctz(firsts)
        firsts &= firsts - 1
        after_one = child(dawg, dawg[0], one)
        seconds = after_one & LETTERS
        while seconds != 0:
            two = ctz(seconds)
            seconds &= seconds - 1
            after_two = child(dawg, after_one, two)
            if size == 2 and after_two & ACCEPT:
                words[total] = one | two << 5
                total += 1
            thirds = after_two & LETTERS if size == 3 else 0
            while thirds != 0:
                three = ctz(thirds)
                thirds &= thirds - 1
                if child(dawg, after_two, three) & ACCEPT:
                    words[total] = one | two << 5 | three << 10
                    total += 1
    return total


@inner
def whole_run_allowed(dawg: IntArray, letters: IntArray, first: int, at: int, word: int, size: int) -> bool:
    """Whether the word laid at `at` is allowed with what stands before and after it on its line."""
    entry = dawg[0]
    for before in range(first, at):
        entry = child(dawg, entry, letters[before])
    for i in range(size):
        entry = child(dawg, entry, (word >> (5 * i)) & 31)
    after = at + size
    while letters[after] != 0 and entry != 0:
        entry = child(dawg, entry, letters[after])
        after += 1
    return bool(entry & ACCEPT)


@inner
def in_stock(stock: IntArray, word: int, size: int) -> bool:
    """Whether the stock holds each of the word's letters often enough (LXD-3)."""
    enough = True
    for i in range(size):
        letter = (word >> (5 * i)) & 31
        stock[letter] -= 1
        if stock[letter] < 0:
            enough = False
    for i in range(size):
        stock[(word >> (5 * i)) & 31] += 1
    return enough


@inner
def amorce_kind(near: IntArray, zones: IntArray, empty_corners: int, at: int, size: int) -> int:
    """An initial amorce (LXD-7), another one (LXD-9), or none (-1) on empty squares of a line."""
    zone = zones[at]
    touching = False
    same = True
    for here in range(at, at + size):
        if zones[here] == 0:
            return -1
        if zones[here] != zone:
            same = False
        if near[here] != 0:
            touching = True
    if same and zone >= CORNER and (empty_corners >> (zone - CORNER)) & 1:
        return INITIAL_AMORCE
    return AMORCE if touching else -1


@inner
def add_amorce_places(planes: Planes, found: Found, amorces: AmorceRules) -> None:
    """Add every place of an amorce, whether or not a word exists for it."""
    letters = planes.letters
    near = planes.near
    zones = amorces.zones  # single arrays cost less than the whole tuple at each call
    empty_corners = amorces.empty_corners
    for direction in range(2):
        for line in range(1, SIDE - 1):
            origin = square(direction, line, 0)
            for column in range(1, SIDE - 2):
                at = origin + column
                for size in range(2, 4):
                    if letters[at] != 0 or letters[at + 1] != 0 or letters[at + size - 1] != 0:
                        break
                    kind = amorce_kind(near, zones, empty_corners, at, size)
                    if kind < 0:
                        continue
                    placed = ((1 << size) - 1) << column
                    place = add_place(found, direction, line, column, column + size - 1, kind, placed, 0)
                    first = run_end(letters, at, -1)
                    last = run_end(letters, at + size - 1, 1)
                    measure(planes, found, place, first - origin, last - origin)


@inner
def add_amorce_words(
    graphs: Graphs, planes: Planes, found: Found, stock: IntArray, place: int, most: int
) -> None:
    """Add the words of an amorce's place; over with as many rows as `most`."""
    base = place * PLACE
    origin = square(found.places[base + DIRECTION], found.places[base + ALONG], 0)
    at = origin + found.places[base + FIRST]
    end = origin + found.places[base + LAST]
    size = end - at + 1
    first = run_end(planes.letters, at, -1)
    alone = run_end(planes.letters, end, 1) - first + 1 == size
    words = graphs.pairs if size == 2 else graphs.triples
    one = planes.allowed[at]
    two = planes.allowed[at + 1]
    three = planes.allowed[at + 2] if size == 3 else 1
    for i in range(len(words)):
        word = words[i]
        a = word & 31
        b = (word >> 5) & 31
        c = word >> 10
        if (one >> a) & (two >> b) & (three >> c) & 1 == 0:
            continue
        # A letter that has run out is not among those allowed: only a repeated one can still be short.
        if (a in (b, c) or b == c) and not in_stock(stock, word, size):
            continue
        if alone or whole_run_allowed(graphs.dawg, planes.letters, first, at, word, size):
            add_row(found, place, word)
            if found.counts[ROWS] >= most:
                return


@inner
def add_amorces(graphs: Graphs, planes: Planes, found: Found, stock: IntArray, amorces: AmorceRules) -> None:
    """Add every amorce."""
    since = found.counts[PLACES]
    add_amorce_places(planes, found, amorces)
    for place in range(since, found.counts[PLACES]):
        add_amorce_words(graphs, planes, found, stock, place, ALL)
