"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.jago.material import LETTER_SETS
from joute.letters import Stock
from joute.play import OptionSpec, Seat, Settings, arbitration
from joute.play.options import CLASSES, DICTIONARY, WORDS

CLOCKS = ("disc 5x60s", "disc 3x60s")  # JAG-22
COLOURS = {"bleu": 1, "rouge": 2}
"""The seats by their colours (JAG-1)."""

OPTIONS = (
    WORDS,
    CLASSES,
    DICTIONARY,
    OptionSpec("clock", CLOCKS[0]),
    OptionSpec("tolerance", "2", least=0, most=5),  # seconds (JAG-22)
    arbitration("strict"),
    OptionSpec("lettres", "originales", choices=tuple(LETTER_SETS)),
    OptionSpec("commence", "bleu", choices=tuple(COLOURS)),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    dictionary: Dictionary
    letters: Stock
    """Every letter of the game (JAG-2)."""
    contesting: bool
    """Whether words are checked only when contested (JAG-19)."""
    first: Seat = 1
    """Who begins (JAG-4)."""


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    letters = LETTER_SETS[options["lettres"]]
    contesting, first = options["arbitration"] == "contest", COLOURS[options["commence"]]
    return Terms(settings.seats, settings.dictionary, letters, contesting, first)
