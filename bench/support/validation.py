"""Is the analysis right? `python -m bench.support.validation dames --positions 20 --seed 100`.

Positions come from games between levels drawn by lot. The truth is the same search with fifty times the time,
in which the move played and one drawn by lot are weighed as well. Then the analysis looks as it always does:

- found: its best move is the best one, or as good (`EQUAL` points of winning chance);
- slandered: the best move, handed in as the one played, is called a mistake (aim: at most 2 %);
- missed: a move that loses more than 20 points is not called a mistake (aim: at most 10 %).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import inf
from time import monotonic

from joute.bots import choose, warm
from joute.bots.choosing import ask, think
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.bots.registry import winning
from joute.bots.thinking_clock import timed_by_processor
from joute.coach.looking import DECLARED, MASTER, look
from joute.coach.verdicts import Verdict
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Move, Options, Position, Seat, Settings, read_options

NORMAL_MS, DEEPER, PLAY_MS = 400, 50, 40
EQUAL, HEAVY = 2.0, 20.0
LISTED, ONE_IN, KEPT = 2_000, 6, 60
_MISTAKES = (Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True, slots=True)
class Seen:
    """What one position showed: whether the best move was found, and was called a mistake; each heavy
    loss, and whether it was marked."""

    found: bool
    slandered: bool
    heavy: tuple[bool, ...]


def positions(game: Game, settings: Settings, seed: int) -> Iterator[tuple[Position, Seat, Move]]:
    """Now and then a position from games of machines, whose turn it is, and what the level plays."""
    rng = random.Random(f"validation {game.name} {seed}")
    shuffle = shuffler(rng)
    while True:
        levels = [rng.randint(1, MASTER) for _ in range(settings.seats)]
        position = opening(game.start(settings), shuffle, rng)
        for ply in range(MOST_PLIES):
            if not (to_act := position.to_act()):
                break
            seat = to_act[0]
            if seat == CHANCE:
                position = position.play(CHANCE, position.chance(shuffle))
                continue
            move = choose(game, position.view(seat), settings, levels[seat - 1], PLAY_MS, seed + ply)
            if position.on_turn() == seat and rng.random() < 1 / ONE_IN:
                yield position, seat, move
            position = position.play(seat, move)


def examine(
    game: Game, settings: Settings, position: Position, seat: Seat, move: Move, deep_ms: int
) -> Seen | None:
    """One position; nothing where there is no choice to be made."""
    rng = random.Random(position.text())
    listed = list(islice(position.moves(seat), LISTED))
    tried = dict.fromkeys([move, *rng.sample(listed, min(1, len(listed)))])
    judged = {each: position.judge(seat, each) for each in tried}
    played = {
        each: done for each, done in judged.items() if isinstance(done, Effects) and done.kind not in DECLARED
    }
    chances = _truth(game, settings, position, seat, tuple(played), deep_ms)
    if len(chances) < 2 or not played:
        return None
    top = max(chances.values())
    looked = look(game, settings, position, seat, None, NORMAL_MS, 1)
    if not looked.best:
        return None
    ours = looked.best[0].effects.move
    if ours not in chances:
        chances |= _truth(game, settings, position, seat, (ours,), deep_ms)
    best = max(chances, key=lambda each: chances[each])
    done = position.judge(seat, best)
    assert isinstance(done, Effects)
    fair = look(game, settings, position, seat, done, NORMAL_MS, 2)
    heavy = tuple(
        look(game, settings, position, seat, effects, NORMAL_MS, 3).verdict in _MISTAKES
        for each, effects in played.items()
        if top - chances.get(each, top) > HEAVY
    )
    return Seen(chances.get(ours, 0.0) >= top - EQUAL, fair.verdict in _MISTAKES, heavy)


def _truth(
    game: Game, settings: Settings, position: Position, seat: Seat, also: tuple[Move, ...], deep_ms: int
) -> dict[Move, float]:
    """Winning chances of a hundred, by the deep search; games that are over by a move are certain."""
    view = position.view(seat)
    found: dict[Move, float] = {}
    advice = think(ask(game, view, settings, MASTER, deep_ms, 0, also))
    for one in [each for number, each in enumerate(advice) if number < KEPT or each.move in also]:
        done = position.judge(seat, one.move)
        if not isinstance(done, Effects):
            continue
        outcome = done.after.outcome()
        chance = 100 * winning(game.name, view, one, settings.seats)
        if outcome is not None:
            chance = 100.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        found.setdefault(one.move, chance)
    return found


def validated(
    name: str, seed: int, options: dict[str, str], deep_ms: int = DEEPER * NORMAL_MS
) -> Iterator[Seen]:
    """Positions of a game from that seed on, without end."""
    game = registry.find(name)
    read = read_options(game.options, options)
    assert isinstance(read, Options)
    settings = Settings(2, read, Dictionary.load(game.words))
    warm(game, settings)
    for one in positions(game, settings, seed):
        if (seen := examine(game, settings, *one, deep_ms)) is not None:
            yield seen


def told(name: str, seen: list[Seen]) -> str:
    """In one line."""
    heavy = [marked for one in seen for marked in one.heavy]
    return (
        f"{name}: {len(seen)} positions, best found in {sum(one.found for one in seen)}, "
        f"best called a mistake in {sum(one.slandered for one in seen)}, "
        f"heavy losses marked {sum(heavy)} of {len(heavy)}"
    )


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--most-seconds", type=float, default=inf, help="begin no position after that")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    seen, end = [], monotonic() + given.most_seconds
    for one in validated(given.game, given.seed, options):
        seen.append(one)
        if len(seen) == given.positions or monotonic() > end:
            break
    print(told(given.game, seen))


if __name__ == "__main__":
    main()
