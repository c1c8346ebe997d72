"""Why: the words, the lead, what the other player can answer."""

from __future__ import annotations

from joute.bots.jago.answers import Left
from joute.bots.jago.candidates import Lead
from joute.bots.why import Why, why
from joute.play import Sentence
from joute.play.told import built

FLIP = why("les lettres qui comptent le plus", "the letters that count most")
RESIGNED = why("aucun mot ne reprend la tête", "no word takes the lead back")
_MANY = 40
"""Answers; a look stops counting soon after."""
_OFTEN = 0.5


def explain(each: Lead, left: Left | None) -> Why:
    """`left`: what the other player could answer on the racks tried, if that was looked at."""
    made = [word.letters for word in each.turn.words]
    ahead = Sentence(f"{each.lead} lettre{_s(each.lead)} d’avance", f"leads by {each.lead}")
    if left is None:
        return Why(
            Sentence(f"fait {' et '.join(made)}, {ahead.fr}", f"makes {' and '.join(made)}, {ahead.en}"),
            Sentence(f" : {ahead.fr}", f": it {ahead.en}"),
        )
    answer = _answer(left)
    return Why(
        Sentence(
            f"fait {' et '.join(made)}, {ahead.fr}, {answer.fr}",
            f"makes {' and '.join(made)}, {ahead.en}, {answer.en}",
        ),
        Sentence(f" : {answer.fr}", f": {answer.en}"),
        for_you=_answers(left),
    )


def _answers(left: Left) -> Sentence:
    """Said to who is advised, of the answers left; by how much the turn leads is told with it."""
    answer = _answer(left)
    if left.no_word >= _OFTEN:
        return Sentence(*(f"{said[:1].upper()}{said[1:]}." for said in (answer.fr, answer.en)))
    return built("Il reste à l’adversaire {answer}.", "Your opponent has {answer}.", answer=answer)


def _answer(left: Left) -> Sentence:
    """No more than is known: most often two words laid together answer what no single word does."""
    if left.stuck >= 1:
        return Sentence("aucune réponse n’a été trouvée", "no answer was found")
    if left.no_word >= 1:
        return Sentence(
            "pour y répondre, il faut deux mots dans le même coup",
            "it takes two words in one move to answer it",
        )
    if left.no_word >= _OFTEN:
        return Sentence("souvent, aucun mot seul n’y répond", "often no single word answers it")
    if left.usual > _MANY:
        return Sentence("des dizaines de réponses possibles", "dozens of possible answers")
    some = max(1, left.usual)
    return Sentence(
        f"environ {some} réponse{_s(some)} possible{_s(some)}",
        f"about {some} possible answer{'' if some == 1 else 's'}",
    )


def _s(count: int) -> str:
    return "s" if count > 1 else ""
