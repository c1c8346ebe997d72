"""One line why."""

from __future__ import annotations

from joute.bots.jago.candidates import Lead
from joute.play import Sentence

FLIP = Sentence("les lettres qui comptent le plus", "the letters that count most")
RESIGNED = Sentence("aucun mot ne reprend la tête", "no word takes the lead back")


def explain(each: Lead, answers: int | None) -> Sentence:
    """`answers`: how many words the other player had in answer on the kindest rack, if that was looked at."""
    words = each.turn.words
    fr = [
        f"fait {' et '.join(word.letters for word in words)}",
        f"{each.lead} lettre{_s(each.lead)} d’avance",
    ]
    en = [f"makes {' and '.join(word.letters for word in words)}", f"leads by {each.lead}"]
    if answers == 0:
        fr.append("aucun mot seul ne répond")
        en.append("no single word answers")
    elif answers is not None:
        fr.append(f"{answers} réponse{_s(answers)} possible{_s(answers)}")
        en.append(f"{answers} possible answer{'' if answers == 1 else 's'}")
    return Sentence(", ".join(fr), ", ".join(en))


def _s(count: int) -> str:
    return "s" if count > 1 else ""
