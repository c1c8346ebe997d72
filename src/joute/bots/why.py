"""Why a move is advised: one line for whoever asks, and what the coach tells in sentences of its own."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import Sentence
from joute.play.told import NOTHING


@dataclass(frozen=True, slots=True)
class ToCome:
    """A word that may be laid later, and what it gains whoever lays it."""

    word: str
    gain: int


@dataclass(frozen=True, slots=True)
class Why:
    """What the search knows of a move."""

    line: Sentence
    """A whole line: nothing is left to be filled in."""
    merit: Sentence = NOTHING
    """What comes of it beyond what is seen on the board, to follow its name: « , qui en garde 3 »."""
    leaves: ToCome | None = None
    """The word it leaves to the other side: no merit, but what a better move prevents."""
    prepares: ToCome | None = None
    """The word its author could hope for next."""
    for_you: Sentence = NOTHING
    """What speaks for it, said to who is advised: « Vous en gardez 3. » May be nothing."""
    does: Sentence = NOTHING
    """What it does at once as the game counts, to stand beside its name: « 3 cartes posées, 12 points gardés
    en main ». Of a game without points or letters turned; else the letters laid are counted."""
    opens_corner: bool = False
    """Whether the other side must answer it in a free corner (LXD-8)."""


def why(fr: str, en: str) -> Why:
    """A line of which nothing more is told."""
    return Why(Sentence(fr, en))


WINS = Why(
    Sentence("gagne la partie", "wins the game"),
    Sentence(", qui gagne la partie", ": it wins the game"),
    for_you=Sentence("Ce coup gagne la partie.", "This move wins the game."),
)
