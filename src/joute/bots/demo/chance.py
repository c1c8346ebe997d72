"""The winning chance by the machine's values (`python -m bench.support.chances demo`, see docs/strength.md)."""

from joute.bots.chances import Chance

CHANCE = Chance(most=250.0)
