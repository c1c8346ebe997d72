"""Builds the shipped word data; a few seconds, always the same bytes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from joute.dictionary.builder.build import build_files
from joute.dictionary.builder.sources import SourceError

DATA = Path(__file__).parents[1] / "data"


def main() -> int:
    """Write the files that changed; those that did not are left alone."""
    started = perf_counter()
    report = _reporter(started)
    try:
        files = build_files(report)
    except SourceError as error:
        print(f"dictionary: {error}", file=sys.stderr)
        return 1
    DATA.mkdir(exist_ok=True)
    for name, content in files.items():
        path = DATA / name
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
            report(f"wrote {name}, {len(content):,} bytes")
    report(f"done, {sum(map(len, files.values())):,} bytes in {len(files)} files")
    return 0


def _reporter(started: float) -> Callable[[str], None]:
    return lambda step: print(f"[{perf_counter() - started:5.1f} s] {step}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
