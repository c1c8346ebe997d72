"""The end of a game, once the bag is empty: both racks are known, and lines of play can be followed.

Most games that are not won before are won or lost here, many turns long. The line that looks best for both is
followed one turn further, again and again (best-first minimax): a turn that has an unpleasant answer is seen
through, and the next best is looked at.
"""

from __future__ import annotations

from joute.bots.jago.candidates import Lead
from joute.bots.jago.positions import LOST, Node, TimeOver, look_further, looked_at
from joute.bots.question import Question
from joute.games.jago.engine import after, state_of

PRICE_MS = 0.8
"""One position looked at: 0.5 to 2 ms on one core."""
_LEAST_MS = 2.0
_FIRST = 0.6
"""The part of the work that goes at most into the first look at each turn."""


def played_out(question: Question, leads: list[Lead], part: float = 1.0) -> dict[int, Node]:
    """What each turn leaves the other player, by its number, as far as this part of the time allows.

    Turns that were asked for are followed like the best, so that what is said of both is said as surely.
    """
    state = state_of(question.imagine())
    work = int(question.deadline.buys(PRICE_MS) * part)
    kept_ms = question.deadline.budget_ms * (1 - part) + _LEAST_MS
    roots: dict[int, Node] = {}
    asked = [number for number, lead in enumerate(leads) if lead.turn in question.also]
    left = work
    try:
        for number, lead in enumerate(leads):
            if left < work * (1 - _FIRST) or question.deadline.over(kept_ms):
                break
            if following := after(state, lead.turn):
                roots[number] = looked_at(question, following)
            left -= 1
        while (
            left > 0
            and (chosen := _to_follow(question, roots, asked))
            and not question.deadline.over(kept_ms)
        ):
            for node in chosen:
                left -= _follow(question, node)
    except TimeOver:
        pass
    return roots


def _to_follow(question: Question, roots: dict[int, Node], asked: list[int]) -> list[Node]:
    """What the best turn leaves, and the turns asked for, unless it is already clear what comes of them.

    An analysis then goes on beyond a win that is not proved: another turn's may be.
    """
    best = min(roots, key=lambda number: roots[number].value, default=None)
    wanted = dict.fromkeys(number for number in (best, *asked) if number in roots)
    chosen = [roots[number] for number in wanted if number is not None and not roots[number].over]
    if chosen or not question.analysis or any(node.value <= LOST and node.proved for node in roots.values()):
        return chosen
    unclear = [node for node in roots.values() if not node.over]
    return [min(unclear, key=lambda node: node.value)] if unclear else []


def _follow(question: Question, node: Node) -> int:
    """One turn more at the end of the line that is best for both; how many looks that took."""
    line = []
    while not node.is_end_of_line:
        line.append(node)
        node = min(node.children, key=lambda child: child.value)
    cost = look_further(question, node)
    for each in reversed(line):
        each.back_up()
    return cost
