"""`joute kit GAME`: everything the game's box holds, as a PDF to print."""

from __future__ import annotations

import argparse
from typing import Any

from joute.cli.arguments import add_settings, read_option_arguments
from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser("kit", help=tr("un jeu à imprimer, en PDF", "a game to print, as a PDF"))
    parser.add_argument("game", metavar=tr("JEU", "GAME"))
    parser.add_argument(
        "--paper", choices=("a4", "letter", "a3"), default="a4", help=tr("le papier", "the paper")
    )
    parser.add_argument("--language", choices=("fr", "en"), help=tr("langue du jeu", "the kit’s language"))
    parser.add_argument(
        "--ink",
        choices=("colour", "black"),
        default="colour",
        help=tr(
            "en couleurs, ou en noir : les formes disent à qui est une lettre",
            "colours, or black: shapes tell whose a letter is",
        ),
    )
    parser.add_argument(
        "--sides",
        choices=("duplex", "fold", "stickers"),
        default="duplex",
        help=tr(
            "papier épais recto verso, feuilles à plier, ou papier autocollant",
            "thick paper on both sides, sheets to fold, or sticky paper",
        ),
    )
    parser.add_argument(
        "--square",
        type=int,
        metavar="MM",
        help=tr("côté des cases, de 12 à 30 mm (19)", "side of the squares, 12 to 30 mm (19)"),
    )
    add_output(parser, tr)
    add_settings(parser, tr)
    parser.set_defaults(func=run)


def add_output(parser: argparse.ArgumentParser, tr: Translator) -> None:
    parser.add_argument(
        "--output",
        metavar=tr("FICHIER", "FILE"),
        help=tr("le PDF à écrire ; « - » : la sortie standard", "the PDF to write; “-”: standard output"),
    )


def run(args: argparse.Namespace) -> int:
    from joute.cli.opening import find_game, make_settings
    from joute.cli.pdf_files import write_pdf
    from joute.kit import make_kit, read_wishes
    from joute.play import Refusal

    game = find_game(args.game)
    settings = make_settings(game, args.seats, read_option_arguments(args.option))
    wishes = read_wishes(args.paper, args.language or args.lang, args.ink, args.sides, args.square)
    if isinstance(wishes, Refusal):
        from joute.cli.failure import Failed

        raise Failed(wishes)
    kit = make_kit(game, settings, wishes)
    count = len(kit.leaves)
    told = f"{count} sheets" if args.lang == "en" else f"{count} feuilles"
    write_pdf(kit.pdf(), args.output or f"joute-{game.name}.pdf", told)
    return 0
