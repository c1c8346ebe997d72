"""The word list in one file, for a browser without a network: the automaton as it is, behind a header."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping
from typing import Any

from joute.dictionary.automaton import automaton

ALIGNED = 4


def pack(header: Mapping[str, Any]) -> bytes:
    """The header's length and JSON, then the automaton's targets (32 bits, little-endian) and its letters.

    The header gains what is needed to walk them: `profiles`, their class masks, and `edges`, how many.
    """
    letters, targets, profiles = automaton().content()
    whole = {**header, "profiles": profiles, "edges": len(targets)}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    text += b" " * (-len(text) % ALIGNED)
    return len(text).to_bytes(4, "little") + text + _little_endian(targets) + letters


def _little_endian(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()
