"""Whole games of machines, analysed as the server does: `python -m bench.support.looks lexiduel --games 5`.

Printed: how far the chance after a move, by the search that judged it, lies from the chance before the next
move, by the next search; how often the better of two levels has the better accuracy; and what the moves of
each level are called. `--level 3` has both players of that level.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from joute.bots import choose
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.bots.thinking_clock import timed_by_processor
from joute.clocks import Clock, NoLimit
from joute.coach import Looked, Verdict, look, unjudged
from joute.coach.players import player
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Options, Settings, read_options
from joute.tables import Ply

PLAY_MS, LOOK_MS = 60, 400
LEVELS = (1, 2, 3, 4, 5, 6)
MARKS = (5, 10, 20, 30)
CLOSE = 2
"""Levels this far apart play differently enough to be told by their accuracy."""


@dataclass(frozen=True, slots=True)
class Watched:
    """One game: who played it, and what was found."""

    levels: tuple[int, ...]
    plies: tuple[Ply, ...]
    looked: tuple[Looked, ...]

    def joins(self) -> list[float]:
        """Of the player who has moved: the chance before the next move, less the chance after the own one."""
        return [
            (100 - after.chance) - one.played.chance
            for one, after in zip(self.looked, self.looked[1:], strict=False)
            if one.played and after.played and after.chance is not None and after.seat != one.seat
        ]

    def accuracies(self) -> list[int | None]:
        return [player(seat, self.looked).accuracy for seat in (1, 2)]


def watch(game: Game, settings: Settings, seed: int, level: int | None) -> Watched:
    """One game of that level with itself, or between two drawn by lot, both ends of the scale as likely as
    its middle."""
    rng = random.Random(f"looks {game.name} {seed}")
    levels = tuple(rng.sample(LEVELS, 2)) if level is None else (level, level)
    shuffle = shuffler(rng)
    position = opening(game.start(settings), shuffle, rng)
    plies: list[Ply] = []
    while (to_act := position.to_act()) and len(plies) < MOST_PLIES:
        seat = to_act[0]
        number = seed * MOST_PLIES + len(plies)
        if seat == CHANCE:
            move = position.chance(shuffle)
        else:
            move = choose(game, position.view(seat), settings, levels[seat - 1], PLAY_MS, number)
        done = position.judge(seat, move)
        assert isinstance(done, Effects)
        plies.append(Ply(seat, None, position, done, Clock.new(NoLimit(), settings.seats)))
        position = done.after
    return Watched(levels, tuple(plies), tuple(_looks(game, settings, plies)))


def _looks(game: Game, settings: Settings, plies: Sequence[Ply]) -> list[Looked]:
    return [
        Looked(ply.seat, Verdict.UNJUDGED)
        if unjudged(ply)
        else look(game, settings, ply.before, ply.seat, ply.effects, LOOK_MS, number)
        for number, ply in enumerate(plies)
    ]


def report(games: Sequence[Watched]) -> None:
    joins = [each for one in games for each in one.joins()]
    if joins:
        size = fmean(map(abs, joins))
        print(f"  joins: {len(joins)}, mean {fmean(joins):+.1f}, spread {pstdev(joins):.1f}, size {size:.1f}")
    told = [(one.levels, one.accuracies()) for one in games]
    apart = [
        (levels, found) for levels, found in told if abs(levels[0] - levels[1]) >= CLOSE and None not in found
    ]
    right = sum((levels[0] > levels[1]) == ((found[0] or 0) > (found[1] or 0)) for levels, found in apart)
    print(f"  better level, better accuracy: {right} of {len(apart)}; {told}")
    for level in sorted({each for one in games for each in one.levels}):
        moves = [
            looked
            for one in games
            for looked in one.looked
            if looked.played and looked.seat != CHANCE and one.levels[looked.seat - 1] == level
        ]
        print(f"  level {level}: {called(moves)}")


def called(moves: Sequence[Looked]) -> str:
    """How many moves, which part of them is called what, and which part loses 5, 10, 20 and 30 points."""
    counts = Counter(one.verdict for one in moves)
    parts = ", ".join(
        f"{verdict} {counts[verdict] / len(moves):.2f}" for verdict in Verdict if counts[verdict]
    )
    marks = " ".join(f"≥{mark} {sum(one.lost >= mark for one in moves) / len(moves):.2f}" for mark in MARKS)
    return f"{len(moves)} moves: {parts}; {marks}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--level", type=int, help="of both players")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    game = registry.find(given.game)
    options = read_options(game.options, dict(one.split("=", 1) for one in given.option))
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.load(game.words))
    print(game.name)
    with timed_by_processor():
        numbers = range(given.seed, given.seed + given.games)
        report([watch(game, settings, number, given.level) for number in numbers])


if __name__ == "__main__":
    main()
