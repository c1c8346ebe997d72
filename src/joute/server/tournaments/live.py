"""One tournament being run: a single writer at a time, every watcher told after every stored change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from joute.play import Refusal, illegal
from joute.server.clock import now_ms
from joute.server.tournaments.running import Running, caught_up
from joute.server.troubles import TroubleError
from joute.server.work import Work
from joute.storage import Conflict, OpenedRow, PersonRow, TournamentStore
from joute.storage.tournament_rows import Entry
from joute.tournaments import Tournament
from joute.tournaments.players import Line

MOST_RETRIES = 8
MOST_LINES = 20_000
MOST_PLAYERS = 256
MOST_MACHINES = 8
"""They think on this server's time, also when they play among themselves."""
Lines = Callable[[Running], tuple[Line, ...] | Refusal]


class Watcher(Protocol):
    """Somebody connected to a tournament."""

    def tournament_changed(self) -> None: ...


class LiveTournament:
    """The tournament as this node knows it. Only what is stored is ever shown."""

    def __init__(
        self, running: Running, store: TournamentStore, work: Work, on_stored: Callable[[str], None]
    ) -> None:
        self.running = running
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._work = work
        self._on_stored = on_stored

    @property
    def id(self) -> str:
        return self.running.row.id

    async def enter(self, lines: Lines, client_id: str | None = None) -> Refusal | None:
        """Add lines, made from what is stored at that moment; a known client id is not entered twice."""
        async with self.lock:
            known = client_id and await self._knows(client_id)
            return None if known else await self.add(lines, client_id)

    async def register(self, name: str, holder: str | None, level: int | None) -> Refusal | None:
        """A player of that name; whoever is registered already stays who they are."""

        def line(running: Running) -> tuple[Line, ...] | Refusal:
            machines = sum(person.level is not None for person in running.people)
            if level is not None and machines >= MOST_MACHINES:
                return illegal("", "too_many")
            known = running.players_of(holder or "")
            here = any(not running.tournament.event.player(number).withdrawn for number in known)
            return () if here else ((0, f"player {name}"),)

        person = PersonRow(tournament_id=self.id, number=0, holder=holder, level=level)
        async with self.lock:
            return await self.add(line, person=person)

    async def add(
        self,
        lines: Lines,
        client_id: str | None = None,
        person: PersonRow | None = None,
        opened: OpenedRow | None = None,
    ) -> Refusal | None:
        """All the lines or none; the lock is held. `person` becomes the player they register."""
        for _ in range(MOST_RETRIES):
            await self.catch_up()
            made = await self._work.do(partial(lines, self.running))
            if isinstance(made, Refusal):
                return made
            if not made and opened is None:
                return None
            entered = self.running.tournament.enter_all(made)
            if isinstance(entered, Refusal):
                return entered
            if len(entered.event.players) > MOST_PLAYERS:
                return illegal("", "too_many")
            if self.running.version + len(made) > MOST_LINES:
                raise TroubleError("too_large")
            if await self._stored(self._entry(made, entered, client_id, person, opened)):
                return None
        raise TroubleError("busy", retry_ms=200)

    def _entry(
        self,
        lines: tuple[Line, ...],
        entered: Tournament,
        client_id: str | None,
        person: PersonRow | None,
        opened: OpenedRow | None,
    ) -> Entry:
        if person:
            number = len(entered.event.players)
            person = PersonRow(tournament_id=self.id, number=number, holder=person.holder, level=person.level)
        return Entry(
            tournament_id=self.id,
            after=self.running.version,
            at_ms=now_ms(),
            lines=lines,
            over=entered.event.over,
            client_id=client_id,
            person=person,
            opened=opened,
        )

    async def _stored(self, entry: Entry) -> bool:
        try:
            await asyncio.to_thread(self._store.append, entry)
        except Conflict:
            return False
        except SQLAlchemyError:
            raise TroubleError("busy", retry_ms=500) from None
        await self.catch_up()
        self._on_stored(self.id)
        return True

    async def _knows(self, client_id: str) -> bool:
        return await asyncio.to_thread(self._store.knows_client, self.id, client_id)

    async def catch_up(self) -> None:
        """Read what has been stored; the lock is held."""
        before = self.running
        self.running = await asyncio.to_thread(caught_up, self._store, before)
        if before.marks != self.running.marks:
            for watcher in tuple(self.watchers):
                watcher.tournament_changed()

    async def refresh(self) -> None:
        async with self.lock:
            await self.catch_up()
