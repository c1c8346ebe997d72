"""Every deal of a finished event made again from its file, and compared with what was dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from joute.play import Refusal
from joute.tables import Table
from joute.tables.dealing import is_chance, seeded
from joute.tournaments.agreement import Assignment
from joute.tournaments.tournament import Tournament
from joute.tournaments.verifiable import Dealt, Verifiable, commitment_to

OpenTable = Callable[[Assignment], Table]
"""A table as it stood before the deal."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One table: what the file says was dealt, and what its seed deals."""

    round: int
    table: int
    game: int
    told: tuple[str, ...]
    made: tuple[str, ...]

    @property
    def right(self) -> bool:
        return self.told == self.made


@dataclass(frozen=True, slots=True)
class Verified:
    commitment: str
    kept: bool
    """Whether the secret shown is the one promised."""
    tables: tuple[Checked, ...]

    @property
    def right(self) -> bool:
        return self.kept and bool(self.tables) and all(table.right for table in self.tables)


def verify(tournament: Tournament, open_table: OpenTable) -> Verified | None:
    """None where the event has no secret, or has not shown it yet."""
    event = tournament.event
    if not isinstance(event, Verifiable) or not event.secret:
        return None
    asked = _assignments(tournament)
    checked = []
    for place, dealt in groupby(event.dealt, key=_place):
        told = tuple(one.action for one in dealt)
        assignment = asked.get(place)
        made = _made(event, place, assignment, open_table, len(told)) if assignment else ()
        checked.append(Checked(*place, told, made))
    commitment = event.agreement.commitment
    return Verified(commitment, commitment_to(event.secret) == commitment, tuple(checked))


def _place(dealt: Dealt) -> tuple[int, int, int]:
    return dealt.round, dealt.table, dealt.game


def _made(
    event: Verifiable,
    place: tuple[int, int, int],
    assignment: Assignment,
    open_table: OpenTable,
    most: int,
) -> tuple[str, ...]:
    """What the seed deals there, no further than the file tells."""
    seed = event.seed_of(event.secret, *place)
    table = open_table(assignment).deal(seeded(seed), 0)
    return tuple(one.action for one in table.events if is_chance(one))[:most]


def _assignments(tournament: Tournament) -> dict[tuple[int, int, int], Assignment]:
    """Every table that was ever asked for, as it was asked for."""
    asked: dict[tuple[int, int, int], Assignment] = {}
    replayed = tournament.begun()
    for entry in tournament.entries:
        after = replayed.enter(entry.who, entry.action)
        if isinstance(after, Refusal):
            break
        replayed = after
        for one in replayed.event.assignments():
            asked.setdefault((replayed.event.opened, one.table, one.played + 1), one)
    return asked
