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
    lots: bool = False
    """Draw the lots that are needed, and no more."""
    sure: bool = False
    """The sender has been asked about what looks like a slip, and means it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskPlayer:
    number: int
    name: str
    brought: int
    withdrawn: bool
    absent: bool
    struck: bool
    """Registered by mistake: shown nowhere, the number is not given again."""
    team: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskSeat:
    """A player at a table of hands."""

    player: int
    points: int | None
    initialled: bool
    neighbour: int
    """Who initials the score (TRN-3)."""
    penalties: int
    entry: int
    """The entry that holds the score; 0 where there is none."""


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
    entry: int
    """The entry it was told by; 0 where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskEncounter:
    first: int
    second: int
    """0: a bye."""
    games: tuple[DeskGame, ...]
    over: bool
    winner: int | None
    lot_needed: bool
    undecided: bool
    """Drawn where somebody must win (knock-out): another game, or a lot."""
    agreed: Number | None
    """The points of a bye agreed on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskStanding:
    rank: int | None
    player: int
    total: Number
    details: tuple[Number | None, ...]
    penalties: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskTeam:
    """The best of a team's players together: as many as the smallest team has."""

    rank: int
    name: str
    total: Number
    players: tuple[int, ...]
    """Those who count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskRest:
    """Who sits the next round out, for which points."""

    player: int
    points: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskRound:
    """One round, earlier or the last."""

    round: int
    entry: int
    """The entry that opened it."""
    tables: tuple[DeskTable, ...]
    encounters: tuple[DeskEncounter, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskEntry:
    """One entry of the history, said in the reader's language."""

    number: int
    at: str
    by: str
    who: int
    action: str
    round: int
    """Rounds opened before it."""
    text: str
    undone: bool
    corrected: bool
    lapsed: bool
    """Passed over since an earlier entry was corrected."""
    changed_by: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskInfo:
    text: str
    """The file, with the lines entered; as it was where one of them is refused."""
    refusal: RefusalInfo | None
    by: str
    """Who made the last entry, where somebody has said so."""
    name: str
    game: str
    format: str
    rounds: int
    minutes: int
    round: int
    """Rounds opened so far."""
    counted: bool
    """Every result of the round is in: players may come and go."""
    between_rounds: bool
    """And no lot is due."""
    over: bool
    online: bool
    """Whether the server opens the tables; else they are real ones."""
    duplicate: bool
    commitment: str
    """The digest of the secret behind the deals; empty where deals are not to be verified."""
    secret: str
    """The secret itself, once it is shown."""
    times: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    rests: tuple[DeskRest, ...]
    teams: tuple[DeskTeam, ...]
    opened_by: int
    """The entry that opened the round; 0 before the first."""
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
    """`sheets` for the round, `standings`, `badges` or `certificates`."""
