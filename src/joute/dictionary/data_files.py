"""Reading the shipped data: the only input of this package besides a table's own word list."""

from __future__ import annotations

import sys
from array import array
from os.path import dirname, join

# Without pathlib: importing it would take longer than looking a word up.
_DATA = join(dirname(__file__), "data")  # noqa: PTH118, PTH120


def read_bytes(name: str) -> bytes:
    with open(join(_DATA, name), "rb") as file:  # noqa: PTH118, PTH123
        return file.read()


def read_lines(name: str) -> list[str]:
    return read_bytes(name).decode().split("\n")


def read_numbers(name: str, typecode: str) -> array[int]:
    """An array of little-endian numbers, whatever the machine's own order."""
    numbers = array(typecode)
    numbers.frombytes(read_bytes(name))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
