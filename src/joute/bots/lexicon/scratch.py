"""A hand and a table to try turns on: what can be laid, and what may be laid after that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from joute.bots.lexicon.listing import Play, Plays, list_plays
from joute.bots.lexicon.weights import CARD_VALUES, CARD_WEIGHTS, weight
from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.jit import IntArray
from joute.games.lexicon.engine import (
    LONGEST,
    MOST_WORDS,
    ROW,
    Search,
    Tools,
    arrays_of,
    best_of_turn,
    card_number,
    counted,
    play_round,
    row_of,
    tools_for,
)
from joute.games.lexicon.material import cards_of
from joute.games.lexicon.moves import Exchange, Form, Insert
from joute.letters import Stock


@dataclass(frozen=True, slots=True, eq=False)
class Scratch:
    """One player's cards and the words that lie there."""

    graph: WordGraph
    minimum: int
    hand: str
    table: tuple[str, ...]
    tools: Tools

    def plays(self) -> Plays:
        return list_plays(Search(self.graph, self.hand, self.table, self.minimum, self.tools.buffers.stop))

    def after(self, play: Play) -> Scratch:
        """The same once the play is made."""
        hand = Stock.of(self.hand).plus(cards_of(play.before)).without(cards_of(play.after)).letters
        if isinstance(play.move, Form):
            return self.with_cards(hand, (*self.table, play.after))
        assert isinstance(play.move, Insert | Exchange)
        at = play.move.number
        return self.with_cards(hand, (*self.table[: at - 1], play.after, *self.table[at:]))

    def drawing(self, thrown: str, taken: str) -> Scratch:
        return self.with_cards(Stock.of(self.hand).without(thrown).plus(taken).letters, self.table)

    def with_cards(self, hand: str, table: tuple[str, ...]) -> Scratch:
        return Scratch(self.graph, self.minimum, hand, table, self.tools)

    def least_left(self) -> int | None:
        """What the hand weighs after the best word or insertion, nothing if it goes out; None if stopped."""
        table, words = _laid_out(self.table)
        graph, hand = arrays_of(self.graph), counted(self.hand)
        shed = best_of_turn(graph, self.tools, hand, CARD_WEIGHTS, table, words, self.minimum)
        return None if self.stopped else weight(self.hand) - int(shed)

    def rollout(self, hands: Sequence[str], seat: int, stock: str) -> list[int] | None:
        """What each hand counts at the end of a round played on from here; None if stopped.

        `hands` in the order of turns, `seat` the number of the one to begin.
        """
        table, words = _laid_out(self.table)
        graph, held = arrays_of(self.graph), np.stack([counted(hand) for hand in hands])
        cards = np.array([card_number(card) for card in stock], np.int64)
        play_round(graph, self.tools, held, CARD_WEIGHTS, table.copy(), words, self.minimum, cards, seat)
        left: list[int] = (held @ CARD_VALUES).tolist()
        return None if self.stopped else left

    @property
    def stopped(self) -> bool:
        return bool(self.tools.buffers.stop[0])


def set_up(graph: WordGraph, minimum: int, hand: str, table: tuple[str, ...], stop: IntArray) -> Scratch:
    """The time is up once `stop[0]` is other than 0."""
    return Scratch(graph, minimum, hand, table, tools_for(stop))


@lru_cache(maxsize=64)
def _laid_out(words: tuple[str, ...]) -> tuple[IntArray, int]:
    """The table as kernels read it, as many words as there is room for, and how many these are."""
    table = np.zeros((MOST_WORDS, ROW), np.int64)
    laid = [word for word in words if len(word) <= LONGEST][: MOST_WORDS - 1]
    for number, word in enumerate(laid):
        table[number] = row_of(word)
    return table, len(laid)
