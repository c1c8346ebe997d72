"""Processes that stand still and go on: nodes, PostgreSQL."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


@contextmanager
def frozen(*processes: int) -> Iterator[None]:
    """They stand still inside the block."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with_process(process, signal.SIGCONT)


def with_process(process: int, number: int) -> None:
    """Send it a signal, unless it has gone by itself."""
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return


def postgres_processes(database: str) -> list[int]:
    """PostgreSQL and all it has started."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row
    first = int(Path(row[0], "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]
