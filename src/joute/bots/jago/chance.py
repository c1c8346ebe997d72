"""The winning chance by the machine's values: fitted to games between machines of one level."""

from joute.bots.chances import Chance, Grades

CHANCE = Chance(lead=0.028, value=0.0147, base=0.242, most=90.0)
GRADES = Grades(15.0, 20.0, 30.0)
"""A turn of several rare words is nearly always better than what people find: to lose ten points beside it is
what good players do at most turns (docs/strength.md, grades)."""
