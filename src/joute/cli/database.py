"""Which database a command means: by option, by environment, or the user's own file; and when it fails."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from joute.cli.failure import Failed
from joute.cli.language import Translator

_KNOWN = ("sqlite", "postgresql", "postgres")


def database_url(args: argparse.Namespace) -> str:
    """An address, or the path of an SQLite file. Raises `Failed` for any other kind of database."""
    from joute.storage import default_url

    given = args.database or os.environ.get("JOUTE_DATABASE", "")
    if not given:
        return default_url()
    kind, parted, _ = given.partition("://")
    if parted and kind.partition("+")[0] not in _KNOWN:
        from joute.cli.sentences import SENTENCES  # games and words stay out of start-up
        from joute.play import unreadable

        raise Failed(unreadable("database_address", kind=kind), sentences=SENTENCES)
    return str(given)


def sqlite_file(url: str) -> Path | None:
    """Where the database is, if it is a file."""
    from joute.storage.engine import read_url

    parsed = read_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def not_opened(why: object, tr: Translator) -> str:
    """The folder is missing, may not be written to, or the disk is full."""
    return tr(
        f"La base ne s’ouvre pas ({why}) : vérifiez le dossier, ses droits et la place libre (joute doctor).",
        f"The database cannot be opened ({why}): check the folder, its rights and the free room"
        " (joute doctor).",
    )
