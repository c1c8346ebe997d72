"""Every JAGO turn that one word states, on positions of self-play."""

import json
import sys
from collections.abc import Sequence
from random import Random

from bench.support.measure import answer_of_process, side_by_side
from bench.support.table import Row, Table
from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.engine import find, state_of, turns_in
from joute.games.jago.generate import turns
from joute.games.jago.moves import Deal
from joute.games.jago.search import akin
from joute.games.jago.state import State
from joute.games.jago.text import write
from joute.play import Position, Refusal, Settings, read_options

TARGET = 5e-3


def run(quick: bool) -> list[Table]:
    """The compiled kernels on all positions; beside them plain Python, on some."""
    states = self_play(20 if quick else 300)
    some = states[:: 10 if quick else 15]
    counts = [find(state).count for state in states]
    rounds = 1 if quick else 5
    best = side_by_side(
        {"fresh": lambda: afresh(states), "known": lambda: counted(states)}, rounds, len(states)
    ) | side_by_side(
        {"some": lambda: counted(some), "values": lambda: [list(turns(state)) for state in some]},
        rounds,
        len(some),
    )
    plain_counts, plain = answer_of_process("bench.jago", [write(state) for state in some], JOUTE_PLAIN="1")
    if plain_counts != counted(some):
        raise AssertionError(f"{plain_counts} turns in plain Python, {counted(some)} compiled")
    spread = f"{min(counts)} to {max(counts)} turns a position, {sum(counts) / len(counts):.0f} on average"
    return [
        Table(
            f"All turns of one word, {len(states)} positions",
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


def counted(states: Sequence[State]) -> list[int]:
    return [find(state).count for state in states]


def afresh(states: Sequence[State]) -> None:
    """Each state as if it were the first: nothing is known of what words mean to each other."""
    for state in states:
        akin.cache_clear()
        state.terms.dictionary.family.cache_clear()
        find(state)


def self_play(count: int) -> list[State]:
    """States of games in which one plays any turn and the other takes the greatest lead."""
    states: list[State] = []
    game = 0
    while len(states) < count:
        random, greedy = Random(game), game % 2 + 1
        game += 1
        position: Position = JAGO.start(_settings())
        position = position.play(0, Deal("".join(random.sample(position.letters().letters, 110))))
        while (found := find(state := state_of(position))).count and len(states) < count:
            states.append(state)
            index = int(found.leads().argmax()) if state.turn == greedy else random.randrange(found.count)
            position = position.play(state.turn, next(turns_in(found.rows([index]))))
    return states


def _settings() -> Settings:
    options = read_options(JAGO.options, {})
    if isinstance(options, Refusal):
        raise ValueError(options)
    return Settings(2, options, Dictionary.load(JAGO.words))


def main() -> None:
    """Answer with the number of turns of each position and the best seconds per position."""
    settings = _settings()
    states = [state_of(JAGO.position(text, settings)) for text in json.load(sys.stdin)]
    counts = counted(states)
    print(json.dumps([counts, side_by_side({"plain": lambda: counted(states)}, 1, len(states))["plain"]]))


if __name__ == "__main__":
    main()
