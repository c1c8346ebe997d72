"""Tournaments and matches that the server keeps: set up, entered, watched."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.messages.organiser import DeskInfo, DeskLine


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTournament:
    headers: dict[str, str] = field(default_factory=dict)
    """As in the file: Game, Tournament, Format, Rounds, Minutes, Encounter."""
    options: dict[str, str] = field(default_factory=dict)
    """Of the game, for every table."""
    play_as: str = ""
    """The organiser's name, who plays too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedPerson:
    """Somebody the reader's finished events have rated."""

    name: str
    rating: int
    encounters: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubRatings:
    """Of one game, the best first."""

    game: str
    people: tuple[RatedPerson, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPlayer:
    name: str
    level: int | None = None
    """A machine of that level, which only the organiser may register."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """What the organiser enters: all the lines or none, then the next round if it is wanted."""

    id: str
    """Chosen by the client: the same again is not entered twice."""
    lines: tuple[DeskLine, ...] = ()
    next_round: bool = False
    lots: bool = False
    """Draw the lots that are due, and no more."""
    sure: bool = False
    """The sender has been asked about what looks like a slip, and means it."""
    since: int | None = None
    """The version the sender looked at: refused as `moved_on` where anything was entered since."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BroughtTournament:
    """A tournament file that the server is to keep from now on."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Initialled:
    """A neighbour's score, initialled by one of the reader's players (TRN-3)."""

    by: int
    player: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnNumber:
    """A number a player mixes into the deals, in figures."""

    number: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A link to a player's place; 0 is the organiser's."""

    number: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EventTable:
    """A table opened for the round."""

    table: int
    game: int
    """Which game of the encounter, from 1."""
    id: str
    players: tuple[int, ...]
    """By seat."""
    entered: bool
    """Whether its result has been entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedPlace:
    """The organiser's link has given a place that somebody held to another device: everybody may know."""

    player: int
    at_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentInfo:
    """A tournament as its organiser, its players and everybody else see it."""

    id: str
    version: int
    desk: DeskInfo
    """Without the file, which is asked for by itself."""
    organiser: bool
    """Whether the reader is."""
    you: tuple[int, ...]
    """The players the reader is."""
    tables: tuple[EventTable, ...]
    free: tuple[int, ...]
    """Players whose place nobody has taken up yet."""
    machines: tuple[int, ...]
    moved: tuple[MovedPlace, ...]
    bell_ms: int | None
    """Until the bell, at the moment of sending; null where none is awaited."""
    bell_runs: bool
    saved_ms: int
    """When the last entry was stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentLine:
    """One of the reader's tournaments."""

    id: str
    name: str
    game: str
    format: str
    round: int
    over: bool
    organiser: bool
    you: tuple[int, ...]
    players: tuple[str, ...]
    """Their names, where there are two."""
    table: str
    """The table that waits for the reader; empty if none does."""
