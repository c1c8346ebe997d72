"""Looking back at a game: what each move cost, what was better, and why, in words."""

from joute.coach.games import Review, came_of, review, unjudged
from joute.coach.lines import Line
from joute.coach.looking import Looked, look
from joute.coach.verdicts import Verdict

__all__ = ["Line", "Looked", "Review", "Verdict", "came_of", "look", "review", "unjudged"]
