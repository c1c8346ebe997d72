"""`joute tournament …`: the organiser's desk, on one text file that is only added to."""

from __future__ import annotations

import argparse
from typing import Any

from joute.cli.arguments import add_json, read_option_arguments
from joute.cli.language import Translator
from joute.games import registry

_FORMATS = ("hands", "roundrobin", "swiss", "knockout", "match")


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "tournament",
        help=tr("tient un tournoi dans un fichier", "run a tournament from a file"),
        description=tr(
            "Tient un tournoi dans un fichier : inscriptions, tables, points, classement.",
            "Run a tournament from a file: registration, tables, scores, standings.",
        ),
    )
    parser.set_defaults(func=lambda _: parser.print_help() or 0)
    verbs = parser.add_subparsers(dest="verb", metavar=tr("ACTION", "ACTION"))
    added = _Verbs(verbs, tr)
    added.new()
    added.players()
    added.rounds()
    added.commissaire()
    added.history()
    added.results()


class _Verbs:
    """Adds the actions one group after the other."""

    def __init__(self, verbs: Any, tr: Translator) -> None:
        self.verbs = verbs
        self.tr = tr

    def action(self, name: str, french: str, english: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = self.verbs.add_parser(name, help=self.tr(french, english))
        parser.add_argument("file", metavar=self.tr("FICHIER", "FILE"))
        add_json(parser, self.tr)
        parser.add_argument("--lang", choices=("fr", "en"), default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        parser.set_defaults(func=_run(name))
        return parser

    def player(self, parser: argparse.ArgumentParser, name: str, **more: Any) -> None:
        parser.add_argument(
            name,
            metavar=self.tr("JOUEUR", "PLAYER"),
            help=self.tr("numéro ou nom", "number or name"),
            **more,
        )

    def new(self) -> None:
        tr = self.tr
        parser = self.action("new", "commence un tournoi", "start a tournament")
        parser.add_argument("--name", default="", metavar=tr("TITRE", "TITLE"))
        parser.add_argument("--game", default=registry.TOURNAMENT, metavar=tr("JEU", "GAME"))
        parser.add_argument(
            "--format",
            choices=_FORMATS,
            help=tr(
                "par mains (TRN), toutes rondes, système suisse, élimination ou match",
                "by hands (TRN), round robin, Swiss, knock-out, or one match",
            ),
        )
        parser.add_argument("--rounds", type=int, metavar="N", help=tr("nombre de tours", "number of rounds"))
        parser.add_argument(
            "--minutes", type=int, metavar="N", help=tr("durée d’une main", "length of a hand")
        )
        parser.add_argument("--encounter", choices=("match", "game"))
        parser.add_argument(
            "--tie-breaks", metavar=tr("NOMS", "NAMES"), help="buchholz, median, sonneborn, progressive …"
        )
        parser.add_argument(
            "--duplicate",
            action="store_true",
            help=tr("la même donne à toutes les tables", "the same deal at every table"),
        )
        parser.add_argument("--option", action="append", default=[], metavar=tr("NOM=VALEUR", "NAME=VALUE"))

    def players(self) -> None:
        tr = self.tr
        parser = self.action("add", "inscrit des joueurs", "register players")
        parser.add_argument("names", nargs="+", metavar=tr("NOM", "NAME"))
        for name, french, english in (
            ("withdraw", "retire un joueur", "withdraw a player"),
            ("absent", "note un joueur absent", "mark a player absent"),
            ("return", "fait revenir un joueur", "let a player come back"),
        ):
            self.player(self.action(name, french, english), "player")
        parser = self.action("bye", "laisse un joueur se reposer un tour", "let a player sit a round out")
        self.player(parser, "player")
        parser.add_argument("points", metavar="POINTS")
        parser = self.action("swap", "échange deux joueurs du tour", "swap two players of the round")
        self.player(parser, "one")
        self.player(parser, "two")

    def history(self) -> None:
        tr = self.tr
        self.action("history", "donne toutes les entrées", "list every entry")
        parser = self.action("undo", "annule une entrée, ou plusieurs : 12-15", "undo an entry, or 12-15")
        parser.add_argument("entry", metavar="N")
        parser = self.action("correct", "corrige une entrée", "correct an entry")
        parser.add_argument("entry", metavar="N")
        parser.add_argument("who", type=int, metavar=tr("QUI", "WHO"))
        parser.add_argument("words", nargs="+", metavar=tr("QUOI", "WHAT"))

    def rounds(self) -> None:
        tr = self.tr
        parser = self.action(
            "pair",
            "tire au sort s’il le faut et ouvre le tour",
            "draw lots where needed, open the next round",
        )
        parser.add_argument("--seed", type=int, metavar="S")
        parser = self.action(
            "lot", "inscrit le sort, ou le tire (TRN-4, DAM-4)", "enter a lot, or draw it (TRN-4, DAM-4)"
        )
        self.player(parser, "player", nargs="?")
        parser.add_argument("--seed", type=int, metavar="S")
        parser = self.action("score", "inscrit des points ou un résultat", "enter scores or a result")
        parser.add_argument(
            "entries",
            nargs="+",
            metavar=tr("POINTS", "SCORE"),
            help=tr("7=34 3=0 … ou : 3 won 5 75-70", "7=34 3=0 … or: 3 won 5 75-70"),
        )
        parser = self.action("initial", "paraphe des points (TRN-3)", "initial scores (TRN-3)")
        self.player(parser, "player", nargs="?")
        self.player(parser, "--by", required=False)
        parser.add_argument(
            "--table",
            type=int,
            metavar="N",
            help=tr("toute la feuille de la table", "the whole sheet of the table"),
        )

    def commissaire(self) -> None:
        tr = self.tr
        parser = self.action("challenge", "inscrit une contestation (TRN-5)", "enter a challenge (TRN-5)")
        self.player(parser, "--by", required=True)
        self.player(parser, "--against", required=True)
        parser.add_argument("--word", required=True, metavar=tr("MOT", "WORD"))
        parser.add_argument(
            "--verdict",
            choices=("good", "wrong", "spelling"),
            help=tr("sinon le dictionnaire juge", "else the dictionary judges"),
        )
        parser = self.action("enter", "inscrit une ligne telle quelle", "enter a line as it is")
        parser.add_argument("who", type=int, metavar=tr("QUI", "WHO"))
        parser.add_argument("words", nargs="+", metavar=tr("QUOI", "WHAT"))

    def results(self) -> None:
        tr = self.tr
        self.action("verify", "refait toutes les donnes et les compare", "make every deal again and compare")
        self.action("show", "montre les tables du tour", "show the tables of the round")
        self.action("standings", "donne le classement", "give the standings")
        parser = self.action("export", "écrit une page à imprimer", "write a page to print")
        parser.add_argument(
            "--what", choices=("sheets", "standings", "badges", "certificates"), default="sheets"
        )
        parser.add_argument("--output", metavar=tr("PAGE", "PAGE"))


def _run(name: str) -> Any:
    def run(args: argparse.Namespace) -> int:
        from joute.cli import tournament_actions as desk

        if name == "new":
            return desk.new(args, read_option_arguments(args.option))
        return desk.ACTIONS[name](args)

    return run
