"""Teams: the best of each together, as many as the smallest team has."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from joute.games import registry
from joute.tournaments.event import Event
from joute.tournaments.players import Number, ranked


@dataclass(frozen=True, slots=True)
class TeamStanding:
    rank: int
    name: str
    total: Fraction
    players: tuple[Number, ...]
    """Those who count."""


def team_standings(event: Event) -> tuple[TeamStanding, ...]:
    """The lowest sum first in a tournament by hands, else the highest."""
    members: dict[str, list[tuple[Fraction, Number]]] = {}
    for line in event.standings():
        if line.rank is not None and line.player.team:
            members.setdefault(line.player.team, []).append((line.total, line.player.number))
    if len(members) < 2:
        return ()
    counting = min(map(len, members.values()))
    low = event.agreement.format == "hands" and registry.find(event.agreement.game).low_wins
    # The standings are in order, so the best of a team come first.
    best = {name: each[:counting] for name, each in members.items()}
    totals = {name: sum((total for total, _ in each), Fraction(0)) for name, each in best.items()}
    order = sorted(totals, key=lambda name: (totals[name] if low else -totals[name], name))
    return tuple(
        TeamStanding(rank, name, totals[name], tuple(number for _, number in best[name]))
        for rank, name in zip(ranked([(totals[name],) for name in order]), order, strict=True)
    )
