"""The winning chance by the machine's values, as `python -m bench.support.chances amusante` fits it."""

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.218, value=0.095, base=0.349, most=40.0)
_DECIDED = 900.0
"""Worth more than this, or less than minus this, where the look-ahead has seen the end of the game."""


def in_one_deal(lead: float, value: float, seats: int) -> float:
    """The chance where all hands are open: certain where the end was seen."""
    if abs(value) >= _DECIDED:
        return 1.0 if value > 0 else 0.0
    return CHANCE.of(lead, value, seats)
