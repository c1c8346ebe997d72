"""Every turn that one word states.

A word is found from the first square of its line that is *live*: one that holds a letter, or touches one
across the line (on the empty board, the centre). The GADDAG is read from there leftwards over free squares,
then, past the separator, rightwards over anything; a letter met is kept or, where the rules may allow it,
replaced. Letters that a word may replace are lent to it, and the account is settled at its end (JAG-16). Here
every change of letters counts as a change of meaning: what it is really worth, `review` finds out.
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, SEPARATOR, ctz, popcount
from joute.games.jago.kernels.buffers import Search, lend, look_ahead, next_choices, worth
from joute.games.jago.kernels.layout import (
    CROSSED,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    PLANE,
    SIDE,
    SQUARES,
    Crossing,
    Known,
    Laid,
    holds,
    is_opponents,
    pack,
    placed,
)
from joute.games.jago.kernels.settle import affordable, written_across

# A frame of the walk, one for each letter read.
ENTRY, CHOICES, IN_HAND, PLACE, LEFTMOST, LAID, ON_EMPTY, LEAD, REPLACED, OVER, TAKEN = range(11)
FRAME_SHIFT = 4
STACK = (2 * LINE) << FRAME_SHIFT


class Candidate(NamedTuple):
    """A word just completed on a line, and what the walk has counted on its way."""

    base: int
    left: int
    right: int
    letters_laid: int
    on_empty: int
    """How many of them lie on empty squares."""
    lead: int
    """The lead after it."""
    over: int
    """How many letters it owes to those it replaces."""


@inner
def take(search: Search, candidate: Candidate, found: int) -> int:
    """Keep the word just completed if the rules allow it; how many are found now."""
    known, buffers, question = search.known, search.buffers, search.question
    base, left, right = candidate.base, candidate.left, candidate.right
    word = 0
    for place in range(left, right + 1):
        word = word << LETTER_BITS | buffers.tiles[place]
    laid = Laid(base, left, right, word, buffers.tiles)
    if candidate.over > 0 and not affordable(known.letters, laid, buffers.pool, buffers.counts):
        return found
    plane, line = base // PLANE, base % PLANE // LINE
    if plane == 1 and candidate.letters_laid == 1 and written_across(known.letters, search.crossing, laid):
        return found
    if holds(known.barred, placed(plane, line, left, word)):
        return found
    if found < len(buffers.words):
        lead = candidate.lead
        own = (question.own + question.theirs + candidate.on_empty + lead) >> 1
        buffers.words[found] = word
        buffers.found[found] = pack(own, own - lead, candidate.letters_laid, right - left + 1, base + left)
    if found + 1 >= question.enough:
        buffers.goal[0] = max(buffers.goal[0], candidate.lead + 1)
    if found + 1 >= question.most:
        buffers.goal[0] = SQUARES
    return found + 1


@inner
def walk(search: Search, base: int, anchor: int, least: int, found: int) -> int:
    """All turns whose first live square is the anchor, from place `least` on; how many are found now."""
    gaddag, known, crossing, buffers, question = search
    most_over = lend(known, buffers, base, anchor)
    hand, stack = buffers.hand, buffers.stack
    in_hand = 0
    for letter in range(1, LETTER_ROW):
        if hand[letter] > 0:
            in_hand |= 1 << letter
    for field in range(TAKEN):
        stack[field] = 0
    stack[ENTRY] = gaddag[0]
    stack[CHOICES] = next_choices(search, gaddag[0], base + anchor, in_hand, 0)
    stack[IN_HAND] = in_hand
    stack[PLACE] = anchor
    stack[LEFTMOST] = anchor
    stack[LEAD] = question.own - question.theirs
    stack[TAKEN] = -1
    least_lead, depth = buffers.goal[0], 0
    while depth >= 0 and buffers.stop[0] == 0:
        frame = depth << FRAME_SHIFT
        choices = stack[frame + CHOICES]
        if choices == 0:
            if stack[frame + TAKEN] >= 0:
                hand[stack[frame + TAKEN]] += 1
            depth -= 1
            continue
        letter = ctz(choices)
        stack[frame + CHOICES] = choices & (choices - 1)
        before = stack[frame + ENTRY]
        entry = int(gaddag[(before >> BASE_SHIFT) + popcount(before & ((1 << letter) - 1))])
        place = stack[frame + PLACE]
        in_hand = stack[frame + IN_HAND]
        leftmost = stack[frame + LEFTMOST]
        laid = stack[frame + LAID]
        on_empty = stack[frame + ON_EMPTY]
        lead = stack[frame + LEAD]
        replaced = stack[frame + REPLACED]
        over = stack[frame + OVER]
        taken = -1
        if letter == SEPARATOR:
            following = anchor + 1
        else:
            buffers.tiles[place] = letter
            lead += worth(known, base + place)
            if letter != known.letters[base + place]:
                lead += 2 * crossing.turning[(base + place) * LETTER_ROW + letter]
                taken = letter
                laid += 1
                if hand[letter] <= buffers.lent[letter]:
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
            if (
                entry & ACCEPT != 0
                and laid > 0
                and lead >= least_lead
                and known.letters[base + right + 1] == 0
            ):
                found = take(search, Candidate(base, leftmost, right, laid, on_empty, lead, over), found)
                least_lead = buffers.goal[0]
        if following > anchor:
            if lead + buffers.ahead[following] < least_lead:
                continue
            choices = next_choices(search, entry, base + following, in_hand, replaced)
        else:
            if lead + following - least + 1 + buffers.ahead[anchor + 1] < least_lead:
                continue
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
            stack[frame + LEAD] = lead
            stack[frame + REPLACED] = replaced
            stack[frame + OVER] = over
            stack[frame + TAKEN] = taken
    return found


@inner
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
def find_turns(search: Search) -> int:
    """How many turns one word states, or were found before the stop; written as far as there is room."""
    known, crossing, buffers = search.known, search.crossing, search.buffers
    for square in range(SQUARES):
        if known.letters[square] != 0:
            buffers.replaceable[square] = crossing.stealing[square]
            if is_opponents(known, square):
                others = LETTERS & ~(1 << known.letters[square])
                buffers.replaceable[square] = crossing.allowed[square] & others
    found, centre = 0, search.question.centre_if_empty
    for plane in range(2):
        for line in range(1, SIDE + 1):
            base = plane * PLANE + line * LINE
            look_ahead(known, crossing, buffers, base)
            for anchor in range(1, SIDE + 1):
                square = base + anchor
                live = known.letters[square] != 0 or crossing.allowed[square] & CROSSED != 0
                if centre > 0:
                    live = line == centre and anchor == centre
                if live and known.letters[square - 1] == 0:
                    least = first_place(known, crossing, base, anchor)
                    found = walk(search, base, anchor, least, found)
    return found
