"""Opponents: a view in, a move out."""

from joute.bots.choosing import advise, choose, warm
from joute.bots.levels import GREEDY, LEVELS, Level, level_named
from joute.bots.question import Advice
from joute.bots.stopping import agrees_to_stop

__all__ = ["GREEDY", "LEVELS", "Advice", "Level", "advise", "agrees_to_stop", "choose", "level_named", "warm"]
