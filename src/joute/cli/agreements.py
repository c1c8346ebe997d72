"""`joute new GAME --options`: what can be agreed, in the words of the page that sets a table."""

from __future__ import annotations

import json
from textwrap import wrap

from joute.play import Game, Language, OptionSpec, Sentence

WIDTH = 76


def tell_options(game: Game, language: str, as_json: bool) -> None:
    """The usual ones first."""
    specs = sorted(game.options, key=lambda spec: not spec.usual)
    if as_json:
        print(json.dumps([_told(spec, language) for spec in specs], ensure_ascii=False))
        return
    for spec in specs:
        print("\n".join(_lines(spec, language)))


def _told(spec: OptionSpec, language: str) -> dict[str, object]:
    return {
        "name": spec.name,
        "default": spec.default,
        "label": _said(spec.text.label, language),
        "line": _said(spec.text.line, language),
        "values": {value: _said(label, language) for value, label in spec.text.values},
    }


def _lines(spec: OptionSpec, language: str) -> list[str]:
    label, line = (_said(one, language) for one in (spec.text.label, spec.text.line))
    told = [f"{spec.name}={spec.default}", *_indented(f"{label}. {line}" if label else "")]
    for value, sentence in spec.text.values:
        said = _said(sentence, language)
        told.append(f"      {value}" + (f": {said}" if said != value else ""))
    if spec.text.advice:
        told += _indented(_said(spec.text.advice, language))
    return told


def _indented(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


def _said(sentence: Sentence, language: str) -> str:
    return sentence.say(Language(language), {})
