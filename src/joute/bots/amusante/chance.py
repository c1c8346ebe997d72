"""The winning chance by the machine's values, as `python -m bench.support.chances amusante` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.218, value=0.095, base=0.349, most=40.0)
