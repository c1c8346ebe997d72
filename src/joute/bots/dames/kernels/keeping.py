"""The best moves of a way kept among the best so far: its words, alone and by two."""

from joute.bots.dames.kernels.buffers import (
    AT_HOME,
    AWAY,
    BASE,
    EARNS,
    FAR,
    FROM,
    GAIN,
    JOKER,
    LEFT,
    MASK,
    MOST_FAR,
    MOST_GAIN,
    MOST_NEAR,
    NEAR,
    OTHERS_AT_HOME,
    OTHERS_LEFT,
    TAKEN,
    TO,
    TURNS_OVER,
    WORD_CODE,
    WORD_ROW,
    Buffers,
)
from joute.bots.dames.kernels.choices import (
    CAPTURED,
    CHOICE,
    CODE,
    FIRST,
    OTHER_CODE,
    SECOND,
    SOURCE,
    TARGET,
    TURNED,
    VALUE,
    WON,
)
from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import popcount


@inner
def worth_after(way: IntArray, weights: IntArray, gain: int, near: int, far: int) -> int:
    """The board after a way and the letters turned there, to who has moved (DAM-19 and DAM-20)."""
    left = popcount(way[LEFT])
    if left == near + far:
        return 2 * WON
    mine, others = way[AT_HOME] + near, way[OTHERS_AT_HOME] - far
    if others == 0 and (way[AWAY] != 0 or far > 0):
        return WON
    if mine == 0 and left - way[OTHERS_AT_HOME] - near > 0:
        return -WON
    # what two words bring at best may count a letter twice
    still = weights[OTHERS_LEFT + max(0, left - near - far)]
    return int(way[BASE] + gain + weights[mine] - weights[others] + still)


@inner
def keep(
    buffers: Buffers, base: int, count: int, most: int, turned: int, value: int, one: int, two: int
) -> int:
    """Insert a move of the way among the best, one for each effect on the board; how many there are.

    `one`, `two`: its words, -1 for none.
    """
    choices, way, words = buffers.choices, buffers.way, buffers.words
    if count == most and choices[base + (count - 1) * CHOICE + VALUE] >= value:
        return count
    for i in range(count):
        at = base + i * CHOICE
        if choices[at + VALUE] < value:
            break
        if (
            choices[at + VALUE] == value
            and choices[at + TURNED] == turned
            and choices[at + TARGET] == way[TO]
            and choices[at + SOURCE] == way[FROM]
        ):
            return count
    if count < most:
        count += 1
    at = base + (count - 1) * CHOICE
    while at > base and choices[at - CHOICE + VALUE] < value:
        for j in range(CHOICE):
            choices[at + j] = choices[at - CHOICE + j]
        at -= CHOICE
    choices[at + SOURCE] = way[FROM]
    choices[at + TARGET] = way[TO]
    choices[at + CAPTURED] = way[TAKEN]
    choices[at + TURNED] = turned
    choices[at + FIRST] = words[one * WORD_ROW + EARNS] if one >= 0 else -1
    choices[at + SECOND] = words[two * WORD_ROW + EARNS] if two >= 0 else -1
    choices[at + VALUE] = value
    choices[at + CODE] = words[one * WORD_ROW + WORD_CODE] if one >= 0 else 0
    choices[at + OTHER_CODE] = words[two * WORD_ROW + WORD_CODE] if two >= 0 else 0
    return count


@inner
def keep_words(buffers: Buffers, base: int, count: int, most: int, found: int) -> int:
    """Keep the best of the words found on a way; how many moves there are now."""
    words, way, weights = buffers.words, buffers.way, buffers.weights
    for one in range(found):
        at = one * WORD_ROW
        value = worth_after(way, weights, words[at + GAIN], words[at + NEAR], words[at + FAR])
        count = keep(buffers, base, count, most, words[at + TURNS_OVER], value, one, -1)
    return count


@inner
def note_most(words: IntArray, found: int) -> None:
    """For each word the most that it or one after it brings: what a pair can bring at best."""
    gain, near, far = 0, 0, 0
    for one in range(found - 1, -1, -1):
        at = one * WORD_ROW
        gain, near = max(gain, words[at + GAIN]), max(near, words[at + NEAR])
        far = max(far, words[at + FAR])
        words[at + MOST_GAIN] = gain
        words[at + MOST_NEAR] = near
        words[at + MOST_FAR] = far


@inner
def keep_pairs(buffers: Buffers, base: int, count: int, most: int, found: int, jokers: int) -> int:
    """Keep the best *doublés* of a way (DAM-12); how many moves there are now. So many jokers are left."""
    words, way, weights = buffers.words, buffers.way, buffers.weights
    note_most(words, found)
    for one in range(found - 1):
        at, then = one * WORD_ROW, (one + 1) * WORD_ROW
        gain, near, far = words[at + GAIN], words[at + NEAR], words[at + FAR]
        if count == most and way[OTHERS_AT_HOME] > far + words[then + MOST_FAR]:
            best = worth_after(
                way,
                weights,
                gain + words[then + MOST_GAIN],
                near + words[then + MOST_NEAR],
                far + words[then + MOST_FAR],
            )
            if best <= buffers.choices[base + (most - 1) * CHOICE + VALUE]:
                continue
        for two in range(one + 1, found):
            # All words of a way hold the moved letter: one square in common is that one.
            other = two * WORD_ROW
            if popcount(words[at + MASK] & words[other + MASK]) != 1:
                continue
            if words[at + WORD_CODE] == words[other + WORD_CODE]:
                continue
            turned = words[at + TURNS_OVER] | words[other + TURNS_OVER]
            together = gain + words[other + GAIN]
            if words[at + EARNS] + words[other + EARNS] > jokers:
                together -= weights[JOKER]
            value = worth_after(way, weights, together, near + words[other + NEAR], far + words[other + FAR])
            count = keep(buffers, base, count, most, turned, value, one, two)
    return count
