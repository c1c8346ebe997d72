"""What was better than the move played, and the fact that makes it so."""

from __future__ import annotations

from dataclasses import dataclass

from joute.coach.compared import closed, does_more, only_left
from joute.coach.lines import Line, percent
from joute.coach.looking import Looked
from joute.coach.naming import Naming
from joute.coach.plans import Plan
from joute.play import Seat, Sentence
from joute.play.told import NOTHING, built, same, signed, together

_SIMPLER = 4
"""Points by which the chance of a move in known words must be the better, to be told beside a rare one."""


@dataclass(frozen=True, slots=True)
class Better:
    """Sentences about the move that was better."""

    naming: Naming

    def say(self, looked: Looked, plan: Plan | None, reply: Line | None, replier: Seat) -> Sentence:
        best = looked.advised
        if best is None or (looked.played and best.text == looked.played.text):
            return NOTHING
        corner = best.why.opens_corner
        comes = self._comes(looked.seat, plan, corner)
        reason = self.naming.respelt(best.why.merit) if best.effects.words else NOTHING
        if not reason.fr:
            reason = self._beside(looked, best, reply, replier, told=bool(comes.fr))
        better = built(
            "Mieux valait {fact}{where}{reason}",
            "{fact}{where} would have been better{reason}",
            fact=self.naming.fact(best, looked.seat, rare=True),
            where=Sentence(" dans un coin libre", " in a free corner") if corner else NOTHING,
            reason=reason,
        )
        if comes.fr:
            told = built("{better} : {comes}.", "{better}: {comes}.", better=better, comes=comes)
        else:
            told = same("{better}.", better=better)
        return together(told, self._simpler(looked, best))

    def _simpler(self, looked: Looked, best: Line) -> Sentence:
        """Where few would have thought of the better move: another that people find, and better than the one
        played."""
        played = looked.played
        if best.simple or played is None:
            return NOTHING
        others = (line for line in looked.best if line.text != played.text)
        simple = next((line for line in others if line.simple), None)
        if simple is None or percent(simple.chance) - percent(played.chance) < _SIMPLER:
            return NOTHING
        chance = percent(simple.chance)
        return built(
            "Plus simple : {fact}, {chance}.",
            "Simpler: {fact}, {chance}.",
            fact=self.naming.fact(simple, looked.seat),
            chance=Sentence(f"{chance} % de chances", f"a {chance}% chance"),
        )

    def _beside(self, looked: Looked, best: Line, reply: Line | None, replier: Seat, told: bool) -> Sentence:
        """What makes it better than the move played; its chance where nothing else says it (`told`)."""
        played = looked.played
        if played is None:
            return NOTHING
        if shut := closed(best, played, reply, replier):
            word = Sentence(*(f"[{self.naming.spelt(shut.word)}] ({signed(shut.gain)})",) * 2)
            return (
                built(", qui occupe la place de {word}", ": it takes the place of {word}", word=word)
                if shut.taken
                else built(", qui empêche {word}", ": it prevents {word}", word=word)
            )
        if told:
            return NOTHING
        left = only_left(best, played, reply, replier) if replier and best.effects.words else None
        if left:
            return built(
                " : après {move}, {who} que {word}",
                ": after {move}, {who} only {word}",
                move=self.naming.first(best.effects),
                who=self.naming.people.then_does(replier, "ne trouviez|ne trouvait", "found|found"),
                word=Sentence(*(f"[{self.naming.spelt(left.word)}] ({signed(left.gain)})",) * 2),
            )
        if does_more(best, played, looked.seat):
            return NOTHING
        here, there = percent(best.chance), percent(played.chance)
        return Sentence(
            f" : {here} % de chances au lieu de {there} %", f": a {here}% chance instead of {there}%"
        )

    def _comes(self, seat: Seat, plan: Plan | None, corner: bool) -> Sentence:
        """What the better move leads to: a word made longer, or an answer that must be given in a corner.

        Of a rare word nothing is said: nobody would have thought of it.
        """
        known = plan is not None and self.naming.is_known(plan.word)
        if plan is not None and plan.lengthens and known:
            who = self.naming.people.then_does(
                seat,
                "pouviez l’allonger ensuite|pouvait l’allonger ensuite",
                "could then lengthen it|could then lengthen it",
            )
            return built("{who}{word}", "{who}{word}", who=who, word=self._into(plan))
        answered = (
            self.naming.people.then_does(
                3 - seat,
                "deviez y répondre aussitôt, sans rien prendre|devait y répondre aussitôt, sans rien prendre",
                "had to answer there at once, taking nothing|had to answer there at once, taking nothing",
            )
            if corner
            else NOTHING
        )
        if plan is None or not known:
            return answered
        word = Sentence(*(f"[{self.naming.spelt(plan.word)}] ({signed(plan.gain)})",) * 2)
        then = built(
            "{word} restait pour le tour suivant", "{word} was still there for the next turn", word=word
        )
        return built("{a}, et {b}", "{a}, and {b}", a=answered, b=then) if corner else then

    def _into(self, plan: Plan) -> Sentence:
        word = f"[{self.naming.spelt(plan.word)}] ({signed(plan.gain)})"
        return Sentence(f" en {word}", f" to {word}")
