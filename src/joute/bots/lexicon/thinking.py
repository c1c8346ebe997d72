"""LEXICON: shed what weighs, keep what goes out next turn, throw what fits nothing.

A turn is worth what it leaves in the hand now and after the next play, cards to be drawn being imagined; the
highest levels also ask whether the next player could go out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.lexicon.desk import Desk
from joute.bots.lexicon.reasons import explain
from joute.bots.lexicon.weights import shed, weight
from joute.bots.values import Advice, Question
from joute.dictionary.graph import graph_for
from joute.games.lexicon.material import value
from joute.games.lexicon.moves import OPEN, STOCK, Discard
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.state import State
from joute.play import ACCEPT, Move

STEP_MS = 4
OUT = 200.0
_FEAR = 1.0
_FAR, _NEAR, _CLOSE = 0.3, 0.5, 0.75


@dataclass(frozen=True, slots=True)
class Style:
    """How many plays a level looks beyond, how many cards it imagines drawing, how many opposing hands."""

    beyond: int = 0
    draws: int = 0
    hands: int = 0


_STYLES = {
    0: Style(),
    1: Style(),
    2: Style(),
    3: Style(beyond=3, draws=1),
    4: Style(beyond=8, draws=3),
    5: Style(beyond=16, draws=6, hands=2),
    6: Style(beyond=30, draws=10, hands=6),
}


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, the desk after it, its worth."""

    move: Move
    word: str
    desk: Desk
    value: float


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may challenge."""
    position = question.imagine()
    assert isinstance(position, LexiconPosition)
    reply = answer(question, position)
    if reply is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    state = position.state
    if question.seat != state.turn:
        return [Advice(ACCEPT, 0.0, ACCEPTED)]
    desk, style = _desk(state, question), _STYLES[question.level.number]
    haste = _haste(state, question)
    turns = _plays(question, desk, style, haste) + _discards(question, state, desk, style, haste)
    if style.hands:
        turns = _feared(question, state, turns, style.hands)
    return [
        Advice(turn.move, turn.value, explain(turn.move, turn.word, desk.hand, turn.desk.hand))
        for turn in turns
    ]


def _desk(state: State, question: Question) -> Desk:
    dictionary = state.rules.dictionary
    graph = graph_for(dictionary.fingerprint(), dictionary.words)
    return Desk(graph, state.rules.minimum, state.cards.hands[question.seat - 1], state.cards.table)


def _haste(state: State, question: Question) -> float:
    """How much the hand of now counts against that of the next turn: more where others are nearly out."""
    fewest = min(len(state.cards.hands[seat - 1]) for seat in state.players if seat != question.seat)
    return _CLOSE if fewest <= 2 else _NEAR if fewest <= 5 else _FAR


def _plays(question: Question, desk: Desk, style: Style, haste: float) -> list[Turn]:
    """Plays of known words, the lightest hands first, the first few looked beyond."""
    found = [play for play in desk.plays() if not question.level.band or question.knows(play[2].upper())]
    if question.level.slip:
        count = min(len(found), question.level.looked_at)
        found = question.lots.sample(found, count)
    found.sort(key=lambda play: -shed(play[1], play[2]))
    turns = []
    for number, (move, before, after) in enumerate(found):
        left = desk.after(move, before, after)
        beyond = number < style.beyond and not question.deadline.over(STEP_MS)
        if number and not beyond and not question.level.slip:
            break
        turns.append(Turn(move, after, left, _worth(left, haste, beyond)))
    return turns


def _worth(desk: Desk, haste: float, beyond: bool) -> float:
    if not desk.hand:
        return OUT
    now = weight(desk.hand)
    return -(haste * now + (1 - haste) * desk.least_left()) if beyond else -float(now)


def _discards(question: Question, state: State, desk: Desk, style: Style, haste: float) -> list[Turn]:
    """Each card thrown, with the open card taken or some of those that may lie on the stock."""
    pile, unseen = state.cards.pile, _unseen(question, state)
    turns: list[Turn] = []
    for card in sorted(set(desk.hand), key=lambda card: -weight(card)):
        if turns and question.deadline.over(STEP_MS):
            break
        drawn = desk.drawing(card, pile[-1])
        if style.draws or card != pile[-1]:
            value = _worth(drawn, haste, bool(style.draws))
            turns.append(Turn(Discard(card, OPEN), "", drawn, value if card != pile[-1] else value - 1))
        cards = unseen[: max(1, style.draws)]
        values = [_worth(desk.drawing(card, taken), haste, bool(style.draws)) for taken in cards]
        stock = Turn(Discard(card, STOCK), "", drawn, sum(values) / len(values) if values else -OUT)
        turns.append(stock)
    return turns


def _unseen(question: Question, state: State) -> str:
    """Cards that may be on top of the stock, in an order drawn by lot."""
    hidden = state.cards.stock + "".join(
        hand for seat, hand in enumerate(state.cards.hands, 1) if seat != question.seat
    )
    return "".join(question.shuffled(hidden))


def _feared(question: Question, state: State, turns: list[Turn], hands: int) -> list[Turn]:
    """What is left in the hand counts in full where the next player goes out."""
    ranked = sorted(turns, key=lambda turn: -turn.value)
    following = state.after(question.seat)
    imagined = []
    for _ in range(hands):
        other = question.imagine()
        assert isinstance(other, LexiconPosition)
        imagined.append(other.state.cards.hands[following - 1])
    feared = []
    for number, turn in enumerate(ranked):
        if number >= hands or not turn.desk.hand or question.deadline.over(2 * STEP_MS):
            feared.append(turn if number < hands else replace(turn, value=turn.value - value(turn.desk.hand)))
            continue
        outs = sum(not turn.desk.with_cards(hand, turn.desk.table).least_left() for hand in imagined)
        feared.append(replace(turn, value=turn.value - _FEAR * value(turn.desk.hand) * outs / hands))
    return feared
