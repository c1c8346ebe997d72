"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.jago.material import LETTER_SETS
from joute.letters import Stock
from joute.play import OptionSpec, OptionText, Seat, Sentence, Settings, arbitration
from joute.play.agreements import CLASSES, DICTIONARY, WORDS, clock

CLOCKS = ("disc 5x60s", "disc 3x60s")  # JAG-22
COLOURS = {"bleu": 1, "rouge": 2}
"""The seats by their colours (JAG-1)."""

_TOLERANCE = OptionSpec(  # seconds (JAG-22)
    "tolerance",
    "2",
    least=0,
    most=5,
    text=OptionText(
        Sentence("Secondes de grâce au sablier", "Seconds of grace on the hourglass"),
        Sentence(
            "Un tour qui arrive juste après la fin de la minute compte encore dans cette minute.",
            "A turn that arrives just after the minute is over still counts in that minute.",
        ),
        (
            ("0", Sentence("Aucune", "None")),
            ("2", Sentence("2", "2")),
            ("5", Sentence("5", "5")),
        ),
    ),
)
_LETTERS = OptionSpec(
    "lettres",
    "originales",
    choices=tuple(LETTER_SETS),
    usual=True,
    text=OptionText(
        Sentence("Les 110 lettres", "The 110 letters"),
        Sentence(
            "Celles de la boîte d’origine, ou un choix mieux accordé au français.",
            "Those of the original box, or a set that suits French better.",
        ),
        (
            ("originales", Sentence("De la boîte", "From the box")),
            ("francaises", Sentence("Accordées au français", "Suited to French")),
        ),
    ),
)
_BEGINS = OptionSpec(  # JAG-4
    "commence",
    "bleu",
    choices=tuple(COLOURS),
    by_lot=True,
    usual=True,
    text=OptionText(
        Sentence("Qui commence", "Who begins"),
        Sentence(
            "Les bleus, les rouges, ou ceux que le sort désigne.",
            "Blue, red, or whichever the lot names.",
        ),
        (
            ("bleu", Sentence("Les bleus", "Blue")),
            ("rouge", Sentence("Les rouges", "Red")),
        ),
    ),
)
OPTIONS = (
    WORDS,
    CLASSES,
    DICTIONARY,
    clock(CLOCKS[0]),
    _TOLERANCE,
    arbitration("strict"),
    _LETTERS,
    _BEGINS,
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
