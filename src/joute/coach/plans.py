"""What a better move prepares: the word its author could hope for next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from joute.coach.looking import Looked


@dataclass(frozen=True, slots=True)
class Plan:
    """A word, what it gains, and whether it is the advised word made longer."""

    word: str
    gain: int
    lengthens: bool


def plans(looked: Sequence[Looked]) -> list[Plan | None]:
    """Of each ply. A word that does not follow from the advised move is told once to each player: as long as
    it can be laid it stands behind every move there is.
    """
    told: set[tuple[int, str]] = set()
    found: list[Plan | None] = []
    for one in looked:
        plan = _plan(one)
        if plan and one.verdict.is_bad and not plan.lengthens:
            if (one.seat, plan.word) in told:
                plan = None
            else:
                told.add((one.seat, plan.word))
        found.append(plan)
    return found


def _plan(one: Looked) -> Plan | None:
    """Nothing where the move played leads to the same word."""
    if not (advised := one.advised) or not (hoped := advised.why.prepares):
        return None
    played = one.played.why.prepares if one.played else None
    if played and played.word == hoped.word:
        return None
    return Plan(hoped.word, hoped.gain, any(laid in hoped.word for laid in advised.effects.words))
