"""The winning chance by the machine's values, as `python -m bench.support.chances jago` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(most=90.0)
