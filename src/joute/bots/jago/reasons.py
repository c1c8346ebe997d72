"""Why: the words, the lead, what the other player can answer."""

from __future__ import annotations

from joute.bots.jago.candidates import Lead
from joute.bots.why import Why, why
from joute.play import Sentence

FLIP = why("les lettres qui comptent le plus", "the letters that count most")
RESIGNED = why("aucun mot ne reprend la tête", "no word takes the lead back")


def explain(each: Lead, answers: int | None) -> Why:
    """`answers`: how many words the other player had in answer on the kindest rack, if that was looked at."""
    words = each.turn.words
    fr, en = [f"{each.lead} lettre{_s(each.lead)} d’avance"], [f"leads by {each.lead}"]
    if answers == 0:
        fr.append("aucun mot ne suffit à y répondre")
        en.append("no single word is enough to answer it")
    elif answers is not None:
        fr.append(f"{answers} réponse{_s(answers)} possible{_s(answers)}")
        en.append(f"{answers} possible answer{'' if answers == 1 else 's'}")
    made = [word.letters for word in words]
    then = Sentence(", ".join(fr), ", ".join(en))
    return Why(
        Sentence(f"fait {' et '.join(made)}, {then.fr}", f"makes {' and '.join(made)}, {then.en}"),
        Sentence(f" : {then.fr}", f": it {then.en}"),
    )


def _s(count: int) -> str:
    return "s" if count > 1 else ""
