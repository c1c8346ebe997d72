"""A word laid on the mat: its shape, its squares, the words it makes (DEM-3 to DEM-6, DEM-10)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.demo.material import FIRST_WORD, MIDDLE, SHAPE, as_held
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.letters import Stock
from joute.play import Refusal, Seat, illegal
from joute.play.grid import Direction, Grid, Run
from joute.play.words import refuse_contact, refuse_word


@dataclass(frozen=True, slots=True)
class Laying:
    """A play that can be made: the mat after it, the squares laid, their runs, the stated one first."""

    move: Play
    grid: Grid
    squares: tuple[int, ...]
    runs: tuple[Run, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word_of(self.grid, run) for run in self.runs)

    def held(self) -> str:
        """The squares as they were in the hand."""
        return "".join(as_held(self.grid[square]) for square in self.squares)


def lay(state: State, seat: Seat, play: Play) -> Laying | Refusal:
    """The play on the mat, or the first article it breaks: shape, material, words."""
    covered = [SHAPE.step(play.square, play.direction, count) for count in range(len(play.word))]
    inside = tuple(square for square in covered if square is not None)
    fresh = {
        square: letter
        for square, letter in zip(inside, play.word, strict=False)
        if not state.grid.filled(square)
    }
    off_mat = len(covered) - len(inside)
    if refusal := _refuse_shape(state, play, inside, fresh, off_mat):
        return refusal
    grid = state.grid.with_cells(fresh)
    hand = Stock(state.hands[seat - 1])
    if lacking := hand.missing(map(as_held, fresh.values())):
        return illegal("DEM-5", "not_in_hand", SHAPE.names(tuple(fresh)), letters=lacking)
    stated, runs = grid.run(play.square, play.direction), grid.runs_through(tuple(fresh))
    if not state.terms.contested and (refusal := _refuse_words(state, grid, runs, stated)):
        return refusal
    return _canonical(state, Laying(play, grid, tuple(fresh), runs), stated)


def _refuse_shape(
    state: State, play: Play, inside: tuple[int, ...], fresh: dict[int, str], off_mat: int
) -> Refusal | None:
    most = state.terms.most_laid
    if most is not None and len(fresh) + off_mat > most:
        return illegal("DEM-3", "too_many", SHAPE.names(tuple(fresh)), laid=len(fresh) + off_mat, most=most)
    if off_mat:
        return illegal("DEM-4", "off_the_mat", SHAPE.names(inside), word=play.word, over=off_mat)
    if state.is_mat_empty():
        return _refuse_first(play, inside)
    return _refuse_joining(state.grid, play, inside, fresh)


def _refuse_first(play: Play, inside: tuple[int, ...]) -> Refusal | None:
    if len(inside) < FIRST_WORD:
        return illegal("DEM-4", "first_too_short", SHAPE.names(inside), word=play.word)
    if MIDDLE not in inside:
        return illegal("DEM-4", "not_on_the_middle", SHAPE.names(inside), middle=SHAPE.name(MIDDLE))
    return None


def _refuse_joining(grid: Grid, play: Play, inside: tuple[int, ...], fresh: dict[int, str]) -> Refusal | None:
    for square, letter in zip(inside, play.word, strict=True):
        if square not in fresh and grid[square].upper() != letter.upper():
            return illegal(
                "DEM-5", "occupied", (SHAPE.name(square),), there=grid[square].upper(), letter=letter
            )
    if not fresh:
        return illegal("DEM-5", "nothing_laid", SHAPE.names(inside), word=play.word)
    whole = grid.with_cells(fresh).run(inside[0], play.direction)
    if whole.squares != inside:
        run = word_of(grid.with_cells(fresh), whole)
        return illegal("DEM-5", "not_the_whole_run", SHAPE.names(whole.squares), word=play.word, run=run)
    if len(inside) < 2:
        return illegal("DEM-5", "one_letter", SHAPE.names(inside), word=play.word)
    near = {square for laid in fresh for square in SHAPE.neighbours(laid)}
    if not any(grid.filled(square) for square in near):
        return illegal("DEM-5", "not_joined", SHAPE.names(inside), word=play.word)
    return None


def _canonical(state: State, laying: Laying, stated: Run) -> Laying:
    """Letters in place are capitals, and a single square that reads both ways is written across."""
    grid, fresh = laying.grid, laying.squares
    if len(fresh) == 1 and len(across := grid.run(fresh[0], Direction.ACROSS)) > 1:
        stated = across
    letters = [grid[s] if not state.grid.filled(s) else grid[s].upper() for s in stated.squares]
    move = Play(stated.squares[0], stated.direction, "".join(letters))
    return Laying(move, grid, fresh, (stated, *(run for run in laying.runs if run != stated)))


def _refuse_words(state: State, grid: Grid, runs: tuple[Run, ...], stated: Run) -> Refusal | None:
    """Every run made on the way is an allowed word (DEM-5), and so is the one stated (DEM-10).

    Where both are wrong, it is the stated one that DEM-5 names: it is what the player wrote.
    """
    dictionary = state.terms.dictionary
    others = (run for run in runs if run != stated)
    touching = next((run for run in others if word_of(grid, run) not in dictionary), None)
    if (word := word_of(grid, stated)) not in dictionary:
        article = "DEM-5" if touching else "DEM-10"
        return refuse_word(article, dictionary, word, SHAPE.names(stated.squares))
    if touching is None:
        return None
    return refuse_contact("DEM-5", dictionary, word_of(grid, touching), SHAPE.names(touching.squares))


def word_of(grid: Grid, run: Run) -> str:
    """The run as it is read: jokers in capitals too."""
    return grid.word(run).upper()
