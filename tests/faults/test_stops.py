"""Which spans are stops, told by a clock and a database in the test's hands."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from tests.server.test_catching_up import SCRIPT, OneNode

from joute.server.clock import Clock
from joute.server.live.alive import GAP_MS, MISSING_MS, PAUSE_MS, RECONNECT_MS, Alive, AlwaysThere
from joute.server.live.stops import Span, Stops
from joute.storage import NodeRow, Store
from joute.tables import ClockStep, EventKind, Table

NOON = 1_000_000


class HandClock(Clock):
    """Shows what the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = NOON

    def now(self) -> int:
        return self.shown

    def set(self, moment: int) -> None:
        self.shown = moment

    def not_before(self, moment: int) -> None:
        self.shown = max(self.shown, moment)

    def caught_up(self, other: int | None = None) -> tuple[int, int] | None:  # noqa: ARG002
        return None


@dataclass
class Nodes:
    """The part of the database that nodes tell of themselves."""

    clock: HandClock
    rows: dict[str, NodeRow] = field(default_factory=dict)
    connected: set[str] = field(default_factory=set)

    def lives(self, most: int) -> tuple[NodeRow, ...]:
        return tuple(sorted(self.rows.values(), key=lambda row: -row.alive_ms)[:most])

    def is_connected(self, node: str) -> bool:
        return node in self.connected

    def still_alive(self, node: NodeRow) -> None:
        self.rows[node.id] = node

    def label(self, node: str) -> None:
        self.connected.add(node)

    def now_ms(self) -> int:
        return self.clock.shown

    def alive(self, is_shared: bool) -> Alive:
        return Alive(cast(Store, self), is_shared, self.clock)


async def pass_time(clock: HandClock, alive: Alive, ms: int) -> None:
    """While the process has the processor all the time."""
    for _ in range(ms // 100):
        clock.shown += 100
        await alive.pulse()


def test_a_process_that_did_not_get_the_processor_takes_nobodys_time() -> None:
    """However short the pauses are beyond the least one: each counts."""
    clock = HandClock()
    alive = Nodes(clock).alive(is_shared=False)

    async def paused() -> None:
        await alive.start()
        for silence in (PAUSE_MS - 50, PAUSE_MS + 50, 100, 5_000):
            clock.shown += silence
            await alive.pulse()

    asyncio.run(paused())
    first = NOON + PAUSE_MS - 50
    second = first + PAUSE_MS + 50
    stops = [(first, second), (second + 100, second + 5_100)]
    assert alive.stops_after(NOON, NOON) == alive.stops_after(NOON, NOON - 1) == stops


def test_a_database_that_was_not_written_stops_time_and_later_starts_know() -> None:
    clock = HandClock()
    nodes = Nodes(clock)
    alive, later = nodes.alive(is_shared=False), nodes.alive(is_shared=False)

    async def gap() -> None:
        await alive.start()
        await pass_time(clock, alive, GAP_MS + 100)
        await alive.beat()
        await pass_time(clock, alive, 100)
        await alive.beat()
        await later.start()

    asyncio.run(gap())
    stop = (NOON, NOON + GAP_MS + 100)
    assert alive.stops_after(NOON, NOON) == [stop]
    assert later.stops_after(NOON, NOON - 1) == [(NOON, clock.shown + RECONNECT_MS)]


def test_after_a_start_pages_have_time_to_come_back_and_new_games_none() -> None:
    clock = HandClock()
    nodes = Nodes(clock, {"old": NodeRow(id="old", up_ms=NOON - 60_000, alive_ms=NOON - 700)})
    alive = nodes.alive(is_shared=False)
    asyncio.run(alive.start())
    stop = (NOON - 700, NOON + RECONNECT_MS)
    assert alive.stops_after(NOON - 2_000, NOON - 30_000) == [stop]
    assert alive.stops_after(NOON + 1_000, NOON - 30_000) == [(NOON + 1_000, NOON + RECONNECT_MS)]
    assert alive.stops_after(NOON + 1_000, NOON + 1_000) == []


def test_pages_have_time_to_come_back_though_the_clock_was_put_back() -> None:
    """By the stored times no time has passed then."""
    ahead = NOON + 2_400_000
    lives = {"one-0": NodeRow(id="one-0", up_ms=NOON, alive_ms=ahead)}
    alive = Nodes(HandClock(), lives).alive(is_shared=False)
    asyncio.run(alive.start())
    assert alive.stops_after(ahead, NOON) == [(ahead, ahead + RECONNECT_MS)]


def test_starts_in_a_row_leave_time_to_come_back_after_each() -> None:
    """The second start knows that pages were coming back when the server died again."""
    lives = {
        "one": NodeRow(id="one", up_ms=NOON - 60_000, alive_ms=NOON - 8_000),
        "two": NodeRow(id="two", up_ms=NOON - 7_000, alive_ms=NOON - 2_500),
    }
    alive = Nodes(HandClock(), lives).alive(is_shared=False)
    asyncio.run(alive.start())
    assert alive.stops_after(NOON - 9_000, NOON - 30_000) == [(NOON - 8_000, NOON + RECONNECT_MS)]


def test_a_player_who_comes_from_a_dead_node_finds_its_death_known() -> None:
    """Before their first move is charged, though the node was alive a moment ago."""
    clock = HandClock()
    nodes = Nodes(clock)
    alive = nodes.alive(is_shared=True)

    async def died() -> None:
        await alive.start()
        nodes.rows["other"] = NodeRow(id="other", up_ms=NOON, alive_ms=NOON + 200)
        await pass_time(clock, alive, 500)
        await alive.look()
        assert alive.stops_after(NOON, NOON - 1) == [(NOON + 200, NOON + 500 + RECONNECT_MS)]
        for _ in range(2 * MISSING_MS // 300):
            await pass_time(clock, alive, 300)
            await alive.beat()

    asyncio.run(died())
    stop = (NOON + 200, NOON + 500 + RECONNECT_MS)
    assert alive.stops_after(NOON, NOON - 1) == [stop], "a death gives players that long, once"


def test_a_node_cut_off_for_a_moment_is_still_looked_for() -> None:
    """After a restart of the database a living node has no connection until it next asks for something."""
    clock = HandClock()
    nodes = Nodes(clock)
    alive = nodes.alive(is_shared=True)

    async def restarted() -> None:
        await alive.start()
        nodes.rows["other"] = NodeRow(id="other", up_ms=NOON, alive_ms=NOON)
        clock.shown += 300
        await alive.beat()
        nodes.connected.add("other")
        nodes.rows["other"] = NodeRow(id="other", up_ms=NOON, alive_ms=NOON + 400)
        clock.shown += 300
        await alive.beat()
        clock.shown += MISSING_MS + RECONNECT_MS
        await alive.beat()

    asyncio.run(restarted())
    assert alive.stops_after(NOON + 5_500, NOON - 1)[-1][1] == clock.shown, "frozen since: time stands"


def test_a_node_that_froze_and_then_died_leaves_its_gap_to_the_others() -> None:
    """It went on for a moment after standing still, and began another life; whoever was there comes here."""
    clock = HandClock()
    nodes = Nodes(clock)
    alive = nodes.alive(is_shared=True)

    async def froze() -> None:
        await alive.start()
        nodes.rows["a-0"] = NodeRow(id="a-0", up_ms=NOON - 60_000, alive_ms=NOON + 100, gone=True)
        nodes.rows["a-1"] = NodeRow(id="a-1", up_ms=NOON + 2_100, alive_ms=NOON + 2_100)
        for _ in range(8):
            await pass_time(clock, alive, 300)
            await alive.beat()

    asyncio.run(froze())
    since, until = alive.stops_after(NOON, NOON - 1)[0]
    assert since == NOON + 100 and until > NOON + 2_100


class StoppedLater(AlwaysThere):
    """Everything stands still some time after the game has begun; it is known only then."""

    def __init__(self, *after: Span) -> None:
        self._after = after
        self.is_known = False

    def stops_after(self, moment: int, begun: int) -> list[Span]:
        spans = self._after if self.is_known else ()
        return Stops((begun + since, begun + until) for since, until in spans).after(moment)


def acted_at(tmp_path: Path, presence: StoppedLater, *after: int) -> Table:
    """The table after actions that were received so long after its beginning."""

    async def acted() -> Table:
        node = OneNode(f"sqlite:///{tmp_path / 'joute.sqlite'}", presence)
        try:
            await node.make("t1")
            table = await node.hub.open("t1")
            begun = table.seated.table.events[0].at
            presence.is_known = True
            for (seat, move), received in zip(SCRIPT.moves, after, strict=False):
                await table.act(seat, move, None, received=begun + received)
            return table.seated.table
        finally:
            node.close()

    return asyncio.run(acted())


def charged(table: Table) -> list[int]:
    return [ply.ms or 0 for ply in table.plies if ply.seat]


def test_an_action_that_came_before_a_stop_is_not_charged_until_it(tmp_path: Path) -> None:
    """It may be stored only after the stop, as when the database comes back: its player had acted."""

    table = acted_at(tmp_path, StoppedLater((3_000, 20_000)), 1_000, 21_000)
    assert charged(table) == [1_000, 3_000], "and the next one has the stop taken out"


def test_several_stops_before_one_action_are_noted_as_one(tmp_path: Path) -> None:
    """A server that is late again and again must not write a longer log for every table it has."""
    stops = StoppedLater((1_000, 2_000), (3_000, 3_500), (5_000, 9_000))
    table = acted_at(tmp_path, stops, 10_000, 12_000)
    assert charged(table) == [10_000 - 5_500, 2_000]
    steps = [event.action for event in table.events if event.kind is EventKind.CLOCK]
    assert steps == [ClockStep.START, ClockStep.STOP, ClockStep.START]


def test_a_stop_is_stored_and_shown_together_with_the_action_after_it(tmp_path: Path) -> None:
    """Every table notes a stop: by itself it would cost each of them a second write and a second message."""
    presence = StoppedLater((1_000, 2_000))

    async def acted() -> tuple[int, int]:
        node = OneNode(f"sqlite:///{tmp_path / 'joute.sqlite'}", presence)
        try:
            await node.make("t1")
            table = await node.hub.open("t1")
            before, told = table.version, len(node.announced)
            presence.is_known = True
            (seat, move), *_ = SCRIPT.moves
            await table.act(seat, move, None, received=table.seated.table.events[0].at + 5_000)
            return table.version - before, len(node.announced) - told
        finally:
            node.close()

    assert asyncio.run(acted()) == (3, 1)
