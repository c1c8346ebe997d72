"""The contract between the games and everything that plays them."""

from joute.play.agreements import COMMON, arbitration
from joute.play.beyond import Beyond, Listing, next_player_wins, nothing_wins_then
from joute.play.box import Box
from joute.play.composing import Composition, Repair
from joute.play.effects import Effects, Ruling
from joute.play.end_reasons import END_REASONS
from joute.play.game import Game, Settings
from joute.play.goals import Goal, ProblemKind, ProblemRules, Survey, main_word, surveyed, wins
from joute.play.guidance import NO_GUIDANCE, Destination, Duty, Guidance
from joute.play.happenings import Counted, Happened, Judged, Telling
from joute.play.matches import MatchRule
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
from joute.play.observation import Observed
from joute.play.options import OptionKind, Options, OptionSpec, OptionText, read_options
from joute.play.outcome import Outcome, Score
from joute.play.position import Judgement, Moves, Position, Shuffle
from joute.play.referee import Now, Referee, needs_turn_unless_contesting
from joute.play.refereed import RefereedPosition, state_in
from joute.play.refusal import Kind, Refusal, Refused, ambiguous, illegal, unreadable
from joute.play.sentences import Language, Sentence, as_sentence, say, spoken
from joute.play.telling import tell
from joute.play.told import People, read_aloud
from joute.play.view import Shared, View, shared
from joute.play.vocabulary import Action, EndReason, Hidden, MoveKind, Verdict, WindowState
from joute.play.window import NO_WINDOW, Window, acting, window_over

__all__ = [
    "ACCEPT",
    "CHANCE",
    "COMMON",
    "END",
    "END_REASONS",
    "NO_GUIDANCE",
    "NO_WINDOW",
    "PASS",
    "RESIGN",
    "TIMEOUT",
    "Action",
    "Beyond",
    "Box",
    "Challenge",
    "Composition",
    "Counted",
    "Declaration",
    "Destination",
    "Duty",
    "Effects",
    "EndReason",
    "Game",
    "Goal",
    "Guidance",
    "Happened",
    "Hidden",
    "Judged",
    "Judgement",
    "Kind",
    "Language",
    "Listing",
    "MatchRule",
    "Move",
    "MoveKind",
    "Moves",
    "Now",
    "Observed",
    "OptionKind",
    "OptionSpec",
    "OptionText",
    "Options",
    "Outcome",
    "People",
    "Position",
    "ProblemKind",
    "ProblemRules",
    "Referee",
    "RefereedPosition",
    "Refusal",
    "Refused",
    "Repair",
    "Ruling",
    "Score",
    "Seat",
    "Sentence",
    "Settings",
    "Shared",
    "Shuffle",
    "Survey",
    "Telling",
    "Verdict",
    "View",
    "Window",
    "WindowState",
    "acting",
    "ambiguous",
    "arbitration",
    "as_sentence",
    "illegal",
    "main_word",
    "needs_turn_unless_contesting",
    "next_player_wins",
    "nothing_wins_then",
    "read_aloud",
    "read_options",
    "read_with",
    "say",
    "shared",
    "spoken",
    "state_in",
    "surveyed",
    "tell",
    "unreadable",
    "window_over",
    "wins",
]
