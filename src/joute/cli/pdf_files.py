"""Writing a PDF to a file or to the standard output."""

from __future__ import annotations

import sys
from pathlib import Path

from joute.cli.failure import Failed
from joute.play import unreadable


def write_pdf(pdf: bytes, path: str, told: str) -> None:
    """Write it and say so; « - » is the standard output, where nothing else is said."""
    if path == "-":
        sys.stdout.buffer.write(pdf)
        return
    try:
        Path(path).write_bytes(pdf)
    except OSError as error:
        raise Failed(unreadable("file_unwritable", path=path, why=error.strerror or "")) from None
    print(f"{path} ({told})")
