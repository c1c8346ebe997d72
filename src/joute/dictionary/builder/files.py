"""The shipped files: what is in each, byte for byte."""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterable

from joute.dictionary.builder.automaton import minimal_automaton, pack_automaton
from joute.dictionary.builder.features import Features
from joute.dictionary.builder.paradigms import Grammar, accent_marks
from joute.dictionary.builder.profiles import Profile, word_profiles
from joute.dictionary.inflections import ZIPF_STEPS
from joute.dictionary.options import class_mask


def word_files(grammar: Grammar) -> dict[str, bytes]:
    """The automaton of all words, the profiles it refers to, and the hash of what it holds."""
    words = word_profiles(grammar)
    profiles = sorted(set(words.values()))
    numbers = {profile: number for number, profile in enumerate(profiles, start=1)}
    assert len(profiles) < 32, "an edge of the automaton has five bits for the profile"
    ordered = sorted((word, numbers[profile]) for word, profile in words.items())
    letters, targets = pack_automaton(minimal_automaton(ordered))
    digest = hashlib.sha256("\n".join(f"{word} {number}" for word, number in ordered).encode()).hexdigest()
    return {
        "words.letters": letters,
        "words.targets": little_endian(targets),
        "words.txt": text_lines([digest, *(_profile_line(profile) for profile in profiles)]),
    }


def grammar_files(grammar: Grammar) -> dict[str, bytes]:
    """Stems, their accents, paradigms and attributes."""
    features = sorted({features for paradigm in grammar.paradigms for _, features in paradigm.endings})
    numbers = {feature: number for number, feature in enumerate(features)}
    return {
        "stems.txt": text_lines(stem.key for stem in grammar.stems),
        "accents.txt": text_lines(accent_marks(stem.text) for stem in grammar.stems),
        "stems.paradigms": little_endian(array("H", (stem.paradigm for stem in grammar.stems))),
        "stems.attributes": bytes(stem.attributes for stem in grammar.stems),
        "stems.zipf": bytes(round(stem.zipf * ZIPF_STEPS) for stem in grammar.stems),
        "features.txt": text_lines(" ".join(name or "-" for name in feature) for feature in features),
        "paradigms.txt": text_lines(
            " ".join([paradigm.lemma_ending, *_endings(paradigm.endings, numbers)])
            for paradigm in grammar.paradigms
        ),
        "attributes.txt": text_lines(
            f"{value.reason} {class_mask(value.classes)} {value.frequency} {int(value.pronominal)}"
            for value in grammar.attributes
        ),
    }


def little_endian(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def _endings(endings: Iterable[tuple[str, Features]], numbers: dict[Features, int]) -> list[str]:
    """« e:3,7 es:4 »: each ending with the numbers of its features."""
    by_ending: dict[str, list[str]] = {}
    for ending, features in endings:
        by_ending.setdefault(ending, []).append(str(numbers[features]))
    return [f"{ending}:{','.join(found)}" for ending, found in by_ending.items()]


def _profile_line(profile: Profile) -> str:
    return " ".join(map(str, profile))


def text_lines(lines: Iterable[str]) -> bytes:
    return "\n".join(lines).encode()
