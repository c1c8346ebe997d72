"""What a play takes from the hand, and how hard the squares it leaves are to lay."""

from __future__ import annotations

from joute.games.demo.material import SHAPE, as_held
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.letters import ALPHABET, JOKER, Stock
from joute.play.grid import EMPTY, Direction

_HARD = {"B": 5, "F": 6, "G": 5, "H": 7, "J": 12, "K": 14, "Q": 13, "V": 8, "W": 15, "X": 9, "Y": 8, "Z": 8}
DIFFICULTY = {letter: _HARD.get(letter, 4) for letter in ALPHABET} | {JOKER: 1}
"""What a square still held costs in the race: rare letters more, a joker little."""


def laid_squares(position: DemoPosition, play: Play) -> str:
    """The squares the play takes from the hand."""
    step = 1 if play.direction is Direction.ACROSS else SHAPE.columns
    cells = position.grid.cells
    return "".join(
        as_held(letter)
        for place, letter in enumerate(play.word)
        if cells[play.square + place * step] == EMPTY
    )


def hand_after(position: DemoPosition, hand: str, play: Play) -> str:
    return Stock.of(hand).without(laid_squares(position, play)).letters


def burden(hand: str) -> int:
    """How hard the hand is to get rid of: the less the better."""
    return sum(map(DIFFICULTY.__getitem__, hand))
