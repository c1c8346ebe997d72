"""The winning chance by the machine's values, as `python -m bench.support.chances jago` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.084, value=0.0147, base=0.759, most=90.0)
