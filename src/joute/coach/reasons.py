"""A judged move in words: what it did, what was better, what the answer takes back. From facts alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from joute.coach.because import clause, leaves, opens_corner
from joute.coach.compared import closed, does_more, only_left
from joute.coach.lines import Line, is_known, percent
from joute.coach.looking import Looked
from joute.coach.plans import Plan
from joute.coach.verdicts import Verdict
from joute.dictionary import Dictionary
from joute.play import Effects, People, Position, Seat, Sentence
from joute.play.happenings import spelling
from joute.play.told import NOTHING, built, counted, listed, same, signed, together

_WORD = re.compile(r"\b[A-Z]{2,}\b")
_RARE = Sentence(" (mot rare)", " (a rare word)")
"""Said of a better move that few would have thought of."""


def with_commas(parts: Sequence[Sentence]) -> Sentence:
    """With commas alone."""
    return Sentence(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))


def makes_the_others(effects: Effects[Position]) -> bool:
    """Whether one word was laid and the others come of it: all that was laid stands in the first."""
    return bool(effects.laid and effects.paths) and set(effects.laid) <= set(effects.paths[0])


@dataclass(frozen=True, slots=True)
class Reasons:
    """Who plays, and the words they play with."""

    people: People
    dictionary: Dictionary

    def say(self, looked: Looked, reply: Line | None, replier: Seat, plan: Plan | None = None) -> Sentence:
        """`reply`: the best answer to the move played, found when the next player's turn was looked at;
        `plan`: what the better move prepares, where that is worth telling."""
        played = looked.played
        if played is None or looked.verdict is Verdict.UNJUDGED:
            return NOTHING
        if looked.fell or looked.false:
            return together(
                self._false(looked),
                self._better(looked, plan, None, replier) if looked.verdict.is_bad else NOTHING,
            )
        did = self._fact(played, looked.seat)
        if looked.verdict is Verdict.ONLY:
            return built(
                "{did}. Il n’y avait rien d’autre à jouer.", "{did}. There was nothing else.", did=did
            )
        if looked.verdict is Verdict.BEST:
            return self._as_good(looked, played, did)
        if looked.verdict is Verdict.GOOD:
            return built("{did}. Un bon coup.", "{did}. A good move.", did=did)
        price = self._price(looked)
        whole = built("{did} : {price}.", "{did}: {price}.", did=did, price=price)
        after = self._reply(played, reply, replier)
        return together(
            whole,
            self._better(looked, plan, reply, replier),
            after if after.fr else self._allowed(looked, played),
        )

    def _as_good(self, looked: Looked, played: Line, did: Sentence) -> Sentence:
        """Of the best move: another that the list shows with the same chance is named."""
        others = (line for line in looked.best if line.text != played.text and line.effects.words)
        equal = next((line for line in others if percent(line.chance) == percent(played.chance)), None)
        if equal is None:
            return built("{did}. Rien de mieux n’a été trouvé.", "{did}. Nothing better was found.", did=did)
        fact = self._fact(equal, looked.seat)
        return built("{did}. Aussi bon que {fact}.", "{did}. As good as {fact}.", did=did, fact=fact)

    def _false(self, looked: Looked) -> Sentence:
        """« TABLITE n’existe pas : contesté, tour perdu, et vos chances baissent de 12 points. »"""
        words = looked.false or (looked.played.effects.words if looked.played else ())
        spelt = listed([Sentence(word, word) for word in words])
        one = len(words) == 1
        lacks = Sentence(*(("n’existe pas", "does not exist") if one else ("n’existent pas", "do not exist")))
        if looked.fell:
            lost = Sentence("tour à rejouer", "the turn to be played anew")
            came = lost if looked.again else Sentence("tour perdu", "the turn lost")
            price = [self._and_price(looked)] if looked.points_lost else []
            told = with_commas([Sentence("contesté", "challenged"), came, *price])
        elif looked.verdict.is_bad:
            nobody = Sentence("personne ne l’a contesté", "nobody challenged it")
            told = with_commas([nobody, self._and_price(looked)])
        else:
            told = Sentence(
                "personne ne l’a contesté, le bluff a réussi", "nobody challenged it, the bluff worked"
            )
        lead = built("{words} {lacks}", "{words} {lacks}", words=spelt, lacks=lacks)
        return built("{lead} : {told}.", "{lead}: {told}.", lead=lead, told=told)

    def _price(self, looked: Looked) -> Sentence:
        """Beside it stand the chances before and after: 31 % → 23 %."""
        return built(
            "{whose} baissent de {n}",
            "this costs {n} of winning chance",
            whose=self.people.of(looked.seat, "les chances", "chances"),
            n=counted(looked.points_lost, "point|points", "point|points"),
        )

    def _and_price(self, looked: Looked) -> Sentence:
        return built("et {price}", "and {price}", price=self._price(looked))

    def _better(self, looked: Looked, plan: Plan | None, reply: Line | None, replier: Seat) -> Sentence:
        best = looked.advised
        if best is None or (looked.played and best.text == looked.played.text):
            return NOTHING
        corner = opens_corner(best.why)
        comes = self._comes(looked.seat, plan, corner)
        reason = self._respelt(clause(best.why)) if best.effects.words else NOTHING
        if not reason.fr:
            reason = self._beside(looked, best, reply, replier, told=bool(comes.fr))
        better = built(
            "Mieux valait {fact}{where}{rare}{reason}",
            "{fact}{where}{rare} would have been better{reason}",
            fact=self._fact(best, looked.seat),
            rare=NOTHING if best.known or not best.effects.words else _RARE,
            where=Sentence(" dans un coin libre", " in a free corner") if corner else NOTHING,
            reason=reason,
        )
        if not comes.fr:
            return same("{better}.", better=better)
        return built("{better} : {comes}.", "{better}: {comes}.", better=better, comes=comes)

    def _beside(self, looked: Looked, best: Line, reply: Line | None, replier: Seat, told: bool) -> Sentence:
        """What makes it better than the move played; its chance where nothing else says it (`told`)."""
        played = looked.played
        if played is None:
            return NOTHING
        if shut := closed(best, played, reply, replier):
            word = Sentence(*(f"[{self._spelt(shut.word)}] ({signed(shut.gain)})",) * 2)
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
                move=self._first(best.effects),
                who=self.people.then_does(replier, "ne trouviez|ne trouvait", "found|found"),
                word=Sentence(*(f"[{self._spelt(left[0])}] ({left[1]})",) * 2),
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
        known = plan is not None and self._is_known(plan.word)
        if plan is not None and plan.lengthens and known:
            who = self.people.then_does(
                seat,
                "pouviez l’allonger ensuite|pouvait l’allonger ensuite",
                "could then lengthen it|could then lengthen it",
            )
            return built("{who}{word}", "{who}{word}", who=who, word=self._into(plan))
        answered = (
            self.people.then_does(
                3 - seat, "deviez y répondre|devait y répondre", "had to answer there|had to answer there"
            )
            if corner
            else NOTHING
        )
        if plan is None or not known:
            return answered
        word = Sentence(*(f"[{self._spelt(plan.word)}] ({plan.gain})",) * 2)
        then = built("{word} venait ensuite", "{word} came next", word=word)
        return built("{a}, et {b}", "{a}, and {b}", a=answered, b=then) if corner else then

    def _into(self, plan: Plan) -> Sentence:
        word = f"[{self._spelt(plan.word)}] ({plan.gain})"
        return Sentence(f" en {word}", f" to {word}")

    def _is_known(self, word: str) -> bool:
        return is_known(self.dictionary.frequency(word)) or self.dictionary.was_added(word)

    def _reply(self, played: Line, reply: Line | None, replier: Seat) -> Sentence:
        """What the next player could make of it, where that is something."""
        if reply is None or not (reply.effects.words and self._weight(reply.effects, replier)):
            return NOTHING
        who = self.people.then_does(replier, "pouviez répondre|pouvait répondre", "could answer|could answer")
        fact = self._fact(reply, replier)
        after = self._first(played.effects) if played.effects.words else Sentence("ce coup", "this move")
        return built(
            "Après {after}, {who} {fact}.", "After {after}, {who} {fact}.", after=after, who=who, fact=fact
        )

    def _allowed(self, looked: Looked, played: Line) -> Sentence:
        """What the better move would have prevented: « ON vous laisse MERCANTIS (+9). » Of two players."""
        left, best = leaves(played.why), looked.advised
        if best is None or not (left and played.effects.words) or left == leaves(best.why):
            return NOTHING
        other, word = 3 - looked.seat, f"[{self._spelt(left[0])}] ({left[1]})"
        name = self.people.name(other)
        leaving = self.people.verb(
            other,
            f"vous laisse {word}|laisse {word} à {name.fr}",
            f"leaves you {word}|leaves {word} to {name.en}",
        )
        return same("{name} {leaving}.", name=self._first(played.effects), leaving=leaving)

    def _respelt(self, line: Sentence) -> Sentence:
        """Words in a search's line, to be looked up like any other; beginnings of words stay as they are."""

        def word(found: re.Match[str]) -> str:
            letters = found.group()
            return f"[{spelling(letters, self.dictionary)}]" if letters in self.dictionary else letters

        return Sentence(_WORD.sub(word, line.fr), _WORD.sub(word, line.en))

    def _spelt(self, word: str) -> str:
        return spelling(word, self.dictionary)

    def _first(self, effects: Effects[Position]) -> Sentence:
        word = f"[{self._spelt(effects.words[0])}]"
        return Sentence(word, word)

    @staticmethod
    def _weight(effects: Effects[Position], seat: Seat) -> bool:
        """Whether it takes something."""
        return bool(effects.turned) or bool(effects.gains and effects.gains[seat - 1] > 0)

    def _words(self, words: Sequence[str]) -> Sentence:
        """To be looked up."""
        return listed([Sentence(*(f"[{self._spelt(word)}]",) * 2) for word in words])

    def _fact(self, line: Line, seat: Seat) -> Sentence:
        """« RONGEAIS (+7, 7 lettres retournées) », « AS (qui fait PAS) »."""
        effects = line.effects
        parts: list[Sentence] = []
        first = effects.words[:1] if makes_the_others(effects) else effects.words
        if made := effects.words[len(first) :]:
            parts.append(built("qui fait {words}", "making {words}", words=self._words(made)))
        gain = effects.gains[seat - 1] if effects.gains else 0
        if gain:
            parts.append(Sentence(signed(gain), signed(gain)))
        if effects.turned:
            parts.append(
                counted(
                    len(effects.turned), "lettre retournée|lettres retournées", "letter turned|letters turned"
                )
            )
        is_told = len(parts) > bool(made)
        if not is_told and effects.laid and not effects.gains:  # what a move lays counts where no points do
            parts.append(
                counted(len(effects.laid), "lettre posée|lettres posées", "letter laid|letters laid")
            )
        name = self._words(first) if effects.words else self._wordless(line)
        if not parts:
            return name
        return same(
            "{name} ({parts})",
            name=name,
            parts=with_commas(parts),
        )

    def _wordless(self, line: Line) -> Sentence:
        if line.named.fr:
            return line.named
        if line.effects.moved:
            way = " → ".join(line.effects.moved)
            return Sentence(way, way)
        return Sentence("ce coup", "this move")
