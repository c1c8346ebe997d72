"""Real servers on free ports, each with its own database; one process per worker forks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.nodes import GENEROUS, Forge, Node
from tests.server.services import postgres, redis


@pytest.fixture(scope="session")
def forge() -> Iterator[Forge]:
    forge = Forge()
    yield forge
    forge.close()


@pytest.fixture(scope="session")
def server(forge: Forge, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One server for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("server")
    node = Node(forge, folder, order(folder)).start()
    yield node
    node.stop()
    wrong = [line for line in node.logged() if line["level"] == "error"]
    assert not wrong, wrong


@pytest.fixture
def make_node(forge: Forge, tmp_path: Path) -> Iterator[Callable[..., Node]]:
    """A server of one's own, set up as wanted."""
    nodes: list[Node] = []

    def make(**changes: Any) -> Node:
        nodes.append(Node(forge, tmp_path, order(tmp_path, **changes)))
        return nodes[-1]

    yield make
    for node in nodes:
        node.kill()


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """What several nodes need: PostgreSQL and Redis."""
    folder = tmp_path_factory.mktemp("services")
    with postgres() as database, redis(folder) as bus:
        yield {"database": database, "bus": bus}


def order(folder: Path, **changes: Any) -> dict[str, Any]:
    limits = GENEROUS | changes.pop("limits", {})
    return {"database": f"sqlite:///{folder / 'joute.sqlite'}", "limits": limits, **changes}
