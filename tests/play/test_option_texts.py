"""Every agreement is told in plain words, in both languages."""

from __future__ import annotations

import re

import pytest

from joute.games import registry
from joute.play import OptionKind, OptionSpec, Sentence

SPECS = [(game, spec) for game in map(registry.find, registry.names()) for spec in game.options]
RAW = re.compile(r"\bnone\b|budget \d|\bdisc \d|\+\w+,|=")


def _sentences(spec: OptionSpec) -> list[Sentence]:
    text = spec.text
    advice = [text.advice] if text.advice else []
    return [text.label, text.line, *advice, *(sentence for _, sentence in text.values)]


@pytest.mark.parametrize(
    "spec", [spec for _, spec in SPECS], ids=[f"{game.name}-{spec.name}" for game, spec in SPECS]
)
def test_an_option_has_a_name_a_line_and_words_for_its_values(spec: OptionSpec) -> None:
    for sentence in _sentences(spec):
        assert sentence.fr and sentence.en and sentence.fr[0] == sentence.fr[0].upper()
        for words in (sentence.fr, sentence.en):
            assert not RAW.search(words), "a code is no word"
            assert "'" not in words, "typographic apostrophes"
    assert spec.text.line.fr.endswith(".") and spec.text.line.en.endswith(".")
    named = dict(spec.text.values)
    assert set(spec.choices) <= set(named)
    if spec.kind is OptionKind.NUMBER:
        assert spec.default in named, "what is usual is offered before any other number"
        assert not spec.none_allowed or "none" in named
    for value in named:
        if spec.kind in (OptionKind.CHOICE, OptionKind.NUMBER):
            assert spec.read(value) == value


@pytest.mark.parametrize(
    ("game", "option", "value"), [("dames", "ouverture", "courte"), ("demo", "tour", "complet")]
)
def test_what_reduces_the_first_seats_advantage_is_suggested_with_its_figures(
    game: str, option: str, value: str
) -> None:
    spec = next(spec for spec in registry.find(game).options if spec.name == option)
    assert spec.suggested == value != spec.default and spec.usual
    assert spec.text.advice and len(re.findall(r"\d\d", spec.text.advice.fr)) >= 2


def test_a_suggestion_always_says_why() -> None:
    assert all(bool(spec.suggested) == bool(spec.text.advice) for _, spec in SPECS)
