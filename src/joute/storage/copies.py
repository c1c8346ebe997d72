"""Copies of a whole database: one SQLite file, whichever database it comes from or goes to.

A copy is taken while servers run, as of one moment. It is put back only while none does, and never beside the
write-ahead log of the file it replaces, which SQLite would replay over it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, delete, insert, select, text

from joute.storage.engine import DamagedDatabase, bare_engine, check, migrate, open_engine, read_url
from joute.storage.labels import node_label
from joute.storage.schema import METADATA, NODES

AT_ONCE = 1_000
LOOKS, LOOK_SECONDS = 5, 0.3
_BESIDE = ("-wal", "-shm", "-journal")


class Refusal(Exception):
    """Why nothing was done, as a code: `no_database`, `running`, `no_copy`, `older`."""


def back_up(url: str, file: Path) -> None:
    """Write the copy; a file that is there already is replaced only once the new one is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if path := _file_of(url):
            _copy_sqlite(path, part)
        else:
            _copy_rows_out(url, part)
        _remove_beside(part)
        _settle(part, file)
    finally:
        part.unlink(missing_ok=True)
        _remove_beside(part)


def restore(file: Path, url: str, force: bool = False) -> Path | None:
    """Put the copy in place of what is there; where that has been moved to, if it was a file."""
    if not file.is_file():
        raise Refusal("no_copy")
    check_copy(file)
    if not force and is_in_use(url):
        raise Refusal("running")
    path = _file_of(url)
    if path is None:
        _copy_rows_in(file, url)
        return None
    return _put_in_place(file, path)


def check_copy(file: Path) -> None:
    """Raises `DamagedDatabase`; the file is only read."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)) as copy:
            found = [row[0] for row in copy.execute("PRAGMA integrity_check(3)")]
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase(str(error)) from error
    if found != ["ok"]:
        raise DamagedDatabase("; ".join(map(str, found))[:300])


def is_in_use(url: str) -> bool:
    """Whether a server has the database open; one that crashed a moment ago has not."""
    if path := _file_of(url):
        return path.exists() and _is_held(path)
    engine = bare_engine(url)
    try:
        with engine.connect() as connection:
            return all(_is_connected(connection) for _ in range(LOOKS))
    except Exception:
        return False  # no database of ours: nobody serves it
    finally:
        engine.dispose()


def _is_connected(connection: Connection) -> bool:
    """Whether the database holds a connection of a node; those of one that crashed go within a moment."""
    names = set(connection.execute(text("SELECT application_name FROM pg_stat_activity")).scalars())
    nodes = connection.execute(select(NODES.c.id).where(NODES.c.gone.is_(False))).scalars()
    connection.rollback()  # what is looked at again is looked at anew
    found = any(node_label(node) in names for node in nodes)
    if found:
        time.sleep(LOOK_SECONDS)
    return found


def _is_held(path: Path) -> bool:
    """Whether another process has the file open: whoever does keeps it from being locked."""
    with contextlib.closing(sqlite3.connect(path, timeout=0.5)) as connection:
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
        except sqlite3.OperationalError as error:
            return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        except sqlite3.DatabaseError:
            return False  # no database any more: nobody serves it
    return False


def _copy_sqlite(path: Path, part: Path) -> None:
    if not path.exists():
        raise Refusal("no_database")
    with (
        contextlib.closing(sqlite3.connect(path, timeout=30)) as source,
        contextlib.closing(sqlite3.connect(part)) as target,
    ):
        try:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.DatabaseError as error:
            raise DamagedDatabase(str(error)) from error


def _copy_rows_out(url: str, part: Path) -> None:
    """Every row as of one moment, into a fresh file."""
    source, target = bare_engine(url), open_engine(f"sqlite:///{part}")
    try:
        with source.connect() as connection, target.begin() as copy:
            patient = connection.execution_options(isolation_level="REPEATABLE READ")
            _be_patient(patient)
            _same_schema(patient, copy)
            for table in METADATA.sorted_tables:
                _copy_table(patient, copy, table)
    finally:
        source.dispose()
        target.dispose()


def _copy_rows_in(file: Path, url: str) -> None:
    """All rows in one transaction: either the whole copy is there afterwards, or what was there before."""
    target = open_engine(url)
    with _brought_up_to_date(file) as source:
        try:
            with source.connect() as connection, target.begin() as copy:
                _be_patient(copy)
                for table in reversed(METADATA.sorted_tables):
                    copy.execute(delete(table))
                for table in METADATA.sorted_tables:
                    _copy_table(connection, copy, table)
        finally:
            target.dispose()


@contextlib.contextmanager
def _brought_up_to_date(file: Path) -> Iterator[Engine]:
    """The copy in today's schema; the file itself stays as it is."""
    part = file.with_name(f".{file.name}.part")
    shutil.copyfile(file, part)
    engine = open_engine(f"sqlite:///{part}")
    try:
        yield engine
    finally:
        engine.dispose()
        part.unlink(missing_ok=True)
        _remove_beside(part)


def _copy_table(source: Connection, target: Connection, table: Table) -> None:
    rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for portion in rows.partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in portion])


def _same_schema(source: Connection, target: Connection) -> None:
    query = text("SELECT version_num FROM alembic_version")
    if source.execute(query).scalar() != target.execute(query).scalar():
        raise Refusal("older")


def _put_in_place(file: Path, path: Path) -> Path | None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    shutil.copyfile(file, part)
    aside: Path | None = None
    if path.exists():
        aside = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        path.replace(aside)
    for ending in _BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            # It belongs to the file that has just been moved, and to no other.
            beside.replace((aside or part).with_name((aside or part).name + ending))
    _settle(part, path)
    engine = bare_engine(f"sqlite:///{path}")
    try:
        check(engine)
        migrate(engine)
    finally:
        engine.dispose()
    return aside


def _settle(part: Path, file: Path) -> None:
    """On disk first, then in place."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    if os.name == "nt":  # a folder cannot be opened there
        return
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _remove_beside(file: Path) -> None:
    for ending in _BESIDE:
        file.with_name(file.name + ending).unlink(missing_ok=True)


def _be_patient(connection: Connection) -> None:
    """A whole database takes longer than a move."""
    if connection.dialect.name == "postgresql":
        connection.info["patient"] = True
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {name} = 0"))


def _file_of(url: str) -> Path | None:
    """Where the SQLite file is; None for another database."""
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if not parsed.database:
        raise Refusal("no_database")
    return Path(parsed.database)
