"""A hand and a table to try turns on: what can be laid, and what may be laid after that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from joute.bots.lexicon.weights import shed, weight
from joute.dictionary.graph import WordGraph
from joute.games.lexicon.material import cards_of
from joute.games.lexicon.moves import Exchange, Form, Insert
from joute.games.lexicon.search import Search
from joute.letters import Stock
from joute.play import Move


@dataclass(frozen=True, slots=True)
class Desk:
    """One player's cards and the words that lie there."""

    graph: WordGraph
    minimum: int
    hand: str
    table: tuple[str, ...]

    def plays(self) -> Iterator[tuple[Move, str, str]]:
        """Words, insertions and exchanges, each with the table word before and after."""
        search = self._search()
        yield from ((Form(word), "", word) for word in search.words())
        for number, found in enumerate(search.insertions(), 1):
            before = self.table[number - 1]
            yield from ((Insert(number, word), before, word) for word in found)
        for number, found in enumerate(search.exchanges(), 1):
            before = self.table[number - 1]
            yield from ((Exchange(number, word), before, word) for word in found)

    def after(self, move: Move, before: str, after: str) -> Desk:
        """The desk once the play is made."""
        hand = Stock.of(self.hand).plus(cards_of(before)).without(cards_of(after)).letters
        if isinstance(move, Form):
            return self.with_cards(hand, (*self.table, after))
        assert isinstance(move, Insert | Exchange)
        table = (*self.table[: move.number - 1], after, *self.table[move.number :])
        return self.with_cards(hand, table)

    def drawing(self, thrown: str, taken: str) -> Desk:
        return self.with_cards(Stock.of(self.hand).without(thrown).plus(taken).letters, self.table)

    def with_cards(self, hand: str, table: tuple[str, ...]) -> Desk:
        return Desk(self.graph, self.minimum, hand, table)

    def least_left(self) -> int:
        """What the hand weighs after the best word or insertion; nothing if it goes out."""
        search = self._search()
        best = max((shed("", word) for word in search.words()), default=0)
        for before, found in zip(self.table, search.insertions(), strict=True):
            best = max(best, max((shed(before, word) for word in found), default=0))
        return weight(self.hand) - best

    def _search(self) -> Search:
        return Search(self.graph, self.hand, self.table, self.minimum)
