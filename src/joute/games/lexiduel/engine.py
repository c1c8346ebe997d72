"""The one door for bots: every word that may be laid, as arrays; the best replies; boards to try words on."""

from joute.games.lexiduel.arrays import ZONES, letter_counts, letters_and_colours, planes, zeros
from joute.games.lexiduel.ends import scores
from joute.games.lexiduel.generate import answer_rules, answers_due, graphs_of, layings
from joute.games.lexiduel.kernels.best import LETTERS_AT, NET, REPLY, best_replies
from joute.games.lexiduel.kernels.layout import MINE, THEIRS, AmorceRules, Found, Planes, square
from joute.games.lexiduel.kernels.places import (
    ALONG,
    DIRECTION,
    FIRST,
    INITIAL_AMORCE,
    KIND,
    LAST,
    MOST_PLACES,
    PLACE,
    PLACED,
)
from joute.games.lexiduel.kernels.threats import threats
from joute.games.lexiduel.kernels.trials import CHANGE, MOST_CHANGES, lay, take_back
from joute.games.lexiduel.layings import Layings
from joute.games.lexiduel.state import State
from joute.play import Position, state_in

__all__ = [
    "ALONG",
    "CHANGE",
    "DIRECTION",
    "FIRST",
    "INITIAL_AMORCE",
    "KIND",
    "LAST",
    "LETTERS_AT",
    "MINE",
    "MOST_CHANGES",
    "MOST_PLACES",
    "NET",
    "PLACE",
    "PLACED",
    "REPLY",
    "THEIRS",
    "ZONES",
    "AmorceRules",
    "Found",
    "Layings",
    "Planes",
    "answer_rules",
    "best_replies",
    "graphs_of",
    "lay",
    "layings",
    "layings_now",
    "letter_counts",
    "letters_and_colours",
    "planes",
    "scores",
    "square",
    "state_of",
    "take_back",
    "threats",
    "zeros",
]


def state_of(position: Position) -> State:
    return state_in(position, State)


def layings_now(state: State) -> Layings:
    """The answers LXD-8 asks for, or every word where there is none to give."""
    return answers_due(state) or layings(state)
