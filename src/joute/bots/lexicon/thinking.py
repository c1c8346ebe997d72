"""LEXICON: shed what weighs, keep what goes out next turn, throw what fits nothing.

A turn is worth what it leaves in the hand now and after the next play, cards to be drawn being imagined;
Maître plays the round on from it instead, many times.
"""

from __future__ import annotations

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.lexicon.bluffs import bluff
from joute.bots.lexicon.desk import Desk, set_up
from joute.bots.lexicon.playing_on import played_on
from joute.bots.lexicon.reasons import bluffing, explain
from joute.bots.lexicon.turns import OUT, Style, Turn, discards, haste, plays
from joute.bots.values import Advice, Question
from joute.dictionary.graph import graph_for
from joute.games.lexicon.material import value
from joute.games.lexicon.moves import OPEN, STOCK, Discard
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.state import State
from joute.play import ACCEPT

_STYLES = {
    1: Style(),
    2: Style(),
    3: Style(beyond=3, draws=1),
    4: Style(beyond=3, draws=1),
    5: Style(beyond=10, draws=2),
    6: Style(beyond=40, draws=3, played_on=14),
}
_A_CARD = 8
"""What a card of the stock counts on average."""
_LISTED = 40


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may challenge."""
    position = question.imagine()
    assert isinstance(position, LexiconPosition)
    if forced := _forced(question, position):
        return [forced]
    state, style = position.state, _STYLES[question.level.number]
    desk, hurry = _desk(state, question), haste(state, question.seat)
    turns = plays(question, desk, style, hurry) + discards(question, state, desk, style, hurry)
    turns.sort(key=lambda turn: -turn.value)
    if turns[0].value < OUT and (tried := bluff(question, state, desk, turns)):
        return [Advice(tried.move, tried.value, bluffing(tried.word))]
    if style.played_on and turns[0].value < OUT:
        turns = played_on(question, turns[: style.played_on]) or turns
    return [_advice(turn, desk) for turn in turns]


def greedy(question: Question) -> list[Advice]:
    """The play that sheds most points at once; a card is thrown where none sheds any."""
    position = question.imagine()
    assert isinstance(position, LexiconPosition)
    if forced := _forced(question, position):
        return [forced]
    desk, opened = _desk(position.state, question), position.state.cards.pile[-1]
    found = desk.plays()
    best = (-found.values).argsort(kind="stable")[:_LISTED]
    best = best[found.values[best] > 0]
    turns = [
        Turn(play.move, play.after, desk.after(play), float(gain))
        for play, gain in zip(map(found.read, best.tolist()), found.values[best].tolist(), strict=True)
    ]
    for card in set(desk.hand):
        drawn = desk.drawing(card, opened)
        turns.append(Turn(Discard(card, OPEN), "", drawn, float(value(card) - value(opened)) - OUT))
        turns.append(Turn(Discard(card, STOCK), "", drawn, float(value(card) - _A_CARD) - OUT))
    return [_advice(turn, desk) for turn in turns]


def _forced(question: Question, position: LexiconPosition) -> Advice | None:
    """A challenge, or an answer where it is not the seat's turn."""
    reply = answer(question, position)
    if reply is None and question.seat != position.state.turn:
        reply = ACCEPT
    if reply is None:
        return None
    return Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)


def _desk(state: State, question: Question) -> Desk:
    dictionary, hand = state.rules.dictionary, state.cards.hands[question.seat - 1]
    graph = graph_for(dictionary.fingerprint(), dictionary.words)
    return set_up(graph, state.rules.minimum, hand, state.cards.table, question.deadline.stop)


def _advice(turn: Turn, desk: Desk) -> Advice:
    return Advice(turn.move, turn.value, explain(turn.move, turn.word, desk.hand, turn.desk.hand))
