"""A letter chosen from the hand, as the move it means."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import Composition, Move, Repair, Seat
from templates.toy.moves import Lay
from templates.toy.state import State


@dataclass(frozen=True, slots=True)
class ToyComposition(Composition):
    letter: str = ""


def ways(state: State, seat: Seat, made: ToyComposition) -> tuple[Move, ...]:  # noqa: ARG001
    letter = made.letter.upper()
    return (Lay(letter),) if len(letter) == 1 and letter.isascii() and letter.isalpha() else ()


def repairs(state: State, seat: Seat, made: ToyComposition) -> tuple[Repair, ...]:  # noqa: ARG001
    return (Repair("undo", made.letter, ToyComposition(), is_step_back=True),) if made.letter else ()


def composition(state: State, move: Move) -> ToyComposition | None:  # noqa: ARG001
    return ToyComposition(move.letter) if isinstance(move, Lay) else None
