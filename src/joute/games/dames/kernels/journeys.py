"""Every way a letter can go (DAM-5, DAM-6, DAM-9). Sets of squares are bits of one integer."""

from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import ctz, popcount
from joute.games.dames.kernels.layout import JOURNEY, RAY


@inner
def list_journeys(rays: IntArray, own: int, opposing: int, jokers: int, home: int, journeys: IntArray) -> int:
    """Fill in from where, to where and over what each letter of the mover's can go; how many ways there are.

    `jokers`: of both sides, they stand in the way."""
    occupied = own | opposing | jokers
    last_at_home = popcount(own & home) == 1
    last_of_all = popcount(opposing) == 1
    count = 0
    sources = own
    while sources != 0:
        source = ctz(sources)
        sources &= sources - 1
        stays = last_at_home and (home >> source) & 1 == 1
        for direction in range(8):
            captured = 0
            ray = (source * 8 + direction) * RAY
            while rays[ray] >= 0:
                target = rays[ray]
                ray += 1
                if (occupied >> target) & 1 == 1:
                    behind = rays[ray]
                    if (opposing >> target) & 1 == 0 or behind < 0 or (occupied >> behind) & 1 == 1:
                        break
                    captured |= 1 << target
                    continue
                if stays and (home >> target) & 1 == 0 and not (last_of_all and captured != 0):
                    continue
                journeys[count * JOURNEY] = source
                journeys[count * JOURNEY + 1] = target
                journeys[count * JOURNEY + 2] = captured
                count += 1
    return count
