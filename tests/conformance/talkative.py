"""Random games in which players offer to stop, and resign while others play on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

from tests.conformance.arena import PLIES, Case, Ply, game_of, random_action, settings_of

from joute.play import CHANCE, END, RESIGN, Effects, Game, Move, Position, Seat

EVERY = 6
"""How many plies apart the moves of a position are looked at."""
MOST_MOVES = 50


@cache
def talkative_game(case: Case) -> tuple[Ply, ...]:
    """The plies, cut off after a while; nobody's offer or resignation ends the game."""
    game, source = game_of(case), random.Random(f"talkative {case}")
    position, found = game.start(settings_of(case)), []
    while position.to_act() and len(found) < PLIES:
        seat, move = _action(game, position, source)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects), (position.text(), seat, move.text(), effects)
        found.append(Ply(position, seat, effects.move, effects))
        position = effects.after
    return tuple(found)


def _action(game: Game, position: Position, source: random.Random) -> tuple[Seat, Move]:
    seat, chance = source.randint(1, position.seats), source.random()
    if chance < 0.2:
        move = RESIGN if chance < 0.02 else END
        effects = position.judge(seat, move)
        if isinstance(effects, Effects) and not effects.after.outcome():
            return seat, move
    return random_action(game, position, source)


def positions(case: Case) -> Iterator[Position]:
    """Every position of the game, and the end that comes when everybody resigns."""
    plies = talkative_game(case)
    yield plies[0].before
    yield from (ply.after for ply in plies)
    last = plies[-1].after
    for seat in seats(last):
        effects = last.judge(seat, RESIGN)
        last = effects.after if isinstance(effects, Effects) else last
    yield last


def generated(case: Case) -> Iterator[tuple[Position, Seat, Effects[Position]]]:
    """Some moves of some positions, for every seat that may act, and what they do."""
    source = random.Random(f"generated {case}")
    for position in islice(positions(case), 1, None, EVERY):
        for seat in position.to_act():
            step = source.choice([1, 7, 23])
            moves = position.moves(seat) if seat != CHANCE else ()
            for move in islice(moves, 0, step * MOST_MOVES, step):
                effects = position.judge(seat, move)
                assert isinstance(effects, Effects), (position.text(), seat, move.text(), effects)
                yield position, seat, effects


def seats(position: Position) -> range:
    return range(1, position.seats + 1)


def is_legal(position: Position, seat: Seat, move: Move) -> bool:
    """Whether it is allowed: a fault, played all the same, is not (DAM-23)."""
    judged = position.judge(seat, move)
    return isinstance(judged, Effects) and judged.fault is None
