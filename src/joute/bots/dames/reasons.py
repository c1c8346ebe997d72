"""One line why: the words made, the letters won, what the other side can do about it."""

from __future__ import annotations

from joute.bots.dames.boards import Choice
from joute.bots.dames.kernels.choices import WON
from joute.play import Sentence


def explain(choice: Choice, words: list[str], answer: int | None) -> Sentence:
    """`answer`: what the board is worth to the other side after its best reply, if that was looked at."""
    if choice.value >= WON:
        return Sentence("gagne la partie", "wins the game")
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
    if answer is not None and answer <= -WON:
        fr.append("et gagne quoi que l’autre fasse")
        en.append("and wins whatever the answer")
    elif answer is not None and answer >= WON:
        fr.append("mais perd sur la meilleure réponse")
        en.append("but loses to the best answer")
    return Sentence(", ".join(fr) or "un coup d’attente", ", ".join(en) or "a waiting move")
