"""The contract between the games and everything that plays them."""

from joute.play.game import Game, Settings
from joute.play.moves import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Challenge,
    Declaration,
    Move,
    Seat,
    read_with,
)
from joute.play.options import COMMON, Options, OptionSpec, arbitration, read_options
from joute.play.outcome import Outcome, Score
from joute.play.position import Effects, Judgement, Moves, Position, Shuffle
from joute.play.refusal import Kind, Refusal, Refused, ambiguous, illegal, unreadable
from joute.play.sentences import Language, Sentence, say
from joute.play.view import View

__all__ = [
    "ACCEPT",
    "CHANCE",
    "COMMON",
    "END",
    "PASS",
    "RESIGN",
    "TIMEOUT",
    "Challenge",
    "Declaration",
    "Effects",
    "Game",
    "Judgement",
    "Kind",
    "Language",
    "Move",
    "Moves",
    "OptionSpec",
    "Options",
    "Outcome",
    "Position",
    "Refusal",
    "Refused",
    "Score",
    "Seat",
    "Sentence",
    "Settings",
    "Shuffle",
    "View",
    "ambiguous",
    "arbitration",
    "illegal",
    "read_options",
    "read_with",
    "say",
    "unreadable",
]
