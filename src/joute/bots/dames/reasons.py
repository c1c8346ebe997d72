"""Why: the words made, the letters won, what the other side can do about it."""

from __future__ import annotations

from joute.bots.dames.boards import Choice
from joute.bots.dames.kernels.choices import WON
from joute.bots.why import WINS, Why
from joute.play import Sentence
from joute.play.told import NOTHING

_SURE = Sentence("gagne quoi que l’autre fasse", "wins whatever the answer")
_LOST = Sentence("perd sur la meilleure réponse", "loses to the best answer")


def explain(choice: Choice, words: list[str], answer: int | None) -> Why:
    """`answer`: what the board is worth to the other side after its best reply, if that was looked at."""
    if choice.value >= WON:
        return WINS
    fr, en = [], []
    if words:
        fr.append(f"fait {' et '.join(words)}")
        en.append(f"makes {' and '.join(words)}")
    if turned := choice.turned.bit_count():
        fr.append(f"retourne {turned} lettre{'s' if turned > 1 else ''}")
        en.append(f"turns {turned} letter{'s' if turned > 1 else ''}")
    if captured := choice.captured.bit_count():
        fr.append(
            f"en prend {captured}" if turned else f"prend {captured} lettre{'s' if captured > 1 else ''}"
        )
        en.append(f"captures {captured}")
    outcome, linked = _outcome(answer)
    if outcome:
        fr.append(f"{linked.fr} {outcome.fr}")
        en.append(f"{linked.en} {outcome.en}")
    line = Sentence(", ".join(fr) or "un coup d’attente", ", ".join(en) or "a waiting move")
    sure = Sentence(f"Ce coup {_SURE.fr}.", f"This move {_SURE.en}.")
    return Why(line, _merit(captured, outcome, linked), for_you=sure if outcome is _SURE else NOTHING)


def _outcome(answer: int | None) -> tuple[Sentence | None, Sentence]:
    """How it ends, where that is known, and what joins this to what the move takes."""
    if answer is None or -WON < answer < WON:
        return None, NOTHING
    return (_SURE, Sentence("et", "and")) if answer <= -WON else (_LOST, Sentence("mais", "but"))


def _merit(captured: int, outcome: Sentence | None, linked: Sentence) -> Sentence:
    """« , qui prend une lettre et gagne quoi que l’autre fasse »; its words are named beside it."""
    fr = "une lettre" if captured == 1 else f"{captured} lettres"
    en = "one letter" if captured == 1 else f"{captured} letters"
    if outcome is None:
        return Sentence(f", en prenant {fr}", f", capturing {en}") if captured else NOTHING
    if not captured:
        return Sentence(f", qui {outcome.fr}", f": it {outcome.en}")
    return Sentence(
        f", qui prend {fr} {linked.fr} {outcome.fr}", f": it captures {en} {linked.en} {outcome.en}"
    )
