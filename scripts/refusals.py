"""Collects why moves are refused: code, article and sentence of every refusal a game's rules make."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from joute.games import registry
from joute.play import Game, Sentence

GAMES = Path(__file__).resolve().parent.parent / "src" / "joute" / "games"
MAKERS = {"illegal", "ambiguous"}
"""The functions that make refusals of moves; what cannot be read at all is no matter of the rules."""
_OF_CHANCE = re.compile("chance|deal|shuffle|bell")
"""Refusals of the deal or the draw: readers make none."""
_BLANK = re.compile(r"\{\w+\}")


def index_text() -> str:
    """The index as the pages read it: by game, in the order of the articles."""
    index = {name: _rows(name) for name in registry.names()}
    return json.dumps(index, ensure_ascii=False, indent=1) + "\n"


def _rows(name: str) -> list[dict[str, str]]:
    game = registry.find(name)
    order = {article: number for number, article in enumerate(game.articles)}
    found = {
        code: article
        for article, reason in _refusals(GAMES / name)
        if article in order
        for code in _codes(reason, game)
        if not _OF_CHANCE.search(code)
    }
    return [
        {"code": code, "article": found[code], **_said(game.sentences[code])}
        for code in sorted(found, key=lambda code: (order[found[code]], code))
    ]


def _refusals(folder: Path) -> Iterator[tuple[str, ast.expr]]:
    """Article and reason of every refusal whose article stands in the source."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                article, *reason = node.args
                for named in _constants(article):
                    yield from ((named, one) for one in reason[:1])
                    break


def _constants(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: itself, or either branch of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _codes(reason: ast.expr, game: Game) -> Iterator[str]:
    """The sentences a reason leads to: `form_{bar}` leads to all that begin so."""
    if isinstance(reason, ast.JoinedStr) and isinstance(reason.values[0], ast.Constant):
        start = str(reason.values[0].value)
        yield from (code for code in game.sentences if code.startswith(start))
    else:
        yield from (code for code in _constants(reason) if code in game.sentences)


def _said(sentence: Sentence) -> dict[str, str]:
    """Without the move at hand, its words and squares are left open."""
    return {"fr": _BLANK.sub("…", sentence.fr), "en": _BLANK.sub("…", sentence.en)}
