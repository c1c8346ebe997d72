"""People at tables: one browser each, talking HTTP and WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol
from uuid import uuid4

import httpx
from tests.patience import SECONDS
from tests.server.folding import Folded
from tests.server.requests import UNENCRYPTED
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class Reachable(Protocol):
    """A server, wherever it runs."""

    @property
    def url(self) -> str: ...


class Tab:
    """One open page of a table, which reads whole states or increments."""

    def __init__(self, socket: ClientConnection, increments: bool = False) -> None:
        self.socket = socket
        self.increments = increments
        self._folded = Folded()
        self.state: Message = {}
        self.received: list[str] = []

    def send(self, **message: Any) -> str:
        if message["type"] != "hello":
            message.setdefault("id", uuid4().hex)
        self.socket.send(json.dumps(message))
        return str(message.get("id", ""))

    def read(self, timeout: float = SECONDS) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("state", "increment"):
            self.state = self._folded.take(message)
        return message

    def ask(self, **message: Any) -> Message:
        """Send, and read on until its answer comes."""
        wanted = self.send(**message)
        while (answer := self.read()).get("id") != wanted:
            pass
        return answer

    def ask_badly(self, **message: Any) -> Message:
        """Send what cannot be accepted, and read on until trouble comes."""
        self.send(**message)
        while (answer := self.read())["type"] != "trouble":
            pass
        return answer

    def act(self, seat: int, move: str, **more: Any) -> Message:
        return self.ask(type="act", seat=seat, move=move, **more)

    def hello(self, version: int = 0, language: str = "fr") -> Message:
        more = {"increments": True} if self.increments else {}
        self.send(type="hello", version=version, language=language, **more)
        while (answer := self.read())["type"] != "state":
            pass
        return answer

    def until(self, version: int) -> Message:
        """Read on until the state has come so far."""
        while not self.state or self.state["table"]["version"] < version:
            self.read()
        return self.state

    def wait_for(self, what: str, value: Any) -> Message:
        """Read on until that part of the state (`table.status`) has that value."""
        while _part(self.state, what) != value:
            self.read()
        return self.state


def _part(state: Message, what: str) -> Any:
    found: Any = state
    for name in what.split("."):
        found = found.get(name) if found else None
    return found


class Guest:
    """A browser with its cookies."""

    def __init__(self, node: Reachable) -> None:
        self.node = node
        # No connection outlives its request: nothing needs closing.
        self.http = httpx.Client(
            base_url=node.url,
            timeout=SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0),
            verify=UNENCRYPTED,
        )

    def table(self, game: str, *seats: str, **more: Any) -> Message:
        """Make a table; seats are kinds: me, link, machine, here.

        No clock runs unless one is asked for: where one does, whatever keeps the server from its work for a
        moment is taken out of it by two more events, and on a busy machine no test could count versions.
        """
        body = {"game": game, "seats": [{"kind": kind, "level": 1} for kind in seats], **more}
        body["options"] = {"clock": "none", **more.get("options", {})}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def join(self, token: str, name: str = "") -> Message:
        answer = self.http.post("/api/tables/join", json={"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        info: Message = answer.json()
        return info

    @contextmanager
    def tab(self, table: str, node: Reachable | None = None, increments: bool = False) -> Iterator[Tab]:
        """The table's page, its first state read."""
        with self.socket(table, node) as socket:
            tab = Tab(socket, increments)
            tab.hello()
            yield tab

    def socket(self, table: str, node: Reachable | None = None, **more: Any) -> ClientConnection:
        url = (node or self.node).url.replace("http", "ws") + f"/api/tables/{table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            url, additional_headers=headers, open_timeout=SECONDS, close_timeout=2, max_size=None, **more
        )


def friends(node: Reachable, game: str, count: int = 2, **more: Any) -> tuple[str, list[Guest]]:
    """A table of that many people, each in their own browser; the table's id and the people by seat."""
    first = Guest(node)
    made = first.table(game, "me", *["link"] * (count - 1), **more)
    guests = [first]
    for invitation in made["invitations"]:
        guests.append(Guest(node))
        guests[-1].join(invitation["token"])
    return made["table"]["id"], guests
