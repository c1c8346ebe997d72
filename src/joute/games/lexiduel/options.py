"""What can be agreed before play."""

from __future__ import annotations

import re
from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.lexiduel.material import FULL_STOCK
from joute.letters import Stock, unaccented
from joute.play import COMMON, OptionKind, OptionSpec, OptionText, Refusal, Sentence, Settings

_ROUNDS = OptionSpec(  # LXD-20
    "rounds",
    "20",
    least=1,
    most=999,
    none_allowed=True,
    usual=True,
    text=OptionText(
        Sentence("Nombre de tours", "Number of rounds"),
        Sentence(
            "Un tour, c’est un coup de chacun ; après le dernier, le meilleur score gagne.",
            "A round is one move each; after the last one the higher score wins.",
        ),
        (
            ("16", Sentence("16", "16")),
            ("20", Sentence("20", "20")),
            ("30", Sentence("30", "30")),
            ("none", Sentence("Sans limite", "No limit")),
        ),
    ),
)


class LettersSpec(OptionSpec):
    """How many of each letter everyone has: « A15 B6 », for the language that is played in (LXD-3)."""

    __slots__ = ()

    def read(self, value: str) -> str | Refusal:
        folded = unaccented(value).upper().replace(",", " ")
        found = dict(_COUNT.findall(folded))
        if _COUNT.sub("", folded).strip() or len(found) != len(_COUNT.findall(folded)):
            return self._refusal("not_letter_counts", value)
        stock = Stock.of("".join(letter * int(number) for letter, number in found.items()))
        return stock.counts_text() if stock else self._refusal("not_letter_counts", value)


_COUNT = re.compile(r"([A-Z])\s*([0-9]{1,2})(?![0-9])")
_LETTERS = LettersSpec(
    "lettres",
    FULL_STOCK.counts_text(),
    most=99,
    text_kind=OptionKind.LETTERS,
    text=OptionText(
        Sentence("Les lettres de chacun", "Everyone’s letters"),
        Sentence(
            "Pour jouer dans une autre langue : donnez la liste de ses mots, à la place des nôtres, et le "
            "nombre de chaque lettre.",
            "To play in another language: give a list of its words, instead of ours, and how many of each "
            "letter.",
        ),
    ),
)
OPTIONS = (*COMMON, _ROUNDS, _LETTERS)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    dictionary: Dictionary
    letters: Stock
    """What each player begins with (LXD-3)."""
    rounds: int | None
    """After how many rounds the game ends (LXD-20); None without a limit."""
    time_passes: bool
    """Whether a turn that runs out of time is passed where passing is allowed (LXD-21); else it loses."""


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    time_passes = options["clock"].lower().startswith("turn")
    letters = Stock.from_counts(options["lettres"])
    return Terms(settings.seats, settings.dictionary, letters, options.number("rounds"), time_passes)
