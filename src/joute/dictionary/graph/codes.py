"""Letters as the kernels count them."""

import numpy as np

from joute.dictionary.graph.jit import ByteArray

IS_JOKER = 32
"""On a board, and in a play, a letter for which a joker stands is this much more."""

_UNREADABLE = 255
_BOARD_CODES = bytes(
    0 if byte in b"*." else byte & 63 if bytes([byte]).isalpha() else _UNREADABLE for byte in range(256)
)
_CODES = bytes(code if code == _UNREADABLE else code & ~IS_JOKER for code in _BOARD_CODES)


def codes(text: str) -> ByteArray:
    """A–Z (or a–z) as 1–26; an empty square `.` and a joker `*` as 0."""
    return _read(text, _CODES)


def board_codes(text: str) -> ByteArray:
    """The same, but a–z are `IS_JOKER` more."""
    return _read(text, _BOARD_CODES)


def _read(text: str, table: bytes) -> ByteArray:
    numbers = np.frombuffer(text.encode("latin-1", "replace").translate(table), np.uint8)
    if (numbers == _UNREADABLE).any():
        raise ValueError(f"not letters, jokers or empty squares: {text!r}")
    return numbers
