"""One look: the moves of a board that leave the best boards, without writing a single word out.

`best_choices` picks the same moves from a listing that holds each word's letters. Here a word is its squares
and its code, and pairs of words that cannot be among the best are not tried: less than half the time.
"""

from joute.bots.dames.kernels.buffers import (
    ALPHABET,
    AT_HOME,
    AWAY,
    BASE,
    BLOCKING,
    BOARD,
    BOTH,
    FROM,
    HOME,
    JOKER,
    JOKERS,
    LAST_JOKER,
    LEFT,
    LOOKS,
    MADE,
    MINE,
    NEXT_JOKER,
    OPPOSING,
    OTHERS_AT_HOME,
    OWN,
    SHORT,
    SQUARES,
    TAKEN,
    THEIRS,
    TO,
    TURNING,
    TURNS,
    WIDEST,
    WORTH,
    Buffers,
)
from joute.bots.dames.kernels.choices import CHOICE
from joute.bots.dames.kernels.keeping import keep, keep_pairs, keep_words, worth_after
from joute.bots.dames.kernels.way_words import find_here, sum_over
from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import popcount
from joute.games.dames.engine import JOURNEY, list_journeys


@inner
def weigh_letters(buffers: Buffers, row: int) -> int:
    """Note what each letter is worth to either side; what they are worth to the mover, home apart."""
    boards, weights, gains, letters = buffers.boards, buffers.weights, buffers.gains, buffers.letters
    own, opposing = boards[row + OWN], boards[row + OPPOSING]
    white = boards[row + HOME] & 1 == 1
    jokers = popcount(boards[row + JOKERS]) - popcount(boards[row + BLOCKING])
    total = jokers * weights[JOKER]
    for square in range(SQUARES):
        letter = boards[row + square]
        letters[square] = letter
        mine = square if white else SQUARES - 1 - square
        gains[MINE + square] = weights[WORTH + mine * ALPHABET + letter]
        gains[THEIRS + square] = weights[WORTH + (SQUARES - 1 - mine) * ALPHABET + letter]
        gains[BOTH + square] = gains[MINE + square] + gains[THEIRS + square]
        if (own >> square) & 1 == 1:
            total += gains[MINE + square]
        elif (opposing >> square) & 1 == 1:
            total -= gains[THEIRS + square]
    return int(total)


@inner
def go(buffers: Buffers, row: int, number: int, total: int) -> None:
    """Note what a way leaves before any word is made; `total`: what the letters were worth before it."""
    boards, gains, way = buffers.boards, buffers.gains, buffers.way
    source, target, captured = (
        buffers.ways[number * JOURNEY],
        buffers.ways[number * JOURNEY + 1],
        buffers.ways[number * JOURNEY + 2],
    )
    home = boards[row + HOME]
    own = boards[row + OWN] & ~(1 << source) | 1 << target
    arrived = target if home & 1 == 1 else SQUARES - 1 - target
    worth = buffers.weights[WORTH + arrived * ALPHABET + buffers.letters[source]] - gains[MINE + source]
    if buffers.counts[TURNING] == 1:
        own |= captured
        worth += sum_over(gains, BOTH, captured)
    else:
        worth += sum_over(gains, THEIRS, captured)
    way[FROM] = source
    way[TO] = target
    way[TAKEN] = captured
    way[BASE] = total + worth
    way[LEFT] = boards[row + OPPOSING] & ~captured
    way[AWAY] = own & ~home
    way[AT_HOME] = popcount(own & home)
    way[OTHERS_AT_HOME] = popcount(way[LEFT] & ~home)


@kernel
def look(gaddag: IntArray, buffers: Buffers, depth: int, most: int) -> int:
    """The best moves at a depth by the boards they leave, best first; how many, 0 where blocked (DAM-21)."""
    boards, letters, way = buffers.boards, buffers.letters, buffers.way
    row, base = depth * BOARD, depth * WIDEST * CHOICE
    buffers.counts[LOOKS] += 1
    total = weigh_letters(buffers, row)
    own, opposing, home = boards[row + OWN], boards[row + OPPOSING], boards[row + HOME]
    theirs = opposing | boards[row + JOKERS]
    short = boards[row + SHORT] == 1 and boards[row + TURNS] & 1 == 0
    jokers = (1 if boards[row + NEXT_JOKER] != 0 else 0) + (1 if boards[row + LAST_JOKER] != 0 else 0)
    in_the_way = boards[row + JOKERS] | boards[row + BLOCKING]
    ways = list_journeys(buffers.tools.rays, own, opposing, in_the_way, home, buffers.ways)
    count = 0
    words = 0
    for number in range(ways):
        go(buffers, row, number, total)
        source, target, captured = way[FROM], way[TO], way[TAKEN]
        from_home = (home >> source) & 1 == 1
        if captured != 0 and from_home:  # DAM-15
            count = keep(buffers, base, count, most, 0, worth_after(way, buffers.weights, 0, 0, 0), -1, -1)
        usable = (own | theirs) & ~captured & ~(1 << source) | 1 << target
        if buffers.tools.neighbours[target] & usable == 0 or (short and captured != 0):
            continue
        letters[target] = letters[source]
        # DAM-11: from home, a word goes into the other camp
        found = find_here(gaddag, buffers, row, usable, ~home if from_home else -1, short)
        letters[target] = 0
        words += found
        count = keep_words(buffers, base, count, most, found)
        if not short:
            count = keep_pairs(buffers, base, count, most, found, jokers)
    if words > 0:
        return count
    free = boards[row + MADE] == 0 or boards[row + TURNS] == 1 or short
    last = popcount(opposing) == 1
    for number in range(ways if free or last else 0):  # without a word: DAM-16, DAM-17
        go(buffers, row, number, total)
        takes_last = last and way[TAKEN] != 0 and (home >> way[FROM]) & 1 == 0
        if takes_last or (free and way[TAKEN] == 0):
            count = keep(buffers, base, count, most, 0, worth_after(way, buffers.weights, 0, 0, 0), -1, -1)
    return count
