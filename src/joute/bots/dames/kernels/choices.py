"""The moves that leave the best board, judged by counting; sets of squares are bits of one integer."""

from typing import NamedTuple

from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.primitives import popcount
from joute.games.dames.engine import HOME, JOURNEY, OPPOSING, OWN, ROW, WORD, Listing

WON = 1_000_000
SAFETY = 32
"""`weights`: what so many letters at home are worth, then what a letter is worth."""
LETTER_WEIGHT = SAFETY
WEIGHTS = SAFETY + 1

CHOICE = 9
"""A move: from, to, captured, turned, its words (rows, or -1), what the board is worth, its words' codes."""
SOURCE, TARGET, CAPTURED, TURNED, FIRST, SECOND, VALUE, CODE, OTHER_CODE = range(9)


class Rules(NamedTuple):
    """Captures turn letters over (DAM-7); a player without a word may move freely (DAM-17), and has none; two
    words may be made at once (DAM-12, DAM-17)."""

    turning: bool
    free_moves: bool
    no_word: bool
    doubles: bool


@inner
def board_value(own: int, opposing: int, home: int, weights: IntArray) -> int:
    """What a board is worth to who has just moved (DAM-19 and DAM-20 are asked for the mover first)."""
    if opposing == 0:
        return 2 * WON
    if own == 0:
        return -2 * WON
    at_home = popcount(own & home)
    others_at_home = popcount(opposing & ~home)
    if others_at_home == 0 and own & ~home != 0:
        return WON
    if at_home == 0 and opposing & home != 0:
        return -WON
    letters = popcount(own) - popcount(opposing)
    return int(letters * weights[LETTER_WEIGHT] + weights[at_home] - weights[others_at_home])


@kernel
def code_of(rows: ByteArray, row: int) -> int:
    """A word as one number: the same for the same letters, wherever they lie."""
    code = 0
    for i in range(WORD):
        letter = rows[row * ROW + i]
        if letter == 0:
            break
        code = (code * 1_000_003 + letter) & 0xFFFFFFFFFFFF
    return code


@inner
def keep_choice(
    choices: IntArray,
    count: int,
    most: int,
    source: int,
    target: int,
    captured: int,
    turned: int,
    first: int,
    second: int,
    value: int,
) -> int:
    """Insert a move among the best so far, one for each effect on the board; how many there are now."""
    if count == most and choices[(count - 1) * CHOICE + VALUE] >= value:
        return count
    for i in range(count):
        base = i * CHOICE
        if choices[base + VALUE] < value:
            break
        if (
            choices[base + VALUE] == value
            and choices[base + TURNED] == turned
            and choices[base + TARGET] == target
            and choices[base + SOURCE] == source
        ):
            return count
    if count < most:
        count += 1
    at = count - 1
    while at > 0 and choices[(at - 1) * CHOICE + VALUE] < value:
        for j in range(CHOICE):
            choices[at * CHOICE + j] = choices[(at - 1) * CHOICE + j]
        at -= 1
    base = at * CHOICE
    choices[base + SOURCE] = source
    choices[base + TARGET] = target
    choices[base + CAPTURED] = captured
    choices[base + TURNED] = turned
    choices[base + FIRST] = first
    choices[base + SECOND] = second
    choices[base + VALUE] = value
    return count


@kernel
def mark_unmade(rows: ByteArray, count: int, made: IntArray, codes: IntArray, usable: ByteArray) -> int:
    """Note each word's code, and whether it has not been made yet; how many have not (DAM-13)."""
    ends = 0  # the last bits of the codes made, as a set: most words differ there already
    for i in range(len(made)):
        ends |= 1 << (made[i] & 63)
    unmade = 0
    for row in range(count):
        code = code_of(rows, row)
        new = 1
        if (ends >> (code & 63)) & 1 == 1:
            for i in range(len(made)):
                if made[i] == code:
                    new = 0
                    break
        codes[row] = code
        usable[row] = new
        unmade += new
    return unmade


@kernel
def best_choices(
    sides: IntArray,
    rules: Rules,
    weights: IntArray,
    listing: Listing,
    codes: IntArray,
    usable: ByteArray,
    most: int,
    choices: IntArray,
) -> int:
    """The moves that leave the best boards, best first; how many, none where the mover is blocked.

    For each word its code, and whether it is `usable`.
    """
    turning, free_moves, no_word, doubles = rules
    own, opposing, home = sides[OWN], sides[OPPOSING], sides[HOME]
    journeys, masks, journey_of = listing.journeys, listing.masks, listing.journey_of
    words = listing.counts[1]
    count = 0
    row = 0
    for way in range(listing.counts[0]):
        source = journeys[way * JOURNEY]
        target = journeys[way * JOURNEY + 1]
        captured = journeys[way * JOURNEY + 2]
        moved = own & ~(1 << source) | 1 << target
        if turning:
            moved |= captured
        left = opposing & ~captured
        at_home = (home >> source) & 1 == 1
        if captured != 0:
            if at_home or (no_word and popcount(opposing) == 1):
                value = board_value(moved, left, home, weights)
                count = keep_choice(choices, count, most, source, target, captured, 0, -1, -1, value)
        elif free_moves and no_word:
            value = board_value(moved, left, home, weights)
            count = keep_choice(choices, count, most, source, target, 0, 0, -1, -1, value)
        first = row
        while row < words and journey_of[row] == way:
            row += 1
        for one in range(first, row):
            if usable[one] == 0:
                continue
            turned = masks[one] & left
            value = board_value(moved | turned, left & ~turned, home, weights)
            count = keep_choice(choices, count, most, source, target, captured, turned, one, -1, value)
            for two in range(one + 1, row if doubles else one + 1):
                # All words of a journey hold the moved letter: one square in common is that one (DAM-12).
                if usable[two] == 0 or codes[two] == codes[one] or popcount(masks[one] & masks[two]) != 1:
                    continue
                both = turned | masks[two] & left
                value = board_value(moved | both, left & ~both, home, weights)
                count = keep_choice(choices, count, most, source, target, captured, both, one, two, value)
    for i in range(count):
        base = i * CHOICE
        one = choices[base + FIRST]
        two = choices[base + SECOND]
        choices[base + CODE] = codes[one] if one >= 0 else 0
        choices[base + OTHER_CODE] = codes[two] if two >= 0 else 0
    return count
