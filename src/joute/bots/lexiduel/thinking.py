"""LEXIDUEL: words are weighed three turns deep, the mover's, the other's, the mover's again.

Measured against each other, three turns beat two and four: what a word prepares counts as much as what it
nets, and where a line ends with the other side's gain, words that prepare nothing look as good.
"""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.lexiduel.desk import Desk, opens_corner
from joute.bots.lexiduel.noticing import Noticed, any_word, at_a_glance, by_gain
from joute.bots.lexiduel.reasons import explain
from joute.bots.lexiduel.search import best_line, worth
from joute.bots.values import Advice, Question
from joute.games.lexiduel.generate import layings
from joute.games.lexiduel.layings import Layings
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import PASS, Seat, Sentence

PRICE_MS = 0.3
"""One look at a position: about 0.2 ms on one core of a laptop."""
STEP_MS = 4
WON = 1000.0
_EXPLAINED = 8
_SHARE = 0.3
"""The part of the work that goes into the first, shallow look."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level looks: the most letters it lays, or how much of its work it does and how wide."""

    laid: int = 6
    work: float = 0.0
    replies: int = 0
    a_place: int = 2


_STYLES = {
    1: Style(laid=3),
    2: Style(laid=4),
    3: Style(laid=5),
    4: Style(work=0.12, replies=2, a_place=1),
    5: Style(work=0.4, replies=4),
    6: Style(work=1.0, replies=6),
}


def think(question: Question) -> list[Advice]:
    """Advice for the player on turn."""
    position = question.imagine()
    assert isinstance(position, LexiduelPosition)
    found = _layings(position)
    if not len(found):
        return [Advice(PASS, 0.0, Sentence("rien à poser", "nothing to lay"))]
    if position.passes and _leads(position, question.seat):  # LXD-19: a second pass ends the game
        return [Advice(PASS, WON, Sentence("gagne la partie", "wins the game"))]
    style = _STYLES[question.level.number]
    turns = 1_000 if position.rounds is None else 2 * position.rounds - position.turns
    desk = Desk(position)
    if style.work:
        weighed = _weighed(question, found, desk, style, turns)
    else:
        noticed = at_a_glance(question, found, style.laid) or any_word(question, found)
        weighed = sorted(((float(each.net), each) for each in noticed), key=_descending)
    advice = _advice(found, desk, weighed, turns)
    if turns == 1 and not position.nothing_laid():  # the last turn of all: better nothing than a loss
        advice.append(Advice(PASS, 0.0, Sentence("rien à gagner", "nothing to gain")))
    return advice


def greedy(question: Question) -> list[Advice]:
    """The words that net most, one of them by lot."""
    position = question.imagine()
    assert isinstance(position, LexiduelPosition)
    found = _layings(position)
    noticed = by_gain(question, found, 1, 1) if len(found) else []
    if not noticed:
        return [Advice(PASS, 0.0, Sentence("rien à poser", "nothing to lay"))]
    return _advice(found, Desk(position), [(float(each.net), each) for each in noticed], 1)


def _layings(position: LexiduelPosition) -> Layings:
    """The answers LXD-8 asks for, or every word where there is none to give."""
    if position.duty and len(answers := layings(position, answering=True)):
        return answers
    return layings(position)


def _leads(position: LexiduelPosition, seat: Seat) -> bool:
    own, other = position.scores()[seat - 1], position.scores()[2 - seat]
    return own > other


def _weighed(
    question: Question, found: Layings, desk: Desk, style: Style, turns: int
) -> list[tuple[float, Noticed]]:
    """A shallow look at many words, then a deep one at the best of them."""
    work = question.deadline.buys(PRICE_MS) * style.work
    noticed = by_gain(question, found, max(6, int(_SHARE * work)), style.a_place)
    noticed = noticed or any_word(question, found)
    shallow = _looked_into(question, desk, noticed, (1,), turns)
    kept = max(3, int((1 - _SHARE) * work / (1 + style.replies)))
    deep = _looked_into(question, desk, [each for _, each in shallow[:kept]], (style.replies, 1), turns)
    return deep or shallow


def _looked_into(
    question: Question, desk: Desk, noticed: list[Noticed], widths: tuple[int, ...], turns: int
) -> list[tuple[float, Noticed]]:
    weighed: list[tuple[float, Noticed]] = []
    for each in noticed:
        if weighed and question.deadline.over(STEP_MS):
            break
        weighed.append((worth(desk, 0, each.reply, widths, turns), each))
    return sorted(weighed, key=_descending)


def _descending(weighed: tuple[float, Noticed]) -> float:
    return -weighed[0]


def _advice(found: Layings, desk: Desk, weighed: list[tuple[float, Noticed]], turns: int) -> list[Advice]:
    advice = []
    for number, (value, each) in enumerate(weighed):
        line = best_line(desk, each.reply, turns) if number < _EXPLAINED else []
        taken = len(found.taken(each.row))
        why = explain(each.net, taken, opens_corner(each.reply), line)
        advice.append(Advice(found.move(each.row), value, why))
    return advice
