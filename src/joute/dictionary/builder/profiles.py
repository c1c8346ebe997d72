"""Under which switches a word counts: the classes that each of its readings needs."""

from __future__ import annotations

from joute.dictionary.builder.features import CONJUGATED
from joute.dictionary.builder.paradigms import Grammar, Paradigm
from joute.dictionary.options import LONGEST, OptionalClass, class_mask
from joute.dictionary.readings import Reason
from joute.letters import capitals

Profile = tuple[int, ...]  # masks of classes: the word counts if all the classes of one mask are in


def word_profiles(grammar: Grammar) -> dict[str, Profile]:
    """Every word that may count, with the least it asks for."""
    endings = [_endings(paradigm) for paradigm in grammar.paradigms]
    masks = [class_mask(attributes.classes) for attributes in grammar.attributes]
    needs: dict[str, set[int]] = {}
    for stem in grammar.stems:
        if grammar.attributes[stem.attributes].reason is Reason.ALLOWED:
            key, mask = stem.key, masks[stem.attributes]
            for ending, more in endings[stem.paradigm]:
                needs.setdefault(key + ending, set()).add(mask | more)
    return {word: _least(masks) for word, masks in needs.items() if len(word) <= LONGEST}


def _endings(paradigm: Paradigm) -> set[tuple[str, int]]:
    conjugated = class_mask({OptionalClass.CONJUGATED})
    return {
        (capitals(ending), conjugated if features.tense in CONJUGATED else 0)
        for ending, features in paradigm.endings
    }


def _least(masks: set[int]) -> Profile:
    """Without the masks that ask for more than another one."""
    if len(masks) == 1:
        return tuple(masks)
    return tuple(sorted(mask for mask in masks if not any(mask != less == less & mask for less in masks)))
