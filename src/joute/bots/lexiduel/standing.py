"""What a board is worth to the side about to move, beyond the points it has: what both may still gain.

Fitted to games of a machine with itself: how the lead changed within twelve turns, by what the five best
places of each side net that need no square of each other.
"""

from __future__ import annotations

from joute.bots.lexiduel.scratch import Reply, Scratch, opens_corner

_OWN = (0.65, 0.65, 0.65, 0.35, 0.35)
"""What counts of the gains of the side about to move, the greatest first."""
_OTHER = (0.3, 0.65, 0.65, 0.4, 0.4)
"""The other side's: its best place is often closed before it can play there."""

BOARDS_ASKED = 2
"""Both sides' places are listed."""


def standing(scratch: Scratch, side: int, after: Reply, turns: int) -> float:
    """`after` is the word just laid; so many turns are left, this side's being the next."""
    if opens_corner(after):  # LXD-8: the answer gains little, and then the other side plays
        return -_on_turn(scratch, 1 - side, turns - 1)
    return _on_turn(scratch, side, turns)


def _on_turn(scratch: Scratch, side: int, turns: int) -> float:
    """By what the best places net; nobody plays more of them than there are turns left."""
    own, other = scratch.threats(side, len(_OWN)), scratch.threats(1 - side, len(_OTHER))
    return _counted(own[: (turns + 1) // 2], _OWN) - _counted(other[: turns // 2], _OTHER)


def _counted(nets: list[int], weights: tuple[float, ...]) -> float:
    return sum(net * weight for net, weight in zip(nets, weights, strict=False))
