"""A square chosen from the hand and the word announced with it, or the row taken up, as the move it means."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary.options import LONGEST
from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.state import State
from joute.letters import JOKER, capitals, is_word_shaped
from joute.play import Composition, Move, Repair, Seat


@dataclass(frozen=True, slots=True)
class AmusanteComposition(Composition):
    """What was put together so far: one square and one word, or taking up the row instead."""

    square: str = ""
    """A letter of the hand, or `*` for a joker."""
    stands_for: str = ""
    """The letter a joker stands for."""
    word: str = ""
    """The word as it was typed."""
    take: bool = False


def ways(state: State, seat: Seat, made: AmusanteComposition) -> tuple[Move, ...]:  # noqa: ARG001
    """One at most: the square with its word, once there are both."""
    if made.take:
        return (TAKE,)
    square, word = _square(made), _word(made)
    return (Lay(square, word),) if square and word else ()


def repairs(state: State, seat: Seat, made: AmusanteComposition) -> tuple[Repair, ...]:
    """The letter itself in place of a joker, if it is in the hand; or nothing laid."""
    square = _square(made)
    if made.take or not square:
        return ()
    letter = square.upper()
    undo = Repair("undo", letter, AmusanteComposition(), is_step_back=True)
    if square.islower() and state.hands and letter in state.hands[seat - 1]:
        return (Repair("noJoker", letter, AmusanteComposition(letter, word=made.word)), undo)
    return (undo,)


def composition(state: State, move: Move) -> AmusanteComposition | None:  # noqa: ARG001
    if move == TAKE:
        return AmusanteComposition(take=True)
    if not isinstance(move, Lay):
        return None
    if move.square.islower():
        return AmusanteComposition(JOKER, move.square.upper(), move.word)
    return AmusanteComposition(move.square, word=move.word)


def _square(made: AmusanteComposition) -> str:
    """The square as a row holds it, a joker in lower case; empty where it is not chosen yet."""
    joker = made.square == JOKER
    letter = made.stands_for if joker else made.square
    if len(letter) != 1 or not (letter.isascii() and letter.isalpha()):
        return ""
    return letter.lower() if joker else letter.upper()


def _word(made: AmusanteComposition) -> str:
    """The word as it is announced; empty where what was typed is none."""
    typed = made.word.strip() if len(made.word) <= 2 * LONGEST else ""
    word = capitals(typed)
    return word if is_word_shaped(word) and len(word) <= LONGEST else ""
