"""One ply looked at: the move played among the machine's best, all by the same search, as winning chances."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots import Advice
from joute.bots.choosing import ask, think, warm
from joute.bots.levels import LEVELS
from joute.bots.registry import winning
from joute.coach.lines import Line, different, familiarity, percent
from joute.coach.verdicts import Verdict, verdict_for
from joute.play import CHANCE, Effects, Game, Move, MoveKind, Position, Seat, Settings

MASTER = len(LEVELS)
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
            familiarity(done.words, settings.dictionary),
        )
        for one in _worth_asking(advice, also)
        if isinstance(done := position.judge(seat, one.move), Effects)
    ]
    own = next((line for line in lines if played and line.effects.move == played.move), None)
    if own is None:
        return Looked(seat, Verdict.UNJUDGED, different(lines))
    if len(lines) == 1 and _is_only(position, seat, own):
        return Looked(seat, Verdict.ONLY, (own,), own)
    best = different(lines)
    looked = Looked(seat, Verdict.GOOD, best, own)
    return Looked(seat, verdict_for(looked.lost), best, own)


def _is_only(position: Position, seat: Seat, own: Line) -> bool:
    """Whether nothing else could be played."""
    judged = (position.judge(seat, move) for move in position.moves(seat) if move != own.effects.move)
    return all(isinstance(done, Effects) and done.kind in DECLARED for done in judged)


def _worth_asking(advice: list[Advice], also: tuple[Move, ...]) -> list[Advice]:
    """The best of them, and those asked for."""
    return [one for number, one in enumerate(advice) if number < _ASKED or one.move in also]


def _chance(done: Effects[Position], seat: Seat, guessed: float) -> float:
    """A move that ends the game leaves no chance but its outcome, whether it was played or not."""
    outcome = done.after.outcome()
    if outcome is None:
        return guessed
    return 100.0 / len(outcome.winners) if seat in outcome.winners else 0.0
