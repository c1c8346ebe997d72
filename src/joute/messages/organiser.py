"""The organiser's page: a tournament file, lines to add to it, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.messages.shared import Number, RefusalInfo, Said


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskLine:
    who: int
    """A player's number; 0 is the organiser."""
    action: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskWanted:
    """A tournament file, kept by whoever asks; without text, one is begun with these headers."""

    text: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    lines: tuple[DeskLine, ...] = ()
    """All of them are entered, or none."""
    next_round: bool = False
    """Draw the lots that are needed and open the next round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskPlayer:
    number: int
    name: str
    brought: int
    withdrawn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskSeat:
    """A player at a table of hands."""

    player: int
    points: int | None
    initialled: bool
    neighbour: int
    """Who initials the score (TRN-3)."""
    penalties: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskTable:
    table: int
    seats: tuple[DeskSeat, ...]
    dealer: int
    leaders: tuple[int, ...]
    """The winner once all is initialled; several where only a lot can tell (TRN-4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskGame:
    winner: int
    """0: drawn."""
    scores: tuple[Number, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskEncounter:
    first: int
    second: int
    """0: a bye."""
    games: tuple[DeskGame, ...]
    over: bool
    winner: int | None
    lot_needed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskStanding:
    rank: int | None
    player: int
    total: Number
    details: tuple[Number | None, ...]
    penalties: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskInfo:
    text: str
    """The file, with the lines entered; as it was where one of them is refused."""
    refusal: RefusalInfo | None
    name: str
    game: str
    format: str
    rounds: int
    minutes: int
    round: int
    """Rounds opened so far."""
    between_rounds: bool
    over: bool
    commissaires: int
    players: tuple[DeskPlayer, ...]
    tables: tuple[DeskTable, ...]
    encounters: tuple[DeskEncounter, ...]
    standings: tuple[DeskStanding, ...]
    warnings: tuple[Said, ...]
    """What was agreed though the rulebook advises against it: hands of more than 7 minutes (TRN-2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetsWanted:
    text: str
    what: str = "sheets"
    """`sheets` for the round, or `standings`."""
