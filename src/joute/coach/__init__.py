"""Looking back at a game: what each move cost, what was better, and why, in words."""

from joute.coach.games import Review, review, unjudged
from joute.coach.looking import Line, Looked, look
from joute.coach.verdicts import Verdict

__all__ = ["Line", "Looked", "Review", "Verdict", "look", "review", "unjudged"]
