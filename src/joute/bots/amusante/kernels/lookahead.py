"""Looking ahead with all hands open: alpha-beta, everyone against one seat, on one array (see `layout`)."""

from joute.bots.amusante.kernels.layout import (
    BEST,
    COUNT,
    DENIED,
    DEPTH,
    END,
    ENTRY,
    FIRST,
    FRAME,
    FRAMES,
    HIGH,
    LOW,
    NEXT,
    OWN,
    ROW_DENIED,
    ROW_ENTRY,
    ROW_LENGTH,
    ROWS_LEFT,
    SEATS,
    START,
    STOPPED,
    TAKES,
    WORK,
)
from joute.bots.amusante.kernels.moves import list_moves, make, unmake
from joute.bots.amusante.kernels.standing import ENDLESS, settled, squares_of, unsettled
from joute.dictionary.graph.jit import IntArray, inner, kernel

_UNKNOWN = 2 * ENDLESS
"""No value yet: there are moves left to look into."""


@kernel
def worth(dawg: IntArray, scratch: IntArray, stop: IntArray) -> int:
    """The own seat's share of what is coming, so many turns ahead; `STOPPED` where work or time ran out."""
    seats = scratch[SEATS]
    depth, mover = 0, scratch[FIRST]
    begin(scratch)
    while True:
        scratch[WORK] -= 1
        if scratch[WORK] < 0 or stop[0] != 0:
            scratch[STOPPED] = 1
            return 0
        value = value_at(dawg, scratch, depth, mover)
        while value != _UNKNOWN:  # back to a position with a move left to look into
            if depth == 0:
                return value
            depth -= 1
            mover = (mover + seats - 1) % seats
            unmake(scratch, FRAMES + depth * FRAME, mover)
            value = value_so_far(scratch, FRAMES + depth * FRAME, mover, value)
        descend(dawg, scratch, FRAMES + depth * FRAME, mover)
        depth += 1
        mover = (mover + 1) % seats


@inner
def begin(scratch: IntArray) -> None:
    """The first frame: the position that is asked about."""
    scratch[FRAMES + ENTRY] = scratch[ROW_ENTRY]
    scratch[FRAMES + START], scratch[FRAMES + END] = 0, scratch[ROW_LENGTH]
    scratch[FRAMES + TAKES] = scratch[ROWS_LEFT]
    scratch[FRAMES + DENIED] = scratch[ROW_DENIED]
    scratch[FRAMES + LOW], scratch[FRAMES + HIGH] = -ENDLESS, ENDLESS


@inner
def value_at(dawg: IntArray, scratch: IntArray, depth: int, mover: int) -> int:
    """The value of a position that is over, far enough ahead or without moves; else its moves are listed."""
    frame, last = FRAMES + depth * FRAME, (mover + scratch[SEATS] - 1) % scratch[SEATS]
    if squares_of(scratch, last) == 0 or scratch[frame + TAKES] <= 0:
        return settled(scratch, depth)
    if depth == scratch[DEPTH] or list_moves(dawg, scratch, frame, mover) == 0:
        return unsettled(scratch, frame, mover)
    scratch[frame + BEST] = -ENDLESS if mover == scratch[OWN] else ENDLESS
    return _UNKNOWN


@inner
def value_so_far(scratch: IntArray, frame: int, mover: int, value: int) -> int:
    """The best value of a frame, one move's being this; unknown while another move could change it."""
    if mover == scratch[OWN]:
        scratch[frame + BEST] = max(scratch[frame + BEST], value)
        scratch[frame + LOW] = max(scratch[frame + LOW], value)
    else:
        scratch[frame + BEST] = min(scratch[frame + BEST], value)
        scratch[frame + HIGH] = min(scratch[frame + HIGH], value)
    if scratch[frame + LOW] >= scratch[frame + HIGH] or scratch[frame + NEXT] == scratch[frame + COUNT]:
        return int(scratch[frame + BEST])
    return _UNKNOWN


@inner
def descend(dawg: IntArray, scratch: IntArray, frame: int, mover: int) -> None:
    """Make the frame's next move; the position it leads to has the bounds of this one."""
    make(dawg, scratch, frame, mover)
    scratch[frame + FRAME + LOW] = scratch[frame + LOW]
    scratch[frame + FRAME + HIGH] = scratch[frame + HIGH]
