"""How much a point counts in LEXICON: `python -m bench.support.rounds --seats 4 --games 60`.

Machines of equal level play games on. Printed: what a point of lead, when a round begins, adds to the
logit of winning; and, of every tenth move, how many points the round brought for each point the analysis
expected. `bots/lexicon/chance.py` says what was made of it.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from math import exp, log

from joute.bots import choose
from joute.bots.choosing import ask, think
from joute.bots.lexicon.thinking import standing
from joute.bots.matches import MOST_PLIES, shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Game, Options, Settings, read_options

PLAY_MS, LOOK_MS, MASTER, LEVELS = 3, 200, 6, (2, 3)


@dataclass(slots=True)
class Seen:
    """Leads when rounds began, with the part of the game won; points expected, with those that came."""

    leads: list[tuple[float, float]] = field(default_factory=list)
    points: list[tuple[float, float]] = field(default_factory=list)


def watch(game: Game, settings: Settings, seed: int, look: float) -> Seen:
    rng = random.Random(f"rounds {settings.seats} {seed}")
    level, shuffle, position = rng.choice(LEVELS), shuffler(rng), game.start(settings)
    begun: list[tuple[int, float]] = []
    expected: list[tuple[int, float]] = []
    seen, scores, plies = Seen(), (0.0,) * settings.seats, 0
    while (to_act := position.to_act()) and plies < MOST_PLIES:
        plies += 1
        seat = to_act[0]
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        view = position.view(seat)
        now = tuple(map(float, view.scores))
        if now != scores or not begun:
            for mover, value in expected:
                came = [after - before for before, after in zip(scores, now, strict=True)]
                others = (sum(came) - came[mover - 1]) / (settings.seats - 1)
                seen.points.append((value, others - came[mover - 1]))
            expected, scores = [], now
            begun += [(one, standing(position.view(one))) for one in range(1, settings.seats + 1)]
        move = choose(game, view, settings, level, PLAY_MS, seed * MOST_PLIES + plies)
        if rng.random() < look:
            advice = think(ask(game, view, settings, MASTER, LOOK_MS, plies, (move,)))
            expected += [(seat, one.value) for one in advice if one.move == move]
        position = position.play(seat, move)
    outcome = position.outcome()
    won = {seat: 1 / len(outcome.winners) for seat in outcome.winners} if outcome else {}
    seen.leads = [(lead, won.get(seat, 0.0)) for seat, lead in begun]
    return seen


def told(point: float, base: float, lead: float, seats: int) -> float:
    return 1 / (1 + exp(-(base + point * lead - log(seats - 1))))


def fitted(leads: list[tuple[float, float]], seats: int) -> tuple[float, float, float]:
    """Log loss, a point of lead, the base: the best of a grid."""

    def loss(point: float, base: float) -> float:
        chances = [(told(point, base, lead, seats), won) for lead, won in leads]
        return -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in chances) / len(leads)

    grid = ((point / 500, base / 10) for point in range(60) for base in range(-8, 9))
    return min((loss(point, base), point, base) for point, base in grid)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--look", type=float, default=0.1)
    given = parser.parse_args()
    game = registry.find("lexicon")
    options = read_options(game.options, {"arbitration": "strict"})
    assert isinstance(options, Options), options
    settings = Settings(given.seats, options, Dictionary.load(game.words))
    seen = [watch(game, settings, given.seed + number, given.look) for number in range(given.games)]
    leads = [each for one in seen for each in one.leads]
    loss, point, base = fitted(leads, given.seats)
    print(f"{len(leads)} leads: a point {point:.3f}, base {base:.1f}, log loss {loss:.3f}")
    points = [each for one in seen for each in one.points]
    if points:
        count = len(points)
        mean, came = (sum(column) / count for column in zip(*points, strict=True))
        slope = sum((x - mean) * (y - came) for x, y in points) / sum((x - mean) ** 2 for x, _ in points)
        print(f"{count} moves: expected {mean:.1f}, came {came:.1f}, a point expected brings {slope:.2f}")


if __name__ == "__main__":
    main()
