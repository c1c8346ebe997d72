"""A whole game looked at: each player's accuracy, the chances around every ply, the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from joute.bots.why import WINS
from joute.coach.closing import closing
from joute.coach.contested import what_came
from joute.coach.curve import Chances, Step, on_curve, steps
from joute.coach.looking import DECLARED, Looked
from joute.coach.naming import Naming
from joute.coach.plans import plans
from joute.coach.players import Player, player
from joute.coach.reasons import Reasons
from joute.coach.verdicts import Verdict
from joute.play import CHANCE, MoveKind, People, Position, Sentence, Settings
from joute.tables import Ply

WORST = 3


@dataclass(frozen=True, slots=True)
class Review:
    """What is known so far: `looked` grows ply by ply until it is as long as the game."""

    looked: tuple[Looked, ...]
    said: tuple[Sentence, ...]
    steps: tuple[Step, ...]
    """The chances before and after each ply that was looked at."""
    players: tuple[Player, ...]
    worst: tuple[int, ...]
    """The plies, counted from 1, that lost most; the worst first."""
    closing: Sentence | None
    """Once everything has been looked at."""

    @property
    def chances(self) -> tuple[Chances, ...]:
        """Of each seat before the first ply, and after each."""
        return (*(step.before for step in self.steps[:1]), *(step.after for step in self.steps))


def unjudged(ply: Ply) -> bool:
    """Whether there is nothing to look at: chance acted, or something was said rather than played.

    Who resigns may have had something left to play: that is looked at.
    """
    said = ply.effects.kind in DECLARED and ply.effects.kind is not MoveKind.RESIGN
    return ply.seat == CHANCE or said or ply.before.on_turn() != ply.seat


def came_of(plies: Sequence[Ply], number: int) -> Position | None:
    """What a contest that was right made of the ply of that index; None where it stood."""
    return what_came(plies, number, DECLARED)


def review(
    plies: Sequence[Ply], looked: Sequence[Looked], settings: Settings, names: Sequence[str]
) -> Review:
    people = People(tuple(names))
    looked = _seen_after(plies, looked)
    players = tuple(player(seat, looked) for seat in range(1, settings.seats + 1))
    worst = _worst(looked)
    curve = steps(plies, looked, settings.seats)
    shown = tuple(on_curve(one, step) for one, step in zip(looked, curve, strict=True))
    done = len(looked) == len(plies)
    return Review(
        shown,
        _said(shown, Reasons(Naming(people, settings.dictionary))),
        curve,
        players,
        worst,
        closing(plies, shown, people, players, worst, settings.dictionary) if done else None,
    )


def _seen_after(plies: Sequence[Ply], looked: Sequence[Looked]) -> tuple[Looked, ...]:
    """The move that left the other nothing to play has won, whatever its author could know of it (JAG-24)."""
    seen = list(looked)
    for number, one in enumerate(looked):
        if not (one.stuck and plies[number].after.outcome()):
            continue
        before = next((at for at in range(number - 1, -1, -1) if plies[at].seat != CHANCE), None)
        if before is not None and (own := seen[before].played) and seen[before].seat != one.seat:
            won = replace(own, chance=100.0, why=WINS)
            others = tuple(line for line in seen[before].best if line.text != own.text)
            seen[before] = replace(seen[before], best=(won, *others), played=won, verdict=Verdict.BEST)
    return tuple(seen)


def _worst(looked: Sequence[Looked]) -> tuple[int, ...]:
    bad = [(one.lost, number) for number, one in enumerate(looked, 1) if one.verdict.is_bad]
    return tuple(number for _, number in sorted(bad, key=lambda each: (-each[0], each[1]))[:WORST])


def _said(looked: Sequence[Looked], reasons: Reasons) -> tuple[Sentence, ...]:
    """The next player's best move is the answer to the one before."""
    following: list[Looked | None] = [*looked[1:], None][: len(looked)]
    said: list[Sentence] = []
    for one, after, plan in zip(looked, following, plans(looked), strict=True):
        answers = after.best[:1] if after and after.seat not in (CHANCE, one.seat) else ()
        said.append(reasons.say(one, answers[0] if answers else None, after.seat if after else CHANCE, plan))
    return tuple(said)
