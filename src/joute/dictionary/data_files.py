"""Reading the shipped data: the only input of this package besides a table's own word list."""

from __future__ import annotations

import sys
from array import array
from os.path import dirname, join

_DATA = join(dirname(__file__), "data")  # pathlib would double the import time


def read_bytes(name: str) -> bytes:
    with open(join(_DATA, name), "rb") as file:
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
