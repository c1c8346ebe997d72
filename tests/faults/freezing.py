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


@contextmanager
def frozen_postgres(database: str) -> Iterator[None]:
    """PostgreSQL and all it has started stand still inside the block.

    The first process before the others: it starts no more of them then, and one that it has just started is
    found by looking again.
    """
    first = _first_process(database)
    stopped: list[int] = []
    try:
        while fresh := [one for one in (first, *_children(first)) if one not in stopped]:
            for process in fresh:
                stopped.append(process)
                with_process(process, signal.SIGSTOP)
        yield
    finally:
        for process in stopped:
            with_process(process, signal.SIGCONT)


def _first_process(database: str) -> int:
    with psycopg.connect(database) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row
    return int(Path(row[0], "postmaster.pid").read_text().split()[0])


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
