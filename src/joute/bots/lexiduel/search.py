"""Looking ahead on a scratch board: what a word is worth once the best replies to it are counted."""

from __future__ import annotations

from collections.abc import Callable

from joute.bots.lexiduel.scratch import Reply, Scratch, net

Leaf = Callable[[Scratch, int, Reply, int], float]
"""What a board is worth to a side about to move, after that word, with so many turns left."""
ENDLESS = float("inf")


def worth(
    scratch: Scratch,
    side: int,
    reply: Reply,
    widths: tuple[int, ...],
    turns: int,
    leaf: Leaf,
    floor: float = -ENDLESS,
    ceiling: float = ENDLESS,
) -> float:
    """What a word nets, less what the other side then makes of it.

    `widths`: how many places are looked at on each of the following turns, the last of which is asked of the
    leaf; `turns` are left with this one. Of a value outside `floor` and `ceiling` it is only told on
    which side it lies (alpha-beta).
    """
    gain = net(reply)
    if not widths or turns <= 1:
        return gain
    laid = scratch.lay(side, reply)
    best = _best(scratch, 1 - side, reply, widths, turns - 1, leaf, gain - ceiling, gain - floor)
    scratch.take_back(side, laid)
    return gain - best


def best_line(scratch: Scratch, reply: Reply, turns: int) -> list[tuple[str, int]]:
    """The other side's best answer to a word and what could follow it: words, with what they net."""
    line: list[tuple[str, int]] = []
    laid: list[tuple[int, tuple[object, int]]] = []
    side, last = 0, reply
    while len(line) < min(2, turns - 1):
        laid.append((side, scratch.lay(side, last)))
        side = 1 - side
        found = scratch.replies(side, 1, last)
        if not found:
            break
        last = found[0]
        line.append((scratch.word(last), net(last)))
    for mover, changes in reversed(laid):
        scratch.take_back(mover, changes)
    return line


def gain_at_once(scratch: Scratch, side: int, after: Reply, _turns: int) -> float:
    """The most a side can gain on its turn; passing gains nothing."""
    found = scratch.replies(side, 1, after)
    return max(0.0, float(net(found[0]))) if found else 0.0


def _best(
    scratch: Scratch,
    side: int,
    after: Reply,
    widths: tuple[int, ...],
    turns: int,
    leaf: Leaf,
    floor: float,
    ceiling: float,
) -> float:
    """The most a side can make of its turn."""
    if turns <= 1:
        return gain_at_once(scratch, side, after, turns)
    if len(widths) == 1:
        return leaf(scratch, side, after, turns)
    found = scratch.replies(side, widths[0], after)
    best = -ENDLESS if found else 0.0
    for reply in found:
        value = worth(scratch, side, reply, widths[1:], turns, leaf, max(floor, best), ceiling)
        best = max(best, value)
        if best >= ceiling:
            break
    return best
