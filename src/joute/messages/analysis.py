"""What the machine thinks of a record: one position, or the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from joute.messages.shared import EffectsInfo, Number, Told

VerdictName = Literal["best", "good", "inaccuracy", "mistake", "blunder", "bluff", "only", "unjudged"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisWanted:
    record: str
    ply: int
    """How many plies of the record have been played when the machine looks."""
    most: int = 3
    """How many moves are wanted; 0: the position alone, and nobody thinks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewWanted:
    record: str
    begin: bool = True
    """Whether to begin where nobody has yet; false only tells how far it has come."""
    last: int = 0
    """The last ply to look at, counted from 1, for a reader who left the game there; 0: all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureWanted:
    record: str
    ply: int
    seat: int | None = None
    """Whose view is drawn; null: a spectator's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineInfo:
    """A move the mover had, by the same search as all others."""

    effects: EffectsInfo
    chance: float
    """The mover's winning chance after it, of a hundred."""
    points: Number | None
    """What it gains at once, in the game's points, where the game has them."""
    why: Told
    spelt: tuple[str, ...]
    """Its words with their accents, where all that a word may mean is spelt alike."""
    named: Told
    """What it is called, as something to do, where it makes no word and its game has a name for it."""
    known: bool
    """Whether its words are well known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysed:
    ply: int
    seat: int
    """Whose move it is; 0 after the end."""
    position: str
    options: dict[str, str]
    """With the position, all that a new table needs to go on from here."""
    best: tuple[LineInfo, ...]
    """The machine's moves, best first, different in what matters."""
    verdict: VerdictName
    loss: float | None
    """How many points of winning chance the move really played lost; nothing where it is not judged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookedInfo:
    """One ply, judged."""

    seat: int
    verdict: VerdictName
    lost: float
    """Points of winning chance, of a hundred."""
    worth: float
    """What the move counts in its player's accuracy, from 0 to 1, where it is judged."""
    chance: float | None
    """The mover's before the move, if it is played as well as can be."""
    played: LineInfo | None
    best: tuple[LineInfo, ...]
    said: Told
    """What the move did, what was better, what the answer takes back; empty where it is not judged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedPlayer:
    seat: int
    accuracy: int | None
    good: int
    inaccuracies: int
    mistakes: int
    blunders: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewed:
    """A whole game, as far as it has been looked at: ask again until `done` is `of`."""

    done: int
    of: int
    plies: tuple[LookedInfo, ...]
    chances: tuple[tuple[float, ...], ...]
    """Of each seat, of a hundred, before the first ply and after each: the mover's, of the move played."""
    before: tuple[tuple[float, ...], ...]
    """Of each seat before each ply, the mover's being that of the best move: a little different, maybe, from
    the chance after the ply before, for another search looked at it."""
    players: tuple[ReviewedPlayer, ...]
    worst: tuple[int, ...]
    """The plies, counted from 1, that lost most; the worst first."""
    closing: Told | None
