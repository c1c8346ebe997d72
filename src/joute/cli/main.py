"""Entry point of the `joute` command: one subcommand does the work, failures become exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from joute.cli.failure import Failed
from joute.cli.language import Tongue, Translator, pick_language, translator
from joute.cli.parser import FrenchParser

_MODULES = (
    "words",
    "new",
    "replay",
    "judge",
    "moves",
    "bot",
    "play",
    "arena",
    "engine",
    "serve",
    "kernels",
    "migrate",
    "doctor",
    "backup",
    "tournament",
    "kit",
    "print",
    "problems",
)

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = pick_language(arguments, os.environ)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    parser = build_parser(language)
    args = parser.parse_args(arguments)
    if args.command is None:  # bare `joute` opens the web application on this machine
        args = parser.parse_args([*arguments, "serve", "--open"])
    args.lang = language
    return _run(args.func, args)


def _run(command: Command, args: argparse.Namespace) -> int:
    try:
        code = command(args)
        sys.stdout.flush()
    except Failed as failed:
        return failed.report(args.lang, getattr(args, "json", False))
    except BrokenPipeError:
        # The reader has gone (`joute moves … | head`); Python's last flush must not complain about it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def build_parser(language: Tongue) -> argparse.ArgumentParser:
    tr = translator(language)
    speaking = argparse.ArgumentParser if language == "en" else FrenchParser
    parser = speaking(
        prog="joute",
        description=tr(
            "Cinq jeux de lettres français, arbitrés d’après leurs livrets.",
            "Five French letter games, refereed by their printed rulebooks.",
        ),
    )
    version_help = tr("montre la version", "show the version")
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help=version_help)
    _add_language(parser, tr)
    commands = parser.add_subparsers(dest="command", metavar=tr("COMMANDE", "COMMAND"))
    for name in _MODULES:
        import_module(f"joute.cli.{name}").add_commands(commands, tr)
    for command in commands.choices.values():
        _add_language(command, tr)
    return parser


def _add_language(parser: argparse.ArgumentParser, tr: Translator) -> None:
    parser.add_argument(
        "--lang",
        choices=("fr", "en"),
        default=argparse.SUPPRESS,
        help=tr("langue des messages", "language of the messages"),
    )


class _ShowVersion(argparse.Action):
    """The version the package was installed with; looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"joute {version('joute')}")
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
