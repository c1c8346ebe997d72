"""DÉMO: a race. Long plays that rid the hand of hard letters come first; then the rest is played out.

What the others hold is drawn anew for each time the game is played out; an end small enough is solved.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.demo.desk import Desk
from joute.bots.demo.noticing import Weighed, noticed
from joute.bots.demo.playing_on import result
from joute.bots.demo.reasons import PASSED, explain
from joute.bots.demo.solving import solved
from joute.bots.demo.tables import Table, quick
from joute.bots.values import Advice, Question
from joute.games.demo.position import DemoPosition
from joute.play import ACCEPT, PASS

PRICE_MS = 2.0
"""One game played out, on a machine that has other things to do."""
_MOST_DEALS = 60


@dataclass(frozen=True, slots=True)
class Style:
    """How many plays a level plays out, the part of its work it does, whether it solves ends."""

    tried: int = 0
    work: float = 0.0
    solves: bool = False


_STYLES = {5: Style(tried=3, work=0.1), 6: Style(tried=14, work=0.7, solves=True)}


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may contest."""
    position = question.imagine()
    assert isinstance(position, DemoPosition)
    reply = answer(question, position)
    if reply is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    if question.seat != position.turn:
        return [Advice(ACCEPT, 0.0, ACCEPTED)]
    style = _STYLES.get(question.level.number, Style())
    desk = Desk(position, question.deadline.stop)
    weighed = noticed(question, position, desk)
    if style.solves and (ends := solved(question, position, desk)):
        return ends
    if style.tried and weighed and quick(weighed[0].left):
        weighed = _played_out(question, desk, weighed, style)
    held = len(position.hands[question.seat - 1])
    advice = [Advice(each.play, each.value, explain(held, each.laid)) for each in weighed]
    return advice or [Advice(PASS, 0.0, PASSED)]


def _played_out(question: Question, desk: Desk, weighed: list[Weighed], style: Style) -> list[Weighed]:
    """The same plays by how the game goes on from them, in as many imagined deals as there is time for."""
    work = int(question.deadline.buys(PRICE_MS) * style.work)
    table = _table(question)
    alone = not any(map(quick, table.others))
    tried = weighed[: work if alone else style.tried]
    totals, done = [0.0] * len(tried), 0
    for _ in range(1 if alone else min(_MOST_DEALS, max(1, work // len(tried)))):
        gained: list[float] = []
        for each in tried:
            hands = (each.left, *table.others)
            if (gain := result(desk, table.mat_with(each.play), hands, question.deadline)) is None:
                break
            gained.append(gain)
        if len(gained) < len(tried) and done:
            break
        tried, totals = tried[: len(gained)], totals[: len(gained)]
        done += 1
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
        table = _table(question)
    if not tried:
        return weighed
    return [replace(each, value=total / done) for each, total in zip(tried, totals, strict=True)]


def _table(question: Question) -> Table:
    position = question.imagine()
    assert isinstance(position, DemoPosition)
    return Table.of(position, question.seat)
