"""`joute migrate`: bring a database up to date without serving it, or only say what that would do."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from joute.cli.database import database_url, not_opened, sqlite_file
from joute.cli.language import Translator, translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "migrate",
        help=tr("met la base au format de cette version", "bring the database to this version's schema"),
    )
    parser.add_argument(
        "--dry-run",
        action="store_true",
        help=tr("dit seulement ce qui serait fait", "only say what would be done"),
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help=tr("SQLite ou PostgreSQL", "SQLite or PostgreSQL")
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from sqlalchemy.exc import OperationalError

    from joute.storage import NewerDatabase
    from joute.storage.engine import bare_engine, every_step, migrate, pending

    tr = translator(args.lang)
    url = database_url(args)
    engine = bare_engine(url)
    file = sqlite_file(url)
    is_new = args.dry_run and file is not None and not file.exists()  # opening it would make it
    try:
        steps = every_step() if is_new else pending(engine)
        for number, purpose in steps:
            print(f"{number}  {purpose}")
        if not args.dry_run:
            migrate(engine)
    except NewerDatabase as why:
        print(newer(str(why), tr), file=sys.stderr)
        return 1
    except OperationalError as error:
        print(not_opened(error.orig, tr), file=sys.stderr)
        return 1
    finally:
        engine.dispose()
    print(_summary(len(steps), args.dry_run, tr))
    return 0


def newer(revision: str, tr: Translator) -> str:
    """Going back is refused: what a later version has written might be lost by it."""
    return tr(
        f"La base est au format {revision}, d’une version plus récente de Joute : installez cette version,"
        " ou remettez en place une sauvegarde plus ancienne (joute restore FICHIER).",
        f"The database has schema {revision}, of a later version of Joute: install that version,"
        " or put an older backup back in place (joute restore FILE).",
    )


def _summary(steps: int, only_said: bool, tr: Translator) -> str:
    if not steps:
        return tr("La base est à jour.", "The database is up to date.")
    if only_said:
        return tr(
            f"{steps} étapes à faire ; rien n’a été changé.", f"{steps} steps to do; nothing was changed."
        )
    return tr(
        f"{steps} étapes faites : la base est à jour.", f"{steps} steps done: the database is up to date."
    )
