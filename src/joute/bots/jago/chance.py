"""The winning chance by the machine's values: fitted to games between machines of one level."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.028, value=0.0147, base=0.242, most=90.0)
