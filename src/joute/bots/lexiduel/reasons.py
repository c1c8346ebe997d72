"""Why: what a word nets, what it takes, what may come of it."""

from __future__ import annotations

from joute.bots.why import ToCome, Why
from joute.games.lexiduel.material import SHORTEST_WORD
from joute.play import Sentence
from joute.play.told import NOTHING

_PARTS = {
    "points": Sentence("{n:+d} point{s}", "{n:+d} point{s}"),
    "quiet": Sentence("ne change pas le score", "leaves the score as it is"),
    "takes": Sentence("prend {n} lettre{s}", "takes {n} letter{s}"),
    "corner": Sentence("ouvre un coin", "opens a corner"),
    "leaves": Sentence("laisse {word} ({n:+d}) à l’autre", "leaves {word} ({n:+d}) to the other side"),
    "prepares": Sentence("ouvre {word} ({n:+d}) au tour suivant", "prepares {word} ({n:+d}) for next turn"),
}


def explain(net: int, taken: int, corner: bool, line: list[tuple[str, int]]) -> Why:
    """`line`: the best answer, then the mover's next word."""
    parts = [_part("points", net) if net else _part("quiet")]
    if taken:
        parts.append(_part("takes", taken))
    if corner:
        parts.append(_part("corner"))
    named = zip(("leaves", "prepares"), line, strict=False)
    comes = {name: ToCome(word, gain) for name, (word, gain) in named if gain > 0}
    parts += [_part(name, each.gain, each.word) for name, each in comes.items()]
    told = Sentence(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))
    next_word = comes.get("prepares")
    return Why(
        told,
        leaves=comes.get("leaves"),
        prepares=next_word,
        for_you=_for_you(next_word, corner),
        opens_corner=corner,
    )


def _for_you(next_word: ToCome | None, corner: bool) -> Sentence:
    if next_word:
        gain, word = next_word.gain, next_word.word
        if len(word) < SHORTEST_WORD:  # what scores is the longer word that it makes
            return Sentence(
                f"Au tour suivant, vous pourriez gagner {gain} {'points' if gain > 1 else 'point'}.",
                f"Next turn you might score {gain} {'points' if gain > 1 else 'point'}.",
            )
        return Sentence(
            f"Au tour suivant, {word} pourrait rapporter {gain} {'points' if gain > 1 else 'point'}.",
            f"Next turn {word} might score {gain} {'points' if gain > 1 else 'point'}.",
        )
    if corner:
        return Sentence("L’autre doit d’abord y répondre.", "The other must answer it first.")
    return NOTHING


def _part(name: str, number: int = 0, word: str = "") -> Sentence:
    fr, en = _PARTS[name].fr, _PARTS[name].en
    french, english = "s" if abs(number) > 1 else "", "" if abs(number) == 1 else "s"
    return Sentence(fr.format(n=number, s=french, word=word), en.format(n=number, s=english, word=word))
