"""Bots against bots: one game, or the same deal twice with the seats changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from time import monotonic

from joute.play import CHANCE, RESIGN, Effects, Game, Move, Position, Seat, Settings, Shuffle, View

Player = Callable[[View, int], Move]
"""A view and a seed in, a move out."""

MOST_PLIES = 3_000
_OPENING_PLIES = 2
_OPENING_CHOICES = 5_000


@dataclass(frozen=True, slots=True)
class Played:
    """A game from the first player's side: 1 won, ½ drawn, 0 lost; the seat it had, the longest thinking."""

    points: float
    seat: Seat
    plies: int
    scores: tuple[float, ...]
    slowest_ms: tuple[float, float]
    refused: tuple[str, ...] = ()
    """Moves that were not legal: each lost its game."""
    ended: str = ""
    """Why the game was over; empty where it was cut off."""
    opener: Seat = 1
    """Who was the first to move; in some games the lot decides."""

    @property
    def first_seat(self) -> float:
        """What whoever played first made: 1 won, ½ drawn, 0 lost."""
        return self.points if self.seat == self.opener else 1 - self.points


def play_pair(
    game: Game, settings: Settings, players: tuple[Player, Player], seed: int
) -> tuple[Played, ...]:
    """The same deal twice, each player having each seat once."""
    return tuple(play_game(game, settings, players, seed, first) for first in (1, 2))


def play_game(
    game: Game, settings: Settings, players: tuple[Player, Player], seed: int, first: Seat
) -> Played:
    """One game for two; the first player sits at `first`. The deal depends on the seed alone."""
    assert settings.seats == 2
    shuffle = shuffler(random.Random(f"deal {seed}"))
    position = opening(game.start(settings), shuffle, random.Random(f"opening {seed}"))
    slowest = [0.0, 0.0]
    plies = 0
    opener: Seat = CHANCE
    while (to_act := position.to_act()) and plies < MOST_PLIES:
        seat = to_act[0]
        plies += 1
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        opener = opener or seat
        who = 0 if seat == first else 1
        began = monotonic()
        move = players[who](position.view(seat), seed * MOST_PLIES + plies)
        slowest[who] = max(slowest[who], (monotonic() - began) * 1000)
        effects = position.judge(seat, move)
        if not isinstance(effects, Effects):
            lost = position.play(seat, RESIGN)
            refused = f"{position.text()} : {seat} {move.text()} : {effects.article} {effects.reason}"
            return replace(_played(lost, first, plies, slowest, (refused,)), opener=opener)
        position = effects.after
    return replace(_played(position, first, plies, slowest, ()), opener=opener or 1)


def opening(position: Position, shuffle: Shuffle, rng: random.Random) -> Position:
    """The deal; a game without one begins with two moves drawn by lot, so that games differ."""
    if CHANCE in position.to_act():
        return position.play(CHANCE, position.chance(shuffle))
    for _ in range(_OPENING_PLIES):
        seat = position.to_act()[0]
        position = position.play(seat, rng.choice(list(islice(position.moves(seat), _OPENING_CHOICES))))
    return position


def shuffler(rng: random.Random) -> Shuffle:
    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return rng.sample(list(items), len(items))

    return shuffle


def _played(
    position: Position, first: Seat, plies: int, slowest: list[float], refused: tuple[str, ...]
) -> Played:
    outcome = position.outcome()
    winners = outcome.winners if outcome else ()
    points = 0.5 if len(winners) != 1 else 1.0 if winners[0] == first else 0.0
    scores = tuple(float(score) for score in position.scores())
    ended = outcome.reason.value if outcome else ""
    return Played(points, first, plies, scores, (slowest[0], slowest[1]), refused, ended)
