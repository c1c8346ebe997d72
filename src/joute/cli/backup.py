"""`joute backup` and `joute restore`: the whole database as one file, checked by playing it again."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from joute.cli.database import database_url, not_opened
from joute.cli.language import Translator, translator

_WHY = {
    "no_database": ("il n’y a pas de base à cette adresse", "there is no database at that address"),
    "no_copy": ("il n’y a pas de sauvegarde de ce nom", "there is no backup of that name"),
    "running": (
        "un serveur utilise cette base : arrêtez-le d’abord",
        "a server is using this database: stop it first",
    ),
    "older": (
        "la base est d’une autre version de joute : lancez d’abord « joute serve »",
        "the database is of another version of joute: run “joute serve” first",
    ),
}


def add_commands(commands: Any, tr: Translator) -> None:
    backup = commands.add_parser(
        "backup", help=tr("sauve toute la base dans un fichier", "save the whole database to a file")
    )
    backup.set_defaults(func=run_backup)
    restore = commands.add_parser(
        "restore", help=tr("remet une sauvegarde en place", "put a backup back in place")
    )
    restore.add_argument(
        "--force",
        action="store_true",
        help=tr("même si un serveur semble tourner", "even if a server seems to be running"),
    )
    restore.set_defaults(func=run_restore)
    for parser in (backup, restore):
        parser.add_argument("file", type=Path, metavar=tr("FICHIER", "FILE"))
        parser.add_argument(
            "--database", default="", metavar="URL", help=tr("SQLite ou PostgreSQL", "SQLite or PostgreSQL")
        )


def run_backup(args: argparse.Namespace) -> int:
    from joute.storage import DamagedDatabase, UnopenedDatabase, copies

    tr = translator(args.lang)
    try:
        copies.back_up(database_url(args), args.file)
    except (copies.Refusal, DamagedDatabase, UnopenedDatabase) as why:
        return _refused(why, tr)
    return _checked(args.file, tr, tr(f"Sauvegarde écrite : {args.file}.", f"Backup written: {args.file}."))


def run_restore(args: argparse.Namespace) -> int:
    from joute.storage import DamagedDatabase, UnopenedDatabase, copies

    tr = translator(args.lang)
    if args.file.is_file() and (code := _checked(args.file, tr, "")):
        return code
    try:
        aside = copies.restore(args.file, database_url(args), args.force)
    except (copies.Refusal, DamagedDatabase, UnopenedDatabase) as why:
        return _refused(why, tr)
    print(tr("La sauvegarde est en place.", "The backup is in place."))
    if aside:
        print(tr(f"Ce qu’elle remplace : {aside}.", f"What it replaces: {aside}."))
    return 0


def _checked(file: Path, tr: Translator, said: str) -> int:
    """Play everything in a copy of the file again."""
    from joute.server.tournaments.replaying import replay_everything
    from joute.storage import DamagedDatabase, UnopenedDatabase, copies

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.sqlite")
        shutil.copyfile(file, copy)
        try:
            copies.check_copy(copy)
            found = replay_everything(f"sqlite:///{copy}")
        except (DamagedDatabase, UnopenedDatabase) as why:
            return _refused(why, tr)
    if said:
        print(said)
    print(
        tr(
            f"{found.tables} tables, {found.events} lignes et {found.tournaments} tournois, tous relus.",
            f"{found.tables} tables, {found.events} lines, {found.tournaments} tournaments: all read again.",
        )
        if not found.broken
        else tr(
            f"{len(found.broken)} ne se relisent pas : {', '.join(found.broken[:5])}.",
            f"{len(found.broken)} cannot be read again: {', '.join(found.broken[:5])}.",
        )
    )
    return 1 if found.broken else 0


def _refused(why: Exception, tr: Translator) -> int:
    from joute.storage import UnopenedDatabase

    if isinstance(why, UnopenedDatabase):
        print(not_opened(why, tr), file=sys.stderr)
        return 1
    damaged = (f"la base est abîmée : {why}", f"the database is damaged: {why}")
    print(tr(*_WHY.get(str(why), damaged)), file=sys.stderr)
    return 1
