"""Looking ahead on a desk: what a word is worth once the best replies to it are counted."""

from __future__ import annotations

from joute.bots.lexiduel.desk import Desk, Reply, net


def worth(desk: Desk, side: int, reply: Reply, widths: tuple[int, ...], turns: int) -> float:
    """What a word nets, less what the other side then makes of it.

    `widths`: how many places are looked at on each of the following turns; `turns` are left with this one.
    """
    if not widths or turns <= 1:
        return net(reply)
    laid = desk.lay(side, reply)
    value = net(reply) - _best(desk, 1 - side, reply, widths, turns - 1)
    desk.take_back(side, laid)
    return value


def best_line(desk: Desk, reply: Reply, turns: int) -> list[tuple[str, int]]:
    """The other side's best answer to a word and what could follow it: words, with what they net."""
    line: list[tuple[str, int]] = []
    laid: list[tuple[int, tuple[object, int]]] = []
    side, last = 0, reply
    while len(line) < min(2, turns - 1):
        laid.append((side, desk.lay(side, last)))
        side = 1 - side
        found = desk.replies(side, 1, last)
        if not found:
            break
        last = found[0]
        line.append((desk.word(last), net(last)))
    for mover, changes in reversed(laid):
        desk.take_back(mover, changes)
    return line


def _best(desk: Desk, side: int, after: Reply, widths: tuple[int, ...], turns: int) -> float:
    """The most a side can make of its turn; passing makes nothing."""
    found = desk.replies(side, widths[0], after)
    if not found:
        return 0.0
    if len(widths) == 1 or turns <= 1:
        return max(0.0, float(net(found[0])))
    return max(worth(desk, side, reply, widths[1:], turns) for reply in found)
