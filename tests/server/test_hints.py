"""Hints at the table: they name the word that changes, and never take back the last exchange."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.players import Script
from tests.server.seated import after, seated_at

from joute.bots import Advice
from joute.bots.why import why
from joute.games import registry
from joute.messages.live import AskHint
from joute.play import Language, Move
from joute.server.live.seated import Seated
from joute.server.operations.work import Work
from joute.server.wire import hints

CARDS = "hands=FEQ/RATXZ table=VIA,MER pile=K stock=LLEE turn=1"


def asked(seated: Seated, grade: int, monkeypatch: pytest.MonkeyPatch, *moves: str) -> str:
    """What is said where the machine thinks of these moves, best first."""
    game = registry.find("lexicon")
    read = [game.read_move(text) for text in moves]
    ideas = tuple(Advice(one, 0.0, why("", "")) for one in read if isinstance(one, Move))
    assert len(ideas) == len(moves)
    monkeypatch.setattr(hints, "advise_in_words_of", lambda *_, **__: ideas)

    async def ask() -> str:
        work = Work(1, 1)
        try:
            question = AskHint(id="h", seat=1, grade=grade)
            return (await hints.find_hint(seated, question, Language.FRENCH, work)).message
        finally:
            work.stop()

    return asyncio.run(ask())


def test_the_first_hint_of_an_exchange_names_the_word_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = seated_at(Script("lexicon", 2, CARDS, ()))
    assert (
        asked(seated, 1, monkeypatch, "exchange 1 FIA") == "Regardez VIA : un échange en fait un autre mot."
    )
    assert asked(seated, 1, monkeypatch, "word FE") == "Cherchez un mot qui commence par F."


def test_a_hint_does_not_take_back_the_last_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    """VIA → FIA → VIA: unless there is nothing else at all."""
    seated = after(seated_at(Script("lexicon", 2, CARDS, ())), "1 exchange 1 FIA", "2 discard X stock")
    told = asked(seated, 2, monkeypatch, "exchange 1 VIA", "discard Q stock")
    assert told == "Une idée. Vous jetez le Q et piochez."
    assert "VIA" in asked(seated, 2, monkeypatch, "exchange 1 VIA")
