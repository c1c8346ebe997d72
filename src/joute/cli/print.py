"""`joute print RECORD`: a played game as pages with diagrams."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from joute.cli.arguments import add_file
from joute.cli.kit import add_output
from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "print", help=tr("une partie écrite, mise en pages en PDF", "a record set as pages, in PDF")
    )
    add_file(parser, tr)
    parser.add_argument(
        "--paper", choices=("a4", "letter", "a3"), default="a4", help=tr("le papier", "the paper")
    )
    parser.add_argument(
        "--language", choices=("fr", "en"), help=tr("langue des pages", "the pages’ language")
    )
    parser.add_argument(
        "--every",
        type=int,
        default=6,
        metavar="N",
        help=tr("un plateau tous les N coups (6)", "a board every N moves (6)"),
    )
    add_output(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.failure import Failed
    from joute.cli.opening import open_record
    from joute.cli.pdf_files import write_pdf
    from joute.cli.reasons import REASONS
    from joute.kit.played import played_pdf
    from joute.kit.wishes import Paper, Wishes
    from joute.play import Language, unreadable

    if not 1 <= args.every <= 100:
        raise Failed(unreadable("out_of_range", option="every", value=str(args.every), expected="1–100"))
    table = open_record(args.file).whole_replay().table
    wishes = Wishes(Paper(args.paper), Language(args.language or args.lang))
    outcome = table.outcome
    reason = REASONS[outcome.reason].say(wishes.language, {}) if outcome else ""
    pdf = played_pdf(table, wishes, reason, args.every)
    output = args.output or ("-" if args.file == "-" else Path(args.file).with_suffix(".pdf").name)
    count = len(table.plies)
    write_pdf(pdf, output, f"{count} moves" if args.lang == "en" else f"{count} coups")
    return 0
