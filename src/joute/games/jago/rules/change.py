"""What a turn changes on the board, before anyone asks whether it may."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from joute.games.jago.board import Board
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Turn, Word
from joute.play import Refusal, illegal
from joute.play.grid import Grid, Run


@dataclass(frozen=True, slots=True)
class OldWord:
    """A run of the board before the turn that the turn lengthens, merges or writes over."""

    run: Run
    letters: str
    opponents: bool
    """At least as many letters in the opponent's colour as in the player's (before JAG-11)."""
    replaced: tuple[int, ...]

    def as_word(self) -> Word:
        return Word(self.run.squares[0], self.run.direction, self.letters)


@dataclass(frozen=True, slots=True)
class NewWord:
    """A run that holds a laid letter, and the old words it was made from."""

    run: Run
    letters: str
    old: tuple[OldWord, ...]

    def as_word(self) -> Word:
        return Word(self.run.squares[0], self.run.direction, self.letters)


@dataclass(frozen=True, slots=True)
class Change:
    """The letters a turn lays and every run they touch."""

    before: Board
    after: Grid
    laid: tuple[int, ...]
    replaced: tuple[int, ...]
    words: tuple[NewWord, ...]

    def laid_letters(self) -> str:
        return "".join(self.after[square] for square in self.laid)

    def replaced_letters(self) -> str:
        return "".join(self.before.grid[square] for square in self.replaced)

    def old_words(self) -> tuple[OldWord, ...]:
        return tuple(old for word in self.words for old in word.old)


@lru_cache(maxsize=256)
def change_of(board: Board, seat: int, turn: Turn) -> Change | Refusal:
    """The change the words make; refused if they do not fit the board or each other.

    Remembered for a while: a turn is judged, then told, and both ask.
    """
    letters: dict[int, str] = {}
    for word in turn.words:
        squares = word.squares()
        if squares is None:
            return illegal("JAG-1", "off_board", (SHAPE.name(word.square),), word=word.letters)
        for square, letter in zip(squares, word.letters, strict=True):
            if letters.setdefault(square, letter) != letter:
                name = SHAPE.name(square)
                return illegal("JAG-5", "two_letters", (name,), first=letters[square], second=letter)
    laid = tuple(sorted(square for square, letter in letters.items() if board.grid[square] != letter))
    if not laid:
        return illegal("JAG-5", "nothing_laid")
    after = board.grid.with_cells({square: letters[square] for square in laid})
    return _refuse_parts(after, turn) or _change(board, after, laid, seat)


def _refuse_parts(after: Grid, turn: Turn) -> Refusal | None:
    """Each word named is a whole run; a single letter is none, unless it stands alone on the board."""
    for word in turn.words:
        run = after.run(word.square, word.direction)
        whole = after.word(run)
        if run.squares[0] != word.square or whole != word.letters:
            return illegal("JAG-5", "part_of_run", SHAPE.names(run.squares), word=word.letters, whole=whole)
        if len(whole) == 1 and len(after.run(word.square, word.direction.other)) > 1:
            return illegal("JAG-5", "one_letter", SHAPE.names(run.squares), word=whole)
    return None


def _change(board: Board, after: Grid, laid: tuple[int, ...], seat: int) -> Change:
    replaced = tuple(square for square in laid if board.grid.filled(square))
    words = tuple(
        NewWord(run, after.word(run), _old_words(board, run, replaced, seat))
        for run in after.runs_through(laid)
    )
    return Change(board, after, laid, replaced, words)


def _old_words(board: Board, new: Run, replaced: tuple[int, ...], seat: int) -> tuple[OldWord, ...]:
    """The runs of the old board inside a new one, in its direction."""
    found = []
    for filled, group in groupby(new.squares, board.grid.filled):
        squares = tuple(group)
        if not filled or len(squares) < 2:
            continue
        owners = [board.owner(square) for square in squares]
        run = Run(new.direction, squares)
        found.append(
            OldWord(
                run,
                board.grid.word(run),
                owners.count(other(seat)) >= owners.count(seat),
                tuple(square for square in squares if square in replaced),
            )
        )
    return tuple(found)
