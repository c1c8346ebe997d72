"""An organiser and players of a tournament, each in a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from tests.patience import SECONDS
from tests.server.guests import Guest, Message, Reachable
from websockets.sync.client import ClientConnection, connect

NAMES = ("Camille", "Rosalie", "Anselme", "Lucien", "Odile", "Basile", "Zoé", "Léa")


@dataclass
class Meeting:
    """One tournament; the guests by their players' numbers."""

    node: Reachable
    id: str
    organiser: Guest
    guests: dict[int, Guest] = field(default_factory=dict)

    def post(self, guest: Guest, path: str, **body: Any) -> Message:
        answer = guest.http.post(f"/api/tournaments/{self.id}/{path}", json=body)
        assert answer.status_code == 200, answer.text
        info: Message = answer.json()
        return info

    def register(self, name: str, guest: Guest | None = None) -> Message:
        guest = guest or Guest(self.node)
        info = self.post(guest, "players", name=name)
        assert info["desk"]["refusal"] is None, info["desk"]["refusal"]
        self.guests[info["you"][-1]] = guest
        return info

    def enter(self, *lines: tuple[int, str], next_round: bool = False, client: str = "") -> Message:
        body = [{"who": who, "action": action} for who, action in lines]
        return self.post(self.organiser, "lines", id=client or uuid4().hex, lines=body, next_round=next_round)

    def look(self, guest: Guest | None = None) -> Message:
        answer = (guest or self.organiser).http.get(f"/api/tournaments/{self.id}")
        assert answer.status_code == 200, answer.text
        info: Message = answer.json()
        return info

    def wait(self, part: str, value: Any) -> Message:
        """Until that part of the desk has that value: results come by themselves."""
        deadline = time.monotonic() + SECONDS
        while (info := self.look())["desk"][part] != value:
            assert time.monotonic() < deadline, info
            time.sleep(0.05)
        return info

    def wait_for_secret(self) -> Message:
        """Until the secret behind the deals is shown."""
        deadline = time.monotonic() + SECONDS
        while not (info := self.look())["desk"]["secret"]:
            assert time.monotonic() < deadline, info
            time.sleep(0.05)
        return info

    def wait_for_tables(self, count: int) -> list[Message]:
        """Until that many tables of the round wait to be played."""
        deadline = time.monotonic() + SECONDS
        while len(waiting := [one for one in self.look()["tables"] if not one["entered"]]) != count:
            assert time.monotonic() < deadline, waiting
            time.sleep(0.05)
        return waiting

    def wait_for_game(self, number: int) -> Message:
        """Until the only encounter has come to that game."""
        deadline = time.monotonic() + SECONDS
        while not (found := [one for one in self.look()["tables"] if one["game"] == number]):
            assert time.monotonic() < deadline, self.look()
            time.sleep(0.05)
        table: Message = found[0]
        return table

    def resign(self, table: Message, player: int) -> None:
        """That player gives up at the table."""
        with self.guests[player].tab(table["id"]) as tab:
            seat = table["players"].index(player) + 1
            assert tab.state["table"]["you"] == [seat]
            assert tab.act(seat, "resign")["type"] == "acknowledged"

    def lines(self) -> list[str]:
        text = self.organiser.http.get(f"/api/tournaments/{self.id}/file").text
        lines = (line.partition(";")[0].strip() for line in text.splitlines())
        return [line for line in lines if line and not line.startswith("[")]

    def socket(self, guest: Guest) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = guest.node.url.replace("http", "ws") + f"/api/tournaments/{self.id}/live"
        return connect(
            url, additional_headers={"cookie": cookie}, open_timeout=SECONDS, close_timeout=2, max_size=None
        )


def meeting(node: Reachable, names: Sequence[str] = (), **wanted: Any) -> Meeting:
    """A new tournament with its players registered."""
    organiser = Guest(node)
    answer = organiser.http.post("/api/tournaments", json=wanted)
    assert answer.status_code == 201, answer.text
    info = answer.json()
    made = Meeting(node, info["id"], organiser, dict.fromkeys(info["you"], organiser))
    for name in names:
        made.register(name)
    return made


def headers(game: str, kind: str, **more: str) -> dict[str, str]:
    return {"Game": game, "Format": kind, "Tournament": "Coupe du dimanche", **more}
