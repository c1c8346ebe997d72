"""The command line's own words in French: argparse only speaks English."""

from __future__ import annotations

import argparse
import re
import sys
from typing import NoReturn

_PHRASES = tuple(
    (re.compile(english, re.MULTILINE), french)
    for english, french in (
        (r"^usage: ", "usage : "),
        (r"^positional arguments:", "arguments :"),
        (r"^options:", "options :"),
        (r"show this help message and exit", "montre cette aide"),
        (r"show program's version number and exit", "montre la version"),
        (r"the following arguments are required: ", "il manque : "),
        (r"one of the arguments (.+) is required", r"il faut l’un de : \1"),
        (r"unrecognized arguments: ", "arguments inconnus : "),
        (r"invalid choice: (.+?) \(choose from (.+)\)", r"\1 n’est pas un choix (choix : \2)"),
        (r"invalid int value: (.+)", r"\1 n’est pas un nombre entier"),
        (r"invalid float value: (.+)", r"\1 n’est pas un nombre"),
        (r"expected one argument", "une valeur est attendue"),
        (r"expected at least one argument", "au moins une valeur est attendue"),
        (r"expected (\d+) arguments", r"\1 valeurs sont attendues"),
        (r"not allowed with argument ", "ne va pas avec "),
        (r"ambiguous option: (.+) could match (.+)", r"\1 est ambigu : \2"),
        (r"^argument ([^:]+): ", r"\1 : "),
    )
)


def in_french(text: str) -> str:
    """What argparse wrote, in French; what it quotes from us stays as it is."""
    for english, french in _PHRASES:
        text = english.sub(french, text)
    return text


class FrenchParser(argparse.ArgumentParser):
    """Usage, help and errors in French; subcommands inherit it."""

    def format_usage(self) -> str:
        return in_french(super().format_usage())

    def format_help(self) -> str:
        return in_french(super().format_help())

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog} : {in_french(message)}\n")
