"""Scripted players that lose their connections all the time, and remember what was promised to them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, dropwhile, islice
from typing import Any

from tests.conformance.arena import Case, random_plies
from tests.server.guests import Guest
from tests.server.nodes import Node
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from joute.games import registry
from joute.play import CHANCE, TIMEOUT, Seat

SCRIPT = 24
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass(frozen=True, slots=True)
class Script:
    """A game that can be played without knowing the rules: where it starts, who plays what."""

    game: str
    seats: int
    position: str
    moves: tuple[tuple[Seat, str], ...]


@cache
def scripts() -> tuple[Script, ...]:
    return tuple(script(name, 2) for name in registry.names())


@cache
def script(name: str, seed: int) -> Script:
    """The first moves of a random game, up to the next act of chance: the server draws its own lots."""
    game = registry.find(name)
    plies = random_plies(Case(name, game.least_seats, None, seed))
    dealt = dropwhile(lambda ply: ply.seat == CHANCE, plies)
    first = next(dealt)
    moves: list[tuple[Seat, str]] = []
    for ply in islice(chain([first], dealt), SCRIPT):
        if ply.seat == CHANCE or ply.move == TIMEOUT:
            break
        moves.append((ply.seat, ply.move.text()))
    return Script(name, game.least_seats, first.before.text(), tuple(moves))


@dataclass
class Player:
    """One person at one table, with a fresh connection to some node whenever the last one broke."""

    guest: Guest
    nodes: Sequence[Node]
    table: str
    seat: Seat
    moves: tuple[tuple[Seat, str], ...] = ()
    promised: dict[str, int] = field(default_factory=dict)
    state: dict[str, Any] = field(default_factory=dict)
    broken: int = 0

    @property
    def own_moves(self) -> tuple[str, ...]:
        """What the script lets this player play; those among machines play on and on."""
        return tuple(move for seat, move in self.moves if seat == self.seat)

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                async with self._connected() as socket:
                    await socket.send(json.dumps({"type": "hello"}))
                    while not until.is_set():
                        await self._turn(socket)
            except LOST:
                self.broken += 1
                await asyncio.sleep(0.2)

    def _connected(self) -> connect:
        node = random.choice(self.nodes)
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        url = f"{node.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        return connect(url, additional_headers={"cookie": cookie}, open_timeout=5, close_timeout=1)

    async def _turn(self, socket: ClientConnection) -> None:
        """Read what there is; when the turn is ours, play it, under an id that a retry will repeat."""
        wanted = self._wanted()
        if wanted is None:
            await self._read(socket, 0.5)
            return
        client_id, move = wanted
        await asyncio.sleep(random.uniform(0, 0.6))
        act = {"type": "act", "id": client_id, "seat": self.seat, "move": move}
        await socket.send(json.dumps(act))
        for _ in range(40):
            answer = await self._read(socket, 0.5)
            if answer.get("id") != client_id:
                continue
            if answer["type"] == "acknowledged":
                known = self.promised.setdefault(client_id, answer["version"])
                assert known == answer["version"], "the same action under two versions"
            return

    def _wanted(self) -> tuple[str, str] | None:
        if not self.state or self.state["table"]["outcome"]:
            return None
        plies = [ply for ply in self.state["plies"] if ply["seat"]]
        if not self.moves:
            return self._discard(len(plies))
        if len(plies) < len(self.moves) and self.moves[len(plies)][0] == self.seat:
            return f"{self.seat}-{len(plies)}", self.moves[len(plies)][1]
        return None

    def _discard(self, played: int) -> tuple[str, str] | None:
        """LEXICON among machines: there is always a card to throw away."""
        to_act, window = self.state["table"]["to_act"], self.state["view"]["window"]["state"]
        if self.seat not in to_act:
            return None
        if window == "closing":
            return f"accept-{played}", "accept"
        if to_act[0] != self.seat:
            return None
        return f"discard-{played}", f"discard {self.state['view']['hands'][0][0]} stock"

    async def _read(self, socket: ClientConnection, seconds: float) -> dict[str, Any]:
        try:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        except TimeoutError:
            return {}
        if message["type"] == "state":
            self.state = message
        return message
