"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.play import COMMON, OptionSpec, OptionText, Sentence, Settings

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
OPTIONS = (*COMMON, _ROUNDS)


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
