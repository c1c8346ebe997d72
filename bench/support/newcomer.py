"""Levels against a newcomer: `python -m bench.support.newcomer dames --level 1 --games 20 --seed 70000`.

A newcomer takes the best of five legal moves drawn by lot among those with everyday words, what a move gains
at once being all it sees. Débutant is to lose at least 60 % to it, Club is to beat it. Every deal is played
twice, with the seats changed. Every game is kept as a line in build/bench/newcomer.jsonl: the same command
goes on where it was stopped, `--games 0` only tells.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from itertools import islice
from math import inf

from bench.support.kept import FOLDER, Allowance, Kept, Line
from joute.bots import choose, warm
from joute.bots.choosing import ask
from joute.bots.contests import answer
from joute.bots.elo import strength
from joute.bots.generic import considered
from joute.bots.last_resort import last_resort
from joute.bots.levels import LEVELS
from joute.bots.matches import Played, play_pair
from joute.bots.thinking_clock import timed_by_processor
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Effects, Game, Move, Options, Settings, View, read_options

IDEAS, TRIED = 5, 400
EVERYDAY = LEVELS[0].rarest
_LONG_MS = 60_000
"""Time is no matter: five moves are judged, whatever they take."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A player of any game; see above."""

    game: Game
    settings: Settings

    def __call__(self, view: View, seed: int) -> Move:
        question = ask(self.game, view, self.settings, 1, _LONG_MS, seed)
        question = replace(question, level=replace(question.level, rarest=EVERYDAY))
        position = question.imagine()
        if (reply := answer(question, position)) is not None:
            return reply
        found = considered(question, TRIED)
        question.rng.shuffle(found)
        known = (
            each
            for each in found
            if isinstance(done := position.judge(question.seat, each.move), Effects)
            and question.knows_all(done.words)
        )
        ideas = list(islice(known, IDEAS))
        if not ideas:
            return last_resort(position, question.seat, question.familiarity)
        return max(ideas, key=lambda each: each.value).move


def games(name: str, level: int, budget_ms: int, options: dict[str, str], seed: int) -> list[Played]:
    """The two games of one deal, from the newcomer's side."""
    game = registry.find(name)
    read = read_options(game.options, options)
    assert isinstance(read, Options)
    settings = Settings(2, read, Dictionary.load(game.words))
    warm(game, settings)

    def machine(view: View, turn: int) -> Move:
        return choose(game, view, settings, level, budget_ms, turn)

    return list(play_pair(game, settings, (Newcomer(game, settings), machine), seed))


def told(lines: list[Line]) -> str:
    """The newcomer's games against one level, in a line."""
    points = [each["points"] for each in lines]
    won, drawn = points.count(1.0), points.count(0.5)
    share = strength(sum(points), len(points))
    return (
        f"{len(points)} games, {won} won, {drawn} drawn, {len(points) - won - drawn} lost "
        f"({100 * share.share:.1f} %, {100 * share.low:.1f} to {100 * share.high:.1f}); "
        f"refused {sum(each['refused'] for each in lines)}"
    )


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--time", type=int, default=200)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--most-seconds", type=float, default=inf, help="of processor time")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    kept, allowance = (
        Kept(FOLDER / "newcomer.jsonl", ("game", "level", "time", "seed")),
        Allowance(given.most_seconds),
    )
    done = kept.done()
    for seed in range(given.seed, given.seed + given.games // 2):
        if (given.game, given.level, given.time, seed) in done or allowance.is_spent():
            continue
        for each in games(given.game, given.level, given.time, options, seed):
            line = {"game": given.game, "level": given.level, "time": given.time, "seed": seed}
            kept.add(line | {"seat": each.seat, "points": each.points, "refused": len(each.refused)})
    own = (given.game, given.level, given.time)
    lines = [each for each in kept.lines() if (each["game"], each["level"], each["time"]) == own]
    print(f"{given.game}: the newcomer against {LEVELS[given.level - 1].name}, {told(lines)}")


if __name__ == "__main__":
    main()
