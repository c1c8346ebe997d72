"""Letters laid on the board, or chosen to be turned, as the move they mean."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.jago.laying_order import laying_order
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Flip, Turn, Word
from joute.games.jago.state import State
from joute.letters import capitals
from joute.play import Duty, Move, Refusal, Repair, Seat
from joute.play.grid import Direction, Grid, Run
from joute.play.grid_composing import Composer, GridComposition, Placed, grid_composition
from joute.values import replace


@dataclass(frozen=True, slots=True)
class JagoComposition(GridComposition):
    """`laid` lie on empty squares or over letters (JAG-11)."""

    flips: tuple[str, ...] = ()
    """The squares of the letters to turn, where a penalty is due (JAG-20, JAG-21)."""


def ways(state: State, seat: Seat, made: JagoComposition) -> tuple[Move, ...]:
    """The turn that lays these letters, in few words; or the letters turned, where that is due."""
    if _flips(state, seat):
        return _flip(made)
    composer = _composer(state, made)
    letters = composer.letters()
    if not letters:
        return ()
    after = state.board.grid.with_cells(letters)
    runs = _one_run(after, composer, letters) or _few_runs(after, letters)
    return (Turn(tuple(_word(after, run) for run in runs)),) if runs else ()


def _flip(made: JagoComposition) -> tuple[Move, ...]:
    """No letter chosen, and none laid: none is turned."""
    squares = [SHAPE.index(name) for name in dict.fromkeys(made.flips)]
    chosen = tuple(square for square in squares if square is not None)
    return (Flip(chosen),) if len(chosen) == len(squares) and (chosen or not made.laid) else ()


def _composer(state: State, made: JagoComposition) -> Composer:
    """There are no jokers: a small letter is the same as its capital."""
    laid = tuple(replace(one, letter=capitals(one.letter)) for one in made.laid)
    return Composer(state.board.grid, replace(made, laid=laid), over=True)


def _one_run(after: Grid, composer: Composer, letters: dict[int, str]) -> tuple[Run, ...]:
    """The run that holds them all: along the line they make, else across it."""
    direction = composer.direction(letters)
    for each in (direction, direction.other):
        run = after.run(next(iter(letters)), each)
        if len(run) > 1 and letters.keys() <= set(run.squares):
            return (run,)
    return ()


def _few_runs(after: Grid, letters: dict[int, str]) -> tuple[Run, ...]:
    """Runs that hold them all, each time the one with more letters that are still missing.

    None while a letter stands alone. Fewer runs might do: the referee writes the turn with the fewest.
    """
    missing, chosen = set(letters), []
    for square in letters:
        if square not in missing:
            continue
        runs = [after.run(square, direction) for direction in Direction]
        run = max(runs, key=lambda run: (len(run) > 1, len(missing.intersection(run.squares))))
        if len(run) < 2:
            return ()
        missing.difference_update(run.squares)
        chosen.append(run)
    return tuple(chosen)


def _word(after: Grid, run: Run) -> Word:
    return Word(run.squares[0], run.direction, after.word(run))


def lacks(state: State, seat: Seat, made: JagoComposition, refusal: Refusal) -> Duty | None:
    """A turn may have several words: what does not reach the rest yet, or does not lead yet, may go on."""
    if refusal.reason == "not_connected":
        return Duty(refusal.reason, refusal.article, refusal.squares)
    if refusal.reason == "no_lead_same_meaning":
        return Duty("awaits_lead_same_meaning", refusal.article, data=refusal.data)
    if refusal.reason != "no_lead":
        return None
    turn = next((move for move in ways(state, seat, made) if isinstance(move, Turn)), Turn(()))
    if state.terms.contesting:
        return Duty("awaits_lead_unjudged", refusal.article, data=refusal.data)
    if len(turn.words) > 1:
        return Duty("awaits_lead_many", refusal.article, data=refusal.data)
    word = next((word.letters for word in turn.words), "")
    return Duty("awaits_lead", refusal.article, data={**refusal.data, "word": word})


def repairs(state: State, seat: Seat, made: JagoComposition) -> tuple[Repair, ...]:
    if _flips(state, seat):
        return ()
    composer = _composer(state, made)
    return (*_keeping(composer), *composer.repairs())


def _keeping(composer: Composer) -> tuple[Repair, ...]:
    """The word just written, laid around the letters of the board that it replaces instead.

    Whoever writes only the missing letters of a word begins it on an empty square.
    """
    letters, grid = composer.letters(), composer.grid
    own, direction = _last_word(composer, letters)
    replaced = [square for square in own if grid.filled(square)]
    if not replaced or grid.filled(own[0]):
        return ()
    left = {square: letter for square, letter in letters.items() if square not in own}
    taken = grid.with_cells(left)
    square: int | None = own[0]
    for letter in (letters[one] for one in own):
        while square is not None and taken.filled(square):
            square = SHAPE.step(square, direction, 1)
        if square is None:
            return ()
        left[square] = letter
        square = SHAPE.step(square, direction, 1)
    laid = tuple(Placed(SHAPE.name(square), letter) for square, letter in left.items())
    kept = JagoComposition(laid, direction is Direction.DOWN)
    return (Repair("keepLying", "".join(grid[one] for one in replaced), kept, is_step_back=True),)


def _last_word(composer: Composer, letters: dict[int, str]) -> tuple[list[int], Direction]:
    """The laid squares of the word that was written last, in its order, and its direction."""
    written = Direction.DOWN if composer.made.down else Direction.ACROSS
    if letters:
        after, last = composer.grid.with_cells(letters), next(reversed(letters))
        for direction in (written, written.other):
            own = [square for square in after.run(last, direction).squares if square in letters]
            if len(own) > 1:
                return own, direction
    return list(letters), written


def _flips(state: State, seat: Seat) -> bool:
    """Whether the seat has won a contest, and turns letters now."""
    return state.penalty is not None and seat != state.turn


def composition(state: State, move: Move) -> JagoComposition | None:
    if isinstance(move, Flip):
        return JagoComposition(flips=SHAPE.names(move.squares))
    if not isinstance(move, Turn):
        return None
    runs: dict[Run, str] = {}
    if any(word.squares() is None for word in move.words):
        return None
    for word in laying_order(state, state.turn, move):
        runs[Run(word.direction, word.squares() or ())] = word.letters
    laid = grid_composition(state.board.grid, runs, over=True)
    return JagoComposition(laid.laid, laid.down)
