"""The corners of a LEXIDUEL board as the kernels read them."""

from joute.games.lexiduel.kernels.layout import SIDE, square
from joute.games.lexiduel.material import CORNERS
from joute.games.lexiduel.planes import flags

CORNER_ZONES = tuple(flags(sorted(corner)) for corner in CORNERS)
"""Where an answer in each corner may lie (LXD-8)."""
CORNER_PLACES = tuple(
    tuple(square(0, *divmod(index, SIDE)) for index in sorted(corner)) for corner in CORNERS
)
