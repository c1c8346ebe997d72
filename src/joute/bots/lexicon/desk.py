"""A hand and a table to try turns on: what can be laid, and what may be laid after that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from joute.bots.lexicon.kernels.best import CARDS, STACK, WORD, Tools
from joute.bots.lexicon.kernels.rounds import MOST_WORDS, best_of_turn, play_round
from joute.bots.lexicon.listing import Play, Plays, list_plays
from joute.bots.lexicon.weights import CARD_VALUES, CARD_WEIGHTS, kind, weight
from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.jit import IntArray
from joute.games.lexicon.kernels.plays import MAITRESSE
from joute.games.lexicon.material import cards_of
from joute.games.lexicon.moves import Exchange, Form, Insert
from joute.games.lexicon.search import Search, walked
from joute.letters import Stock


@dataclass(frozen=True, slots=True, eq=False)
class Desk:
    """One player's cards and the words that lie there."""

    graph: WordGraph
    minimum: int
    hand: str
    table: tuple[str, ...]
    tools: Tools

    def plays(self) -> Plays:
        return list_plays(Search(self.graph, self.hand, self.table, self.minimum, self.tools.stop))

    def after(self, play: Play) -> Desk:
        """The desk once the play is made."""
        hand = Stock.of(self.hand).plus(cards_of(play.before)).without(cards_of(play.after)).letters
        if isinstance(play.move, Form):
            return self.with_cards(hand, (*self.table, play.after))
        assert isinstance(play.move, Insert | Exchange)
        at = play.move.number
        return self.with_cards(hand, (*self.table[: at - 1], play.after, *self.table[at:]))

    def drawing(self, thrown: str, taken: str) -> Desk:
        return self.with_cards(Stock.of(self.hand).without(thrown).plus(taken).letters, self.table)

    def with_cards(self, hand: str, table: tuple[str, ...]) -> Desk:
        return Desk(self.graph, self.minimum, hand, table, self.tools)

    def least_left(self) -> int | None:
        """What the hand weighs after the best word or insertion, nothing if it goes out; None if stopped."""
        table, words = _laid_out(self.table)
        hand = counted(self.hand)
        shed = best_of_turn(*walked(self.graph), hand, table, words, self.minimum, CARD_WEIGHTS, self.tools)
        return None if self.tools.stop[0] else weight(self.hand) - int(shed)

    def played_on(self, hands: Sequence[str], seat: int, stock: str) -> list[int] | None:
        """What each hand counts at the end of a round played on from here; None if stopped.

        `hands` in the order of turns, `seat` the number of the one to begin.
        """
        table, words = _laid_out(self.table)
        held = np.stack([counted(hand) for hand in hands])
        cards = np.array([kind(card) for card in stock], np.int64)
        dawg, ahead = walked(self.graph)
        play_round(dawg, ahead, held, table, words, cards, seat, self.minimum, CARD_WEIGHTS, self.tools)
        left: list[int] = (held @ CARD_VALUES).tolist()
        return None if self.tools.stop[0] else left


def set_up(graph: WordGraph, minimum: int, hand: str, table: tuple[str, ...], stop: IntArray) -> Desk:
    def zeros(size: int) -> IntArray:
        return np.zeros(size, np.int64)

    tools = Tools(zeros(STACK), zeros(WORD), zeros(WORD), zeros(WORD), zeros(WORD), zeros(1), stop)
    return Desk(graph, minimum, hand, table, tools)


def counted(cards: str) -> IntArray:
    """How many of each kind."""
    counts = np.zeros(CARDS, np.int64)
    for card in cards:
        counts[kind(card)] += 1
    return counts


def _laid_out(words: tuple[str, ...]) -> tuple[IntArray, int]:
    """The table as kernels read it, as many words as there is room for, and how many these are."""
    table = np.zeros((MOST_WORDS, WORD), np.int64)
    words = words[: MOST_WORDS - 1]
    for row, word in zip(table, words, strict=False):
        row[0] = len(word)
        for at, letter in enumerate(word, 1):
            row[at] = ord(letter) - ord("a") + 1 + MAITRESSE if letter.islower() else kind(letter)
    return table, len(words)
