"""The winning chance by the machine's values, as `python -m bench.support.chances dames` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.068, value=0.134, base=-0.408, most=40.0)
