"""Slow generators that share nothing with the kernels: every word is tried in every place."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from joute.dictionary.graph.crossword import Opening, Play, Scoring

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Square = tuple[int, int]


def all_plays(
    words: Sequence[str],
    board: Sequence[str],
    hand: str,
    limit: int | None = None,
    opening: Opening | None = None,
) -> Iterator[Play]:
    """Lay every word everywhere, and keep what the rules of a crossword board allow."""
    known = frozenset(words)
    counts = np.array([[word.count(letter) for letter in ALPHABET] for word in words])
    for down, lines in ((False, board), (True, ["".join(column) for column in zip(*board, strict=True)])):
        for at, line in enumerate(lines):
            for word in _spellable(words, counts, line + hand):
                for start in range(len(line) - len(word) + 1):
                    if _fits(word, line, start):
                        row, col = (start, at) if down else (at, start)
                        yield from _laid(known, board, hand, limit, opening, row, col, down, word)


def _spellable(words: Sequence[str], counts: NDArray[np.int64], letters: str) -> list[str]:
    """The words that the letters and jokers spell."""
    there = np.array([letters.count(letter) for letter in ALPHABET])
    lacking = np.maximum(counts - there, 0).sum(axis=1)
    return [words[i] for i in np.flatnonzero(lacking <= letters.count("*"))]


def _fits(word: str, line: str, start: int) -> bool:
    """Whether the word agrees with the letters on the line, and is the whole of its run."""
    end = start + len(word)
    if line[end : end + 1] not in ("", ".") or (start > 0 and line[start - 1] != "."):
        return False
    return all(there in (".", letter) for there, letter in zip(line[start:end], word, strict=True))


def _laid(
    known: frozenset[str],
    board: Sequence[str],
    hand: str,
    limit: int | None,
    opening: Opening | None,
    row: int,
    col: int,
    down: bool,
    word: str,
) -> Iterator[Play]:
    squares = [(row + i, col) if down else (row, col + i) for i in range(len(word))]
    laid = tuple(i for i, square in enumerate(squares) if _letter(board, square) == ".")
    if not laid or (limit is not None and len(laid) > limit):
        return
    after = {squares[i]: word[i] for i in laid}
    crossings = [run for i in laid if len(run := _run(board, after, squares[i], not down)) > 1]
    if any(run not in known for run in crossings):
        return
    if any(letter != "." for text in board for letter in text):
        if len(laid) == len(word) and not crossings:
            return
    elif opening and ((opening.row, opening.col) not in squares or (down and not opening.down)):
        return
    if down and len(laid) == 1 and crossings:
        return
    for count in range(min(hand.count("*"), len(laid)) + 1):
        for jokers in combinations(laid, count):
            naturals = Counter(word[i] for i in laid if i not in jokers)
            if naturals <= Counter(hand):
                text = "".join(c.lower() if i in jokers else c for i, c in enumerate(word))
                yield Play(row, col, down, text, laid)


def score(board: Sequence[str], play: Play, scoring: Scoring) -> int:
    """Lay the play and count its word, then each perpendicular word of two letters and more, by hand.

    A word counts the points of its letters, none for a joker, times the letter factors of the squares laid
    now; the sum is multiplied by their word factors. No play scores more than 65,535.
    """
    squares = [
        (play.row + i, play.col) if play.down else (play.row, play.col + i) for i in range(len(play.word))
    ]
    after = {squares[i]: play.word[i] for i in play.laid}
    total = _word_score(board, after, _squares_of_run(board, after, squares[0], play.down), scoring)
    for square in after:
        crossing = _squares_of_run(board, after, square, not play.down)
        if len(crossing) > 1:
            total += _word_score(board, after, crossing, scoring)
    return min(total + (scoring.bonus if len(after) >= scoring.whole_hand else 0), 65_535)


def _word_score(
    board: Sequence[str], after: dict[Square, str], squares: Sequence[Square], scoring: Scoring
) -> int:
    total, factor = 0, 1
    for row, col in squares:
        laid = after.get((row, col))
        points = scoring.points.get(laid or board[row][col], 0)
        if laid:
            points *= int(scoring.letter_factors[row][col])
            factor *= int(scoring.word_factors[row][col])
        total += points
    return total * factor


def _squares_of_run(
    board: Sequence[str], after: dict[Square, str], square: Square, down: bool
) -> list[Square]:
    """The squares of the run through one of them once the laid squares lie."""

    def filled(i: int) -> bool:
        here = (square[0] + i, square[1]) if down else (square[0], square[1] + i)
        return here in after or _letter(board, here) != "."

    first = last = 0
    while filled(first - 1):
        first -= 1
    while filled(last + 1):
        last += 1
    row, col = square
    return [(row + i, col) if down else (row, col + i) for i in range(first, last + 1)]


def _letter(board: Sequence[str], square: Square) -> str:
    row, col = square
    return board[row][col] if 0 <= row < len(board) and 0 <= col < len(board[0]) else "."


def _run(board: Sequence[str], after: dict[Square, str], square: Square, down: bool) -> str:
    """The run through a square once the laid squares lie."""

    def at(i: int) -> str:
        here = (square[0] + i, square[1]) if down else (square[0], square[1] + i)
        return after.get(here) or _letter(board, here)

    first = last = 0
    while at(first - 1) != ".":
        first -= 1
    while at(last + 1) != ".":
        last += 1
    return "".join(at(i) for i in range(first, last + 1))


def all_paths(
    words: Sequence[str], letters: str, cols: int, through: int, usable: int, shortest: int
) -> Iterator[tuple[int, ...]]:
    """Spell every word from every cell, and keep the paths that pass through one of them."""
    for word in words:
        if len(word) >= shortest:
            for cell in range(len(letters)):
                yield from (p for p in _spelt(word, letters, cols, usable, (cell,)) if through in p)


def _spelt(
    word: str, letters: str, cols: int, usable: int, path: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    cell = path[-1]
    if letters[cell] != word[len(path) - 1] or not usable >> cell & 1:
        return
    if len(path) == len(word):
        yield path
        return
    for other in range(len(letters)):
        near = abs(other // cols - cell // cols) <= 1 and abs(other % cols - cell % cols) <= 1
        if near and other not in path:
            yield from _spelt(word, letters, cols, usable, (*path, other))
