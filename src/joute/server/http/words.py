"""The dictionary and the games, for anyone."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter

from joute.dictionary import Dictionary
from joute.games import registry
from joute.letters import capitals
from joute.messages.http import FamilyInfo, GameInfo, ReadingInfo, WordInfo
from joute.play import Game, Language
from joute.play.grammar import form_lines
from joute.play.verdicts import VERDICTS
from joute.server.errors import RequestError
from joute.server.http.dependencies import Reader, Serving, Speaking
from joute.server.http.options import option_info
from joute.server.live.contests import may_contest

ROUTER = APIRouter(prefix="/api", tags=["words"])
MOST_LETTERS = 40


@ROUTER.get("/games")
async def games() -> list[GameInfo]:
    return [_info(registry.find(name)) for name in registry.names()]


@ROUTER.get("/words/{word}")
async def word(word: str, language: Speaking, serving: Serving, reader: Reader, game: str = "") -> WordInfo:
    """Allowed or not and why, by that game's word classes; every reading.

    Nothing is told about a word while the reader may contest it at a table.
    """
    if len(word) > MOST_LETTERS:
        raise RequestError("too_large")
    letters = capitals(word.strip())
    if may_contest((table.seated for table in serving.hub.live), reader, letters):
        raise RequestError("open_to_contest", letters)
    return await asyncio.to_thread(_word, word, game, language)


@ROUTER.get("/families")
async def family(a: str, b: str) -> FamilyInfo:
    """The same meaning or not (JAG-12), and by which link."""
    if max(len(a), len(b)) > MOST_LETTERS:
        raise RequestError("too_large")
    found = await asyncio.to_thread(_dictionary("").family, capitals(a), capitals(b))
    return FamilyInfo(same=found.same, link=found.link)


@lru_cache(maxsize=8)
def _dictionary(game: str) -> Dictionary:
    return Dictionary.load(registry.find(game).words) if game else Dictionary.load()


def _word(word: str, game: str, language: Language) -> WordInfo:
    dictionary = _dictionary(game)
    letters = capitals(word.strip())
    verdict = dictionary.verdict(letters)
    return WordInfo(
        word=letters,
        allowed=verdict.allowed,
        reason=verdict.reason.value,
        message=VERDICTS[verdict.reason].say(language, {}),
        readings=tuple(
            ReadingInfo(form=line.form, grammar=line.grammar, allowed=line.counts)
            for line in form_lines(dictionary.readings(letters), language)
        ),
        frequency=dictionary.frequency(letters),
    )


def _info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        among_people=dict(game.among_people),
        with_machines=dict(game.with_machines),
        options=tuple(option_info(spec) for spec in game.options if not spec.of_events),
        classes=tuple(sorted(game.words.classes)),
        articles=game.articles,
    )
