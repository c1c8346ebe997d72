"""Pieces that several messages carry. Plain frozen dataclasses: the TypeScript is generated from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from joute.play import EndReason, Hidden, MoveKind
from joute.values import swift

Number = int | float
"""A score: whole, or a fraction where a payment is shared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A text in both languages: the page changes its language without asking again."""

    fr: str
    en: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalInfo:
    """A refusal with its sentence, in the reader's language."""

    kind: Literal["unreadable", "illegal", "ambiguous"]
    article: str
    reason: str
    squares: tuple[str, ...]
    message: str
    word: str = ""
    """The word it is about, if it is about one."""


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A sentence for everybody: of `{2|votre S|le S de Rosalie}` the holder of seat 2 reads the first form.

    `[RENE]` is a word to look up.
    """

    fr: str
    en: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeInfo:
    winners: tuple[int, ...]
    reason: EndReason
    article: str
    payments: tuple[Number, ...]
    told: Told | None = None
    """Who won, as a headline; where the players are known."""


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class EffectsInfo:
    """What a legal move does, or would do: told to everyone once played, to its author before."""

    move: str
    kind: MoveKind
    words: tuple[str, ...]
    laid: tuple[str, ...]
    turned: tuple[str, ...]
    removed: tuple[str, ...]
    gains: tuple[Number, ...]
    scores: tuple[Number, ...]
    paths: tuple[tuple[str, ...], ...]
    """The squares of the words, word by word and letter by letter, in a game that has squares."""
    moved: tuple[str, ...]
    """From where to where a letter has gone, in a game whose letters move."""
    doubtful: bool = False
    """Whether its words may still be contested: nobody has checked them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairInfo:
    """A change that mends what was composed, or a step back."""

    code: str
    """Finds the label of its button."""
    letters: str
    """The letters the label names."""
    square: str
    """And where the one lies that is taken up; empty where letters have no square."""
    composition: object


@dataclass(frozen=True, slots=True, kw_only=True)
class DutyInfo:
    """What the player on turn must do first, with its sentence in the reader's language."""

    article: str
    message: str
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DestinationInfo:
    """Where a letter on the board may go: what it takes on its way, whether a word may be announced there."""

    source: str
    target: str
    taken: tuple[str, ...]
    word: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedInfo:
    """A contest and its verdict."""

    challenger: int
    author: int
    words: tuple[str, ...]
    right: bool
    article: str
    points: tuple[Number, ...]
    """What each seat's score changed by; empty where contests cost no points."""
    returned: tuple[str, ...]
    """The letters that went back to the author's hand."""
    loses_turn: int | None
    takes_row: int | None
    turns: int | None
    """Who may now turn letters of the other's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedInfo:
    """Hands laid open and counted: the end of a round, or of the game."""

    round: int
    """0 where the game has only one."""
    out: tuple[int, ...]
    hands: tuple[str, ...]
    added: tuple[Number, ...]
    totals: tuple[Number, ...]
    retired: tuple[int, ...]
    dealer: int
    """Who deals next; 0 where nobody does."""
    article: str
    resigned: tuple[int, ...]
    """Who gave up before."""
    reckoned: tuple[str, ...]
    """How each seat's payment comes about, in figures (« 10 − 5 »), where it is not simply the hand."""


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class Ply:
    """One line of the moves list, as this reader may know it; seat 0 is chance."""

    number: int
    seat: int
    effects: EffectsInfo
    spent_ms: int | None
    told: Told
    judged: JudgedInfo | None
    counted: CountedInfo | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferInfo:
    """An offer that waits for an answer."""

    about: Literal["stop", "takeback"]
    seat: int
    agreed: tuple[int, ...]
    """The others who have agreed so far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerInfo:
    """How the offer of `seat` was answered, and by whom."""

    about: Literal["stop", "takeback"]
    seat: int
    by: int
    said: Literal["accepted", "refused", "withdrawn", "played"]


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class ClockInfo:
    """The clocks at the moment of sending; the reader counts on from there."""

    kind: Literal["none", "budget", "turn", "disc", "bell"]
    running: tuple[int, ...]
    remaining_ms: tuple[int, ...]
    """One per seat: what is left of the budget, of the turn, or of the disc's current minute."""
    disc: tuple[int, ...]
    """Where the clock is a disc, its numbers, one per seat; empty otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInfo:
    seat: int
    kind: Literal["person", "machine", "open"]
    name: str
    level: int | None
    connected: bool


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """A table as lists and headers show it: nothing in it is hidden from anyone."""

    id: str
    game: str
    hides: tuple[Hidden, ...]
    """What the game keeps from its players."""
    status: Literal["waiting", "withdrawn", "playing", "finished"]
    """Withdrawn: it was ended before everybody had come, by whoever opened it or by who declined to come."""
    seats: tuple[SeatInfo, ...]
    you: tuple[int, ...]
    """The seats the reader holds; none for a spectator."""
    version: int
    to_act: tuple[int, ...]
    scores: tuple[Number, ...]
    resigned: tuple[int, ...]
    """Who has given up: they come last, whatever they have."""
    outcome: OutcomeInfo | None
    options: dict[str, str]
    hints: bool
    dictionary: bool
    updated_ms: int
    rematch: str
    """The table where its players went on; empty if they have not."""
    event: str
    """The tournament or match it is played for; empty if none."""
    maker: int
    """The seat of whoever opened it, and may withdraw it while it waits; 0 where nobody may."""
    declined: int
    """Of a rematch that was withdrawn, the seat of whoever declined it; 0 where nobody has."""
