"""Every turn that one word states.

A word is found from the first square of its line that is *live*: one that holds a letter, or touches one
across the line (on the empty board, the centre). The GADDAG is read from there leftwards over free squares,
then, past the separator, rightwards over anything; a letter met is kept or, where the rules may allow it,
replaced. Letters that a word may replace are lent to it, and the account is settled at its end (JAG-16).
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, SEPARATOR, ctz, popcount
from joute.games.jago.kernels.layout import (
    CROSSED,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    PLANE,
    QUOTA,
    RUN_SHIFT,
    SIDE,
    SQUARES,
    Crossing,
    Known,
    holds,
    is_opponents,
    pack,
    placed,
)
from joute.games.jago.kernels.settle import REFUSED, affordable, settle, written_across

# A frame of the walk, one for each letter read.
ENTRY, CHOICES, IN_HAND, PLACE, LEFTMOST, LAID, ON_EMPTY, REPLACED, OVER, TAKEN = range(10)
FRAME_SHIFT = 4
STACK = (2 * LINE) << FRAME_SHIFT

# The question: the first live square of an empty board, the letters on the board, the lead that is needed.
CENTRE_IF_EMPTY, OWN_LETTERS, OPPONENT_LETTERS, LEAST_LEAD = range(4)


class Desk(NamedTuple):
    """What the search works with."""

    pool: IntArray
    """The letters at hand, by letter."""
    replaceable: IntArray
    """For each square with a letter, those that may replace it."""
    hand: IntArray
    """The letters left, those lent included."""
    lent: IntArray
    tiles: IntArray
    """The word being laid, by place."""
    counts: IntArray
    stack: IntArray
    words: IntArray
    """The turns found, as far as there is room: their words,"""
    found: IntArray
    """and the rest, packed."""


@kernel
def quota_left(known: Known, square: int, replaced: int) -> bool:
    """Whether one more letter of the run may be replaced (JAG-11 binds the opponent's words only)."""
    if not is_opponents(known, square):
        return True
    return bool(replaced < known.facts[((known.runs[square] - 1) << RUN_SHIFT) + QUOTA])


@kernel
def next_choices(
    known: Known, crossing: Crossing, desk: Desk, entry: int, square: int, in_hand: int, replaced: int
) -> int:
    """The letters that may stand on a square of the line: laid, kept or replacing."""
    if known.letters[square] == 0:
        return int(entry & crossing.allowed[square] & in_hand)
    choices = entry & (1 << known.letters[square])
    if desk.replaceable[square] != 0 and quota_left(known, square, replaced):
        choices |= entry & desk.replaceable[square] & in_hand
    return int(choices)


@kernel
def lend(known: Known, desk: Desk, base: int, anchor: int) -> int:
    """Fill the hand: the pool, and each letter the word may replace; how many it may at most."""
    for letter in range(LETTER_ROW):
        desk.lent[letter] = 0
    most, of_run = 0, 0
    for square in range(base + anchor, base + SIDE + 1):
        if known.letters[square] == 0:
            of_run = 0
        elif desk.replaceable[square] != 0:
            desk.lent[known.letters[square]] += 1
            if quota_left(known, square, of_run):
                most += 1
                of_run += 1
    for letter in range(LETTER_ROW):
        desk.hand[letter] = desk.pool[letter] + desk.lent[letter]
    return most


@kernel
def take(
    known: Known,
    crossing: Crossing,
    desk: Desk,
    question: IntArray,
    base: int,
    left: int,
    right: int,
    laid: int,
    on_empty: int,
    over: int,
    found: int,
) -> int:
    """Keep the word just completed if the rules allow it; how many are found now."""
    tiles, plane, line = desk.tiles, base // PLANE, base % PLANE // LINE
    word = 0
    for place in range(left, right + 1):
        word = word << LETTER_BITS | tiles[place]
    won = settle(known, crossing, base, left, right, word, tiles)
    own = question[OWN_LETTERS] + on_empty + won
    theirs = question[OPPONENT_LETTERS] - won
    if won == REFUSED or own - theirs < question[LEAST_LEAD]:
        return found
    if over > 0 and not affordable(known.letters, base, left, right, tiles, desk.pool, desk.counts):
        return found
    if holds(known.barred, placed(plane, line, left, word)):
        return found
    if plane == 1 and laid == 1 and written_across(known.letters, crossing, base, left, right, tiles):
        return found
    if found < len(desk.words):
        desk.words[found] = word
        desk.found[found] = pack(own, theirs, laid, right - left + 1, base + left)
    return found + 1


@kernel
def walk(
    gaddag: IntArray,
    known: Known,
    crossing: Crossing,
    desk: Desk,
    question: IntArray,
    base: int,
    anchor: int,
    least: int,
    found: int,
) -> int:
    """All turns whose first live square is the anchor, from place `least` on; how many are found now."""
    most_over = lend(known, desk, base, anchor)
    hand, stack = desk.hand, desk.stack
    in_hand = 0
    for letter in range(1, LETTER_ROW):
        if hand[letter] > 0:
            in_hand |= 1 << letter
    for field in range(TAKEN):
        stack[field] = 0
    stack[ENTRY] = gaddag[0]
    stack[CHOICES] = next_choices(known, crossing, desk, gaddag[0], base + anchor, in_hand, 0)
    stack[IN_HAND] = in_hand
    stack[PLACE] = anchor
    stack[LEFTMOST] = anchor
    stack[TAKEN] = -1
    depth = 0
    while depth >= 0:
        frame = depth << FRAME_SHIFT
        choices = stack[frame + CHOICES]
        if choices == 0:
            if stack[frame + TAKEN] >= 0:
                hand[stack[frame + TAKEN]] += 1
            depth -= 1
            continue
        letter = ctz(choices)
        stack[frame + CHOICES] = choices & (choices - 1)
        entry = stack[frame + ENTRY]
        entry = gaddag[(entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))]
        place = stack[frame + PLACE]
        in_hand = stack[frame + IN_HAND]
        leftmost = stack[frame + LEFTMOST]
        laid = stack[frame + LAID]
        on_empty = stack[frame + ON_EMPTY]
        replaced = stack[frame + REPLACED]
        over = stack[frame + OVER]
        taken = -1
        if letter == SEPARATOR:
            following = anchor + 1
        else:
            desk.tiles[place] = letter
            if letter != known.letters[base + place]:
                taken = letter
                laid += 1
                if hand[letter] <= desk.lent[letter]:
                    over += 1
                    if over > most_over:
                        continue
                if hand[letter] == 1:
                    in_hand &= ~(1 << letter)
                if known.letters[base + place] != 0:
                    replaced += 1
                else:
                    on_empty += 1
                    # Squares left of the anchor are read after it: its run goes on past the separator.
                    if place > anchor:
                        replaced = 0
            if place <= anchor:
                leftmost, right, following = place, anchor, place - 1
            else:
                right, following = place, place + 1
            if entry & ACCEPT != 0 and laid > 0 and known.letters[base + right + 1] == 0:
                found = take(
                    known, crossing, desk, question, base, leftmost, right, laid, on_empty, over, found
                )
        if following > SIDE:
            continue
        if following > anchor:
            choices = next_choices(known, crossing, desk, entry, base + following, in_hand, replaced)
        else:
            choices = entry & (1 << SEPARATOR)
            if following >= least:
                choices |= entry & LETTERS & in_hand
        if choices != 0:
            if taken >= 0:
                hand[taken] -= 1
            depth += 1
            frame = depth << FRAME_SHIFT
            stack[frame + ENTRY] = entry
            stack[frame + CHOICES] = choices
            stack[frame + IN_HAND] = in_hand
            stack[frame + PLACE] = following
            stack[frame + LEFTMOST] = leftmost
            stack[frame + LAID] = laid
            stack[frame + ON_EMPTY] = on_empty
            stack[frame + REPLACED] = replaced
            stack[frame + OVER] = over
            stack[frame + TAKEN] = taken
    return found


@kernel
def first_place(known: Known, crossing: Crossing, base: int, anchor: int) -> int:
    """How far to the left a word may begin whose first live square is the anchor."""
    place = anchor
    while place > 1:
        if known.letters[base + place - 1] != 0:
            return min(place + 1, anchor)
        if crossing.allowed[base + place - 1] & CROSSED != 0:
            return place
        place -= 1
    return place


@kernel
def find_turns(gaddag: IntArray, known: Known, crossing: Crossing, desk: Desk, question: IntArray) -> int:
    """How many turns one word states; they are written as far as there is room."""
    for square in range(SQUARES):
        if known.letters[square] != 0:
            desk.replaceable[square] = crossing.stealing[square]
            if is_opponents(known, square):
                others = LETTERS & ~(1 << known.letters[square])
                desk.replaceable[square] = crossing.allowed[square] & others
    found, centre = 0, question[CENTRE_IF_EMPTY]
    for plane in range(2):
        for line in range(1, SIDE + 1):
            base = plane * PLANE + line * LINE
            for anchor in range(1, SIDE + 1):
                square = base + anchor
                live = known.letters[square] != 0 or crossing.allowed[square] & CROSSED != 0
                if centre > 0:
                    live = line == centre and anchor == centre
                if live and known.letters[square - 1] == 0:
                    least = first_place(known, crossing, base, anchor)
                    found = walk(gaddag, known, crossing, desk, question, base, anchor, least, found)
    return found
