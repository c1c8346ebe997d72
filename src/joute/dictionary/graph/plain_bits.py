"""Bit operations inside kernels that run as plain Python."""

from collections.abc import Callable


def _popcount(bits: int) -> int:
    return int(bits).bit_count()


def _ctz(bits: int) -> int:
    return int(bits & -bits).bit_length() - 1


popcount: Callable[[int], int] = _popcount
"""How many bits are set."""

ctz: Callable[[int], int] = _ctz
"""The lowest bit set, of bits that are not 0."""
