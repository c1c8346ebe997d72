"""The engine's side of the protocol: one line in, lines out. Described in docs/engine.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from joute.bots import LEVELS, Level, advise, choose, level_named, warm
from joute.cli.engine_view import read_view
from joute.cli.failure import Failed
from joute.cli.opening import find_game, make_settings
from joute.cli.speech import sentence
from joute.play import Game, Settings, View

DEFAULT_MS = 1_000


class EngineServer:
    """A conversation with one table."""

    def __init__(self, level: Level, language: str) -> None:
        self.done = False
        self._level = level
        self._language = language
        self._game: Game | None = None
        self._seats: int | None = None
        self._given: dict[str, str] = {}
        self._settings: Settings | None = None
        self._view: View | None = None
        self._commands: dict[str, Callable[[str], Iterator[str]]] = {
            "joute": self._introduce,
            "isready": self._ready,
            "setoption": self._option,
            "newgame": self._new_game,
            "gameoption": self._game_option,
            "view": self._look,
            "go": self._go,
            "quit": self._quit,
        }

    def hear(self, line: str) -> Iterator[str]:
        """The answers to a line; what is not understood is said so and changes nothing."""
        word, _, rest = line.partition(" ")
        if not word:
            return
        if word not in self._commands:
            yield f"info string unknown command {word[:40]}"
            return
        try:
            yield from self._commands[word](rest.strip())
        except Failed as failure:
            yield f"info string {sentence(failure.refusal, failure.sentences, self._language)}"

    def _introduce(self, _: str) -> Iterator[str]:
        yield f"id name Joute {self._level.name}"
        yield "id author The Joute authors"
        yield f"option name level type spin default {self._level.number} min 0 max {len(LEVELS)}"
        yield "jouteok"

    def _ready(self, _: str) -> Iterator[str]:
        if self._game and not self._settings:
            self._settings = make_settings(self._game, self._seats, self._given)
            warm(self._game, self._settings)
        yield "readyok"

    def _option(self, text: str) -> Iterator[str]:
        name, value = _name_and_value(text)
        level = level_named(value) if name == "level" else None
        if level is None:
            yield f"info string unknown option {text[:80]}"
        else:
            self._level = level

    def _new_game(self, text: str) -> Iterator[str]:
        name, _, seats = text.partition(" seats ")
        self._game = find_game(name)
        self._seats = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else None
        self._given, self._settings, self._view = {}, None, None
        yield from ()

    def _game_option(self, text: str) -> Iterator[str]:
        name, value = _name_and_value(text)
        self._given[name] = value
        self._settings = None
        yield from ()

    def _look(self, text: str) -> Iterator[str]:
        self._view = read_view(self._game, text) if self._game else None
        if self._view is None:
            yield "info string not a view of this game"

    def _go(self, text: str) -> Iterator[str]:
        for line in self._ready(""):
            assert line == "readyok"
        game, view, settings = self._game, self._view, self._settings
        if game is None or view is None or settings is None:
            yield "info string no view to think about"
            return
        words = text.split()
        asked = dict(zip(words[::2], words[1::2], strict=False))
        budget, seed = _number(asked.get("movetime"), DEFAULT_MS), _number(asked.get("seed"), 0)
        if self._level.slip:
            yield f"bestmove {choose(game, view, settings, self._level.number, budget, seed).text()}"
            return
        advice = advise(game, view, settings, self._level.number, budget, seed)
        for each in advice:
            why = each.why.en if self._language == "en" else each.why.fr
            yield f"info value {each.value:.2f} move {each.move.text()} why {why}"
        yield f"bestmove {advice[0].move.text()}"

    def _quit(self, _: str) -> Iterator[str]:
        self.done = True
        yield from ()


def _name_and_value(text: str) -> tuple[str, str]:
    name, _, value = text.removeprefix("name ").partition(" value ")
    return name.strip(), value.strip()


def _number(text: str | None, otherwise: int) -> int:
    fine = text is not None and text.isascii() and text.isdigit() and len(text) < 19
    return int(text) if fine and text is not None else otherwise
