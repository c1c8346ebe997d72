"""A judged move in words: what it did, what was better, what the answer takes back. From facts alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from joute.coach.because import clause, comes_next, leaves
from joute.coach.lines import Line
from joute.coach.looking import Looked
from joute.coach.verdicts import Verdict
from joute.dictionary import Dictionary
from joute.play import Effects, People, Position, Seat, Sentence
from joute.play.happenings import spelling
from joute.play.told import NOTHING, built, counted, listed, same, signed, together

_WORD = re.compile(r"\b[A-Z]{2,}\b")


def with_commas(parts: Sequence[Sentence]) -> Sentence:
    """With commas alone."""
    return Sentence(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))


@dataclass(frozen=True, slots=True)
class Reasons:
    """Who plays, and the words they play with."""

    people: People
    dictionary: Dictionary

    def say(self, looked: Looked, reply: Line | None, replier: Seat) -> Sentence:
        """`reply`: the best answer to the move played, found when the next player's turn was looked at."""
        played = looked.played
        if played is None or looked.verdict is Verdict.UNJUDGED:
            return NOTHING
        if looked.fell or looked.false:
            return together(self._false(looked), self._better(looked) if looked.verdict.is_bad else NOTHING)
        did = self._fact(played, looked.seat)
        if looked.verdict is Verdict.ONLY:
            return built(
                "{did}. Il n’y avait rien d’autre à jouer.", "{did}. There was nothing else.", did=did
            )
        if looked.verdict is Verdict.BEST:
            return built("{did}. Rien de mieux n’a été trouvé.", "{did}. Nothing better was found.", did=did)
        if looked.verdict is Verdict.GOOD:
            return built("{did}. Un bon coup.", "{did}. A good move.", did=did)
        price = self._price(looked.points_lost)
        whole = built("{did} : {price}.", "{did}: {price}.", did=did, price=price)
        after = self._reply(played, reply, replier)
        return together(whole, self._better(looked), after if after.fr else self._allowed(looked, played))

    def _false(self, looked: Looked) -> Sentence:
        """« TABLITE n’existe pas : contesté, tour perdu, −12 % de chances de gagner. »"""
        words = looked.false or (looked.played.effects.words if looked.played else ())
        spelt = listed([Sentence(word, word) for word in words])
        one = len(words) == 1
        lacks = Sentence(*(("n’existe pas", "does not exist") if one else ("n’existent pas", "do not exist")))
        if looked.fell:
            lost = Sentence("tour à rejouer", "the turn to be played anew")
            came = lost if looked.again else Sentence("tour perdu", "the turn lost")
            price = [self._price(looked.points_lost)] if looked.points_lost else []
            told = with_commas([Sentence("contesté", "challenged"), came, *price])
        elif looked.verdict.is_bad:
            nobody = Sentence("personne ne l’a contesté", "nobody challenged it")
            told = with_commas([nobody, self._price(looked.points_lost)])
        else:
            told = Sentence(
                "personne ne l’a contesté, le bluff a réussi", "nobody challenged it, the bluff worked"
            )
        lead = built("{words} {lacks}", "{words} {lacks}", words=spelt, lacks=lacks)
        return built("{lead} : {told}.", "{lead}: {told}.", lead=lead, told=told)

    def _price(self, lost: int) -> Sentence:
        return Sentence(f"−{lost} % de chances de gagner", f"−{lost}% chance of winning")

    def _better(self, looked: Looked) -> Sentence:
        best = looked.best[0] if looked.best else None
        if best is None:
            return NOTHING
        if looked.played and best.text == looked.played.text:
            return NOTHING
        fact = self._fact(best, looked.seat)
        reason = self._respelt(clause(best.why)) if best.effects.words else NOTHING
        better = built(
            "Mieux valait {fact}{reason}", "{fact} would have been better{reason}", fact=fact, reason=reason
        )
        if hoped := comes_next(best.why):
            word, gain = (Sentence(text, text) for text in (f"[{self._spelt(hoped[0])}]", hoped[1]))
            return built(
                "{better} ; {word}, {gain}, venait au tour suivant.",
                "{better}; {word}, {gain}, was to come next turn.",
                better=better,
                word=word,
                gain=gain,
            )
        return same("{better}.", better=better)

    def _reply(self, played: Line, reply: Line | None, replier: Seat) -> Sentence:
        """What the next player can make of it, where that is something."""
        if reply is None or not (reply.effects.words and self._weight(reply.effects, replier)):
            return NOTHING
        who = self.people.then_does(replier, "pouvez répondre|peut répondre", "can answer|can answer")
        fact = self._fact(reply, replier)
        after = self._name(played.effects)
        return built(
            "Après {after}, {who} {fact}.", "After {after}, {who} {fact}.", after=after, who=who, fact=fact
        )

    def _allowed(self, looked: Looked, played: Line) -> Sentence:
        """What the better move would have prevented: « ON laisse MERCANTIS (+9) à l’autre. »"""
        left = leaves(played.why)
        if not (left.fr and played.effects.words) or left == leaves(looked.best[0].why):
            return NOTHING
        return built(
            "{name} {left}.", "{name} {left}.", name=self._first(played.effects), left=self._respelt(left)
        )

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
        return bool(effects.turned) or bool(effects.gains and effects.gains[seat - 1] > 0)

    def _name(self, effects: Effects[Position]) -> Sentence:
        """The words made, to be looked up; a move without any by its own notation."""
        if not effects.words:
            return Sentence("ce coup", "this move")
        spelt = [f"[{spelling(word, self.dictionary)}]" for word in effects.words]
        return listed([Sentence(word, word) for word in spelt])

    def _fact(self, line: Line, seat: Seat) -> Sentence:
        """« RONGEAIS (+7, 7 lettres retournées) »."""
        effects = line.effects
        parts: list[Sentence] = []
        gain = effects.gains[seat - 1] if effects.gains else 0
        if gain:
            parts.append(Sentence(signed(gain), signed(gain)))
        if effects.turned:
            parts.append(
                counted(
                    len(effects.turned), "lettre retournée|lettres retournées", "letter turned|letters turned"
                )
            )
        if not parts and effects.laid and not effects.gains:  # what a move lays counts where no points do
            parts.append(
                counted(len(effects.laid), "lettre posée|lettres posées", "letter laid|letters laid")
            )
        name = self._name(effects) if effects.words else self._wordless(line)
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
