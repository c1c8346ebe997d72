"""Whether levels keep to the words they know: `python -m bench.support.bands --games 20 --time 20`.

Two machines of the same level play each other. Counted: the words they played, those above the level's band
(with the position, if every one is to be looked at), games without an end.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field

from joute.bots import LEVELS, choose
from joute.bots.choosing import ask
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.bots.thinking_clock import timed_by_processor
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Options, Settings, read_options


@dataclass(slots=True)
class Played:
    """What was played: words, in how many plays, those above the band, words made two at a time."""

    words: list[str] = field(default_factory=list)
    above: list[str] = field(default_factory=list)
    plays: int = 0
    doubles: int = 0
    gaining: int = 0


def settings_of(game: Game) -> Settings:
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    return Settings(max(2, game.least_seats), options, Dictionary.load(game.words))


def play(game: Game, settings: Settings, level: int, budget_ms: int, seed: int, into: Played) -> None:
    """One game of the level against itself."""
    rng = random.Random(f"bands {game.name} {seed}")
    shuffle = shuffler(rng)
    position = game.start(settings)
    if CHANCE in position.to_act():
        position = opening(position, shuffle, rng)
    for ply in range(MOST_PLIES):
        to_act = position.to_act()
        if not to_act:
            return
        if to_act[0] == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        seat = to_act[0]
        view = position.view(seat)
        move = choose(game, view, settings, level, budget_ms, seed * MOST_PLIES + ply)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects)
        if effects.words:
            question = ask(game, view, settings, level, budget_ms, 0)
            into.plays += 1
            into.doubles += effects.kind == "double"
            into.gaining += bool(effects.turned) or any(gain > 0 for gain in effects.gains)
            into.words += effects.words
            if not question.knows_all(effects.words):
                into.above.append(f"{move.text()} ({' '.join(effects.words)})")
        position = effects.after


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--time", type=int, default=20)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--level", type=int, action="append", default=[])
    parser.add_argument("--seed", type=int, default=60_000)
    given = parser.parse_args()
    for name in given.game or registry.names():
        game = registry.find(name)
        settings = settings_of(game)
        for level in given.level or [one.number for one in LEVELS if one.rarest]:
            played = Played()
            for number in range(given.games):
                play(game, settings, level, given.time, given.seed + number, played)
            print(
                f"{name} level {level}: {given.games} games, {played.plays} plays, "
                f"{len(played.words)} words, {len(played.above)} above the band, "
                f"{played.doubles} doubles, {played.gaining} gaining",
                *played.above[:8],
                sep="\n    ",
                flush=True,
            )


if __name__ == "__main__":
    main()
