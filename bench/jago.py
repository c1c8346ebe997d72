"""Every JAGO turn that one word states, on positions of self-play."""

import json
import sys
from collections.abc import Sequence
from random import Random

from bench.support.measure import answer_of_process, side_by_side
from bench.support.table import Row, Table
from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.generate import read_turns, turns_of
from joute.games.jago.moves import Deal
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import Found, akin, find
from joute.play import Move, Refusal, Settings, read_options

TARGET = 20e-3


def run(quick: bool) -> list[Table]:
    """The compiled kernels on all positions; beside them plain Python, on some."""
    positions = self_play(20 if quick else 300)
    some = positions[:: 10 if quick else 15]
    counts = [find(position).count for position in positions]
    rounds = 1 if quick else 5
    best = side_by_side(
        {"fresh": lambda: afresh(positions), "known": lambda: counted(positions)}, rounds, len(positions)
    ) | side_by_side(
        {"some": lambda: counted(some), "values": lambda: [list(turns_of(position)) for position in some]},
        rounds,
        len(some),
    )
    plain_counts, plain = answer_of_process(
        "bench.jago", [position.text() for position in some], JOUTE_PLAIN="1"
    )
    if plain_counts != counted(some):
        raise AssertionError(f"{plain_counts} turns in plain Python, {counted(some)} compiled")
    spread = f"{min(counts)} to {max(counts)} turns a position, {sum(counts) / len(counts):.0f} on average"
    return [
        Table(
            f"All turns of one word, {len(positions)} positions",
            [
                Row("compiled, every meaning asked of the dictionary", best["fresh"], TARGET, spread),
                Row("compiled, meanings asked before remembered", best["known"]),
            ],
        ),
        Table(
            f"The same on {len(some)} of these positions, {sum(plain_counts) / len(some):.0f} turns each",
            [
                Row("compiled", best["some"]),
                Row("compiled, and a move for each turn", best["values"]),
                Row("the same kernels as plain Python", plain),
            ],
        ),
    ]


def counted(positions: Sequence[JagoPosition]) -> list[int]:
    return [find(position).count for position in positions]


def afresh(positions: Sequence[JagoPosition]) -> None:
    """Each position as if it were the first: nothing is known of what words mean to each other."""
    for position in positions:
        akin.cache_clear()
        position.settings.dictionary.family.cache_clear()
        find(position)


def self_play(count: int) -> list[JagoPosition]:
    """Positions of games in which one plays any turn and the other takes the greatest lead."""
    positions: list[JagoPosition] = []
    game = 0
    while len(positions) < count:
        random, greedy = Random(game), game % 2 + 1
        game += 1
        start = JAGO.start(_settings())
        position = _after(start, 0, Deal("".join(random.sample(start.letters().letters, 110))))
        while (found := find(position)).count and len(positions) < count:
            positions.append(position)
            index = int(found.leads().argmax()) if position.turn == greedy else random.randrange(found.count)
            chosen = Found(found.words[index : index + 1], found.facts[index : index + 1])
            position = _after(position, position.turn, next(read_turns(chosen)))
    return positions


def _settings() -> Settings:
    options = read_options(JAGO.options, {})
    if isinstance(options, Refusal):
        raise ValueError(options)
    return Settings(2, options, Dictionary.load(JAGO.words))


def _after(position: JagoPosition, seat: int, move: Move) -> JagoPosition:
    after = position.play(seat, move)
    assert isinstance(after, JagoPosition)
    return after


def main() -> None:
    """Answer with the number of turns of each position and the best seconds per position."""
    settings = _settings()
    positions = [JAGO.position(text, settings) for text in json.load(sys.stdin)]
    counts = counted(positions)
    print(
        json.dumps([counts, side_by_side({"plain": lambda: counted(positions)}, 1, len(positions))["plain"]])
    )


if __name__ == "__main__":
    main()
