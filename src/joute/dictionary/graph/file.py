"""A word graph as a file: a header of fixed length, then the two arrays, mapped into memory."""

import json
import os
import tempfile
import zlib
from hashlib import sha256
from pathlib import Path

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.word_graph import WordGraph, frozen

FORMAT = "joute word graph 1"
_HEADER_BYTES = 512
_ENTRY = np.dtype("<i8")


class BadGraphFileError(Exception):
    """The file is not a whole graph of the word list asked for."""


def graph_file_name(fingerprint: str) -> str:
    """A name for every content and format."""
    return sha256(f"{FORMAT}\n{fingerprint}".encode()).hexdigest()[:24] + ".graph"


def read_graph(path: Path, fingerprint: str) -> WordGraph:
    """Map the file, having checked all of it; `BadGraphFileError` or `OSError` if it is not to be used."""
    if path.stat().st_size <= _HEADER_BYTES:
        raise BadGraphFileError("it is cut short")
    content = np.asarray(np.memmap(path, np.uint8, mode="r"))
    dawg_entries, words_count, checksum = _read_header(content[:_HEADER_BYTES].tobytes(), fingerprint)
    body = content[_HEADER_BYTES:]
    if zlib.crc32(body.data) != checksum:
        raise BadGraphFileError("its content has changed")
    entries = body.view(_ENTRY)
    return WordGraph(frozen(entries[:dawg_entries]), frozen(entries[dawg_entries:]), words_count)


def write_graph(path: Path, fingerprint: str, graph: WordGraph) -> None:
    """Write the file whole or not at all."""
    body = np.concatenate([graph.dawg, graph.gaddag]).astype(_ENTRY).tobytes()
    header = _header(fingerprint, graph.dawg, graph.words_count, zlib.crc32(body))
    descriptor, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(header)
            file.write(body)
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def _header(fingerprint: str, dawg: IntArray, words_count: int, checksum: int) -> bytes:
    fields = {
        "format": FORMAT,
        "fingerprint": sha256(fingerprint.encode()).hexdigest(),
        "dawg": len(dawg),
        "words": words_count,
        "crc32": checksum,
    }
    return json.dumps(fields).encode().ljust(_HEADER_BYTES - 1) + b"\n"


def _read_header(header: bytes, fingerprint: str) -> tuple[int, int, int]:
    try:
        fields = json.loads(header)
        if fields["format"] != FORMAT or fields["fingerprint"] != sha256(fingerprint.encode()).hexdigest():
            raise BadGraphFileError("it belongs to another word list")
        return int(fields["dawg"]), int(fields["words"]), int(fields["crc32"])
    except (ValueError, KeyError, TypeError) as problem:
        raise BadGraphFileError("its header is unreadable") from problem
