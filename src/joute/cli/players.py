"""Players named on a command line: a level, or another program that speaks the engine protocol."""

from __future__ import annotations

from joute.bots import GREEDY, LEVELS, Level, choose, level_named
from joute.bots.matches import Player
from joute.cli.bot_sentences import failed
from joute.cli.engine_client import EngineClient
from joute.play import Game, Move, Settings, View

COMMAND = "cmd:"


def read_level(text: str) -> Level:
    found = level_named(text)
    if found is None:
        names = ", ".join(level.key for level in (GREEDY, *LEVELS))
        raise failed("unknown_bot", text=text[:80], expected=names)
    return found


def read_pair(text: str) -> tuple[str, str]:
    """« maître,cmd:./theirs »; each is a level or a command."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise failed("two_bots", text=text[:80])
    for name in names:
        if not name.startswith(COMMAND):
            read_level(name)
    return names[0], names[1]


def make_player(
    name: str, game: Game, settings: Settings, given: tuple[tuple[str, str], ...], budget_ms: int
) -> Player:
    """`given` are the options as they were typed: an engine is told them."""
    if name.startswith(COMMAND):
        client = EngineClient.running(name.removeprefix(COMMAND).strip())
        return client.player(game, settings.seats, given, budget_ms)
    level = read_level(name)

    def play(view: View, seed: int) -> Move:
        return choose(game, view, settings, level.number, budget_ms, seed)

    return play
