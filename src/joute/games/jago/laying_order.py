"""In which order a turn can be laid by hand: first the word that frees a letter, then the word that needs it.

A turn is judged whole (JAG-5) and written in one way only; whoever composes it lays one word after the other,
and a letter that another word replaces can be used only once it lies aside (JAG-16).
"""

from __future__ import annotations

from collections.abc import Iterable

from joute.games.jago.moves import Turn, Word
from joute.games.jago.rules.change import Change, NewWord, OldWord
from joute.games.jago.state import State
from joute.letters import Stock
from joute.play import Seat
from joute.play.grid import Grid

Stolen = tuple[OldWord, NewWord]


def laying_order(state: State, seat: Seat, turn: Turn) -> tuple[Word, ...]:
    """The words of the turn, as they are written but for those that must wait for a letter."""
    if len(turn.words) < 2:
        return turn.words
    grid, at_hand = state.board.grid, state.rack(seat).plus(state.aside)
    left, ordered = list(turn.words), list[Word]()
    while left:
        word = next((each for each in left if not _missing(grid, at_hand, each)), left[0])
        laid, freed = _changes(grid, word)
        at_hand = at_hand.plus(freed)
        at_hand = at_hand.without(Stock.of(laid.values()).without(at_hand.missing(laid.values())))
        grid = grid.with_cells(laid)
        left.remove(word)
        ordered.append(word)
    return tuple(ordered)


def main_first(change: Change, stolen: Iterable[Stolen]) -> tuple[Stolen, ...]:
    """Thefts as a reader looks for them: the first word of the turn where it holds all the letters laid, else
    the one that holds most of them, then the longest. The place beside a turn in the list of moves is that
    word's."""
    laid = set(change.laid)

    def rank(new: NewWord) -> tuple[int, bool, int]:
        held = len(laid & {*new.run.squares})
        return -held, not (held == len(laid) and new == change.words[0]), -len(new.letters)

    return tuple(sorted(stolen, key=lambda one: rank(one[1])))


def _missing(grid: Grid, at_hand: Stock, word: Word) -> bool:
    laid, freed = _changes(grid, word)
    return bool(at_hand.plus(freed).missing(laid.values()))


def _changes(grid: Grid, word: Word) -> tuple[dict[int, str], str]:
    """The letters the word lays, by square, and those it frees."""
    squares = zip(word.squares() or (), word.letters, strict=True)
    laid = {square: letter for square, letter in squares if grid[square] != letter}
    return laid, "".join(grid[square] for square in laid if grid.filled(square))
