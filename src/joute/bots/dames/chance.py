"""The winning chance by the machine's values (`python -m bench.support.chances dames`, see docs/strength.md)."""

from joute.bots.chances import Chance

CHANCE = Chance(most=40.0)
