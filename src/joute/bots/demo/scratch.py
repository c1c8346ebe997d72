"""A work board: the mat and hands as bytes (see the game's `engine`), to try plays on by the thousand."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.kernels.rows import (
    IS_LAID,
    PLAY_COLUMN,
    PLAY_DIRECTION,
    PLAY_LAID,
    PLAY_LENGTH,
    PLAY_LETTERS,
    PLAY_ROW,
)
from joute.games.demo.engine import Row, hand_codes, mat_codes
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.letters import ALPHABET, JOKER
from joute.play import Move, Seat
from joute.play.grid import Direction

_LETTER = 31


@dataclass(frozen=True, slots=True)
class Scratch:
    """The mat, the hand of the player on turn, the others' in the order of turns."""

    mat: bytes
    own: bytes
    others: tuple[bytes, ...]

    @classmethod
    def of(cls, state: State, seat: Seat) -> Scratch:
        seats = sorted(state.in_play, key=lambda each: (each < seat, each))
        own, *others = (hand_codes(state.hands[each - 1]) for each in seats)
        return cls(mat_codes(state), own, tuple(others))

    def mat_with(self, play: Move) -> bytes:
        if not isinstance(play, Play):
            return self.mat
        after = bytearray(self.mat)
        step = 1 if play.direction is Direction.ACROSS else SHAPE.columns
        for place, letter in enumerate(hand_codes(play.word)):
            after[play.square + place * step] = letter
        return bytes(after)


def laid_count(row: Row) -> int:
    return row[PLAY_LAID]


def taken(row: Row) -> bytes:
    """The squares the play takes from the hand."""
    letters = row[PLAY_LETTERS : PLAY_LETTERS + row[PLAY_LENGTH]]
    return bytes(0 if code & IS_JOKER else code & _LETTER for code in letters if code & IS_LAID)


def sparing(hand: bytes, row: Row) -> Row:
    """The same play with the letters that the hand has: no joker is spent for one of them."""
    spare = bytearray(hand)
    for square in taken(row):
        spare.remove(square)
    play = bytearray(row)
    for place in range(PLAY_LETTERS, PLAY_LETTERS + row[PLAY_LENGTH]):
        code = play[place]
        if code & IS_LAID and code & IS_JOKER and code & _LETTER in spare:
            spare.remove(code & _LETTER)
            play[place] = code & ~IS_JOKER
    return bytes(play)


def spelled(squares: bytes) -> str:
    """Squares of a hand as text."""
    return "".join((JOKER + ALPHABET)[square] for square in squares)


def left_after(hand: bytes, row: Row) -> bytes:
    left = bytearray(hand)
    for square in taken(row):
        left.remove(square)
    return bytes(left)


def mat_after(mat: bytes, row: Row) -> bytes:
    after = bytearray(mat)
    step = SHAPE.columns if row[PLAY_DIRECTION] else 1
    at = row[PLAY_ROW] * SHAPE.columns + row[PLAY_COLUMN]
    for code in row[PLAY_LETTERS : PLAY_LETTERS + row[PLAY_LENGTH]]:
        after[at] = code & _LETTER
        at += step
    return bytes(after)
