"""The upstream files: where they are, and the hashes they must have."""

from __future__ import annotations

import hashlib
import lzma
from pathlib import Path

UPSTREAM = Path(__file__).parents[4] / "data" / "upstream"
OVERRIDES = Path(__file__).parents[1] / "overrides"

# Of the unpacked files: how they were packed does not matter.
SHA256 = {
    "FRANCAIS.dic": "3f4974d3665fdaeadae79e673c9d499a064162212a5b8fb92e6eadae4a41497a",
    "FRANCAIS_7.aff": "1d556e51e02d68419e4d76a0b9f7927ae8ea8688f314aa5470da93e7f3ee4062",
    "French.lex": "a114a7aea6a6e9dbde1ddaca586a74309b7d6c446364d8c4d3bfcaa6a0882a05",
    "family_edges.tsv": "c063da57a424da1f223e0d23ec0dab2edbf86365985b0d2f20f32dc72db147d2",
    "wordfreq_fr.tsv": "336a06b5195d7be3e577cf5f7f216786257d2d3e69801cf296f5a3b3a8b8baa1",
}


class SourceError(Exception):
    """An upstream file is missing or is not the one pinned here."""


def read_source(name: str, folder: Path = UPSTREAM) -> list[str]:
    """The lines of an upstream file, once its hash has been checked."""
    path = folder / f"{name}.xz"
    if not path.exists():
        raise SourceError(f"{path} is missing")
    content = lzma.decompress(path.read_bytes())
    digest = hashlib.sha256(content).hexdigest()
    if digest != SHA256[name]:
        raise SourceError(f"{path} has the hash {digest}, expected {SHA256[name]}")
    return content.decode().splitlines()


def read_override(name: str, folder: Path = OVERRIDES) -> list[list[str]]:
    """The fields of an override file's lines; `#` starts a comment."""
    lines = (folder / name).read_text("utf-8").splitlines()
    return [fields for line in lines if (fields := line.partition("#")[0].split())]
