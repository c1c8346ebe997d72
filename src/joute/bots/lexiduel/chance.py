"""The winning chance by the machine's values, as `python -m bench.support.chances lexiduel` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.421, value=0.185, base=-0.329, most=40.0)
