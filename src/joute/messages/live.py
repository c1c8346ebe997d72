"""What a table's WebSocket carries, both ways; the sender's `id` keeps a retry from being a second move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from joute.messages.shared import ClockInfo, EffectsInfo, Ply, RefusalInfo, TableInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello:
    """First message of a connection; `version` is the last one the client has, or 0."""

    type: Literal["hello"] = "hello"
    version: int = 0
    language: Literal["fr", "en"] = "fr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    type: Literal["act"] = "act"
    id: str
    seat: int
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What would this move do? Nothing changes."""

    type: Literal["preview"] = "preview"
    id: str
    seat: int
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint:
    """Grade 1: where to look; 2: a word; 3: the whole move."""

    type: Literal["hint"] = "hint"
    id: str
    seat: int
    grade: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Takeback:
    """Ask for the last move back, or answer such an offer."""

    type: Literal["takeback"] = "takeback"
    id: str
    seat: int
    answer: Literal["ask", "accept", "refuse"]


ClientMessage = Hello | Act | Preview | AskHint | Takeback


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The whole table as one seat (or a spectator: null) sees it."""

    type: Literal["state"] = "state"
    table: TableInfo
    seat: int | None
    """Whose view this is: of the seats held, the one to act."""
    view: object
    plies: tuple[Ply, ...]
    clock: ClockInfo
    window: Literal["", "open", "closing"]
    """Whether the last play may still be contested, and whether the game waits for that alone."""
    takeback_from: int | None
    end_said_by: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Acknowledged:
    """The action is stored for good under that version."""

    type: Literal["acknowledged"] = "acknowledged"
    id: str
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusing:
    type: Literal["refused"] = "refused"
    id: str
    refusal: RefusalInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Previewed:
    type: Literal["previewed"] = "previewed"
    id: str
    effects: EffectsInfo | None
    refusal: RefusalInfo | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    type: Literal["hinted"] = "hinted"
    id: str
    grade: int
    squares: tuple[str, ...]
    word: str
    move: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """Something outside the rules: not your seat, too fast, too large, no such table."""

    type: Literal["trouble"] = "trouble"
    id: str
    code: str
    message: str
    retry_after_ms: int = 0


ServerMessage = State | Acknowledged | Refusing | Previewed | Hint | Trouble
