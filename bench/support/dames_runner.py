"""Every legal move of DAMES positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import gc
import json
import random
import sys
import time
from functools import cache
from itertools import islice

from joute.dictionary import Dictionary
from joute.games.dames import DAMES
from joute.games.dames.finding.word_forms import forget_lemmas
from joute.games.dames.position import DamesPosition
from joute.play import CHANCE, Options, Settings, read_options


@cache
def settings() -> Settings:
    options = read_options(DAMES.options, {})
    assert isinstance(options, Options)
    return Settings(2, options, Dictionary.load(DAMES.words))


def self_play_positions(number: int, seed: int = 1) -> list[str]:
    """Games of random moves, from the deal to the end."""
    rng = random.Random(seed)
    texts: list[str] = []
    while len(texts) < number:
        start = DAMES.start(settings())
        position = start.play(CHANCE, start.chance(lambda letters: rng.sample(list(letters), len(letters))))
        while (to_act := position.to_act()) and len(texts) < number:
            texts.append(position.text())
            position = position.play(to_act[0], rng.choice(list(position.moves(to_act[0]))))
    return texts


def work(texts: list[str], rounds: int, looked_at: int | None) -> tuple[int, list[float]]:
    """How many moves there are in all, and the best processor seconds of each position.

    They are found; then so many are looked at, all of them with None, or with 0 they are counted. What the
    dictionary says of a word is looked up anew in each round.
    """
    best, total = [float("inf")] * len(texts), 0
    for _ in range(rounds):
        forget_lemmas()
        settings().dictionary.readings.cache_clear()
        settings().dictionary.counting_readings.cache_clear()
        positions = [DAMES.position(text, settings()) for text in texts]
        gc.collect()
        gc.disable()
        total = 0
        for i, position in enumerate(positions):
            total += _listed(position, looked_at, best, i)
        gc.enable()
    return total, best


def _listed(position: DamesPosition, looked_at: int | None, best: list[float], i: int) -> int:
    (seat,) = position.to_act()
    start = time.process_time()
    moves = position.moves(seat)
    found = moves.count() if looked_at == 0 else len(list(islice(moves, looked_at)))
    best[i] = min(best[i], time.process_time() - start)
    return found


def main() -> None:
    """Answer with the number of moves and the seconds of each position."""
    print(json.dumps(work(json.load(sys.stdin), 1, looked_at=0)))


if __name__ == "__main__":
    main()
