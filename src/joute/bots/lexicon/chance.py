"""The winning chance by points: `python -m bench.support.rounds` (docs/strength.md, the winning chance)."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.035, value=0.035, base=0.15, most=60.0)
"""A point that a move is expected to bring counts as much as one the seat is ahead by already."""
