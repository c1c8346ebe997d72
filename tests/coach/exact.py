"""What is certain of a position, by every line there is: the referee alone is asked, no machine.

What a player does not see is gone through as well: every hand the other one may hold, as often as it comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import chain, combinations, product

from joute.games.amusante.moves import Lay
from joute.games.amusante.position import AmusantePosition
from joute.games.demo.position import DemoPosition
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.games.lexicon.position import LexiconPosition
from joute.letters import Stock
from joute.play import CHANCE, Effects, Game, Move, Position, Seat, Settings
from joute.play.grid import Direction


class Fact(Enum):
    """What becomes of a seat, whatever the other one does."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"
    """Neither, as far as was looked."""


def fact(position: Position, seat: Seat, plies: int) -> Fact:
    """For certain within so many plies; a claim about all moves is made only where all are listed."""
    if outcome := position.outcome():
        drawn = len(outcome.winners) != 1
        return Fact.OPEN if drawn else Fact.WON if seat in outcome.winners else Fact.LOST
    if not plies or CHANCE in position.to_act():
        return Fact.OPEN
    mover = position.to_act()[0]
    wanted, feared = (Fact.WON, Fact.LOST) if mover == seat else (Fact.LOST, Fact.WON)
    every, moves = every_move(position, mover)
    for move in moves:
        found = fact(position.play(mover, move), seat, plies - 1)
        if found is wanted:
            return wanted
        every = every and found is feared
    return feared if every else Fact.OPEN


def every_move(position: Position, seat: Seat) -> tuple[bool, Iterator[Move]]:
    """The listing, and whether nothing that matters is left out.

    The amusing rule lists one word a square: on a row that has begun, another one matters only where it ends
    there and stops the row (AMU-4). JAGO lists turns of one word; who finds none has lost (JAG-24).
    """
    listed = position.moves(seat)
    if isinstance(position, AmusantePosition) and position.state.row:
        return True, _with_endings(position)
    if isinstance(position, JagoPosition) and len(position.state.at_hand) == 1:
        return True, chain(listed, _two_words(position))
    return listed.complete, iter(listed)


def _two_words(position: JagoPosition) -> Iterator[Move]:
    """JAGO's turns of two words: no more are needed to state the two letters that one at hand may lay, the
    second being the one it replaced."""
    most = len(position.state.at_hand) + 1
    for (one, first), (two, second) in combinations(_fitting(position, most), 2):
        turn = Turn((one, two))
        if len(first | second) <= most and isinstance(position.judge(position.state.turn, turn), Effects):
            yield turn


def _fitting(position: JagoPosition, most: int) -> list[tuple[Word, dict[int, str]]]:
    """Words of the list, which is short, that touch or change what lies on the board; what each lays."""
    grid, words = position.state.board.grid, sorted(position.state.terms.dictionary.words())
    pool = Stock.of(position.state.at_hand + position.state.board.letters())
    touched = {
        square
        for square in range(SHAPE.size)
        if any(grid.filled(near) for near in (square, *SHAPE.neighbours(square)))
    }
    found: list[tuple[Word, dict[int, str]]] = []
    for square, direction, letters in product(range(SHAPE.size), Direction, words):
        word = Word(square, direction, letters)
        squares = word.squares()
        if squares is None or touched.isdisjoint(squares):
            continue
        laid = {each: letter for each, letter in zip(squares, letters, strict=True) if grid[each] != letter}
        if 1 <= len(laid) <= most and not pool.missing(laid.values()):
            found.append((word, laid))
    return found


def _with_endings(position: AmusantePosition) -> Iterator[Move]:
    row, words = position.state.row.upper(), position.state.terms.dictionary
    for move in position.moves(position.state.turn):
        yield move
        if isinstance(move, Lay):
            ending = row + move.square.upper()
            if ending in words and ending not in (move.word, position.state.first_word):
                yield Lay(move.square, ending)


def facts(
    game: Game, settings: Settings, position: Position, seat: Seat, move: Move, plies: int
) -> Counter[Fact]:
    """What becomes of a move in each deal that the mover must reckon with, by how often it comes."""
    found: Counter[Fact] = Counter()
    for deal, times in deals(game, settings, position, seat):
        found[fact(deal.play(seat, move), seat, plies)] += times
    return found


def deals(game: Game, settings: Settings, position: Position, seat: Seat) -> Iterator[tuple[Position, int]]:
    """Every position that looks like this one to the seat, for two players, and how often it comes."""
    view, hidden, unseen = position.view(seat), _hidden(position, 3 - seat), []
    if not hidden:
        yield position, 1
        return

    def noted(items: Sequence[str]) -> Sequence[str]:
        unseen[:] = sorted(items)
        return items

    game.imagine(view, settings, noted)
    ways = Counter(combinations(unseen, hidden))
    for held, times in ways.items():
        rest = list((Counter(unseen) - Counter(held)).elements())
        yield game.imagine(view, settings, lambda _, first=held, then=rest: [*first, *then]), times


def _hidden(position: Position, other: Seat) -> int:
    """How many pieces of the other's hand the seat cannot know."""
    if isinstance(position, LexiconPosition):
        return len(position.state.cards.hands[other - 1])
    if isinstance(position, DemoPosition):
        return len(position.state.hands[other - 1])
    if isinstance(position, AmusantePosition):
        return len(position.state.hands[other - 1]) - len(position.state.known[other - 1])
    return 0
