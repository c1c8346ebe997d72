"""`joute engine`: the bots behind standard input and output, for other people's programs."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "engine",
        help=tr("joue par l’entrée et la sortie standard", "play through standard input and output"),
    )
    parser.add_argument(
        "--level", default="6", metavar="N", help=tr("1 à 6, ou un nom (6)", "1 to 6, or a name (6)")
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.engine_server import EngineServer
    from joute.cli.players import read_level

    server = EngineServer(read_level(args.level), args.lang)
    for line in sys.stdin:
        for answer in server.hear(line.strip()):
            print(answer, flush=True)
        if server.done:
            break
    return 0
