"""Every legal move of LEXIDUEL positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import random
import sys
import time
from functools import cache
from pathlib import Path

import numpy as np

from joute.dictionary import Dictionary, WordOptions
from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.engine import layings_now, state_of
from joute.play import PASS, Move, Options, Position, Settings, read_options

RULEBOOK_GAME = Path(__file__).parents[2] / "tests" / "reference" / "lexiduel" / "rulebook-game.joute"
_BEST = 40


@cache
def settings() -> Settings:
    options = read_options(LEXIDUEL.options, {"rounds": "none"})
    assert isinstance(options, Options)
    return Settings(2, options, Dictionary.load(WordOptions.parse(words="ESCLAMER", base=LEXIDUEL.words)))


def rulebook_positions() -> list[str]:
    """The rulebook's game: before its first move, up to before its last."""
    position, texts = LEXIDUEL.start(settings()), []
    for line in RULEBOOK_GAME.read_text("utf-8").splitlines():
        if line[:2] in ("1 ", "2 "):
            texts.append(position.text())
            move = LEXIDUEL.read_move(line[2:])
            assert isinstance(move, Move)
            position = position.play(int(line[0]), move)
    return texts


def self_play_positions(number: int, seed: int = 1) -> list[str]:
    """Games of twenty rounds between players who choose among the moves that bring most."""
    rng = random.Random(seed)
    texts: list[str] = []
    while len(texts) < number:
        position = LEXIDUEL.start(settings())
        for _ in range(min(40, number - len(texts))):
            texts.append(position.text())
            (seat,) = position.to_act()
            position = position.play(seat, _good_move(position, rng))
    return texts


def _good_move(position: Position, rng: random.Random) -> Move:
    found = layings_now(state_of(position))
    if not len(found):
        return PASS
    gains = found.gains()
    worth = gains[:, 0] - gains[:, 1] + np.array([rng.random() for _ in range(len(found))])
    return found.move(int(rng.choice(np.argsort(-worth)[:_BEST])))


def work(positions: list[Position], rounds: int) -> tuple[int, list[float]]:
    """How many moves there are in all, and the best seconds of each position."""
    best, total = [float("inf")] * len(positions), 0
    for _ in range(rounds):
        total = 0
        for i, position in enumerate(positions):
            start = time.perf_counter()
            total += position.moves(state_of(position).turn).count()
            best[i] = min(best[i], time.perf_counter() - start)
    return total, best


def read(texts: list[str]) -> list[Position]:
    return [LEXIDUEL.position(text, settings()) for text in texts]


def main() -> None:
    """Answer with the number of moves and the seconds of each position."""
    print(json.dumps(work(read(json.load(sys.stdin)), 1)))


if __name__ == "__main__":
    main()
