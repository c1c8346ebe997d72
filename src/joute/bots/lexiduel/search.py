"""Looking ahead on a scratch board: what a word is worth once the best replies to it are counted."""

from __future__ import annotations

from joute.bots.lexiduel.scratch import Reply, Scratch, net


def worth(scratch: Scratch, side: int, reply: Reply, widths: tuple[int, ...], turns: int) -> float:
    """What a word nets, less what the other side then makes of it.

    `widths`: how many places are looked at on each of the following turns; `turns` are left with this one.
    """
    if not widths or turns <= 1:
        return net(reply)
    laid = scratch.lay(side, reply)
    value = net(reply) - _best(scratch, 1 - side, reply, widths, turns - 1)
    scratch.take_back(side, laid)
    return value


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


def _best(scratch: Scratch, side: int, after: Reply, widths: tuple[int, ...], turns: int) -> float:
    """The most a side can make of its turn; passing makes nothing."""
    found = scratch.replies(side, widths[0], after)
    if not found:
        return 0.0
    if len(widths) == 1 or turns <= 1:
        return max(0.0, float(net(found[0])))
    return max(worth(scratch, side, reply, widths[1:], turns) for reply in found)
