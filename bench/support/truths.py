"""What is true of a position's moves: proved by every line there is, or as far as a long search can tell."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from bench.support.ends import End
from bench.support.exact import Bounds, Work, after_move, ended, every_move
from joute.bots.choosing import ask, think
from joute.bots.question import Advice
from joute.bots.registry import winning
from joute.coach.looking import DECLARED, MASTER
from joute.games.lexiduel.engine import layings_now
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import Effects, Game, Move, Position, Seat, Settings

EQUAL = 2.0
"""Points of winning chance: moves that differ by less are as good as each other."""
MOST_MOVES, ENOUGH = 4_000, 10


@dataclass(slots=True)
class Truth:
    """What each move is worth, worked out when it is asked for, and what the best one is worth."""

    of_move: Callable[[Move], Bounds]
    known: dict[Move, Bounds] = field(default_factory=dict)
    most: float = 100.0
    """No move is worth more."""

    def of(self, move: Move) -> Bounds:
        if move not in self.known:
            self.known[move] = self.of_move(move)
        return self.known[move]

    @property
    def best(self) -> list[Move]:
        """The moves that are proved to be as good as any."""
        return [move for move, found in self.known.items() if found.low >= self.most - EQUAL]

    def is_best(self, move: Move) -> bool:
        return self.of(move).low >= self.most - EQUAL

    def loses(self, move: Move) -> float:
        """So many points at least."""
        return max(0.0, max(found.low for found in self.known.values()) - self.of(move).high)


def proved(game: Game, end: End) -> Truth | None:
    """By every line there is; nothing where no move is proved to be the best, or all are the same."""
    truth = (
        _last_turns(end.position, end.seat, Work(end.most))
        if isinstance(end.position, LexiduelPosition)
        else _all_lines(game, end)
    )
    if not truth.best or all(truth.loses(move) <= EQUAL for move in truth.known):
        return None
    return truth


def _all_lines(game: Game, end: End) -> Truth:
    work = Work(end.most)
    truth = Truth(lambda move: after_move(game, end.settings, end.position, end.seat, move, end.plies, work))
    every, listed = every_move(end.position, end.seat)
    moves = list(islice(listed, MOST_MOVES))
    if len(moves) == 1:  # no choice to be made
        return truth
    random.Random(end.position.text()).shuffle(moves)
    if end.wins_at_once:
        moves.sort(key=lambda move: not _wins(end, move))
        if not moves or not _wins(end, moves[0]):
            return truth
    for move in moves:
        if not _is_declared(end.position, end.seat, move):
            truth.of(move)
        if len(truth.known) >= ENOUGH and truth.best:  # none can be better, so that is all there is to know
            return truth
    if every and len(moves) < MOST_MOVES:
        truth.most = max((found.high for found in truth.known.values()), default=100.0)
    return truth


def _wins(end: End, move: Move) -> bool:
    outcome = end.position.play(end.seat, move).outcome()
    return outcome is not None and outcome.winners == (end.seat,)


def _last_turns(position: LexiduelPosition, seat: Seat, work: Work) -> Truth:
    """LEXIDUEL with one turn left or two: what the other can still gain is known at once.

    The words are gone through by what they gain: one that would not even win if nobody answered needs no look
    at the answers, unless the other is obliged to answer, at a loss if need be (LXD-8).
    """
    truth = Truth(lambda move: _after_last_answer(position, seat, move, work))
    found = layings_now(position.state)
    gains = found.gains()
    nets = gains[:, 0] - gains[:, 1]
    margin = _margin(position, seat)
    order = (-nets).argsort(kind="stable").tolist()
    truth.most = 0.0
    for row in order:
        move = found.move(row)
        if _result(margin + int(nets[row])) > truth.most or _obliges(position, seat, move):
            truth.most = max(truth.most, truth.of(move).low)
        if truth.most == 100:
            break
    for row in {*order[:3], *order[:: max(1, len(order) // 12)], len(nets) - 1}:
        truth.of(found.move(row))
    return truth


def _obliges(position: LexiduelPosition, seat: Seat, move: Move) -> bool:
    after = position.play(seat, move)
    return isinstance(after, LexiduelPosition) and bool(after.state.unanswered)


def _after_last_answer(position: LexiduelPosition, seat: Seat, move: Move, work: Work) -> Bounds:
    work.spend()
    after = position.play(seat, move)
    assert isinstance(after, LexiduelPosition)
    if outcome := after.outcome():
        return ended(outcome, seat)
    answers = layings_now(after.state)
    gains = answers.gains()
    gain = int((gains[:, 0] - gains[:, 1]).max()) if len(answers) else 0
    if not after.state.unanswered:  # who need not answer (LXD-8) may pass
        gain = max(0, gain)
    share = _result(_margin(after, seat) - gain)
    return Bounds(share, share)


def _margin(position: Position, seat: Seat) -> int:
    scores = position.scores()
    return int(scores[seat - 1] - scores[2 - seat])


def _result(margin: int) -> float:
    return 100.0 if margin > 0 else 50.0 if margin == 0 else 0.0


def _is_declared(position: Position, seat: Seat, move: Move) -> bool:
    done = position.judge(seat, move)
    return not isinstance(done, Effects) or done.kind in DECLARED


def searched(
    game: Game, settings: Settings, position: Position, seat: Seat, also: tuple[Move, ...], deep_ms: int
) -> Truth:
    """By the analysis's own search with that much time: one long look, or as many as it takes to spend it."""
    view, values, rounds = position.view(seat), defaultdict[Move, list[float]](list), 0
    for advice in _looks(game, settings, position, seat, also, deep_ms):
        rounds += 1
        for one in {each.move: each for each in reversed(advice)}.values():
            done = position.judge(seat, one.move)
            if not isinstance(done, Effects) or done.kind in DECLARED:
                continue
            outcome = done.after.outcome()
            chance = 100 * winning(game.name, view, one, settings.seats)
            values[one.move].append(chance if outcome is None else ended(outcome, seat).low)
    means = {move: sum(each) / len(each) for move, each in values.items() if 2 * len(each) >= rounds}
    truth = Truth(lambda _: Bounds(0, 100), {move: Bounds(each, each) for move, each in means.items()})
    truth.most = max(means.values(), default=100.0)
    return truth


def _looks(
    game: Game, settings: Settings, position: Position, seat: Seat, also: tuple[Move, ...], deep_ms: int
) -> Iterator[list[Advice]]:
    """Some searches stop long before their time is over: they are asked again, on other imagined hands.

    Where nothing is hidden they say the same again, and that is all they have to say.
    """
    begun, seed, said = time.thread_time(), 1_000, list[Advice]()
    while (left := deep_ms - 1000 * (time.thread_time() - begun)) > deep_ms / 50:
        question = ask(game, position.view(seat), settings, MASTER, int(left), seed, also)
        advice = think(replace(question, analysis=True))
        if advice == said:
            return
        yield advice
        seed, said = seed + 1, advice
