"""What kernels that run as plain Python do instead of single machine instructions."""

from collections.abc import Callable

from joute.dictionary.graph.jit import IntArray


def _popcount(bits: int) -> int:
    return int(bits).bit_count()


def _ctz(bits: int) -> int:
    return int(bits & -bits).bit_length() - 1


def _prefetch(_array: IntArray, _index: int) -> None:
    pass


popcount: Callable[[int], int] = _popcount
"""How many bits are set."""

ctz: Callable[[int], int] = _ctz
"""The lowest bit set, of bits that are not 0."""

prefetch: Callable[[IntArray, int], None] = _prefetch
"""Have the processor fetch an entry that will be read soon: graphs are larger than its nearest caches."""
