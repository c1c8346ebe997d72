"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.dictionary import Dictionary
from joute.play import COMMON, OptionSpec, Settings


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


_CLOCK = OptionSpec("clock", "budget 15m/15m")  # DAM-22
OPTIONS = (
    *(_CLOCK if spec.name == "clock" else spec for spec in COMMON),
    OptionSpec("prise", Prise.RETRAIT.value, choices=tuple(prise.value for prise in Prise)),
    OptionSpec("rigueur", Rigueur.AMICALE.value, choices=tuple(rigueur.value for rigueur in Rigueur)),
    OptionSpec("ouverture", Ouverture.LIBRE.value, choices=tuple(each.value for each in Ouverture)),
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
