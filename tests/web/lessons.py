"""The lessons and the articles' examples that the web pages show, read from where the pages read them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from joute.games import registry
from joute.play import Effects, Position, Refusal
from joute.server.live.seated import make_settings

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = tuple(registry.names())


@lru_cache
def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _read(game, "lesson.json")["steps"]
    return found


@lru_cache
def examples(game: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = _read(game, "articles.json")
    return found


def _read(game: str, file: str) -> Any:
    return json.loads((BOARDS / game / file).read_text("utf-8"))


def tried(game: str, setting: dict[str, Any], move: str) -> Effects | Refusal:
    """What the referee says, as the page would hear it."""
    read = registry.find(game).read_move(move)
    return read if isinstance(read, Refusal) else position_of(game, setting).judge(setting["seat"], read)


def position_of(game: str, setting: dict[str, Any]) -> Position:
    named = registry.find(game)
    settings = make_settings(named, setting.get("seats", 2), setting.get("options", {}))
    return named.position(setting["position"], settings)
