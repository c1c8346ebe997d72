"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.jago.material import LETTER_SETS
from joute.letters import Stock
from joute.play import OptionSpec, Settings, arbitration
from joute.play.options import CLASSES, DICTIONARY, WORDS

CLOCKS = ("disc 5x60s", "disc 3x60s")  # JAG-22
AMONG_PEOPLE = {"arbitration": "contest"}  # JAG-19; a record that does not say is strict

OPTIONS = (
    WORDS,
    CLASSES,
    DICTIONARY,
    OptionSpec("clock", CLOCKS[0]),
    OptionSpec("tolerance", "2", least=0, most=5),  # seconds (JAG-22)
    arbitration("strict"),
    OptionSpec("lettres", "originales", choices=tuple(LETTER_SETS)),
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


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    letters = LETTER_SETS[options["lettres"]]
    return Terms(settings.seats, settings.dictionary, letters, options["arbitration"] == "contest")
