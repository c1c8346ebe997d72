"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.play import COMMON, OptionSpec, Settings

OPTIONS = (*COMMON, OptionSpec("rounds", "20", least=1, most=999, none_allowed=True))


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    dictionary: Dictionary
    rounds: int | None
    """After how many rounds the game ends (LXD-20); None without a limit."""
    time_passes: bool
    """Whether a turn that runs out of time is passed where passing is allowed (LXD-21); else it loses."""


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    time_passes = options["clock"].lower().startswith("turn")
    return Terms(settings.seats, settings.dictionary, options.number("rounds"), time_passes)
