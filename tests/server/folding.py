"""What a client does with increments: folded into the state it has, each gives the next."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Message = dict[str, Any]


class Folded:
    """The states a client keeps, one for each seat it has been shown."""

    def __init__(self) -> None:
        self.states: dict[int | None, Message] = {}

    def take(self, message: Message) -> Message:
        """The state after that message, which is a state or an increment."""
        seat = message["seat"]
        self.states[seat] = message if message["type"] == "state" else fold(self.states[seat], message)
        return self.states[seat]


def fold(state: Message, increment: Message) -> Message:
    """The state the increment leads to."""
    assert state["seat"] == increment["seat"]
    assert state["table"]["version"] == increment["since"]
    after = deepcopy(state)
    for part in ("table", "view"):
        for path, value in increment[part].items():
            _put(after[part], path, value)
    for path, splices in increment["spliced"].items():
        found = _get(after["view"], path)
        for at, leave, come in splices:
            found = found[:at] + come + found[at + leave :]
        _put(after["view"], path, found)
    lines = {ply["number"]: ply for ply in (*after["plies"], *increment["plies"])}
    after["plies"] = [lines[number] for number in range(1, increment["count"] + 1)]
    for part in ("clock", "offers", "answer", "takebacks"):
        after[part] = increment[part]
    return after


def _get(value: Message, path: str) -> Any:
    for name in path.split("."):
        value = value[name]
    return value


def _put(value: Message, path: str, new: Any) -> None:
    *outer, last = path.split(".")
    for name in outer:
        value = value[name]
    value[last] = new
