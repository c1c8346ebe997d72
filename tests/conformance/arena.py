"""Random games by seed, the same for every test of a worker."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import (
    CHANCE,
    TIMEOUT,
    Effects,
    Game,
    Move,
    Options,
    Position,
    Refusal,
    Seat,
    Settings,
    Shuffle,
    read_options,
)

PLIES = 40
CHOICES = 60
"""How far into the list of moves a random player looks: far enough to vary, near enough to be quick."""


@dataclass(frozen=True, slots=True)
class Case:
    """One way to play a game: an option away from its default, a number of seats, a seed."""

    game: str
    seats: int
    option: tuple[str, str] | None
    seed: int

    def __str__(self) -> str:
        option = "-".join(self.option) if self.option else "default"
        return f"{self.game}-{self.seats}-{option}-{self.seed}"


@dataclass(frozen=True, slots=True)
class Ply:
    before: Position
    seat: Seat
    move: Move
    effects: Effects

    @property
    def after(self) -> Position:
        return self.effects.after


def cases() -> list[Case]:
    """For each game: two seeds as it comes, more seats, and each choice of each option once."""
    found: list[Case] = []
    for name in registry.names():
        game = registry.find(name)
        least, most = game.least_seats, min(game.most_seats, 5)
        found += [Case(name, least, None, seed) for seed in (1, 2)]
        found += [Case(name, seats, None, 3) for seats in {most, min(3, most)} - {least}]
        for spec in game.options:
            for choice in spec.choices:
                if choice != spec.default:
                    found.append(Case(name, least, (spec.name, choice), 4))
                    if spec.name == "arbitration" and least < most:
                        found.append(Case(name, min(3, most), (spec.name, choice), 5))
    return found


def game_of(case: Case) -> Game:
    return registry.find(case.game)


@cache
def settings_of(case: Case) -> Settings:
    game = game_of(case)
    options = read_options(game.options, dict([case.option] if case.option else []))
    assert isinstance(options, Options)
    return Settings(case.seats, options, Dictionary.load(game.words))


def shuffler(source: random.Random) -> Shuffle:
    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return source.sample(list(items), len(items))

    return shuffle


@cache
def random_game(case: Case) -> tuple[Ply, ...]:
    return tuple(random_plies(case))


def random_plies(case: Case) -> Iterator[Ply]:
    """The plies of a random game, cut off after a while; played no further than they are read."""
    source = random.Random(f"{case}")
    return islice(plies(game_of(case), settings_of(case), source), PLIES)


def plies(game: Game, settings: Settings, source: random.Random) -> Iterator[Ply]:
    """Random play, until the end if it comes."""
    position = game.start(settings)
    while position.to_act():
        seat, move = random_action(game, position, source)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects), (position.text(), seat, move.text(), effects)
        yield Ply(position, seat, effects.move, effects)
        position = effects.after


def random_action(game: Game, position: Position, source: random.Random) -> tuple[Seat, Move]:
    """Mostly a legal move of whoever may act; now and then time runs out, or there is nothing to play."""
    to_act = position.to_act()
    if CHANCE in to_act:
        return CHANCE, position.chance(shuffler(source))
    seat = source.choice(to_act)
    listed = list(islice(position.moves(seat), source.randint(1, CHOICES)))
    if not listed or (source.random() < 0.02 and not _loses(position, seat)):
        return seat, TIMEOUT
    move = source.choice(listed)
    return seat, bluff(game, position, seat, move, source) if source.random() < 0.2 else move


def bluff(game: Game, position: Position, seat: Seat, move: Move, source: random.Random) -> Move:
    """The move with another last letter, where that may be played: a word to contest, as a rule."""
    changed = game.read_move(move.text()[:-1] + source.choice("AEIRSTUN"))
    if isinstance(changed, Move) and isinstance(effects := position.judge(seat, changed), Effects):
        return move if effects.after.outcome() else changed
    return move


def _loses(position: Position, seat: Seat) -> bool:
    effects = position.judge(seat, TIMEOUT)
    return isinstance(effects, Refusal) or effects.after.outcome() is not None


def sampled(case: Case, every: int) -> list[Ply]:
    """Some plies of the case's game, always the first after the deal and the last."""
    game = random_game(case)
    return [ply for number, ply in enumerate(game) if number in (1, len(game) - 1) or number % every == 2]


def viewers(position: Position) -> tuple[Seat | None, ...]:
    return (None, *range(1, position.seats + 1))
