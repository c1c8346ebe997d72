"""The winning chances of a whole game, as the curve draws them and the lists tell them: the same numbers.

Each ply is a search of its own, and what it says of a position is not quite what the search before said of
it after its move (docs/strength.md, one number). So each ply is a step from the chance before it to the
chance after it, just what it lost apart; and between two steps the chance goes only part of the way to what
the next search finds. Among more than two, whose chances are small, it goes further where something good was
missed: a move that leaves 22 % is not shown as 2 % because nobody expected the 57 % it could have had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from joute.coach.lines import Line, percent
from joute.coach.looking import Looked
from joute.play import CHANCE, RESIGN, MoveKind, Position, Refusal, Seat
from joute.tables import Ply

_OPEN = (1.0, 99.0)
"""Chances beyond these are certain, or as good as that: what the search says is shown as it is."""
_TRUSTED = 0.25
"""How far what is shown goes towards what a new search says: most of the difference is what it hopes for."""
_TWO = 2

Chances = tuple[float, ...]
"""Of each seat, of a hundred; together they make a hundred."""


@dataclass(frozen=True, slots=True)
class Step:
    """One ply: the chances before it, if it is played as well as can be, and after it as it was played."""

    before: Chances
    after: Chances


def steps(plies: Sequence[Ply], looked: Sequence[Looked], seats: int) -> tuple[Step, ...]:
    """A move takes from its player just what it lost; at the end, the outcome."""
    latest: Chances = (100.0 / seats,) * seats
    told: list[Step] = []
    counted = plies[0].before.scores() if plies else ()
    new_round = False
    for ply, one in zip(plies, looked, strict=False):
        if ply.seat == CHANCE and ply.before.scores() != counted:
            new_round, counted = True, ply.before.scores()
            latest = _without_who_is_out(latest, ply.before)
        step = _judged(latest, one, _TRUSTED if not new_round else 1.0)
        new_round = new_round and step.before == latest
        if outcome := ply.after.outcome():
            step = replace(
                step, after=tuple(100 * outcome.share(seat, seats) for seat in range(1, seats + 1))
            )
        elif ply.effects.kind is MoveKind.RESIGN:  # the others play on
            step = replace(step, after=_with(step.after, ply.seat, 0.0))
        told.append(step)
        latest = step.after
    return tuple(told)


def on_curve(one: Looked, step: Step) -> Looked:
    """The same moves, with the chances that the curve has: the best move the one before the ply, the move
    played the one after it."""
    if one.chance is None or not (one.played or one.resigned):
        return one
    before, after = step.before[one.seat - 1], step.after[one.seat - 1]
    moved = before - one.chance
    return replace(
        one,
        best=tuple(
            sorted((_moved(line, moved) for line in one.best), key=lambda line: -percent(line.chance))
        ),
        played=replace(one.played, chance=after) if one.played else None,
    )


def _without_who_is_out(latest: Chances, position: Position) -> Chances:
    """Who has retired at the end of a round (LEX-13) has no chance left: such a seat may not even resign."""
    if len(latest) <= _TWO:
        return latest
    out = [isinstance(position.judge(seat, RESIGN), Refusal) for seat in range(1, len(latest) + 1)]
    left = [0.0 if gone else chance for gone, chance in zip(out, latest, strict=True)]
    return tuple(100 * chance / sum(left) for chance in left) if sum(left) else latest


def _judged(latest: Chances, one: Looked, trusted: float) -> Step:
    """`trusted`: how far it goes to what the search says; all the way after a round was counted."""
    if one.chance is None or not (one.played or one.resigned):
        return Step(latest, latest)
    known, found = latest[one.seat - 1], one.chance
    if one.played is None:  # who resigned gave up what the moves left to play were worth
        given_up = _with(latest, one.seat, known + trusted * (found - known))
        return Step(given_up, given_up)
    is_certain = not all(_OPEN[0] < chance < _OPEN[1] for chance in (found, one.played.chance))
    shown = found if is_certain else known + trusted * (found - known)
    least = min(known, one.played.chance) if len(latest) > _TWO else 0.0
    before = _with(latest, one.seat, max(shown, least + one.lost))
    return Step(before, _with(before, one.seat, before[one.seat - 1] - one.lost))


def _moved(line: Line, by: float) -> Line:
    return replace(line, chance=min(100.0, max(0.0, line.chance + by)))


def _with(latest: Chances, seat: Seat, chance: float) -> Chances:
    """The others share what is left as they did before."""
    rest = sum(latest) - latest[seat - 1]
    left = 100.0 - chance
    others = len(latest) - 1
    return tuple(
        chance if place == seat else left * value / rest if rest else left / others
        for place, value in enumerate(latest, 1)
    )
