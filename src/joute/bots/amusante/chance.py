"""The winning chance by the machine's values, as `python -m bench.support.chances amusante` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.174, value=0.031, base=0.165, most=40.0)
