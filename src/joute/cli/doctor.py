"""`joute doctor`: looks at a deployment and says what to do."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_json
from joute.cli.database import database_url
from joute.cli.language import Translator, translator

if TYPE_CHECKING:
    from joute.cli.checks import Finding

_MARKS = {"good": "✓", "poor": "!", "bad": "✗"}


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "doctor",
        help=tr("examine une installation et dit quoi faire", "look at a deployment and say what to do"),
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help=tr("SQLite ou PostgreSQL", "SQLite or PostgreSQL")
    )
    parser.add_argument(
        "--bus", default="", metavar="URL", help=tr("Redis, entre plusieurs nœuds", "Redis, between nodes")
    )
    parser.add_argument(
        "--url",
        default="",
        metavar="URL",
        help=tr("l’adresse que les joueurs ouvrent", "the address that players open"),
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """1 where something does not work."""
    tr = translator(args.lang)
    findings = list(_examined(args, tr))
    bad = sum(each.grade == "bad" for each in findings)
    if args.json:
        print(json.dumps({"findings": [asdict(each) for each in findings]}, ensure_ascii=False))
        return 1 if bad else 0
    for each in findings:
        print(f"{_MARKS[each.grade]} {each.about}{tr(' :', ':')} {each.said}.")
    if bad:
        print(tr(f"À réparer : {bad}.", f"To be mended: {bad}."))
    else:
        print(tr("Tout marche.", "Everything works."))
    return 1 if bad else 0


def _examined(args: argparse.Namespace, tr: Translator) -> Iterator[Finding]:
    from joute.cli import checks
    from joute.cli.front_checks import front

    database = database_url(args)
    yield from checks.folders(database, tr)
    yield from checks.database(database, tr)
    yield from checks.clock(tr)
    yield from checks.pages(tr)
    yield from checks.kernels(tr)
    yield from checks.bus(args.bus or os.environ.get("JOUTE_BUS", ""), tr)
    if args.url:
        yield from front(args.url, tr)
