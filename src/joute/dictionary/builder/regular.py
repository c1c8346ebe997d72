"""Regular learned derivation, where the etymologies are silent: enzyme, enzymatique; égoïsme, égoïste."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

from joute.letters import unaccented

# Derived ending, base ending, and the least letters before it that make the pair a safe one.
_RULES = (
    ("matique", "me", 2),
    ("matique", "ma", 2),
    ("etique", "ese", 2),
    ("atique", "ase", 2),
    ("otique", "ose", 2),
    ("ytique", "yse", 2),
    ("ytique", "ysie", 3),
    ("ytique", "yste", 3),
    ("ique", "a", 5),
    ("ette", "e", 5),
    ("ptique", "pse", 2),
    ("ptique", "psie", 2),
    ("etique", "esie", 2),
    ("iste", "isme", 2),
    ("aste", "asme", 4),
    ("anisme", "ain", 3),
    ("anite", "ain", 3),
    ("aniser", "ain", 3),
    ("ianisme", "ien", 3),
    ("isme", "ien", 4),
    ("aisme", "aique", 3),
    ("iement", "yer", 2),
    ("iculture", "icole", 2),
    ("iculteur", "icole", 2),
    ("iculteur", "iculture", 2),
    ("entiel", "ence", 3),
    ("antiel", "ance", 3),
    ("ateur", "er", 4),
    ("elier", "eau", 3),
    ("eler", "eau", 3),
    ("elet", "eau", 3),
    ("elette", "eau", 3),
    ("elage", "eau", 3),
    ("arite", "aire", 3),
    ("ariser", "aire", 3),
    ("ariat", "aire", 3),
    ("arien", "aire", 3),
    ("arisme", "aire", 3),
    ("abiliser", "able", 3),
    ("osite", "eux", 3),
    ("orat", "eur", 4),
    ("oral", "eur", 4),
    ("orial", "eur", 4),
    ("ualiste", "uel", 2),
    ("ualisme", "uel", 2),
    ("atoire", "er", 4),
)


def regular_pairs(lemmas: Collection[str]) -> Iterator[tuple[str, str]]:
    """Every derived lemma with a base it regularly comes from."""
    spelled: dict[str, list[str]] = defaultdict(list)
    for lemma in lemmas:
        spelled[unaccented(lemma)].append(lemma)
    for text, derived in spelled.items():
        for ending, base_ending, least in _RULES:
            if text.endswith(ending) and len(text) - len(ending) >= least:
                for base in spelled.get(text[: len(text) - len(ending)] + base_ending, ()):
                    yield from ((lemma, base) for lemma in derived)
