"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.dictionary import Dictionary
from joute.play import COMMON, OptionSpec, OptionText, Sentence, Settings
from joute.play.agreements import clock


class Prise(StrEnum):
    """What happens to a captured letter (DAM-7)."""

    RETRAIT = "retrait"
    """It is removed from the board."""
    RETOURNEMENT = "retournement"
    """It is turned to the captor's colour."""


class Ouverture(StrEnum):
    """How White may open the game (DAM-17)."""

    LIBRE = "libre"
    """With any word."""
    COURTE = "courte"
    """White's first word has three letters; it is no *doublé* and takes nothing."""


class Rigueur(StrEnum):
    """What happens to an illegal move (DAM-23)."""

    AMICALE = "amicale"
    """It is refused and explained."""
    OFFICIELLE = "officielle"
    """It loses the game."""


_CLOCK = clock("budget 15m/15m")  # DAM-22
_OPENING = OptionSpec(
    "ouverture",
    Ouverture.LIBRE.value,
    choices=tuple(each.value for each in Ouverture),
    usual=True,
    suggested=Ouverture.COURTE.value,
    text=OptionText(
        Sentence("Premier mot des rouges", "Red’s first word"),
        Sentence(
            "Commencer est un avantage : un premier mot court, de trois lettres, sans prise ni doublé, le "
            "réduit.",
            "Beginning is an advantage: a short first word, three letters, no capture, no doublé, reduces "
            "it.",
        ),
        (
            (Ouverture.LIBRE, Sentence("N’importe lequel", "Any word")),
            (Ouverture.COURTE, Sentence("Trois lettres", "Three letters")),
        ),
        Sentence(
            "Plus équitable pour une seule partie : entre machines de même force, les rouges commencent et "
            "gagnent 72 parties sur 100 avec un premier mot libre, 60 avec un mot de trois lettres.",
            "Fairer for a single game: between machines of equal strength Red, who begins, wins "
            "72 games in 100 with any first word, 60 with a word of three letters.",
        ),
    ),
)
_CAPTURE = OptionSpec(
    "prise",
    Prise.RETRAIT.value,
    choices=tuple(prise.value for prise in Prise),
    usual=True,
    text=OptionText(
        Sentence("Une lettre prise", "A captured letter"),
        Sentence(
            "Quand une lettre saute par-dessus une autre : celle-ci s’en va, ou change de camp.",
            "When a letter jumps over another one: it leaves the board, or changes sides.",
        ),
        (
            (Prise.RETRAIT, Sentence("Quitte le damier", "Leaves the board")),
            (Prise.RETOURNEMENT, Sentence("Est retournée", "Is turned over")),
        ),
    ),
)
_STRICTNESS = OptionSpec(
    "rigueur",
    Rigueur.AMICALE.value,
    choices=tuple(rigueur.value for rigueur in Rigueur),
    text=OptionText(
        Sentence("Un coup interdit", "A forbidden move"),
        Sentence(
            "Entre amis, il est refusé et expliqué. À la règle officielle il fait perdre la partie, et une "
            "lettre touchée doit être jouée.",
            "Among friends it is refused and explained. By the official rule it loses the game, and a "
            "letter touched must be moved.",
        ),
        (
            (Rigueur.AMICALE, Sentence("Est refusé", "Is refused")),
            (Rigueur.OFFICIELLE, Sentence("Fait perdre", "Loses the game")),
        ),
    ),
)
OPTIONS = (
    *(_CLOCK if spec.name == "clock" else spec for spec in COMMON),
    _CAPTURE,
    _STRICTNESS,
    _OPENING,
)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    dictionary: Dictionary
    prise: Prise = Prise.RETRAIT
    rigueur: Rigueur = Rigueur.AMICALE
    ouverture: Ouverture = Ouverture.LIBRE
    seats: int = 2

    @property
    def turns_over(self) -> bool:
        """Whether captured letters are turned instead of removed (DAM-7)."""
        return self.prise is Prise.RETOURNEMENT

    @property
    def strict(self) -> bool:
        """Whether an illegal move loses, and a touched letter must be moved (DAM-23)."""
        return self.rigueur is Rigueur.OFFICIELLE

    @property
    def opens_short(self) -> bool:
        """Whether White's first word is a short one (DAM-17)."""
        return self.ouverture is Ouverture.COURTE


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    return Terms(
        settings.dictionary,
        Prise(options["prise"]),
        Rigueur(options["rigueur"]),
        Ouverture(options["ouverture"]),
        seats=settings.seats,
    )
