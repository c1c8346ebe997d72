"""The dictionary as one table sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from hashlib import sha256

from joute.dictionary.automaton import automaton
from joute.dictionary.forms import MadeWords, Succession
from joute.dictionary.kinship import kinship
from joute.dictionary.lexicon import Analysis, lexicon
from joute.dictionary.options import LONGEST, SHORTEST, OptionalClass, WordList, WordOptions, class_mask
from joute.dictionary.values import Family, Reading, Reason, Verdict
from joute.letters import capitals, is_word_shaped

# Where several classes keep a reading out, the most telling one is named.
_CLASS_REASONS = (
    (class_mask([OptionalClass.ONOMATOPOEIA]), Reason.ONOMATOPOEIA),
    (class_mask([OptionalClass.INTERJECTIONS]), Reason.INTERJECTION),
    (class_mask([OptionalClass.FOREIGN]), Reason.FOREIGN),
    (class_mask([OptionalClass.RARE]), Reason.RARE),
    (class_mask([OptionalClass.CONJUGATED]), Reason.CONJUGATED),
)
_CONJUGATED = class_mask([OptionalClass.CONJUGATED])
_COMMON_WITHIN = 2
_NOT_CONJUGATED = ("", "infi", "ppre", "ppas")


class Dictionary:
    """Our words seen through a table's options. Equal options give equal answers; nothing here changes."""

    def __init__(self, options: WordOptions = WordOptions()) -> None:
        self.options = options
        self._mask = class_mask(options.classes)
        self._added = options.added
        self._allowed = 0 if options.replaces else automaton().allowed_profiles(self._mask)
        self._profile = automaton().profile
        self.readings = lru_cache(maxsize=4096)(self._readings)
        self.family = lru_cache(maxsize=4096)(self._family)

    @classmethod
    def load(cls, options: WordOptions = WordOptions()) -> Dictionary:
        return _loaded(options)

    @classmethod
    def of(cls, words: Iterable[str]) -> Dictionary:
        """A small closed dictionary: these words and no others."""
        return cls(WordOptions(word_list=WordList(tuple(map(capitals, words)), replaces=True)))

    def __contains__(self, word: str) -> bool:
        """Whether a word in capitals may be played."""
        return bool(self._allowed >> self._profile(word) & 1) or word in self._added

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
        return next((reading.reason for reading in self.readings(word)), Reason.UNKNOWN)

    def _readings(self, word: str) -> tuple[Reading, ...]:
        """All the readings of a word in capitals: those that count first, the commonest first."""
        readings = [self._reading(analysis) for analysis in lexicon().analyses(word)]
        return tuple(sorted(readings, key=_reading_order))

    def _reading(self, analysis: Analysis) -> Reading:
        attributes = analysis.attributes
        return Reading(
            analysis.form,
            analysis.lemma,
            *analysis.grammar,
            attributes.pronominal,
            self._reading_reason(analysis),
            attributes.frequency,
        )

    def _reading_reason(self, analysis: Analysis) -> Reason:
        if analysis.attributes.reason is not Reason.ALLOWED:
            return analysis.attributes.reason
        needed = analysis.attributes.classes
        if analysis.grammar.tense not in _NOT_CONJUGATED:
            needed |= _CONJUGATED
        missing = needed & ~self._mask
        for mask, reason in _CLASS_REASONS:
            if missing & mask:
                return reason
        return Reason.ALLOWED

    def _family(self, first: str, second: str) -> Family:
        """Whether two words share a meaning (JAG-12): a lemma between any of their readings, or kinship
        between their common ones."""
        one, other = lexicon().analyses(first), lexicon().analyses(second)
        shared = {analysis.lemma for analysis in one} & {analysis.lemma for analysis in other}
        if shared:
            return Family(True, min(shared))
        link = kinship().link(self._common_stems(one), self._common_stems(other))
        return Family(bool(link), link)

    def _common_stems(self, analyses: list[Analysis]) -> list[int]:
        """The stems of the readings that come to mind: nearly as common as the commonest."""
        counting = [one for one in analyses if self._reading_reason(one) is Reason.ALLOWED]
        most = max((one.attributes.frequency for one in counting), default=0)
        return sorted({one.stem for one in counting if one.attributes.frequency >= most - _COMMON_WITHIN})

    def may_follow(self, made: Iterable[tuple[str, int]], word: str, seat: int) -> Succession:
        """Whether a seat may make this word after those (word and seat, in order) made before it (DAM-13)."""
        return MadeWords(self.readings, made).judge(word, seat)

    def has_prefix(self, prefix: str) -> bool:
        """Whether a word may begin so; where it says no, none does."""
        return (not self.options.replaces and automaton().has_prefix(prefix)) or prefix in self._added_prefixes

    @cached_property
    def _added_prefixes(self) -> frozenset[str]:
        return frozenset(word[:length] for word in self._added for length in range(len(word) + 1))

    def frequency(self, word: str) -> int:
        """How common a word is, from 0 (hardly ever seen) to 9."""
        return max((reading.frequency for reading in self.readings(word) if reading.reason is Reason.ALLOWED), default=0)

    def words(self) -> Iterator[str]:
        """Every word that may be played, in alphabetical order."""
        if not self._added:
            return automaton().words(self._allowed)
        return iter(sorted({*automaton().words(self._allowed), *self._added}))

    def fingerprint(self) -> str:
        """A name for the set of words: the same words, the same name, in every process."""
        added = sorted(word for word in self._added if not self._allowed >> self._profile(word) & 1)
        content = " ".join([automaton().digest if self._allowed else "", f"{self._allowed:x}", *added])
        return sha256(content.encode()).hexdigest()[:32]


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


@lru_cache(maxsize=64)
def _loaded(options: WordOptions) -> Dictionary:
    return Dictionary(options)
