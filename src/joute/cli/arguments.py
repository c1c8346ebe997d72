"""Arguments that several subcommands share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from joute.cli.language import Translator


def add_file(parser: argparse.ArgumentParser, tr: Translator) -> None:
    parser.add_argument(
        "file",
        metavar=tr("FICHIER", "FILE"),
        help=tr(
            "partie écrite (.joute) ; « - » : l’entrée standard", "a record (.joute); “-”: standard input"
        ),
    )


def add_json(parser: argparse.ArgumentParser, tr: Translator) -> None:
    parser.add_argument("--json", action="store_true", help=tr("pour les programmes", "for programs"))


def add_settings(parser: argparse.ArgumentParser, tr: Translator) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help=tr("nombre de joueurs", "number of players"))
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help=tr("même graine, même donne", "the same seed gives the same deal"),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=tr("NOM=VALEUR", "NAME=VALUE"),
        help=tr("option du jeu (plusieurs fois)", "an option of the game (repeatable)"),
    )


def read_option_arguments(texts: Sequence[str]) -> dict[str, str]:
    """`--option name=value`, the last one given speaking for its name."""
    from joute.cli.failure import Failed
    from joute.letters import unaccented
    from joute.play import unreadable

    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Failed(unreadable("not_an_option", text=text[:80]))
        if not value.isprintable():
            raise Failed(unreadable("unprintable_option", option=name[:80]))
        given[unaccented(name.strip()).lower()] = value
    return given
