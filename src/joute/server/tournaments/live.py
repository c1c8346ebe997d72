"""One live tournament: lines entered, players registered, everybody who watches told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from joute.play import Refusal, illegal
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.live.log import LiveLog, Watcher
from joute.server.operations.database import in_database
from joute.server.operations.work import Work
from joute.server.tournaments.running import Running, caught_up
from joute.storage import OpenedRow, PersonRow, TournamentStore
from joute.storage.tournament_rows import Entry
from joute.tournaments import Tournament
from joute.tournaments.players import Line
from joute.values import replace

MOST_LINES = 20_000
MOST_PLAYERS = 256
MOST_MACHINES = 8
"""They think on this server's time, also when they play among themselves."""
Lines = Callable[[Running], tuple[Line, ...] | Refusal]


class LiveTournament(LiveLog[Running, Watcher]):
    """The tournament as this node knows it; `on_stored` is called with its id after every line it stores."""

    def __init__(
        self, running: Running, store: TournamentStore, work: Work, on_stored: Callable[[str], None]
    ) -> None:
        super().__init__(running)
        self._store = store
        self._work = work
        self._on_stored = on_stored

    @property
    def running(self) -> Running:
        return self.stored

    @property
    def id(self) -> str:
        return self.stored.row.id

    async def enter(self, lines: Lines, client_id: str | None = None) -> Refusal | None:
        """Add lines, made from what is stored at that moment; a known client id is not entered twice."""
        async with self.lock:
            known = client_id and await self._knows(client_id)
            return None if known else await self.add(lines, client_id)

    async def bring(self, lines: tuple[Line, ...], at_ms: int) -> None:
        """Lines of a file that was read already, with the moment it gives them."""
        async with self.lock:
            await self.add(lambda _: lines, at_ms=at_ms)

    async def register(self, name: str, holder: str | None, level: int | None) -> Refusal | None:
        """A player of that name; whoever is registered already stays who they are."""

        def line(running: Running) -> tuple[Line, ...] | Refusal:
            machines = sum(person.level is not None for person in running.people)
            if level is not None and machines >= MOST_MACHINES:
                return illegal("", "too_many_machines", most=MOST_MACHINES)
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
        at_ms: int | None = None,
    ) -> Refusal | None:
        """All the lines or none; the lock is held. `person` becomes the player they register."""
        attempt = partial(self._attempt, lines, client_id, person, opened, at_ms)
        answer = await self._retried(attempt)
        return answer if isinstance(answer, Refusal) else None

    async def catch_up(self) -> None:
        """Read what has been stored; the lock is held."""
        await self._catch_up()

    async def _attempt(
        self,
        lines: Lines,
        client_id: str | None,
        person: PersonRow | None,
        opened: OpenedRow | None,
        at_ms: int | None,
    ) -> Refusal | bool | None:
        """A refusal, or True once the lines are entered; None where another node was first."""
        await self._catch_up()
        made = await self._work.do(partial(lines, self.running))
        if isinstance(made, Refusal):
            return made
        if not made and opened is None:
            return True
        entered = self.running.tournament.enter_all(made)
        if isinstance(entered, Refusal):
            return entered
        if len(entered.event.players) > MOST_PLAYERS:
            return illegal("", "too_many")
        if self.running.version + len(made) > MOST_LINES:
            raise RequestError("too_large")
        entry = self._entry(made, entered, client_id, person, opened)
        if at_ms is not None:
            entry = replace(entry, at_ms=at_ms)
        if not await self._is_first(in_database(self._store.append, entry)):
            return None
        await self._catch_up()
        self._on_stored(self.id)
        return True

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

    async def _knows(self, client_id: str) -> bool:
        return await in_database(self._store.knows_client, self.id, client_id)

    async def _news(self) -> Running | None:
        before = self.running
        now = await in_database(caught_up, self._store, before)
        return None if before.marks == now.marks else now
