"""Words that do not exist but look as if they might, where words are checked only if challenged (LEX-14).

A bluff is tried only where it ends the round: it then costs ten points and a turn if it is seen through, and
the others all they hold if it is not (LEX-16).
"""

from __future__ import annotations

from itertools import permutations

from joute.bots.lexicon.candidates import Turn
from joute.bots.lexicon.scratch import Scratch
from joute.bots.question import Question
from joute.games.lexicon.engine import LONGEST
from joute.games.lexicon.moves import Form, Insert
from joute.games.lexicon.state import State

_CHANCE = {2: 0.15, 3: 0.25, 4: 0.25, 5: 0.1}
"""How often a level bluffs where it could; Débutant does not dare, Maître does without."""
_ENDINGS = frozenset(["S", "E", "T", "R", "X", "ES", "ER", "ET", "EZ", "IE", "IR", "NT", "RA", "TE", "RE"])
_BEGINNINGS = frozenset(["RE", "DE", "IN", "EN"])
_WORTH = 150.0
"""Less than going out with a word, more than anything else."""


def bluff(question: Question, state: State, scratch: Scratch, turns: list[Turn]) -> Turn | None:
    """One of the turns with the last cards put before or behind its word, so that none is left."""
    if question.level.honest or not state.terms.contest:
        return None
    if question.rng.random() >= _CHANCE.get(question.level.number, 0.0):
        return None
    for turn in turns:
        if not isinstance(turn.move, Form | Insert) or not 1 <= len(turn.scratch.hand) <= 2:
            continue
        for word in _lengthened(turn.word, turn.scratch.hand):
            if len(word) <= LONGEST and not state.terms.has_word(word.upper()):
                move = Form(word) if isinstance(turn.move, Form) else Insert(turn.move.number, word)
                return Turn(move, word, scratch.with_cards("", scratch.table), _WORTH)
    return None


def _lengthened(word: str, cards: str) -> list[str]:
    ways = sorted(set(map("".join, permutations(cards))))
    return [word + way for way in ways if way in _ENDINGS] + [
        way + word for way in ways if way in _BEGINNINGS
    ]
