"""What machines are called, by their level: each reader finds the name in their own language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from joute.play.sentences import Sentence

MACHINE_NAMES: Mapping[int, Sentence] = {
    1: Sentence("Débutant", "Beginner"),
    2: Sentence("Amateur", "Amateur"),
    3: Sentence("Club", "Club player"),
    4: Sentence("Fort", "Strong"),
    5: Sentence("Expert", "Expert"),
    6: Sentence("Maître", "Master"),
}
_ENGLISH = {name.fr: name.en for name in MACHINE_NAMES.values()}
_NUMBERED = re.compile(r"(.+?)( \d+)?")


def in_both_languages(name: str) -> Sentence:
    """« Débutant 2 » is “Beginner 2”; a name somebody chose stays as it is.

    A table keeps a machine's name as it keeps a person's, in French: whoever calls themselves « Fort » is
    “Strong” to those who read English.
    """
    read = _NUMBERED.fullmatch(name)
    english = _ENGLISH.get(read[1]) if read else None
    return Sentence(name, f"{english}{read[2] or ''}") if read and english else Sentence(name, name)
