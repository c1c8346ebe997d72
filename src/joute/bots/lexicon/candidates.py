"""The turns a level thinks of, with a first guess at their worth: what is left in the hand, now and later."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from joute.bots.lexicon.listing import Play, Plays
from joute.bots.lexicon.scratch import Scratch
from joute.bots.lexicon.weights import shed, weight
from joute.bots.question import Question
from joute.dictionary.graph.jit import IntArray
from joute.games.lexicon.engine import LONGEST
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.games.lexicon.state import State
from joute.play import PASS, Move

OUT = 200.0
STEP_MS = 2
_FAR, _NEAR, _CLOSE = 0.3, 0.5, 0.75
_ALIKE = 2
"""Plays that leave the same hand are much alike."""
_OVERLOOKED = 30
"""For each play it notices, how many words a level goes through that it does not know."""


@dataclass(frozen=True, slots=True)
class Style:
    """How far a level looks."""

    beyond: int = 0
    """Plays it looks beyond."""
    draws: int = 0
    """Cards it imagines drawing."""
    rollouts: int = 0
    """Turns from which it plays the round on."""
    noticed: int = 0
    """Plays it notices; nought for as many as the level does in other games."""
    longest: int = LONGEST
    """The longest word it thinks of."""
    alters: float = 1.0
    """How often it thinks of the words on the table at all, to lengthen them or change their cards."""


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A turn, the hand and table it leaves, its worth; `drawing`: a card of the stock is still to come;
    `chance`: of winning the game, where rounds were played on."""

    move: Move
    word: str
    scratch: Scratch
    value: float
    drawing: bool = False
    chance: float | None = None


def haste(state: State, seat: int) -> float:
    """How much the hand of now counts against that of the next turn: more where others are nearly out."""
    fewest = min((len(state.cards.hands[other - 1]) for other in state.players if other != seat), default=10)
    return _CLOSE if fewest <= 2 else _NEAR if fewest <= 5 else _FAR


def worth(scratch: Scratch, hurry: float, beyond: bool) -> float:
    """Less for each card left; what the next turn leaves counts too where the level looks beyond."""
    if not scratch.hand:
        return OUT
    now = weight(scratch.hand)
    later = scratch.least_left() if beyond else None
    return -float(now) if later is None else -(hurry * now + (1 - hurry) * later)


def plays(question: Question, scratch: Scratch, style: Style, hurry: float) -> list[Turn]:
    """Plays of known words: some at random for a level that slips, else those that leave least."""
    found = scratch.plays()
    if question.level.slip:
        return _sampled(question, scratch, found, style, hurry)
    turns = _looked_beyond(question, scratch, found, found.others(), style.beyond, hurry)
    return turns + _looked_beyond(question, scratch, found, found.exchanges(), style.beyond // 2, hurry)


def played(scratch: Scratch, move: Move, hurry: float) -> Turn | None:
    """A play that was not listed, or a turn lost, which leaves all cards; nothing for what is neither."""
    if move == PASS:
        return Turn(move, "", scratch, worth(scratch, hurry, True))
    if not isinstance(move, Form | Insert | Exchange):
        return None
    before = "" if isinstance(move, Form) else scratch.table[move.number - 1]
    left = scratch.after(Play(move, before, move.word))
    return Turn(move, move.word, left, worth(left, hurry, True))


def _sampled(question: Question, scratch: Scratch, found: Plays, style: Style, hurry: float) -> list[Turn]:
    """The plays a level notices: known words among some drawn at random."""
    most = style.noticed or question.level.looked_at
    seen = _thought_of(question, found, style)
    numbers = question.rng.sample(seen, min(len(seen), most * _OVERLOOKED))
    known = list(islice(_known(question, found, numbers), most))
    known.sort(key=lambda play: -shed(play.before, play.after))
    turns: list[Turn] = []
    for number, play in enumerate(known):
        left = scratch.after(play)
        turns.append(Turn(play.move, play.after, left, worth(left, hurry, number < style.beyond)))
    return turns


def _thought_of(question: Question, found: Plays, style: Style) -> list[int]:
    """The plays that are not too long; words of the hand alone, where those on the table are overlooked."""
    seen = found.lengths() <= style.longest
    if style.alters < 1 and question.rng.random() >= style.alters:
        seen &= found.sources == 0
    return list(np.flatnonzero(seen).tolist())


def _looked_beyond(
    question: Question, scratch: Scratch, found: Plays, among: IntArray, most: int, hurry: float
) -> list[Turn]:
    best = among[np.argsort(-found.weights[among], kind="stable")]
    turns: list[Turn] = []
    seen: dict[str, int] = {}
    for play in _known(question, found, best.tolist()):
        if len(turns) == most or (turns and question.deadline.over(STEP_MS)):
            break
        left = scratch.after(play)
        seen[left.hand] = seen.get(left.hand, 0) + 1
        if seen[left.hand] <= _ALIKE:
            turns.append(Turn(play.move, play.after, left, worth(left, hurry, True)))
    return turns


def _known(question: Question, found: Plays, numbers: list[int]) -> Iterator[Play]:
    """The plays whose word the level knows; everybody knows the words of one letter (LEX-6)."""
    for number in numbers:
        play = found.read(number)
        if not question.level.rarest or len(play.after) == 1 or question.knows(play.after.upper()):
            yield play


def discards(question: Question, state: State, scratch: Scratch, style: Style, hurry: float) -> list[Turn]:
    """Each card thrown, with the open card taken or some of those that may lie on the stock.

    Those asked for come first and are looked at whatever the clock says.
    """
    pile, unseen, beyond = state.cards.pile, _unseen(question, state), bool(style.draws)
    asked = {move.card for move in question.also if isinstance(move, Discard)}
    turns: list[Turn] = []
    for card in sorted(set(scratch.hand), key=lambda card: (card not in asked, -weight(card))):
        if turns and card not in asked and question.deadline.over(STEP_MS):
            break
        if card != pile[-1] or Discard(card, OPEN) in question.also:  # taking the same again changes nothing
            drawn = scratch.drawing(card, pile[-1])
            turns.append(Turn(Discard(card, OPEN), "", drawn, worth(drawn, hurry, beyond)))
        cards = unseen[: max(1, style.draws)]
        values = [worth(scratch.drawing(card, taken), hurry, beyond) for taken in cards]
        left = scratch.drawing(card, "")
        value = sum(values) / len(values) if values else -OUT
        turns.append(Turn(Discard(card, STOCK), "", left, value, drawing=True))
    return turns


def _unseen(question: Question, state: State) -> str:
    """Cards that may be on top of the stock, in an order drawn by lot."""
    hidden = state.cards.stock + "".join(
        hand for seat, hand in enumerate(state.cards.hands, 1) if seat != question.seat
    )
    return "".join(question.shuffled(hidden))
