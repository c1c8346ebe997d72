"""The dictionary as one table sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from joute.dictionary.automaton import automaton
from joute.dictionary.familiarity import familiarity
from joute.dictionary.families import Senses, family_of, senses_of
from joute.dictionary.forms import MadeWords, Succession
from joute.dictionary.inflections import Analysis, inflections
from joute.dictionary.options import (
    DEFAULT,
    LONGEST,
    SHORTEST,
    OptionalClass,
    WordList,
    WordOptions,
    class_mask,
)
from joute.dictionary.readings import Family, Reading, Reason, Verdict
from joute.letters import capitals, is_word_shaped

# Where several classes keep a reading out, the most telling one is named.
CLASS_REASONS = (
    (class_mask([OptionalClass.ONOMATOPOEIA]), Reason.ONOMATOPOEIA),
    (class_mask([OptionalClass.INTERJECTIONS]), Reason.INTERJECTION),
    (class_mask([OptionalClass.FOREIGN]), Reason.FOREIGN),
    (class_mask([OptionalClass.RARE]), Reason.RARE),
    (class_mask([OptionalClass.CONJUGATED]), Reason.CONJUGATED),
)
_AGREED = frozenset(reason for _, reason in CLASS_REASONS)
"""The reasons that another agreement before play would lift."""
_CONJUGATED = class_mask([OptionalClass.CONJUGATED])
_PROPER = class_mask([OptionalClass.PROPER])
_NOT_CONJUGATED = ("", "infi", "ppre", "ppas")


class Dictionary:
    """Our words seen through a table's options. Equal options give equal answers; nothing here changes."""

    def __init__(self, options: WordOptions = DEFAULT) -> None:
        self.options = options
        self._mask = class_mask(options.classes)
        self._added = options.added
        self._besides = self._added | _proper_nouns(options)
        self._allowed = 0 if options.replaces else automaton().allowed_profiles(self._mask)
        self._profile = automaton().profile
        self._has = lru_cache(maxsize=16384)(self._look_up)
        self.readings = lru_cache(maxsize=8192)(self._readings)
        self.counting_readings = lru_cache(maxsize=8192)(self._counting_readings)
        self.family = lru_cache(maxsize=8192)(self._family)
        self._counting = lru_cache(maxsize=4096)(self._analyses)
        self._senses = lru_cache(maxsize=8192)(self._find_senses)

    @classmethod
    def load(cls, options: WordOptions = DEFAULT) -> Dictionary:
        """The shipped dictionary under these options; the same object for the same options."""
        return _loaded(options)

    @classmethod
    def of(cls, words: Iterable[str]) -> Dictionary:
        """A small closed dictionary: these words and no others."""
        return cls(WordOptions(word_list=WordList(tuple(map(capitals, words)), replaces=True)))

    def __contains__(self, word: str) -> bool:
        """Whether a word in capitals may be played."""
        return self._has(word)

    def _look_up(self, word: str) -> bool:
        return bool(self._allowed >> self._profile(word) & 1) or word in self._besides

    def verdict(self, word: str) -> Verdict:
        """Whether a word, however written, may be played, and why."""
        capital = capitals(word.strip())
        reason = self._reason(capital)
        return Verdict(capital, reason is Reason.ALLOWED, reason)

    def _reason(self, word: str) -> Reason:
        if not is_word_shaped(word):
            return Reason.NOT_LETTERS
        if not SHORTEST <= len(word) <= LONGEST:
            return Reason.TOO_SHORT if len(word) < SHORTEST else Reason.TOO_LONG
        if word in self:
            return Reason.ALLOWED
        if self.options.replaces:
            return Reason.NOT_IN_LIST
        reasons = [reading.reason for reading in self.readings(word)]
        agreed = (reason for reason in reasons if reason in _AGREED)  # AH is an interjection before a symbol
        return next(agreed, reasons[0] if reasons else Reason.UNKNOWN)

    def _readings(self, word: str) -> tuple[Reading, ...]:
        """All the readings of a word in capitals: those that count first, the commonest first."""
        readings = [self._reading(analysis) for analysis in inflections().analyses(word)]
        return tuple(sorted(readings, key=_reading_order))

    def _counting_readings(self, word: str) -> tuple[Reading, ...]:
        """Those of them that count."""
        return tuple(reading for reading in self.readings(word) if reading.reason is Reason.ALLOWED)

    def _reading(self, analysis: Analysis) -> Reading:
        grammar, attributes = analysis.grammar, analysis.attributes
        return Reading(
            analysis.form,
            analysis.lemma,
            grammar.word_class,
            grammar.gender,
            grammar.number,
            grammar.tense,
            grammar.person,
            attributes.pronominal,
            self._reading_reason(analysis),
            attributes.frequency,
        )

    def _reading_reason(self, analysis: Analysis) -> Reason:
        reason = analysis.attributes.reason
        if reason is not Reason.ALLOWED and not (reason is Reason.PROPER_NOUN and self._mask & _PROPER):
            return reason
        needed = analysis.attributes.classes
        if analysis.grammar.tense not in _NOT_CONJUGATED:
            needed |= _CONJUGATED
        missing = needed & ~self._mask
        return next((reason for mask, reason in CLASS_REASONS if missing & mask), Reason.ALLOWED)

    def _analyses(self, word: str) -> list[Analysis]:
        """The readings that count."""
        found = inflections().analyses(word)
        return [analysis for analysis in found if self._reading_reason(analysis) is Reason.ALLOWED]

    def _family(self, first: str, second: str) -> Family:
        """Whether two words share a meaning (JAG-12); only readings that count are looked at."""
        return family_of(self._senses(first), self._senses(second))

    def _find_senses(self, word: str) -> Senses:
        return senses_of(self._analyses(word))

    def may_follow(self, made: Iterable[tuple[str, int]], word: str, seat: int) -> Succession:
        """Whether a seat may make this word after those (word and seat, in order) made before it (DAM-13)."""
        return MadeWords(self.counting_readings, made).judge(word, seat)

    def frequency(self, word: str) -> float:
        """How well known a word is, on Zipf's scale: from 0 (hardly ever met) to 8."""
        return familiarity(self._counting(word))

    def was_added(self, word: str) -> bool:
        """Whether the table itself brought the word, added to ours or instead of them."""
        return word in self._added

    def words(self, start: str = "") -> Iterator[str]:
        """Every word that may be played and begins so, in alphabetical order."""
        besides = [word for word in self._besides if word.startswith(start)]
        ours = automaton().words(self._allowed, start)
        return iter(sorted({*ours, *besides})) if besides else ours

    def fingerprint(self) -> str:
        """A name for the set of words: the same words, the same name, in every process."""
        from hashlib import sha256  # not needed to look words up

        added = sorted(word for word in self._besides if not self._allowed >> self._profile(word) & 1)
        content = " ".join([automaton().digest if self._allowed else "", f"{self._allowed:x}", *added])
        return sha256(content.encode()).hexdigest()[:32]


def _proper_nouns(options: WordOptions) -> frozenset[str]:
    """Those that count beside our other words; a list that replaces our words replaces these too."""
    if OptionalClass.PROPER not in options.classes or options.replaces:
        return frozenset()
    found = inflections().proper_nouns(class_mask(options.classes))
    return frozenset(word for word in found if SHORTEST <= len(word) <= LONGEST)


def _reading_order(reading: Reading) -> tuple[bool, int, str, str, str, str, str]:
    return (
        reading.reason is not Reason.ALLOWED,
        -reading.frequency,
        reading.lemma,
        reading.word_class,
        reading.form,
        reading.tense,
        reading.person,
    )


@lru_cache(maxsize=16)
def _loaded(options: WordOptions) -> Dictionary:
    return Dictionary(options)
