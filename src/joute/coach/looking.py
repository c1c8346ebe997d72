"""One ply looked at: the move played among the machine's best, all by the same search, as winning chances."""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots import Advice
from joute.bots.chances import Grades
from joute.bots.choosing import ask, think, warm
from joute.bots.levels import LEVELS
from joute.bots.registry import grades, lost_turn, resigns, winning
from joute.bots.why import Why
from joute.coach.contested import false_words
from joute.coach.lines import (
    AS_GOOD,
    Line,
    comes_to_the_same,
    different,
    familiarity,
    main_first,
    percent,
)
from joute.coach.verdicts import USUAL, Verdict, verdict_for, worth
from joute.play import CHANCE, Effects, Game, Move, MoveKind, Position, Seat, Settings
from joute.play.happenings import spelling
from joute.play.told import NOTHING

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
    false: tuple[str, ...] = ()
    """Its words that do not exist, where words are contested,"""
    fell: bool = False
    """and whether they were: the play was taken back."""
    again: bool = False
    """Whether its author then played the turn anew (JAG-20)."""
    resigned: bool = False
    """Whether the seat gave up where who knows no word has lost (JAG-24): `best` is what it had left."""

    grades: Grades = USUAL
    """From what loss on a move of this game is called a mistake."""

    @property
    def stuck(self) -> bool:
        """Whether who resigned had nothing left to play, as far as the search sees."""
        return self.resigned and not self.best

    @property
    def chance(self) -> float | None:
        """Before the move, if it is played as well as can be."""
        return max(line.chance for line in self.best) if self.best else None

    @property
    def advised(self) -> Line | None:
        """The move to tell: of those as good as the best the first that a well-read adult knows."""
        top = percent(self.chance or 0.0)
        near = (line for line in self.best if line.known and top - percent(line.chance) <= AS_GOOD)
        return next(near, self.best[0] if self.best else None)

    @property
    def lost(self) -> float:
        """Points of winning chance, of a hundred; nothing where the move was not judged."""
        if self.played is None or not self.best:
            return 0.0
        return max(0.0, max(line.chance for line in self.best) - self.played.chance)

    @property
    def worth(self) -> float:
        """What it counts in the accuracy, from 0 to 1."""
        return worth(self.lost, self.grades)

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
    came: Position | None = None,
) -> Looked:
    """Only what the mover could know is looked at; `came`: what a contest that was right made of the move."""
    gave_up = played is not None and played.kind is MoveKind.RESIGN and resigns(game.name)
    declared = played is not None and played.kind in DECLARED
    if seat == CHANCE or position.on_turn() != seat or (declared and not gave_up):
        return Looked(seat, Verdict.UNJUDGED)
    if gave_up:
        return replace(look(game, settings, position, seat, None, budget_ms, seed), resigned=True)
    again = came is not None and came.on_turn() == seat
    stand_in = lost_turn(game.name) if came and not again else None
    also: tuple[Move, ...] = (stand_in or played.move,) if played else ()
    view = position.view(seat)
    warm(game, settings)  # loading words and kernels takes none of the time to think
    advice = think(replace(ask(game, view, settings, MASTER, budget_ms, seed, also), analysis=True))
    lines = [
        Line(
            done,
            _chance(done, seat, 100 * winning(game.name, view, one, settings.seats)),
            one.reason,
            familiarity(done.words, settings.dictionary),
            _spelt(done, settings),
            game.naming(position, one.move) or NOTHING,
        )
        for one in _worth_asking(advice, also)
        if one.move != stand_in
        and isinstance(done := position.judge(seat, one.move), Effects)
        and done.kind is not MoveKind.RESIGN
    ]
    false = false_words(played, seat, settings.dictionary) if played else ()
    honest = [line for line in lines if not false_words(line.effects, seat, settings.dictionary)]
    own = next((line for line in lines if played and line.effects.move == played.move), None)
    if played and came:
        left = _after_contest(game, settings, came, seat, advice, stand_in, budget_ms, seed)
        own = Line(played, left, Why(NOTHING), 0.0, _spelt(played, settings))
    if own is None:
        return Looked(seat, Verdict.UNJUDGED, different(honest))
    if not false and len(lines) == 1 and _is_only(position, seat, own):
        return Looked(seat, Verdict.ONLY, (own,), own)
    others = [line for line in honest if line is own or not comes_to_the_same(line, own)]
    looked = Looked(
        seat,
        Verdict.GOOD,
        different(others, own),
        own,
        false,
        came is not None,
        again,
        grades=grades(game.name),
    )
    return replace(looked, verdict=_verdict(looked))


def _spelt(done: Effects[Position], settings: Settings) -> tuple[str, ...]:
    return tuple(spelling(word, settings.dictionary) for word in main_first(done))


def _verdict(looked: Looked) -> Verdict:
    """A word that does not exist is never a good move: a bluff if nobody saw it, else inaccurate at least."""
    verdict = verdict_for(looked.lost, looked.grades)
    if looked.fell and looked.best:
        return verdict if verdict.is_bad else Verdict.INACCURACY
    return Verdict.BLUFF if looked.false and not verdict.is_bad else verdict


def _after_contest(
    game: Game,
    settings: Settings,
    came: Position,
    seat: Seat,
    advice: list[Advice],
    stand_in: Move | None,
    budget_ms: int,
    seed: int,
) -> float:
    """The chance of who was contested: by the same search with the turn lost, or with it to play anew."""
    if outcome := came.outcome():
        return 100 * outcome.share(seat, settings.seats)
    view = came.view(seat)
    if stand_in is None:
        advice = think(ask(game, view, settings, MASTER, budget_ms, seed))[:1]
    else:
        advice = [one for one in advice if one.move == stand_in] or advice[-1:]
    return 100 * winning(game.name, view, advice[0], settings.seats) if advice else 0.0


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
    return 100 * outcome.share(seat, done.after.seats)
