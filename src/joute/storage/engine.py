"""Open the database and bring its schema up to date."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError

from joute.storage.patience import BUSY_MS, WAIT_SECONDS, connect_arguments, give_up_when_frozen

MIGRATIONS = Path(__file__).parent / "migrations"


class DamagedDatabase(Exception):
    """The file is there, but is no database of ours any more; the message says what was found."""


class UnopenedDatabase(Exception):
    """The folder is missing, may not be written to, or the disk is full; the message says which."""


class NewerDatabase(Exception):
    """A later version of Joute has changed the schema: this one does not know it, and leaves it alone."""


def default_url() -> str:
    """One SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("joute", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'joute.sqlite'}"


def open_engine(url: str) -> Engine:
    """The engine, its schema migrated to the newest version.

    Raises `UnopenedDatabase`, `DamagedDatabase`, `NewerDatabase`.
    """
    engine = bare_engine(url)
    if engine.dialect.name == "sqlite":
        check(engine)
    migrate(engine)
    return engine


def free_bytes(engine: Engine) -> int | None:
    """The room left on the disk that holds the database; None where another machine keeps it."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    try:
        return shutil.disk_usage(Path(file).parent).free
    except OSError:  # the folder is gone: the writer tells that
        return None


def bare_engine(url: str) -> Engine:
    """The engine alone: nothing is read or written yet."""
    parsed = read_url(url)
    # Parameters hold deals and hands: an error that reaches the logs must not quote them.
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed, hide_parameters=True, pool_timeout=WAIT_SECONDS)
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    engine = create_engine(
        parsed, hide_parameters=True, pool_timeout=WAIT_SECONDS, connect_args=connect_arguments()
    )
    give_up_when_frozen(engine)
    return engine


def read_url(url: str) -> URL:
    """An address; a path alone is a SQLite file."""
    parsed = make_url(url if "://" in url else f"sqlite:///{url}")
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def check(engine: Engine) -> None:
    """A damaged file is found here, rather than by the players."""
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(3)").scalars().all()
    except DatabaseError as error:
        why = str(error.orig)
        if "lock" in why or "busy" in why:
            raise
        raise (UnopenedDatabase if is_no_room(why) else DamagedDatabase)(why) from error
    if found != ["ok"]:
        raise DamagedDatabase("; ".join(map(str, found))[:300])


def is_no_room(why: str) -> bool:
    """Whether SQLite says that the place is wrong, rather than the file."""
    return any(said in why for said in ("unable to open", "readonly", "disk is full"))


def pending(engine: Engine) -> tuple[tuple[str, str], ...]:
    """The migrations still to be done, in order: number and what it is for; raises `NewerDatabase`."""
    with engine.connect() as connection:
        return _pending(connection)


def every_step() -> tuple[tuple[str, str], ...]:
    """All migrations, as a database that is not there yet needs them."""
    known = list(ScriptDirectory(str(MIGRATIONS)).walk_revisions())[::-1]
    return tuple((each.revision, each.doc) for each in known)


def _pending(connection: Connection) -> tuple[tuple[str, str], ...]:
    known = every_step()
    numbers = [number for number, _ in known]
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None and here not in numbers:
        raise NewerDatabase(here)
    done = 0 if here is None else numbers.index(here) + 1
    return known[done:]


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Changing the schema may take its time, and nodes that start together take turns.
            for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(text(f"SET LOCAL {name} = '60s'"))
            connection.info["patient"] = True
            connection.execute(text("SELECT pg_advisory_xact_lock(7165)"))
        if _pending(connection):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log: readers never wait; synchronous FULL: what is acknowledged survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
