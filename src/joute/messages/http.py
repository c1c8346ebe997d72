"""What HTTP requests and answers carry."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from joute.messages.shared import (
    ClockInfo,
    CountedInfo,
    DestinationInfo,
    DutyInfo,
    EffectsInfo,
    JudgedInfo,
    Number,
    OutcomeInfo,
    RefusalInfo,
    RepairInfo,
    Said,
    TableInfo,
    Told,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceInfo:
    value: str
    label: Said


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionInfo:
    """One thing players may agree on, in plain words."""

    name: str
    kind: Literal["choice", "number", "clock", "words", "classes", "list", "letters"]
    default: str
    label: Said
    line: Said
    choices: tuple[ChoiceInfo, ...]
    """Every value of a choice; the usual ones of a number."""
    least: int | None
    most: int | None
    in_all: int | None
    """Of a number for each player: how many there are for all of them together."""
    usual: bool
    """Whether it is asked for first."""
    by_lot: bool
    """Whether a lot decides where `lot` is given as its value."""
    suggested: str
    """A value to suggest to people who play a single game, and why."""
    advice: Said | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    name: str
    title: str
    least_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    """What may be agreed for a single table."""
    classes: tuple[str, ...]
    """The classes of words it allows unless the players agree otherwise."""
    among_people: dict[str, str]
    """What a table without machines opens with, where that is not the option's default."""
    with_machines: dict[str, str]
    """The same for a table with a machine."""
    articles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPlan:
    """Who sits there: me, someone who gets a link, the machine, or another person on this screen."""

    kind: Literal["me", "link", "machine", "here"]
    name: str = ""
    level: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    game: str
    seats: tuple[SeatPlan, ...]
    order: Literal["given", "drawn"] = "given"
    """Seats are numbered in the order of play: as they are given here, or as lots decide."""
    options: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    """Whether anyone may find it under « Regarder »."""
    hints: bool = True
    dictionary: bool = True
    position: str = ""
    """A position text to start from instead of a fresh deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SentList:
    """A list of words, pasted or from a file: one or several a line."""

    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptList:
    """What the option `dictionary` calls it: by itself it replaces our words, after a `+` it adds to them."""

    name: str
    count: int
    letters: dict[str, int]
    """How often each letter comes in it: where letters are counted out for another language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    seat: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The token of an invitation one has been sent."""

    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Invited:
    """What an invitation is to: a table, who is there already, and what was agreed."""

    game: str
    seat: int
    """The seat it leads to; 0 where it leads to any that is free."""
    table: str
    """The table, for a reader who sits there already; else empty."""
    free: int
    """How many seats still wait for somebody."""
    names: tuple[str, ...]
    """By seat; empty for a seat that is still free or nameless."""
    machines: tuple[int, ...]
    """The seats at which machines play."""
    withdrawn: bool
    """Whoever invited waits for nobody any more."""
    moved: bool
    """Whether the seat has a holder already, who moves it to another device."""
    options: dict[str, str]
    """What was agreed, every option with its value."""
    hints: bool
    dictionary: bool
    listed: bool
    """Whether anybody may watch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMade:
    table: TableInfo
    invitations: tuple[Invitation, ...]
    """A link for each seat that waits for somebody."""
    shared: str = ""
    """The token of one link for all of them: each who uses it takes the next free seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    token: str
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """A rematch, and what is to be otherwise in it."""

    clock: str = ""
    """Another clock; empty: the same."""
    level: int | None = None
    """Another strength of the machines."""
    seats: Literal["changed", "kept", "drawn"] = "changed"
    """Each one seat further on, as before, or by lot; among people always the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """A table as it was after one of its plies (0: before the first), seen from the reader's seat."""

    number: int
    seat: int | None
    view: object
    effects: EffectsInfo | None
    """What the ply did, as this reader may know it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingInfo:
    """One form that the letters may spell, its grammar in words, and whether it may be played."""

    form: str
    grammar: str
    allowed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WordInfo:
    word: str
    allowed: bool
    reason: str
    message: str
    readings: tuple[ReadingInfo, ...]
    frequency: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyInfo:
    same: bool
    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayWanted:
    record: str
    seat: int | None = None
    """Whose view to show: everything is in the record, so it may be anyone's; null: a spectator's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayedPly:
    seat: int
    effects: EffectsInfo
    told: Told
    judged: JudgedInfo | None
    counted: CountedInfo | None
    spent_ms: int | None
    """What ran on the clock before it, where the record tells."""
    clock: ClockInfo | None
    """What its clock left everyone, where the record tells times."""
    late: int | None
    """Whose time had run out before it, by the record's own times; 0: the bell had rung."""
    view: object
    """The spectator's view after the ply; of a finished game, everything may be shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    game: str
    seats: int
    names: tuple[str, ...]
    plies: tuple[ReplayedPly, ...]
    scores: tuple[Number, ...]
    outcome: OutcomeInfo | None
    refusal: RefusalInfo | None
    line: int | None
    """The line of the refusal."""
    hands: tuple[tuple[str, ...], ...] = ()
    """What each seat held at the start and after each ply; empty where the game hides no hands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A move, or what was laid so far, to try on a position text; nothing is stored."""

    game: str
    position: str
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    seat: int = 1
    move: str = ""
    composition: dict[str, object] | None = None
    guide: bool = False
    """Whether to tell where moves may start; that may take longer than the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    view: object
    """After the move if it is legal, else before it."""
    position: str
    effects: EffectsInfo | None
    refusal: RefusalInfo | None
    """Of the move; without one, of what was laid."""
    ways: tuple[EffectsInfo, ...] = ()
    repairs: tuple[RepairInfo, ...] = ()
    awaits: DutyInfo | None = None
    """What is still to be laid; the refusal then says why what is there is no move by itself."""
    composition: object = None
    """Of a move that is refused: how its letters would lie, so that the try can be shown."""
    starts: tuple[str, ...] = ()
    """Where moves may start, if that was asked."""
    destinations: tuple[DestinationInfo, ...] = ()
    """And where letters may go."""
