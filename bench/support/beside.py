"""The server of this tree beside earlier ones: `python -m bench.support.beside --commit 4f8f9e39`.

Each commit gets a worktree with an environment of its own in build/beside. All servers run at once, and one
client asks them in turns, a few moves of every table at a time: whatever else the machine does, it does to
all of them, so that the ratios of a round say something though its microseconds may not. A first round is
not counted; in it, moves that one of the trees refuses are dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.server.players import script
from websockets.asyncio.client import ClientConnection

from bench.support.running_server import Running, running
from bench.support.server_load import Seated, make_tables, socket_of
from joute.games import registry

HERE = Path(__file__).parents[2]
SEEDS = range(2, 12)
AT_A_TIME = 4
"""So many moves of every table are played at one server before it is another's turn."""
NOW = "now"

Game = tuple[str, int, str, tuple[tuple[int, str], ...]]


@dataclass(frozen=True, slots=True)
class Side:
    """One of the servers; only today's is greeted as the pages do, earlier ones may not know increments."""

    name: str
    server: Running

    async def sockets(self, tables: list[Seated]) -> list[ClientConnection]:
        made = [await socket_of(self.server.url, seated) for seated in tables]
        for socket in made:
            await socket.send('{"type":"hello","increments":true}')
            if not str(await socket.recv()).startswith('{"type":"state'):
                await socket.send('{"type":"hello"}')
                await socket.recv()
        return made


async def played(socket: ClientConnection, seated: Seated, begin: int, end: int) -> int:
    """Play these moves of a table; how many were accepted."""
    for number in range(begin, min(end, len(seated.moves))):
        seat, move = seated.moves[number]
        await socket.send(json.dumps({"type": "act", "id": str(number), "seat": seat, "move": move}))
        while not (answer := str(await socket.recv())).startswith('{"type":"ack'):
            if answer.startswith(('{"type":"refused', '{"type":"trouble')):
                return number - begin
    return max(0, min(end, len(seated.moves)) - begin)


async def one_round(sides: list[Side], games: list[Game], turn: int) -> tuple[dict[str, float], list[int]]:
    """Processor seconds for an action, by server; and how many moves of each table all of them accept."""
    tables = {side.name: await asyncio.to_thread(make_tables, side.server.url, games) for side in sides}
    sockets = {side.name: await side.sockets(tables[side.name]) for side in sides}
    seconds, actions = dict.fromkeys(tables, 0.0), dict.fromkeys(tables, 0)
    accepted = [len(game[3]) for game in games]
    for begin in range(0, max(accepted), AT_A_TIME):
        for place in range(len(sides)):
            side = sides[(turn + begin + place) % len(sides)]
            busy = side.server.busy()
            several = zip(sockets[side.name], tables[side.name], strict=True)
            done = await asyncio.gather(*(played(*one, begin, begin + AT_A_TIME) for one in several))
            seconds[side.name] += side.server.busy() - busy
            actions[side.name] += sum(done)
            for number, count in enumerate(done):
                if count < AT_A_TIME:
                    accepted[number] = min(accepted[number], begin + count)
    for each in sockets.values():
        await asyncio.gather(*(socket.close() for socket in each))
    return {name: seconds[name] / actions[name] for name in tables}, accepted


def tree_of(commit: str) -> Path:
    """A worktree of that commit, set up once."""
    folder = HERE / "build" / "beside" / commit
    if not folder.exists():
        subprocess.run(["git", "worktree", "add", "--detach", folder, commit], cwd=HERE, check=True)
    subprocess.run(["make", "setup"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--commit", action="append", required=True, help="may be given several times")
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    given = parser.parse_args()
    trees = {commit: tree_of(commit) for commit in given.commit} | {NOW: HERE}
    names = given.game or registry.names()
    scripts = [script(name, seed) for seed in SEEDS for name in names]
    games: list[Game] = [(one.game, one.seats, one.position, one.moves) for one in scripts if one.moves]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        sides = [
            Side(name, stack.enter_context(running(f"sqlite:///{folder}/{name}.sqlite", tree=tree)))
            for name, tree in trees.items()
        ]
        _, accepted = asyncio.run(one_round(sides, games, 0))
        games = [(*game[:3], game[3][:count]) for game, count in zip(games, accepted, strict=True) if count]
        spread = [games[number % len(games)] for number in range(given.tables)]
        asyncio.run(one_round(sides, spread, 0))
        rounds = [asyncio.run(_told(sides, spread, turn)) for turn in range(given.rounds)]
    for commit in given.commit:
        ratios = sorted(each[NOW] / each[commit] for each in rounds)
        print(f"now to {commit}: {median(ratios):.3f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


async def _told(sides: list[Side], games: list[Game], turn: int) -> dict[str, float]:
    each, _ = await one_round(sides, games, turn)
    figures = "  ".join(f"{name} {1e6 * seconds:.0f} µs" for name, seconds in each.items())
    print(f"load {os.getloadavg()[0]:.0f}  {figures}", file=sys.stderr)
    return each


if __name__ == "__main__":
    main()
