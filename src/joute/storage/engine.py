"""Open the database and bring its schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import make_url

MIGRATIONS = Path(__file__).parent / "migrations"


def default_url() -> str:
    """One SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("joute", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'joute.sqlite'}"


def open_engine(url: str) -> Engine:
    """The engine, its schema migrated to the newest version."""
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    # Parameters hold deals and hands: an error that reaches the logs must not quote them.
    engine = create_engine(parsed, pool_pre_ping=parsed.get_backend_name() != "sqlite", hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    migrate(engine)
    return engine


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Nodes that start together take turns.
            connection.execute(text("SELECT pg_advisory_xact_lock(7165)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log: readers never wait; synchronous FULL: what is acknowledged survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
