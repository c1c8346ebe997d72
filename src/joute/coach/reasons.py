"""A judged move in words: what it did, what was better, what the answer takes back. From facts alone."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.why import WINS
from joute.coach.better import Better
from joute.coach.lines import Line, percent
from joute.coach.looking import Looked
from joute.coach.naming import Naming, than, with_commas
from joute.coach.plans import Plan
from joute.coach.verdicts import USUAL, Verdict
from joute.play import Effects, Position, Seat, Sentence
from joute.play.told import NOTHING, built, listed, same, signed, together


@dataclass(frozen=True, slots=True)
class Reasons:
    """What is said of a move, with the names that `naming` gives."""

    naming: Naming

    def say(self, looked: Looked, reply: Line | None, replier: Seat, plan: Plan | None = None) -> Sentence:
        """`reply`: the best answer to the move played, found when the next player's turn was looked at;
        `plan`: what the better move prepares, where that is worth telling."""
        played = looked.played
        if looked.resigned:
            return self._gave_up(looked)
        if played is None or looked.verdict is Verdict.UNJUDGED:
            return NOTHING
        if looked.fell or looked.false:
            return together(
                self._false(looked),
                Better(self.naming).say(looked, plan, None, replier) if looked.verdict.is_bad else NOTHING,
            )
        did = self.naming.fact(played, looked.seat)
        if looked.verdict is Verdict.ONLY:
            return built(
                "{did}. Il n’y avait rien d’autre à jouer.", "{did}. There was nothing else.", did=did
            )
        if looked.verdict is Verdict.BEST:
            return self._as_good(looked, played, did)
        if looked.verdict is Verdict.GOOD and looked.points_lost >= USUAL.inaccurate:
            fair = built("{did}. Coup correct.", "{did}. A fair move.", did=did)
            return together(fair, Better(self.naming).say(looked, plan, reply, replier))
        if looked.verdict is Verdict.GOOD:
            why = self._worth(looked, played, reply, replier)
            return built("{did}. Bon coup{why}.", "{did}. A good move{why}.", did=did, why=why)
        price = self._price(looked)
        whole = built("{did} : {price}.", "{did}: {price}.", did=did, price=price)
        after = self._reply(played, reply, replier)
        return together(
            whole,
            Better(self.naming).say(looked, plan, reply, replier),
            after if after.fr else self._allowed(looked, played),
        )

    def _as_good(self, looked: Looked, played: Line, did: Sentence) -> Sentence:
        """Of the best move: another that the list shows with the same chance is named."""
        if played.why == WINS:
            return same("{did}{merit}.", did=did, merit=WINS.merit)
        others = (line for line in looked.best if line.text != played.text and line.effects.words)
        equal = next((line for line in others if percent(line.chance) == percent(played.chance)), None)
        merit = self.naming.respelt(played.why.merit) if played.effects.words else NOTHING
        told = same("{did}{merit}.", did=did, merit=merit)
        if equal is None:
            return together(told, Sentence("Rien de mieux n’a été trouvé.", "Nothing better was found."))
        fact = self.naming.fact(equal, looked.seat)
        return together(told, built("Aussi bon {than}.", "As good {than}.", than=than(fact)))

    def _worth(self, looked: Looked, played: Line, reply: Line | None, replier: Seat) -> Sentence:
        """Why a good move is one: what it leads to, or what the best answer takes; else how close it is."""
        if played.why.merit.fr:
            return self.naming.respelt(played.why.merit)
        if reply and reply.effects.words:
            fact = self.naming.fact(reply, replier)
            if self._weight(reply.effects, replier):
                return built(" : la meilleure réponse est {fact}", ": the best answer is {fact}", fact=fact)
            if reply.effects.gains:
                return Sentence(
                    " : aucune réponse n’y gagne rien tout de suite", ": no answer gains anything at once"
                )
        others = (line for line in looked.best if line.text != played.text and line.chance > played.chance)
        if (near := next(others, None)) is None:
            return NOTHING
        fact = self.naming.fact(near, looked.seat, rare=True)
        return built(", presque aussi bon {than}", ", nearly as good {than}", than=than(fact))

    def _gave_up(self, looked: Looked) -> Sentence:
        """What was left to who resigned."""
        if looked.advised is None:
            return Sentence(
                "L’analyse ne trouve rien à jouer non plus.", "The analysis finds nothing to play either."
            )
        fact = self.naming.fact(looked.advised, looked.seat, rare=True)
        return built("Il restait à jouer {fact}.", "There was still {fact} to play.", fact=fact)

    def _false(self, looked: Looked) -> Sentence:
        """« TABLITE n’existe pas : contesté, tour perdu, et vos chances tombent de 52 % à 40 %. »"""
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
        """The chances before and after, as they stand beside it: « points » could be those of the game."""
        before, after = percent(looked.chance or 0.0), percent(looked.played.chance if looked.played else 0.0)
        return built(
            "{whose} tombent {fell}",
            "{whose} fall {fell}",
            whose=self.naming.people.of(looked.seat, "les chances", "chances"),
            fell=Sentence(f"de {before} % à {after} %", f"from {before}% to {after}%"),
        )

    def _and_price(self, looked: Looked) -> Sentence:
        return built("et {price}", "and {price}", price=self._price(looked))

    def _reply(self, played: Line, reply: Line | None, replier: Seat) -> Sentence:
        """What the next player could make of it, where that is something."""
        if reply is None or not (reply.effects.words and self._weight(reply.effects, replier)):
            return NOTHING
        who = self.naming.people.then_does(
            replier, "pouviez répondre|pouvait répondre", "could answer|could answer"
        )
        fact = self.naming.fact(reply, replier)
        after = (
            self.naming.first(played.effects) if played.effects.words else Sentence("ce coup", "this move")
        )
        return built(
            "Après {after}, {who} {fact}.", "After {after}, {who} {fact}.", after=after, who=who, fact=fact
        )

    def _allowed(self, looked: Looked, played: Line) -> Sentence:
        """What the better move would have prevented: « ON vous laisse MERCANTIS (+9). » Of two players."""
        left, best = played.why.leaves, looked.advised
        if best is None or not (left and played.effects.words) or left == best.why.leaves:
            return NOTHING
        other, word = 3 - looked.seat, f"[{self.naming.spelt(left.word)}] ({signed(left.gain)})"
        name = self.naming.people.name(other)
        leaving = self.naming.people.verb(
            other,
            f"vous laisse {word}|laisse {word} à {name.fr}",
            f"leaves you {word}|leaves {word} to {name.en}",
        )
        return same("{name} {leaving}.", name=self.naming.first(played.effects), leaving=leaving)

    @staticmethod
    def _weight(effects: Effects[Position], seat: Seat) -> bool:
        """Whether it takes something."""
        return bool(effects.turned) or bool(effects.gains and effects.gains[seat - 1] > 0)
