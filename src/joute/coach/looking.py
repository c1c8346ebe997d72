"""One ply looked at: the move played among the machine's best, all by the same search, as winning chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from joute.bots import Advice
from joute.bots.choosing import ask, think, warm
from joute.bots.levels import LEVELS
from joute.bots.registry import winning
from joute.coach.verdicts import Verdict, verdict_for
from joute.dictionary import Dictionary
from joute.play import CHANCE, Effects, Game, Move, MoveKind, Position, Score, Seat, Sentence, Settings

MASTER = len(LEVELS)
_KNOWN = 2.4
"""What a well-read adult recognises, on Zipf's scale (the Club's words)."""
_CLOSE = 2.0
"""Moves so close to the best are as good; those of well-known words are shown first."""
_SHOWN = 3
_ASKED = 60
DECLARED = frozenset(
    [
        MoveKind.PASS,
        MoveKind.TIMEOUT,
        MoveKind.RESIGN,
        MoveKind.END,
        MoveKind.FAULT,
        MoveKind.ACCEPT,
        MoveKind.CHALLENGE,
        MoveKind.CHALLENGE_RIGHT,
        MoveKind.CHALLENGE_WRONG,
        MoveKind.TOUCH,
        MoveKind.ADOUBE,
        MoveKind.FLIP,
    ]
)
"""Said rather than played: no search weighs them, so none is called a mistake."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move, what it does, and what the mover's winning chance is after it, of a hundred."""

    effects: Effects[Position]
    chance: float
    why: Sentence
    known: bool
    """Whether a well-read adult knows its words."""

    @property
    def text(self) -> str:
        return self.effects.move.text()

    def points(self, seat: Seat) -> Score | None:
        """What it gains its mover at once, in the game's points, where the game has them."""
        return self.effects.gains[seat - 1] if self.effects.gains else None


@dataclass(frozen=True, slots=True)
class Looked:
    """What was found about one ply, or about a position nobody has played on from."""

    seat: Seat
    verdict: Verdict
    best: tuple[Line, ...] = ()
    """Different in what matters, best first."""
    played: Line | None = None

    @property
    def chance(self) -> float | None:
        """Before the move, if it is played as well as can be."""
        return max(line.chance for line in self.best) if self.best else None

    @property
    def lost(self) -> float:
        """Points of winning chance, of a hundred; nothing where the move was not judged."""
        if self.played is None or not self.best:
            return 0.0
        return max(0.0, max(line.chance for line in self.best) - self.played.chance)

    @property
    def points_lost(self) -> int:
        """The same as readers count: between the two chances they are shown, 70 % and 65 %."""
        if self.played is None or self.chance is None:
            return 0
        return max(0, percent(self.chance) - percent(self.played.chance))


def percent(chance: float) -> int:
    """A chance as it is shown: halves go up, so that everybody who rounds it shows the same."""
    return floor(round(chance, 1) + 0.5)


def look(
    game: Game,
    settings: Settings,
    position: Position,
    seat: Seat,
    played: Effects[Position] | None,
    budget_ms: int,
    seed: int,
) -> Looked:
    """Only what the mover could know is looked at."""
    declared = played is not None and played.kind in DECLARED
    if seat == CHANCE or position.on_turn() != seat or declared:
        return Looked(seat, Verdict.UNJUDGED)
    also: tuple[Move, ...] = (played.move,) if played else ()
    view = position.view(seat)
    warm(game, settings)  # loading words and kernels takes none of the time to think
    advice = think(ask(game, view, settings, MASTER, budget_ms, seed, also))
    lines = [
        Line(
            done,
            _chance(done, seat, 100 * winning(game.name, view, one, settings.seats)),
            one.why,
            _is_known(done.words, settings.dictionary),
        )
        for one in _worth_asking(advice, also)
        if isinstance(done := position.judge(seat, one.move), Effects)
    ]
    own = next((line for line in lines if played and line.effects.move == played.move), None)
    if own is None:
        return Looked(seat, Verdict.UNJUDGED, _different(lines))
    if len(lines) == 1 and _is_only(position, seat, own):
        return Looked(seat, Verdict.ONLY, (own,), own)
    best = _different(lines)
    looked = Looked(seat, Verdict.GOOD, best, own)
    return Looked(seat, verdict_for(looked.lost), best, own)


def _is_only(position: Position, seat: Seat, own: Line) -> bool:
    """Whether nothing else could be played."""
    judged = (position.judge(seat, move) for move in position.moves(seat) if move != own.effects.move)
    return all(isinstance(done, Effects) and done.kind in DECLARED for done in judged)


def _worth_asking(advice: list[Advice], also: tuple[Move, ...]) -> list[Advice]:
    """The best of them, and those asked for."""
    return [one for number, one in enumerate(advice) if number < _ASKED or one.move in also]


def _is_known(words: Sequence[str], dictionary: Dictionary) -> bool:
    return all(dictionary.frequency(word) >= _KNOWN or dictionary.was_added(word) for word in words)


def _chance(done: Effects[Position], seat: Seat, guessed: float) -> float:
    """A move that ends the game leaves no chance but its outcome, whether it was played or not."""
    outcome = done.after.outcome()
    if outcome is None:
        return guessed
    return 100.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def _different(lines: list[Line]) -> tuple[Line, ...]:
    """One line for the same words, by whatever path; among equals the well-known words come first."""
    if not lines:
        return ()
    top = max(line.chance for line in lines)
    ordered = sorted(lines, key=lambda line: (line.chance < top - _CLOSE, not line.known, -line.chance))
    seen: set[object] = set()
    chosen: list[Line] = []
    for line in ordered:
        key = tuple(sorted(line.effects.words)) or line.text
        if key not in seen:
            seen.add(key)
            chosen.append(line)
    first = chosen[:_SHOWN]
    if not any(line.known for line in first):
        first[_SHOWN - 1 :] = [line for line in chosen if line.known][:1] or first[_SHOWN - 1 :]
    return tuple(first)
