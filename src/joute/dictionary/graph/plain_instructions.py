"""What kernels that run as plain Python do instead of single machine instructions."""

from collections.abc import Callable

from joute.dictionary.graph.jit import ByteArray, IntArray


def _popcount(bits: int) -> int:
    return int(bits).bit_count()


def _ctz(bits: int) -> int:
    return int(bits & -bits).bit_length() - 1


def _prefetch(_array: IntArray, _index: int) -> None:
    pass


def _eight_bytes(array: ByteArray, at: int) -> int:
    return int.from_bytes(bytes(array[at : at + 8]), "little")


def _put_eight_bytes(array: ByteArray, at: int, number: int) -> None:
    for i in range(8):
        array[at + i] = (number >> (8 * i)) & 255


popcount: Callable[[int], int] = _popcount
"""How many bits are set."""

ctz: Callable[[int], int] = _ctz
"""The lowest bit set, of bits that are not 0."""

prefetch: Callable[[IntArray, int], None] = _prefetch
"""Have the processor fetch an entry that will be read soon: graphs are larger than its nearest caches."""

eight_bytes: Callable[[ByteArray, int], int] = _eight_bytes
"""Eight bytes from an index on as one number, the first of them the lowest."""

put_eight_bytes: Callable[[ByteArray, int, int], None] = _put_eight_bytes
"""Write a number as eight bytes from an index on, the lowest of them first."""
