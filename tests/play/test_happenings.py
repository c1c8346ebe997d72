"""What is told of a move that makes the same word twice."""

from __future__ import annotations

from dataclasses import replace

from templates.toy import TOY

from joute.play import Effects, Happened, People, Refusal
from joute.server.live.seated import make_settings


def test_each_word_is_named_once() -> None:
    """« pose IL et fait PI », not « pose IL et fait PI et IL »."""
    settings = make_settings(TOY, 3, {})
    position = TOY.position("ABC,DEF,GHI ABCDEFGHI - 1 0 -", settings)
    move = TOY.read_move("lay A")
    assert not isinstance(move, Refusal)
    effects = position.judge(1, move)
    assert isinstance(effects, Effects)
    made = replace(effects, words=("IL", "PI", "IL", "PI"))
    happened = Happened(1, position, made, People(("Camille", "Odile", "Lucien")), settings.dictionary)
    assert happened.beside() == ("PI",)
    assert happened.words(made.words).en.count("[") == 2
