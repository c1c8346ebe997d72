"""Players who remember what they were promised, and how long they really took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.server.guests import Guest
from tests.server.nodes import Node
from tests.server.players import LOST, Player, scripts
from websockets.asyncio.client import ClientConnection

from joute.server.live.loading import load_table
from joute.storage import Store, open_engine
from joute.tables import Event

MOST_STOLEN_MS = 1_000
CLOCK = "budget 2h"


@dataclass
class Found:
    """What has been looked for so far."""

    kills: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    stolen: int = 0
    worst_ms: int = 0
    """The most that any move was charged beyond what its player took."""
    late: list[str] = field(default_factory=list)
    """What is known of each move that was charged too much."""


def both(one: Found, other: Found) -> Found:
    return Found(
        one.kills + other.kills,
        one.actions + other.actions,
        one.lost + other.lost,
        one.doubled + other.doubled,
        one.reordered + other.reordered,
        one.stolen + other.stolen,
        max(one.worst_ms, other.worst_ms),
        one.late + other.late,
    )


def told(found: Found) -> str:
    faults = ", ".join(f"{count} × {kind}" for kind, count in sorted(found.kills.items()))
    return (
        f"{found.actions} acknowledged actions through {faults}: lost {found.lost}, doubled {found.doubled}, "
        f"reordered {found.reordered}, time stolen more than 1 s: {found.stolen} "
        f"(at most {found.worst_ms} ms)"
    )


@dataclass
class SoakPlayer(Player):
    """Notes when each move was sent for the first time, and when there was a connection at all."""

    sent: dict[str, float] = field(default_factory=dict)
    online: list[tuple[float, float]] = field(default_factory=list)
    """From when to when there was a connection."""

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            begun = 0.0
            try:
                async with self._connected() as socket:
                    begun = time.monotonic()
                    await socket.send(json.dumps({"type": "hello"}))
                    while not until.is_set():
                        await self._turn(socket)
            except LOST:
                self.broken += 1
                await asyncio.sleep(0.1)
            finally:
                if begun:
                    self.online.append((begun, time.monotonic()))

    async def _turn(self, socket: ClientConnection) -> None:
        wanted = self._wanted()
        if wanted is None:
            await self._read(socket, 0.5)
            return
        client_id, move = wanted
        await asyncio.sleep(random.uniform(0.3, 1.5))
        self.sent.setdefault(client_id, time.monotonic())
        await socket.send(json.dumps({"type": "act", "id": client_id, "seat": self.seat, "move": move}))
        for _ in range(30):
            answer = await self._read(socket, 0.5)
            if answer.get("id") != client_id:
                continue
            if answer["type"] == "acknowledged":
                self.promised.setdefault(client_id, answer["version"])
            elif answer.get("code") == "busy":
                await asyncio.sleep(0.3)
            return
        raise TimeoutError

    def took_ms(self, since: float, until: float) -> float:
        """How much of that time this player was connected, and so could have moved."""
        return 1000 * sum(max(0.0, min(b, until) - max(a, since)) for a, b in self.online)


def seated(nodes: Sequence[Node], tables: int) -> list[SoakPlayer]:
    players: list[SoakPlayer] = []
    for number in range(tables):
        script = scripts()[number % len(scripts())]
        guest = Guest(random.choice(nodes))
        seats = ["me"] + ["here"] * (script.seats - 1)
        made = guest.table(script.game, *seats, position=script.position, options={"clock": CLOCK})
        table = made["table"]["id"]
        seats_taken = range(1, script.seats + 1)
        players += [SoakPlayer(guest, nodes, table, seat, script.moves) for seat in seats_taken]
    return players


def checked(players: Sequence[SoakPlayer], database: str, found: Found) -> None:
    """Everything promised is there, once, in order; nobody was charged for what they could not use."""
    store = Store(open_engine(database))
    try:
        for table in {player.table for player in players}:
            _check_table(store, table, [player for player in players if player.table == table], found)
    finally:
        store.close()


def _check_table(store: Store, table: str, players: list[SoakPlayer], found: Found) -> None:
    events = store.events(table)
    names = [event.client_id for event in events if event.client_id]
    versions = {event.client_id: event.version for event in events if event.client_id}
    found.doubled += len(names) - len(set(names))
    found.reordered += [event.version for event in events] != list(range(1, len(events) + 1))
    found.reordered += [event.at for event in events] != sorted(event.at for event in events)
    plies = [ply for ply in load_table(store, table).seated.table.plies if ply.seat]
    wanted = [move for _, move in players[0].moves]
    found.reordered += [ply.move for ply in plies] != wanted[: len(plies)]
    sent: dict[int, float] = {}
    for player in players:
        for name, version in player.promised.items():
            found.actions += 1
            found.lost += versions.get(f"{player.seat} {name}") != version
        for name, moment in player.sent.items():
            sent[int(name.split("-")[1])] = moment
    for number, ply in enumerate(plies):
        if number == 0 or number not in sent or number - 1 not in sent or ply.ms is None:
            continue
        mover = next(player for player in players if player.seat == ply.seat)
        beyond = int(ply.ms - mover.took_ms(sent[number - 1], sent[number]))
        found.worst_ms = max(found.worst_ms, beyond)
        found.stolen += beyond > MOST_STOLEN_MS
        if beyond > MOST_STOLEN_MS:
            found.late.append(_story(table, number, ply.ms, mover, sent, events))


def _story(
    table: str, number: int, charged: int, mover: SoakPlayer, sent: dict[int, float], events: Sequence[Event]
) -> str:
    """Why it was charged too much: when things happened, in seconds since the move before was sent."""
    zero, moment = sent[number - 1], sent[number]
    online = [f"{a - zero:.2f}–{b - zero:.2f}" for a, b in mover.online if b > zero - 3 and a < moment + 8]
    places = [i for i, event in enumerate(events) if (event.client_id or "").endswith(f"-{number}")]
    place = places[0] if places else 0
    lately = events[max(0, place - 6) : place + 1]
    stored = [f"{event.kind} {(event.at - events[place].at) / 1000:.2f}" for event in lately]
    return (
        f"{table} move {number}: charged {charged / 1000:.2f}; sent {moment - zero:.2f}; "
        f"connected {' '.join(online)}; stored {', '.join(stored)}"
    )
