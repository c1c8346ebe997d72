"""Letters as the kernels count them."""

import numpy as np

from joute.dictionary.graph.jit import ByteArray

_UNREADABLE = 255
_CODES = bytes(
    0 if byte in b"*." else byte & 31 if bytes([byte]).isalpha() else _UNREADABLE for byte in range(256)
)


def codes(text: str) -> ByteArray:
    """A–Z (or a–z) as 1–26; an empty square `.` and a joker `*` as 0."""
    numbers = np.frombuffer(text.encode("latin-1", "replace").translate(_CODES), np.uint8)
    if (numbers == _UNREADABLE).any():
        raise ValueError(f"not letters, jokers or empty squares: {text!r}")
    return numbers
