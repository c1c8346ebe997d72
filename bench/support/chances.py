"""Fit the winning chance to games of machines: `python -m bench.support.chances jago --games 20`.

Levels play each other; before every second move the analysis values the best move and the one played.
Printed: the numbers for `bots/<game>/chance.py`, how far the chances told agree with what came of them, and
which part of each level's moves lost 5, 10 and 20 points of winning chance.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from dataclasses import dataclass, replace
from math import exp, log

from joute.bots import choose
from joute.bots.chances import Chance
from joute.bots.choosing import ask, think
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.bots.registry import chance, standing, weight
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Options, Settings, read_options

PLAY_MS, LOOK_MS, MASTER = 60, 400, 6
LEVELS = (1, 2, 3, 4, 5, 6)
MARKS = (0.05, 0.10, 0.20)


@dataclass(frozen=True, slots=True)
class Seen:
    """Before a move: how much it tells by now, the lead, the worth of the best and of the one played, and who
    won in the end."""

    level: int
    weight: float
    lead: float
    best: float
    played: float | None
    won: float


def watch(game: Game, settings: Settings, seed: int, equals: bool) -> list[Seen]:
    """One game between two levels drawn by lot; every other game, or all of them, of one level with itself:
    between unequal ones a lead tells who is stronger more than what it is worth."""
    rng = random.Random(f"chances {game.name} {seed}")
    levels = (
        rng.choices(LEVELS, k=settings.seats)
        if seed % 2 and not equals
        else [rng.choice(LEVELS)] * settings.seats
    )
    shuffle = shuffler(rng)
    position = opening(game.start(settings), shuffle, rng)
    seen: list[tuple[int, Seen]] = []
    plies = 0
    while (to_act := position.to_act()) and plies < MOST_PLIES:
        plies += 1
        seat = to_act[0]
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        view = position.view(seat)
        move = choose(game, view, settings, levels[seat - 1], PLAY_MS, seed * MOST_PLIES + plies)
        if position.on_turn() == seat and rng.random() < 0.5:
            advice = think(replace(ask(game, view, settings, MASTER, LOOK_MS, plies, (move,)), analysis=True))
            if len(advice) > 1:
                values = {one.move.text(): one.value for one in reversed(advice)}
                lead = standing(game.name)(view)
                played = values.get(move.text())
                told = weight(game.name, view)
                seen.append((seat, Seen(levels[seat - 1], told, lead, advice[0].value, played, 0.0)))
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects)
        position = effects.after
    outcome = position.outcome()
    winners = outcome.winners if outcome else ()
    share = {seat: 1 / len(winners) for seat in winners}
    return [replace(one, won=share.get(seat, 0.0)) for seat, one in seen]


def fitted(rows: list[Seen], most: float) -> Chance:
    """Newton's method on the logistic likelihood, held back a little where there is little to go by."""
    weights = [0.0, 0.0, 0.0]
    told = [each for each in rows if each.played is not None]
    for _ in range(40):
        gradient = [-0.5 * 1e-3 * weight for weight in weights]
        hessian = [[0.0] * 3 for _ in range(3)]
        for each in told:
            x = [each.weight * one for one in (1.0, each.lead, max(-most, min(most, each.played or 0.0)))]
            p = 1 / (1 + exp(-max(-30.0, min(30.0, sum(w * v for w, v in zip(weights, x, strict=True))))))
            for i in range(3):
                gradient[i] += (each.won - p) * x[i]
                for j in range(3):
                    hessian[i][j] += p * (1 - p) * x[i] * x[j]
        for i in range(3):
            hessian[i][i] += 1e-2
        step = _solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return Chance(lead=weights[1], value=weights[2], base=weights[0], most=most)


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    import numpy as np

    return [float(one) for one in np.linalg.solve(np.array(matrix), np.array(right))]


def report(rows: list[Seen], curve: Chance) -> None:
    told = [
        (curve.of(each.lead, each.played, 2, each.weight), each.won)
        for each in rows
        if each.played is not None
    ]
    loss = -sum(won * log(max(p, 1e-9)) + (1 - won) * log(max(1 - p, 1e-9)) for p, won in told) / len(told)
    print(f"CHANCE = {curve}")
    print(f"{len(rows)} positions, log loss {loss:.3f} (a coin: 0.693)")
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        band = [(p, won) for p, won in told if low <= p < low + 0.2 or (low == 0.8 and p == 1)]
        if band:
            mean, came = (sum(column) / len(band) for column in zip(*band, strict=True))
            print(f"  told {mean:.2f}  came {came:.2f}  n={len(band)}")
    by_level: dict[int, list[float]] = defaultdict(list)
    for each in rows:
        if each.played is not None:
            best, played = (curve.of(each.lead, one, 2, each.weight) for one in (each.best, each.played))
            lost = best - played
            by_level[each.level].append(lost)
    for level, losses in sorted(by_level.items()):
        parts = "  ".join(
            f"≥{mark:.0%} {sum(one >= mark for one in losses) / len(losses):.2f}" for mark in MARKS
        )
        print(f"  level {level}: n={len(losses)} mean {sum(losses) / len(losses):.3f}  {parts}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--equals", action="store_true", help="both players of one level in every game")
    given = parser.parse_args()
    game = registry.find(given.game)
    options = read_options(game.options, dict(one.split("=", 1) for one in given.option))
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.load(game.words))
    rows = [
        each
        for number in range(given.games)
        for each in watch(game, settings, given.seed + number, given.equals)
    ]
    report(rows, fitted(rows, chance(given.game).most))


if __name__ == "__main__":
    main()
