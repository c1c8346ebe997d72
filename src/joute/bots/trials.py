"""Games that ask for trouble: seats, options and levels drawn by lot, little time, whoever may act acting."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from joute.bots.choosing import choose
from joute.bots.matches import MOST_PLIES, shuffler
from joute.dictionary import Dictionary
from joute.play import CHANCE, Effects, Game, Options, Refused, Settings, read_options

_NUMBERS: dict[str, Sequence[str]] = {
    "rounds": ("1", "3", "8"),
    "limit": ("30", "100"),
    "minimum": ("2", "3", "4"),
    "share": ("5", "25", "all"),
    "most": ("none", "4", "12"),
}
"""Values of options that have no list of choices."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a game: how it was set up, how long it was, the move that was refused if one was."""

    setting: str
    plies: int
    ended: bool
    refused: str = ""


def trial(game: Game, seed: int, budget_ms: int, words: Dictionary | None = None) -> Trial:
    """One game of bots; the seed decides everything but what the clock cuts short."""
    rng = random.Random(f"trial {game.name} {seed}")
    settings = _settings(game, rng, words or Dictionary.load(game.words))
    levels = rng.choices(range(7), k=settings.seats)
    setting = f"{settings.seats} seats, levels {levels}, {_given(game, settings)}"
    position, plies = game.start(settings), 0
    shuffle = shuffler(rng)
    while (to_act := position.to_act()) and plies < MOST_PLIES:
        plies += 1
        seat = rng.choice(to_act)
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        view = position.view(seat)
        move = choose(game, view, settings, levels[seat - 1], budget_ms, seed * MOST_PLIES + plies)
        effects = position.judge(seat, move)
        if not isinstance(effects, Effects):
            refused = f"{position.text()} : {seat} {move.text()} : {effects.article} {effects.reason}"
            return Trial(setting, plies, True, refused)
        position = effects.after
    return Trial(setting, plies, not position.to_act())


def _given(game: Game, settings: Settings) -> str:
    values = ((spec, settings.options[spec.name]) for spec in game.options)
    return " ".join(f"{spec.name}={value}" for spec, value in values if value != spec.default)


def _settings(game: Game, rng: random.Random, words: Dictionary) -> Settings:
    """Seats and options that go together."""
    while True:
        given = {
            spec.name: rng.choice(spec.choices or _NUMBERS.get(spec.name, (spec.default,)))
            for spec in game.options
        }
        options = read_options(game.options, given)
        assert isinstance(options, Options)
        settings = Settings(rng.randint(game.least_seats, game.most_seats), options, words)
        try:
            game.start(settings)
        except Refused:
            continue
        return settings
