"""The dictionary in one file, for a browser without a network: words, readings and families (JAG-12)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from joute.dictionary.data_files import read_bytes, read_lines
from joute.dictionary.dictionary import CLASS_REASONS
from joute.dictionary.families import COMMON_WITHIN, RARER
from joute.dictionary.kinship import FORM, FURTHEST, MOST_STEPS, PREFIX
from joute.dictionary.options import DEFAULT, OptionalClass, class_mask
from joute.dictionary.stems import ENDINGS, SHORTEST

_TEXTS = ("stems.txt", "accents.txt", "paradigms.txt", "strangers.txt")
_NUMBERS = ("stems.paradigms", "stems.attributes", "families.counts", "families.bases")
_ALIGNED = 4


def pack(more: Mapping[str, Any]) -> bytes:
    """The header's length and JSON, then the files it names, one after another, each padded to four bytes."""
    parts = {name: "\n".join(read_lines(name)).encode() for name in _TEXTS}
    parts |= {name: read_bytes(name) for name in _NUMBERS}
    header = {
        **more,
        "files": [[name, len(content)] for name, content in parts.items()],
        "features": [line.split() for line in read_lines("features.txt")],
        "attributes": [_attributes(line) for line in read_lines("attributes.txt")],
        "classes": class_mask(DEFAULT.classes),
        "conjugated": class_mask([OptionalClass.CONJUGATED]),
        "proper": class_mask([OptionalClass.PROPER]),
        "class_reasons": CLASS_REASONS,
        "rarer": RARER,
        "common_within": COMMON_WITHIN,
        "form": FORM,
        "prefix": PREFIX,
        "furthest": FURTHEST,
        "most_steps": MOST_STEPS,
        "endings": sorted(ENDINGS),
        "shortest": SHORTEST,
    }
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    text = _padded(text)
    return len(text).to_bytes(4, "little") + text + b"".join(map(_padded, parts.values()))


def _attributes(line: str) -> tuple[str, int, int]:
    """Why a lexeme never counts (or that it does), the classes it needs, how common it is."""
    reason, classes, frequency, _ = line.split()
    return reason, int(classes), int(frequency)


def _padded(content: bytes) -> bytes:
    return content + b" " * (-len(content) % _ALIGNED)
