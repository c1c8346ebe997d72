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
from tests.server.services import postgres, programs

FREEZE_SECONDS = (0.4, 3.5)
JUMP_MS = 2_400_000


@dataclass
class Services:
    database: str
    bus: str
    redis: Redis

    def restart_database(self, how: str) -> None:
        """PostgreSQL stops and starts: `fast` cuts every connection, `immediate` is a crash."""
        with psycopg.connect(self.database) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        control = [*user, str(programs() / "pg_ctl"), "-D", row[0], "-w", "-l", f"{row[0]}/../log"]
        command = [*control, "-m", how, "restart"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=60)

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
    """Faults of every kind that fits, between kills."""

    nodes: list[Node]
    services: Services | None = None
    moved: Path | None = None
    kills: int = 0
    _number: int = 0
    _counted: Counter[str] = field(default_factory=Counter)

    def taken(self) -> Counter[str]:
        """What has been done since this was last asked."""
        counted, self._counted = self._counted, Counter()
        return counted

    def one(self) -> None:
        """Something else goes wrong, then a node is killed and started again; every other time only that."""
        self._number += 1
        if self._number % 2:
            number = self._number // 2
            kind = self._kinds()[number % len(self._kinds())]
            self._do(kind, self.nodes[number // 2 % len(self.nodes)])
            self._counted[kind] += 1
        whole = len(self.nodes) > 1 and self._number % 8 == 0
        killed = self.nodes if whole else [random.choice(self.nodes)]
        self.kills += len(killed)
        for node in killed:
            node.kill()
            self._counted[
                "kill of the only node" if len(self.nodes) == 1 else "kill of one of two nodes"
            ] += 1
        for node in killed:
            node.start(wait=False)
        for node in killed:
            node.wait()

    def _kinds(self) -> list[str]:
        if self.services:
            return ["frozen node", "database restart", "bus restart", "frozen database", "clock jump"]
        return ["frozen node", "clock jump", "full disk"]

    def _do(self, kind: str, node: Node) -> None:
        match kind:
            case "frozen node":
                self._freeze([node.process])
            case "frozen database" if self.services:
                self._freeze(self.services.processes())
            case "database restart" if self.services:
                self.services.restart_database(random.choice(("fast", "immediate")))
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
