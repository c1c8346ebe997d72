"""`joute new GAME`: a fresh record, its deal included; or what can be agreed before it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from joute.cli.arguments import add_json, add_settings, read_option_arguments
from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "new", help=tr("écrit une nouvelle partie, avec sa donne", "print a fresh record with its deal")
    )
    parser.add_argument("game", metavar=tr("JEU", "GAME"))
    add_settings(parser, tr)
    parser.add_argument(
        "--options",
        action="store_true",
        help=tr("dit ce dont on peut convenir à ce jeu", "tell what can be agreed in this game"),
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.chance import make_shuffle
    from joute.cli.opening import find_game, make_settings
    from joute.tables import Table

    game = find_game(args.game)
    if args.options:
        from joute.cli.agreements import tell_options

        tell_options(game, args.lang, args.json)
        return 0
    given = read_option_arguments(args.option)
    settings = make_settings(game, args.seats, given)
    table = Table.open(game, settings, given=tuple(given)).deal(make_shuffle(args.seed), now=0)
    text = table.record().text()
    print(
        json.dumps({"record": text}, ensure_ascii=False) if args.json else text, end="\n" if args.json else ""
    )
    return 0
