"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import COMMON, OptionSpec, Settings

OPTIONS = (*COMMON, OptionSpec("size", "3", least=1, most=9))


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    time_passes: bool
    """Whether a turn that runs out of time is passed; else the game is lost (TOY-6)."""


def terms_of(settings: Settings) -> Terms:
    return Terms(settings.seats, settings.options["clock"].startswith("turn"))
