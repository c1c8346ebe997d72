"""Which form of a word may follow which (DAM-13): a relation between readings, without any board.

The article asks of a new string that one of its readings be free of every string made before:

- no string twice, by anyone;
- a reading is compared with the latest string that was a form of the same word (lemma and class), and with
  all the readings that string has as a form of it: nobody says which one was meant, so it stands for all;
- nouns, adjectives and past participles go forward only, from masculine to feminine and from singular to
  plural (both at once if need be), and only by the opponent of whoever made the latest form;
- two conjugated forms need different tenses; the present of indicative, subjunctive and imperative is one;
- infinitive, present participle, past participle and conjugated forms are of different natures: none bars
  another. The article says so of the infinitive; a participle is a mood of its own, hence another tense.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from joute.dictionary.readings import Reading, Reason

_PRESENT = {"ipre": "present", "spre": "present", "impe": "present"}
_INFLECTED = ("", "ppas", "ppre", "infi")
_RANKS = {"fem": (1,), "pl": (1,), "epi": (0, 1), "inv": (0, 1)}  # anything else is the starting form


class Bar(StrEnum):
    """Why a form may not follow another; NONE if it may."""

    NONE = "none"
    SAME_STRING = "same-string"
    SAME_PLAYER = "same-player"
    REVERSE_ORDER = "reverse-order"
    SAME_FORM = "same-form"
    SAME_TENSE = "same-tense"


@dataclass(frozen=True, slots=True)
class Succession:
    """Whether a string may be made now; if not, the earlier string that bars it, who made it, and why."""

    allowed: bool
    bar: Bar = Bar.NONE
    earlier: str = ""
    seat: int = 0
    lemma: str = ""


_FREE = Succession(True)
_Word = tuple[str, str]  # lemma and class
_Made = tuple[str, int, tuple[Reading, ...]]


class MadeWords:
    """The strings made so far in a game, in order, with who made each."""

    def __init__(
        self, readings: Callable[[str], tuple[Reading, ...]], made: Iterable[tuple[str, int]]
    ) -> None:
        self._readings = readings
        self._seats: dict[str, int] = {}
        self._latest: dict[_Word, _Made] = {}
        for word, seat in made:
            self._add(word, seat)

    def then(self, word: str, seat: int) -> MadeWords:
        """These strings and one more."""
        after = MadeWords(self._readings, ())
        after._seats, after._latest = self._seats.copy(), self._latest.copy()
        after._add(word, seat)
        return after

    def _add(self, word: str, seat: int) -> None:
        self._seats[word] = seat
        counting = self._counting(word)
        for reading in counting:
            self._latest[reading.lemma, reading.word_class] = (word, seat, counting)

    def judge(self, word: str, seat: int) -> Succession:
        """Whether this seat may make this string now."""
        if word in self._seats:
            return Succession(False, Bar.SAME_STRING, word, self._seats[word])
        refusal = _FREE
        for reading in self._counting(word):
            answer = self._judge_reading(reading, seat)
            if answer.allowed:
                return answer
            refusal = answer if refusal.allowed else refusal
        return refusal

    def _judge_reading(self, reading: Reading, seat: int) -> Succession:
        latest = self._latest.get((reading.lemma, reading.word_class))
        if latest is None:
            return _FREE
        word, maker, readings = latest
        for old in readings:
            if (old.lemma, old.word_class) == (reading.lemma, reading.word_class):
                bar = bar_between(old, reading, same_player=maker == seat)
                if bar is not Bar.NONE:
                    return Succession(False, bar, word, maker, reading.lemma)
        return _FREE

    def _counting(self, word: str) -> tuple[Reading, ...]:
        return tuple([reading for reading in self._readings(word) if reading.reason is Reason.ALLOWED])


def bar_between(old: Reading, new: Reading, same_player: bool) -> Bar:
    """Why a form of a word may not follow another form of the same word."""
    old_tense, new_tense = (_PRESENT.get(tense, tense) for tense in (old.tense, new.tense))
    if old_tense != new_tense:
        return Bar.NONE
    if old_tense not in _INFLECTED:
        return Bar.SAME_TENSE
    step = _step(old, new)
    if step is Bar.NONE and same_player:
        return Bar.SAME_PLAYER
    return step


def _step(old: Reading, new: Reading) -> Bar:
    """Whether the inflection goes forward."""
    moves = {
        (gender, number)
        for gender in _moves(old.gender, new.gender)
        for number in _moves(old.number, new.number)
    }
    if moves & {(0, 1), (1, 0), (1, 1)}:
        return Bar.NONE
    return Bar.SAME_FORM if (0, 0) in moves else Bar.REVERSE_ORDER


def _moves(old: str, new: str) -> set[int]:
    """Forward 1, back -1, none 0; an epicene or invariable form may be taken either way."""
    if old == new:
        return {0}
    return {after - before for before in _RANKS.get(old, (0,)) for after in _RANKS.get(new, (0,))}
