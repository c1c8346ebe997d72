"""Whether levels keep to the words they know, and what the first seat is worth:
`python -m bench.support.bands --games 167 --time 5`.

Two machines of the same level play each other. Counted: the words they played and those above the level's
band, what whoever moved first made of it, how long it took, games without an end. Every game is kept as a
line in build/bench/bands.jsonl: the same command goes on where it was stopped, `--games 0` only tells.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import inf

from bench.support.kept import FOLDER, Allowance, Kept, Line
from joute.bots import LEVELS, choose, warm
from joute.bots.choosing import ask
from joute.bots.elo import strength
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.bots.thinking_clock import timed_by_processor
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Options, Position, Settings, read_options

GIVEN = {"demo": {"share": "25"}}
"""DÉMO is played with 25 squares each, as in every other table."""
_NAMES = ("game", "level", "time", "seed")


def settings_of(game: Game) -> Settings:
    options = read_options(game.options, GIVEN.get(game.name, {}))
    assert isinstance(options, Options)
    return Settings(max(2, game.least_seats), options, Dictionary.load(game.words))


def play(game: Game, settings: Settings, level: int, budget_ms: int, seed: int) -> Line:
    """One game of the level against itself."""
    rng = random.Random(f"bands {game.name} {seed}")
    shuffle = shuffler(rng)
    position = game.start(settings)
    if CHANCE in position.to_act():
        position = opening(position, shuffle, rng)
    line: Line = {"game": game.name, "level": level, "time": budget_ms, "seed": seed}
    line |= {"plays": 0, "words": 0, "doubles": 0, "gaining": 0, "above": []}
    plies, opener = 0, CHANCE
    while (to_act := position.to_act()) and plies < MOST_PLIES:
        plies += 1
        if to_act[0] == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        seat = to_act[0]
        opener = opener or seat
        view = position.view(seat)
        move = choose(game, view, settings, level, budget_ms, seed * MOST_PLIES + plies)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects)
        if effects.words:
            line["plays"] += 1
            line["words"] += len(effects.words)
            line["doubles"] += effects.kind == "double"
            line["gaining"] += bool(effects.turned) or any(gain > 0 for gain in effects.gains)
            if not ask(game, view, settings, level, budget_ms, 0).knows_all(effects.words):
                line["above"].append(f"{position.text()} : {move.text()} ({' '.join(effects.words)})")
        position = effects.after
    return line | {"plies": plies, "first": opener, "winners": _winners(position)}


def _winners(position: Position) -> list[int] | None:
    """Nothing where the game had no end within MOST_PLIES."""
    outcome = position.outcome()
    return list(outcome.winners) if outcome else None


def told(lines: Sequence[Line]) -> str:
    """What games of one level at one game show, in a line of a table."""
    ended = [each for each in lines if each["winners"] is not None]
    first = sum(0.5 if len(each["winners"]) != 1 else each["winners"] == [each["first"]] for each in ended)
    share = strength(first, len(ended))
    drawn = sum(len(each["winners"]) != 1 for each in ended)
    plies = sum(each["plies"] for each in ended) / max(1, len(ended))
    words, above = (sum(each["words"] for each in lines), sum(len(each["above"]) for each in lines))
    return (
        f"{len(lines)} games | {words} words, {above} above | first seat {100 * share.share:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}), {drawn} drawn | {plies:.1f} plies | "
        f"{len(lines) - len(ended)} without end"
    )


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20, help="of each level at each game")
    parser.add_argument("--time", type=int, default=5)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--level", type=int, action="append", default=[])
    parser.add_argument("--seed", type=int, default=60_000)
    parser.add_argument("--most-seconds", type=float, default=inf, help="of processor time")
    given = parser.parse_args()
    kept, allowance = Kept(FOLDER / "bands.jsonl", _NAMES), Allowance(given.most_seconds)
    done = kept.done()
    names = given.game or registry.names()
    levels = given.level or [one.number for one in LEVELS if one.rarest]
    for number in range(given.games):
        for name in names:
            game = registry.find(name)
            settings = settings_of(game)
            warm(game, settings)
            for level in levels:
                key = (name, level, given.time, given.seed + number)
                if key not in done and not allowance.is_spent():
                    kept.add(play(game, settings, level, given.time, given.seed + number))
    lines = [each for each in kept.lines() if each["game"] in names and each["level"] in levels]
    for name in names:
        for level in levels:
            own = [each for each in lines if (each["game"], each["level"]) == (name, level)]
            print(f"{name} level {level}: {told(own)}")
    for each in lines:
        for above in each["above"]:
            print("above the band:", each["game"], each["level"], each["seed"], above)


if __name__ == "__main__":
    main()
