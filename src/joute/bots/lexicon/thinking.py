"""LEXICON: shed what weighs, keep what goes out next turn, throw what fits nothing.

A turn is worth what it leaves in the hand now and after the next play, cards to be drawn being imagined;
Maître plays the round on from it instead, many times.
"""

from __future__ import annotations

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.lexicon.bluffs import bluff
from joute.bots.lexicon.candidates import OUT, Style, Turn, discards, haste, played, plays
from joute.bots.lexicon.reasons import bluffing, explain
from joute.bots.lexicon.rollout import at_a_glance, by_rollout
from joute.bots.lexicon.scratch import Scratch, set_up
from joute.bots.question import Advice, Question
from joute.games.lexicon.engine import graph_of, state_of
from joute.games.lexicon.material import spelling, value
from joute.games.lexicon.moves import OPEN, STOCK, Discard
from joute.games.lexicon.state import State
from joute.play import ACCEPT, Position, View

_STYLES = {
    1: Style(noticed=1, longest=6, alters=0.6),
    2: Style(),
    3: Style(beyond=3, draws=1),
    4: Style(beyond=3, draws=1),
    5: Style(beyond=10, draws=2),
    6: Style(beyond=40, draws=3, rollouts=14),
}
_A_CARD = 8
"""What a card of the stock counts on average."""
_LISTED = 40


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may challenge."""
    position = question.imagine()
    if forced := _forced(question, position):
        return [forced]
    state, style = state_of(position), _STYLES[question.level.number]
    scratch, hurry = _scratch(state, question), haste(state, question.seat)
    turns = plays(question, scratch, style, hurry) + discards(question, state, scratch, style, hurry)
    turns.sort(key=lambda turn: -turn.value)
    if question.also:
        turns = _with_also(question, scratch, turns, hurry)
        first = turns[: style.rollouts]
        weighed = by_rollout(question, first) or at_a_glance(question, first)
        return [_advice(turn, scratch) for turn in weighed]
    if turns[0].value < OUT and (tried := bluff(question, state, scratch, turns)):
        return [Advice(tried.move, tried.value, bluffing(tried.word))]
    if style.rollouts and turns[0].value < OUT:
        turns = by_rollout(question, turns[: style.rollouts]) or turns
    return [_advice(turn, scratch) for turn in turns]


def _with_also(question: Question, scratch: Scratch, turns: list[Turn], hurry: float) -> list[Turn]:
    """The turns asked for before the others, whatever they leave in the hand."""
    known = {turn.move: turn for turn in turns}
    asked = [known.get(move) or played(scratch, move, hurry) for move in question.also]
    return [*(turn for turn in asked if turn), *(turn for turn in turns if turn.move not in question.also)]


def greedy(question: Question) -> list[Advice]:
    """The play that sheds most points at once; a card is thrown where none sheds any."""
    position = question.imagine()
    if forced := _forced(question, position):
        return [forced]
    state = state_of(position)
    scratch, opened = _scratch(state, question), state.cards.pile[-1]
    found = scratch.plays()
    best = (-found.values).argsort(kind="stable")[:_LISTED]
    best = best[found.values[best] > 0]
    turns = [
        Turn(play.move, play.after, scratch.after(play), float(gain))
        for play, gain in zip(map(found.read, best.tolist()), found.values[best].tolist(), strict=True)
    ]
    for card in set(scratch.hand):
        drawn = scratch.drawing(card, opened)
        turns.append(Turn(Discard(card, OPEN), "", drawn, float(value(card) - value(opened)) - OUT))
        turns.append(Turn(Discard(card, STOCK), "", drawn, float(value(card) - _A_CARD) - OUT))
    return [_advice(turn, scratch) for turn in turns]


def standing(view: View) -> float:
    """The lowest score wins: how far below the best of the others (LEX-13)."""
    seat = view.seat or 1
    others = [float(score) for other, score in enumerate(view.scores, 1) if other != seat]
    return min(others) - float(view.scores[seat - 1])


def _forced(question: Question, position: Position) -> Advice | None:
    """A challenge, or an answer where it is not the seat's turn."""
    state = state_of(position)
    reply = None if _is_one_letter_word(state) else answer(question, position)
    if reply is None and (question.seat != state.turn or position.window().is_closing):
        reply = ACCEPT
    if reply is None:
        return None
    return Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)


def _is_one_letter_word(state: State) -> bool:
    """Whether the last play made A, Y or Ô, which everybody knows, where they may be laid (LEX-6)."""
    return (
        state.last is not None
        and len(state.last.after) == 1
        and state.terms.has_word(spelling(state.last.after))
    )


def _scratch(state: State, question: Question) -> Scratch:
    hand, stop = state.cards.hands[question.seat - 1], question.deadline.stop
    return set_up(graph_of(state), state.terms.minimum, hand, state.cards.table, stop)


def _advice(turn: Turn, before: Scratch) -> Advice:
    why = explain(turn.move, turn.word, before.hand, turn.scratch.hand)
    return Advice(turn.move, turn.value, why, chance=turn.chance)
