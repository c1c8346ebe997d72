"""What can go wrong, one thing at a time."""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from tests.server.nodes import Node, free_port
from tests.server.services import postgres

FREEZE_SECONDS = (0.5, 4.0)
JUMP_MS = 2_400_000


@dataclass
class Services:
    database: str
    bus: str
    redis: Redis

    def restart_database(self) -> None:
        """Every connection is cut; PostgreSQL recovers as after a crash of one of its processes."""
        with psycopg.connect(self.database, autocommit=True) as connection:
            row = connection.execute("SELECT pg_backend_pid()").fetchone()
            own = row[0] if row else 0
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> %s AND backend_type = 'client backend'",
                (own,),
            )

    def processes(self) -> list[int]:
        with psycopg.connect(self.database) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row
        first = int(Path(row[0], "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]


class Redis:
    """A bus that can be killed, and comes back under the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        command += ["--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(20)


@contextmanager
def own_services(folder: Path) -> Iterator[Services]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        redis = Redis(folder)
        stack.callback(redis.kill)
        yield Services(database, redis.address, redis)


@dataclass
class Faults:
    """Faults of every kind that fits, a kill with each."""

    nodes: list[Node]
    services: Services | None = None
    moved: Path | None = None
    _number: int = 0
    _counted: Counter[str] = field(default_factory=Counter)

    def taken(self) -> Counter[str]:
        """What has been done since this was last asked."""
        counted, self._counted = self._counted, Counter()
        return counted

    def one(self) -> None:
        """Something else goes wrong, then a node is killed and started again."""
        self._number += 1
        kinds = ["nothing", "frozen node", "clock jump", "full disk"]
        if self.services:
            kinds = ["nothing", "frozen node", "database restart", "bus restart", "frozen database"]
        kind = kinds[self._number % len(kinds)]
        node = self.nodes[self._number % len(self.nodes)]
        self._do(kind, node)
        self._counted[kind] += 1
        node = random.choice(self.nodes)
        node.kill()
        node.start()
        self._counted["kill"] += 1

    def _do(self, kind: str, node: Node) -> None:
        match kind:
            case "frozen node":
                self._freeze([node.process])
            case "frozen database" if self.services:
                self._freeze(self.services.processes())
            case "database restart" if self.services:
                self.services.restart_database()
            case "bus restart" if self.services:
                self.services.redis.kill()
                self.services.redis.start()
            case "clock jump" if self.moved:
                self.moved.write_text(str(int(self.moved.read_text()) + random.choice((-1, 1)) * JUMP_MS))
            case "full disk":
                usual = resource.prlimit(node.process, resource.RLIMIT_FSIZE)
                resource.prlimit(node.process, resource.RLIMIT_FSIZE, (1, usual[1]))
                time.sleep(random.uniform(*FREEZE_SECONDS))
                resource.prlimit(node.process, resource.RLIMIT_FSIZE, usual)

    def _freeze(self, processes: list[int]) -> None:
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        time.sleep(random.uniform(*FREEZE_SECONDS))
        for process in processes:
            try:
                os.kill(process, signal.SIGCONT)
            except ProcessLookupError:
                continue
