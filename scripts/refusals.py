"""Collects why moves are refused: code, article and sentence of every refusal a game's rules make."""

from __future__ import annotations

import fnmatch
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reading_source import Source, name_of

from joute.games import registry
from joute.play import Game, Sentence
from joute.play.words import CONTACT_SENTENCES, WORD_SENTENCES

GAMES = Path(__file__).resolve().parent.parent / "src" / "joute" / "games"
MAKERS = {"illegal", "ambiguous"}
"""The functions that make refusals of moves; what cannot be read at all is no matter of the rules."""
WORD_MAKERS = {"refuse_word": "word_*", "refuse_contact": "contact_*"}
"""Refuse a word by its verdict: the sentence of each begins so."""
_OF_WORDS = {"word_*": WORD_SENTENCES, "contact_*": CONTACT_SENTENCES}
_OF_CHANCE = re.compile("chance|deal|shuffle|bell")
"""Refusals of the deal or the draw: readers make none."""
_BLANK = re.compile(r"\{\w+\}")


def index_text() -> str:
    """The index as the pages read it: by game, in the order of the articles."""
    index = {name: _rows(name) for name in registry.names()}
    return json.dumps(index, ensure_ascii=False, indent=1) + "\n"


def _rows(name: str) -> list[dict[str, Any]]:
    game = registry.find(name)
    order = {article: number for number, article in enumerate(game.articles)}
    found = _found(game, order)
    return [
        {"code": code, "articles": found[code], **_said(game.sentences[code])}
        for code in sorted(found, key=lambda code: (order[found[code][0]], code))
    ]


def _found(game: Game, order: dict[str, int]) -> dict[str, list[str]]:
    """The articles by which each code refuses, in their order."""
    found: dict[str, list[str]] = {}
    for article, named in _refusals(GAMES / game.name):
        for code in _codes(named, game):
            if article in order and not _OF_CHANCE.search(code):
                found.setdefault(code, []).append(article)
    return {code: sorted(set(articles), key=order.__getitem__) for code, articles in found.items()}


def _refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """Article and code of every refusal in a game's source; a code may end in `*`, for all that begin so."""
    source = Source(folder)
    for function, call in source.calls_of(MAKERS | WORD_MAKERS.keys()):
        article, *reason = call.args
        for bound in source.bindings(function):
            of_words = WORD_MAKERS.get(name_of(call) or "")
            codes = [of_words] if of_words else source.texts(reason[0], function, bound)
            for named in source.texts(article, function, bound):
                yield from ((named, code) for code in codes)


def _codes(named: str, game: Game) -> list[str]:
    """The sentences of a code. Those of a word are the verdicts', not whatever begins with `word_`."""
    among = _OF_WORDS.get(named, game.sentences)
    return [code for code in fnmatch.filter(among, named) if code in game.sentences]


def _said(sentence: Sentence) -> dict[str, str]:
    """Without the move at hand, its words and squares are left open."""
    return {"fr": _BLANK.sub("…", sentence.fr), "en": _BLANK.sub("…", sentence.en)}
