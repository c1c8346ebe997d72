"""`joute play GAME`: play in the terminal, against the machine or several on one screen."""

from __future__ import annotations

import argparse
import contextlib
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_settings, read_option_arguments
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.cli.session import Session
    from joute.tables import Table


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser("play", help=tr("joue dans le terminal", "play in the terminal"))
    parser.add_argument("game", metavar=tr("JEU", "GAME"), nargs="?")
    add_settings(parser, tr)
    parser.add_argument(
        "--people",
        action="store_true",
        help=tr("toutes les places jouées ici, tour à tour", "every seat is played here, in turn"),
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=tr("votre place ; sinon, le sort décide", "your seat; otherwise a lot decides"),
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=range(1, 7),
        default=3,
        help=tr("force de la machine", "the machine's strength"),
    )
    parser.add_argument(
        "--load",
        metavar=tr("FICHIER", "FILE"),
        help=tr("reprend une partie écrite", "go on with a record"),
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.chance import make_shuffle
    from joute.cli.session import Session

    table = _loaded(args.load) if args.load else _fresh(args)
    people = _people(args, table.settings.seats)
    interactive = sys.stdin.isatty()
    if interactive:
        with contextlib.suppress(ImportError):
            import_module("readline")  # arrow keys and history while typing
    shuffle = make_shuffle(args.seed)
    session = Session(table, frozenset(people), shuffle, args.lang, args.level, curtain=interactive)
    try:
        _converse(session, interactive)
    except EOFError:
        print()
    return 0


def _people(args: argparse.Namespace, seats: int) -> tuple[int, ...]:
    """The seats played here. Where nobody chose, a lot says who begins (JAG-4, DEM-4, AMU-3)."""
    from joute.cli.chance import make_shuffle
    from joute.cli.failure import Failed
    from joute.cli.language import translator
    from joute.play import unreadable

    every = tuple(range(1, seats + 1))
    if args.people:
        return every
    if args.seat is None and args.load:
        return every[:1]
    if args.seat is None:
        drawn = make_shuffle(args.seed)([str(seat) for seat in every])[0]
        tr = translator(args.lang)
        print(
            tr(
                f"Le sort vous donne la place {drawn} sur {seats}.",
                f"The lot gives you seat {drawn} of {seats}.",
            )
        )
        return (int(drawn),)
    if args.seat not in every:
        raise Failed(unreadable("unknown_seat", seat=args.seat, seats=seats))
    return (args.seat,)


def _converse(session: Session, interactive: bool) -> None:
    from joute.cli.terminal import clock_ms

    print(session.begin(clock_ms()))
    while not session.done:
        line = _read(session, interactive)
        if answer := session.hear(line, clock_ms()):
            print(answer, flush=True)


def _read(session: Session, interactive: bool) -> str:
    """One line; prompts are for people, not for pipes."""
    if interactive:
        if session.needs_curtain():
            input(session.curtain())
            print(session.screen())
        return input(session.prompt())
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _fresh(args: argparse.Namespace) -> Table:
    from joute.cli.failure import Failed
    from joute.cli.opening import find_game, make_settings
    from joute.games import registry
    from joute.play import unreadable
    from joute.tables import Table

    if args.game is None:
        raise Failed(unreadable("which_game", expected=", ".join(registry.names())))
    game = find_game(args.game)
    usual = game.among_people if args.people else game.with_machines
    given = {**usual, **read_option_arguments(args.option)}
    return Table.open(game, make_settings(game, args.seats, given), given=tuple(given))


def _loaded(path: str) -> Table:
    from joute.cli.opening import load

    return load(path)
