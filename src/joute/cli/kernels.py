"""`joute kernels`: what the machines think with, compiled ahead, so that no first move waits."""

from __future__ import annotations

import argparse
from typing import Any

from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "kernels",
        help=tr(
            "compile d’avance ce avec quoi les machines réfléchissent",
            "compile ahead what the machines think with",
        ),
    )
    parser.add_argument(
        "games", nargs="*", metavar=tr("JEU", "GAME"), help=tr("tous, sauf mention", "all, unless named")
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.bots import compiling
    from joute.cli.opening import find_game

    compiling.main([find_game(name).name for name in args.games])
    return 0
