"""A game's options as the page of a new table asks for them."""

from __future__ import annotations

from joute.messages.http import ChoiceInfo, OptionInfo
from joute.messages.shared import Said
from joute.play import OptionSpec, Sentence


def option_info(spec: OptionSpec) -> OptionInfo:
    named = dict(spec.text.values)
    offered = spec.choices or tuple(named)
    return OptionInfo(
        name=spec.name,
        kind=spec.kind.value,
        default=spec.default,
        label=_said(spec.text.label, spec.name),
        line=_said(spec.text.line),
        choices=tuple(ChoiceInfo(value=value, label=_said(named.get(value), value)) for value in offered),
        least=spec.least,
        most=spec.most,
        in_all=spec.in_all,
        usual=spec.usual,
        by_lot=spec.by_lot,
        suggested=spec.suggested,
        advice=_said(spec.text.advice) if spec.text.advice else None,
    )


def _said(sentence: Sentence | None, otherwise: str = "") -> Said:
    """The option's own words; a game that has none is spoken of by its codes."""
    fr, en = (sentence.fr, sentence.en) if sentence else ("", "")
    return Said(fr=fr or otherwise, en=en or otherwise)
