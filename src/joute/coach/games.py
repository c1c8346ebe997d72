"""A whole game looked at: each player's accuracy, the chances after every ply, the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from joute.coach.closing import closing
from joute.coach.contested import what_came
from joute.coach.lines import Line
from joute.coach.looking import DECLARED, Looked
from joute.coach.players import Player, player
from joute.coach.reasons import Reasons
from joute.play import CHANCE, MoveKind, People, Position, Seat, Sentence, Settings
from joute.tables import Ply

WORST = 3
_OPEN = (1.0, 99.0)
"""Chances beyond these are certain, or as good as that."""


@dataclass(frozen=True, slots=True)
class Review:
    """What is known so far: `looked` grows ply by ply until it is as long as the game."""

    looked: tuple[Looked, ...]
    said: tuple[Sentence, ...]
    chances: tuple[tuple[float, ...], ...]
    """Of each seat, of a hundred, before the first ply and after each."""
    players: tuple[Player, ...]
    worst: tuple[int, ...]
    """The plies, counted from 1, that lost most; the worst first."""
    closing: Sentence | None
    """Once everything has been looked at."""


def unjudged(ply: Ply) -> bool:
    """Whether there is nothing to look at: chance acted, or something was said rather than played."""
    return ply.seat == CHANCE or ply.effects.kind in DECLARED or ply.before.on_turn() != ply.seat


def came_of(plies: Sequence[Ply], number: int) -> Position | None:
    """What a contest that was right made of the ply of that index; None where it stood."""
    return what_came(plies, number, DECLARED)


def review(
    plies: Sequence[Ply], looked: Sequence[Looked], settings: Settings, names: Sequence[str]
) -> Review:
    people = People(tuple(names))
    players = tuple(player(seat, looked) for seat in range(1, settings.seats + 1))
    worst = _worst(looked)
    chances = _chances(plies, looked, settings.seats)
    shown = tuple(_on_curve(one, after) for one, after in zip(looked, chances[1:], strict=True))
    done = len(looked) == len(plies)
    return Review(
        shown,
        _said(shown, Reasons(people, settings.dictionary)),
        chances,
        players,
        worst,
        closing(plies, shown, people, players, worst, settings.dictionary) if done else None,
    )


def _on_curve(one: Looked, after: tuple[float, ...]) -> Looked:
    """The same moves, with the chances that the curve shows: the move played has the one after its ply,
    the others are as far from it as they were found to be."""
    if one.played is None:
        return one
    moved = after[one.seat - 1] - one.played.chance
    return replace(
        one,
        best=tuple(_moved(line, moved) for line in one.best),
        played=_moved(one.played, moved),
    )


def _moved(line: Line, by: float) -> Line:
    return replace(line, chance=min(100.0, max(0.0, line.chance + by)))


def _worst(looked: Sequence[Looked]) -> tuple[int, ...]:
    bad = [(one.lost, number) for number, one in enumerate(looked, 1) if one.verdict.is_bad]
    return tuple(number for _, number in sorted(bad, key=lambda each: (-each[0], each[1]))[:WORST])


def _said(looked: Sequence[Looked], reasons: Reasons) -> tuple[Sentence, ...]:
    """The next player's best move is the answer to the one before."""
    following: list[Looked | None] = [*looked[1:], None][: len(looked)]
    said: list[Sentence] = []
    for one, after in zip(looked, following, strict=True):
        answers = after.best[:1] if after and after.seat not in (CHANCE, one.seat) else ()
        said.append(reasons.say(one, answers[0] if answers else None, after.seat if after else CHANCE))
    return tuple(said)


def _chances(plies: Sequence[Ply], looked: Sequence[Looked], seats: int) -> tuple[tuple[float, ...], ...]:
    """Each seat's chances, scaled so that all add up to a hundred; at the end, the outcome.

    A move takes from its player just what it lost: what is shown falls at a mistake, by as much as is said.
    """
    latest = [100.0 / seats] * seats
    told = [tuple(latest)]
    dearest = 0.0
    """What the ply before lost: the better move there had as much more, and no chance is above a hundred."""
    for ply, one in zip(plies, looked, strict=False):
        outcome = ply.after.outcome()
        if one.played and one.chance is not None:
            before = max(_agreed(latest[one.seat - 1], one.chance), dearest, one.lost)
            told[-1] = tuple(_with(latest, one.seat, before))
            latest = _with(list(told[-1]), one.seat, before - one.lost)
        dearest = one.lost
        if outcome:
            latest = [100 * outcome.share(seat, seats) for seat in range(1, seats + 1)]
        elif ply.effects.kind is MoveKind.RESIGN:  # the others play on
            latest = _with(latest, ply.seat, 0.0)
        told.append(tuple(latest))
    return tuple(told)


def _agreed(known: float, found: float) -> float:
    """A position is looked at after one move and before the next, by two who each hope for themselves:
    between the two, unless it is decided."""
    return found if not _OPEN[0] < found < _OPEN[1] else (known + found) / 2


def _with(latest: list[float], seat: Seat, chance: float) -> list[float]:
    """The others share what is left as they did before."""
    rest = sum(latest) - latest[seat - 1]
    left = 100.0 - chance
    others = len(latest) - 1
    return [
        chance if place == seat else left * value / rest if rest else left / others
        for place, value in enumerate(latest, 1)
    ]
