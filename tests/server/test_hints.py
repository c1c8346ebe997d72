"""Hints at the table: they name the word that changes, and never take back the last exchange."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.players import Script
from tests.server.seated import after, seated_at

from joute.bots import Advice
from joute.bots.why import Why, why
from joute.games import registry
from joute.messages.live import AskHint, Hint
from joute.play import Language, Move, Sentence
from joute.server.live.seated import Seated
from joute.server.operations.work import Work
from joute.server.wire import hints

NO_REASON = why("", "")
CARDS = "hands=FEQ/RATXZ table=VIA,MER pile=K stock=LLEE turn=1"


def thinking_of(*moves: str, reason: Why = NO_REASON) -> tuple[Advice, ...]:
    game = registry.find("lexicon")
    read = [game.read_move(text) for text in moves]
    ideas = tuple(Advice(one, 0.0, reason) for one in read if isinstance(one, Move))
    assert len(ideas) == len(moves)
    return ideas


def hinted(seated: Seated, *grades: int) -> list[Hint]:
    """What one reader is answered to these questions, one after the other."""
    return hinted_at(*((seated, grade) for grade in grades))


def hinted_at(*asked: tuple[Seated, int]) -> list[Hint]:
    """The same where the table goes on between the questions."""

    async def ask() -> list[Hint]:
        work = Work(1, 1)
        try:
            one = hints.Hints(work)
            return [
                await one.answer(seated, AskHint(id="h", seat=1, grade=grade), Language.FRENCH)
                for seated, grade in asked
            ]
        finally:
            work.stop()

    return asyncio.run(ask())


def asked(seated: Seated, grade: int, monkeypatch: pytest.MonkeyPatch, *moves: str) -> str:
    """What is said where the machine thinks of these moves, best first."""
    ideas = thinking_of(*moves)
    monkeypatch.setattr(hints, "advise_in_words_of", lambda *_, **__: ideas)
    return hinted(seated, grade)[0].message


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


def test_the_first_hint_of_a_turn_without_a_word_says_no_more_than_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated = seated_at(Script("lexicon", 2, CARDS, ()))
    assert asked(seated, 1, monkeypatch, "discard Q stock") == "Je ne vois pas de bon mot pour ce coup."
    assert asked(seated, 2, monkeypatch, "discard Q stock") == "Une idée. Vous jetez le Q et piochez."


def test_the_hints_of_one_turn_are_about_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second search on a busy machine may find another move: the first one asked for stays."""
    seated = seated_at(Script("lexicon", 2, CARDS, ()))
    thoughts = iter([thinking_of("word FE"), thinking_of("exchange 1 FIA"), thinking_of("discard Q stock")])
    monkeypatch.setattr(hints, "advise_in_words_of", lambda *_, **__: next(thoughts))
    place, word, move = hinted(seated, 1, 2, 3)
    assert (place.word, word.word, move.word, move.move) == ("", "FE", "FE", "word FE")


def test_who_else_accepts_the_play_before_does_not_begin_the_hints_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = "hands=FEQ/RATXZ/SUDO table=VIA,MER pile=K stock=LLEE turn=3"
    asked = after(seated_at(Script("lexicon", 3, cards, ()), arbitration="contest"), "3 word DUO")
    accepted = after(asked, "2 accept")
    thoughts = iter([thinking_of("word FE"), thinking_of("discard Q stock")])
    monkeypatch.setattr(hints, "advise_in_words_of", lambda *_, **__: next(thoughts))
    place, word = hinted_at((asked, 1), (accepted, 2))
    assert (place.message, word.word) == ("Cherchez un mot qui commence par F.", "FE")


def test_a_hint_says_what_speaks_for_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = seated_at(Script("lexicon", 2, CARDS, ()))
    reason = Why(Sentence("", ""), for_you=Sentence("Votre main passe de 20 à 6 points.", ""))
    ideas = thinking_of("word FE", reason=reason)
    monkeypatch.setattr(hints, "advise_in_words_of", lambda *_, **__: ideas)
    place, word = hinted(seated, 1, 2)
    assert "points" not in place.message
    assert word.message == "Une idée. Vous formez FE. Votre main passe de 20 à 6 points."
