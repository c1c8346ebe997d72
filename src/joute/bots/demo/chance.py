"""The winning chance by the machine's values, as `python -m bench.support.chances demo` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.231, value=0.0047, base=0.466, most=250.0)
