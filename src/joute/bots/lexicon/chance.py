"""The winning chance by the machine's values, as `python -m bench.support.chances lexicon` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.144, value=0.0148, base=0.152, most=60.0)
