"""A word graph as a file: a header of fixed length, then the two arrays, mapped into memory."""

import os
import struct
import tempfile
import zlib
from hashlib import sha256
from pathlib import Path

import numpy as np

from joute.dictionary.graph.word_graph import WordGraph, frozen

FORMAT = "joute word graph 2"
_ENTRY = np.dtype("<i8")
_COUNTS = struct.Struct("<32sqqq")  # what it is a graph of, entries of the DAWG and of the GADDAG, words
_CHECKSUM = struct.Struct("<Q")
_HEADER_BYTES = _COUNTS.size + _CHECKSUM.size


class BadGraphFileError(Exception):
    """The file is not a whole graph of the word list asked for."""


def graph_file_name(fingerprint: str) -> str:
    """A name for every content and format."""
    return _identity(fingerprint).hex()[:24] + ".graph"


def read_graph(path: Path, fingerprint: str) -> WordGraph:
    """Map the file, having checked all of it; `BadGraphFileError` or `OSError` if it is not to be used."""
    if path.stat().st_size < _HEADER_BYTES:
        raise BadGraphFileError("it is cut short")
    content = np.asarray(np.memmap(path, np.uint8, mode="r"))
    counts, body = content[: _COUNTS.size], content[_HEADER_BYTES:]
    identity, dawg_entries, gaddag_entries, words_count = _COUNTS.unpack(counts.data)
    if identity != _identity(fingerprint):
        raise BadGraphFileError("it belongs to other words")
    if len(body) != (dawg_entries + gaddag_entries) * _ENTRY.itemsize:
        raise BadGraphFileError("its length is wrong")
    if _checksum(counts.data, body.data) != content[_COUNTS.size : _HEADER_BYTES].tobytes():
        raise BadGraphFileError("its content has changed")
    entries = body.view(_ENTRY)
    return WordGraph(frozen(entries[:dawg_entries]), frozen(entries[dawg_entries:]), words_count)


def write_graph(path: Path, fingerprint: str, graph: WordGraph) -> None:
    """Write the file whole or not at all."""
    counts = _COUNTS.pack(_identity(fingerprint), len(graph.dawg), len(graph.gaddag), graph.words_count)
    body = np.concatenate([graph.dawg, graph.gaddag]).astype(_ENTRY).tobytes()
    descriptor, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(counts + _checksum(counts, body) + body)
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def _identity(fingerprint: str) -> bytes:
    return sha256(f"{FORMAT}\n{fingerprint}".encode()).digest()


def _checksum(counts: bytes | memoryview, body: bytes | memoryview) -> bytes:
    return _CHECKSUM.pack(zlib.crc32(body, zlib.crc32(counts)))
