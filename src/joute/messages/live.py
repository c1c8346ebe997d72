"""What a table's WebSocket carries, both ways; the sender's `id` keeps a retry from being a second move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from joute.messages.phrases import Phrase
from joute.messages.shared import (
    AnswerInfo,
    ClockInfo,
    DestinationInfo,
    DutyInfo,
    EffectsInfo,
    OfferInfo,
    Ply,
    RefusalInfo,
    RepairInfo,
    TableInfo,
)

PROTOCOL = 1
"""Of these messages and of HTTP: one more whenever a client written for the last one would no longer do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello:
    """First message of a connection, or again to be told everything anew."""

    type: Literal["hello"] = "hello"
    version: int = 0
    """Of the last state the client has, or 0."""
    seat: int | None = None
    """Whose view that state was."""
    increments: bool = False
    """Whether the client wants to be told only what has changed, once it has a state."""
    language: Literal["fr", "en"] = "fr"
    protocol: int = 1
    """Which protocol the client speaks; who says none speaks the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    type: Literal["act"] = "act"
    id: str
    seat: int
    move: str
    ply: int | None = None
    """Of a contest or an acceptance, the play it is about: no other one is contested or accepted by it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compose:
    """What was laid so far: which moves may it mean, and what would they do? Nothing changes."""

    type: Literal["compose"] = "compose"
    id: str
    seat: int
    composition: dict[str, object]
    """Of the game's own type; a field left out has its default."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What must the seat do first, and where may its moves start?"""

    type: Literal["guide"] = "guide"
    id: str
    seat: int
    composition: dict[str, object] | None = None
    """What was laid or is about to be: can any legal move go on from it?"""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline:
    """Refuse an offer to stop, or withdraw one's own. Offering and agreeing are the move `end`."""

    type: Literal["decline"] = "decline"
    id: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Say:
    """One of the fixed phrases, to everybody who looks at the table now; it is kept nowhere."""

    type: Literal["say"] = "say"
    id: str
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The page has shown the seat every ply up to this one: machines wait for it, though not for long.

    It is answered where the seat may contest a play for a limited time, or with trouble; else not at all.
    """

    type: Literal["shown"] = "shown"
    id: str
    seat: int
    ply: int


Asking = Act | Compose | Guide | AskHint | Takeback | Decline | Say
ClientMessage = Hello | Shown | Asking


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
    offers: tuple[OfferInfo, ...]
    """What waits for an answer: to stop, to take a move back."""
    answer: AnswerInfo | None
    """How the latest offer was answered, until whoever made it has played."""
    takebacks: tuple[int, ...]
    """The seats that may ask to take their last move back."""


Splice = tuple[int, int, object]
"""Where in a list or a text, how many of its places leave, and what comes instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Increment:
    """What has changed since the last state of the same `seat`, of version `since`; what is not named stays.

    Whoever plays several seats keeps a state for each.
    """

    type: Literal["increment"] = "increment"
    since: int
    seat: int | None
    table: dict[str, object]
    """Fields of the table by their names; `outcome.told` is a field of a field."""
    view: dict[str, object]
    """Fields of the view, likewise."""
    spliced: dict[str, tuple[Splice, ...]]
    """Long lists and texts of the view: the places that changed, the last first."""
    count: int
    """How many plies there are now."""
    plies: tuple[Ply, ...]
    """Those that are new or read differently now, by their numbers."""
    clock: ClockInfo
    offers: tuple[OfferInfo, ...]
    answer: AnswerInfo | None
    takebacks: tuple[int, ...]


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
class Composed:
    """With neither a way nor a refusal, what was laid means nothing yet."""

    type: Literal["composed"] = "composed"
    id: str
    ways: tuple[EffectsInfo, ...]
    """The legal moves it may mean, the likeliest first."""
    refusal: RefusalInfo | None
    """Why the likeliest is refused, if none is legal."""
    repairs: tuple[RepairInfo, ...]
    says: tuple[str, ...]
    """What each way would do, as a sentence to its author."""
    awaits: DutyInfo | None
    """What is still to come before it can be right or wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guided:
    type: Literal["guided"] = "guided"
    id: str
    duty: DutyInfo | None
    starts: tuple[str, ...]
    """The squares where a move may lay or take up its first letter, by the rules of shape alone."""
    destinations: tuple[DestinationInfo, ...]
    open: DutyInfo | None
    """What the position leaves open, where nothing is owed first."""
    dead_end: RefusalInfo | None
    """Why no legal move goes on from the composition asked about; null where one may."""
    pass_ends: bool
    """Whether passing now would end the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestOpen:
    """How much longer the play may be contested though nobody acts: silence counts then, or a machine plays.

    Counted from the moment of sending. A clock of one's own is told with the clocks.
    """

    type: Literal["contest_open"] = "contest_open"
    id: str
    seat: int
    ply: int
    ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    type: Literal["hinted"] = "hinted"
    id: str
    grade: int
    squares: tuple[str, ...]
    word: str
    move: str
    composition: object
    """The move as it would be composed, where the move is told; else null."""
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PhraseSaid:
    """Somebody at the table has said a phrase; whoever said it gets it back under its id."""

    type: Literal["said"] = "said"
    id: str
    """Empty for everybody else."""
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """Something outside the rules: not your seat, too fast, too large, no such table."""

    type: Literal["trouble"] = "trouble"
    id: str
    code: str
    message: str
    retry_after_ms: int = 0


Answer = Acknowledged | Refusing | Composed | Guided | ContestOpen | Hint | PhraseSaid | Trouble
ServerMessage = State | Increment | Answer
