"""Which database a command means: by option, by environment, or the user's own file."""

from __future__ import annotations

import argparse
import os

from joute.cli.failure import Failed
from joute.cli.sentences import SENTENCES
from joute.play import unreadable

_KNOWN = ("sqlite", "postgresql", "postgres")


def database_url(args: argparse.Namespace) -> str:
    """The address; a plain path is an SQLite file. Raises `Failed` for any other kind of database."""
    from joute.storage import default_url

    given = args.database or os.environ.get("JOUTE_DATABASE", "")
    if not given:
        return default_url()
    kind, parted, _ = given.partition("://")
    if not parted:
        return f"sqlite:///{given}"
    if kind.partition("+")[0] not in _KNOWN:
        raise Failed(unreadable("database_address", kind=kind), sentences=SENTENCES)
    return str(given)
