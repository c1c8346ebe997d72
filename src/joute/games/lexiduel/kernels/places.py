"""Places: where a move can go, whatever its letters. A place and the letters laid there make a move.

A place is `PLACE` numbers in a flat array, by the names below; columns count from 0 along the line.
"""

from joute.dictionary.graph.jit import inner
from joute.games.lexiduel.kernels.layout import (
    MINE,
    PLACES,
    SCORING,
    THEIRS,
    Found,
    Planes,
    count,
    run_end,
    scored,
    square,
)

DIRECTION = 0
"""0 across, 1 down."""
ALONG = 1
"""The line, from 0."""
FIRST = 2
LAST = 3
"""The columns the written word covers: an amorce's own letters, otherwise the whole word."""
SIGN = 4
"""0, or `FORWARDS` or `BACKWARDS` where both ways are legal and take different letters (LXD-17)."""
KIND = 5
PLACED = 6
TAKEN = 7
"""The columns laid, and those turned over, as bits."""
GAIN = 8
LOSS = 9
"""How the mover's score and the other player's change."""
TWIN = 10
"""The place with the other sign, plus 1; or 0."""
PLACE = 11

FORWARDS = 1
BACKWARDS = 2

INITIAL_AMORCE = 0
AMORCE = 1
EXTENSION = 2
JUNCTION = 3

MOST_PLACES = 6000
"""More than there can be: 40 lines of 10 runs, two ways, six lengths, and four amorces a border square."""


@inner
def add_place(
    found: Found, direction: int, line: int, first: int, last: int, kind: int, placed: int, taken: int
) -> int:
    place = int(found.counts[PLACES])
    found.counts[PLACES] = place + 1
    base = place * PLACE
    found.places[base + DIRECTION] = direction
    found.places[base + ALONG] = line
    found.places[base + FIRST] = first
    found.places[base + LAST] = last
    found.places[base + SIGN] = 0
    found.places[base + KIND] = kind
    found.places[base + PLACED] = placed
    found.places[base + TAKEN] = taken
    found.places[base + TWIN] = 0
    return place


@inner
def measure(planes: Planes, found: Found, place: int, first: int, last: int) -> None:
    """Fill in the gains of a place (LXD-18); its run will cover the columns from `first` to `last`."""
    owners = planes.owners
    base = place * PLACE
    placed = found.places[base + PLACED]
    taken = found.places[base + TAKEN]
    origin = square(found.places[base + DIRECTION], found.places[base + ALONG], 0)
    scores = 1 if last - first + 1 >= SCORING else 0
    gain = scores * count(owners, origin + first, origin + last, MINE)
    loss = scores * count(owners, origin + first, origin + last, THEIRS)
    for column in range(first, last + 1):
        at = origin + column
        if (placed >> column) & 1:
            gain += scores + planes.gain[at]
            loss += planes.loss[at]
        elif (taken >> column) & 1:
            gain += 1 + planes.gain[at]
            loss += planes.loss[at] - 1
        if owners[at] != 0 and (column == first or owners[at - 1] == 0):
            end = run_end(owners, at, 1)
            gain -= scored(owners, at, end, MINE)
            loss -= scored(owners, at, end, THEIRS)
    found.places[base + GAIN] = gain
    found.places[base + LOSS] = loss
