"""The one door for bots: the kernel that finds words, the arrays it needs, which words may be made."""

from __future__ import annotations

from joute.games.dames.finding.sweep import (
    Flags,
    letter_numbers,
    new_listing,
    new_tools,
    sides_of,
    word_paths,
)
from joute.games.dames.finding.word_forms import allowed_words
from joute.games.dames.kernels.journeys import list_journeys
from joute.games.dames.kernels.layout import HOME, JOURNEY, JOURNEYS, OPPOSING, OWN, ROW, WORD, Listing, Tools
from joute.games.dames.kernels.words import SHORTEST, find_words
from joute.games.dames.state import State
from joute.play import Position, state_in

__all__ = [
    "HOME",
    "JOURNEY",
    "JOURNEYS",
    "OPPOSING",
    "OWN",
    "ROW",
    "SHORTEST",
    "WORD",
    "Flags",
    "Listing",
    "Tools",
    "allowed_words",
    "find_words",
    "letter_numbers",
    "list_journeys",
    "new_listing",
    "new_tools",
    "sides_of",
    "state_of",
    "word_paths",
]


def state_of(position: Position) -> State:
    return state_in(position, State)
