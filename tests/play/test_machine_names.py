"""Machines by name, in both languages."""

from joute.bots.levels import LEVELS
from joute.play import Language, read_aloud
from joute.play.machine_names import MACHINE_NAMES, in_both_languages
from joute.play.told import People


def test_a_machine_is_named_in_the_readers_language() -> None:
    people = People(("Débutant", "Débutant 2", "Camille"))
    told = [people.says(seat, "passez|passe", "pass|passes") for seat in (1, 2, 3)]
    assert [read_aloud(one, Language.ENGLISH) for one in told] == [
        "Beginner passes.",
        "Beginner 2 passes.",
        "Camille passes.",
    ]
    assert read_aloud(told[1], Language.FRENCH) == "Débutant 2 passe."
    assert in_both_languages("").en == ""
    assert [level.title for level in LEVELS] == list(MACHINE_NAMES.values())
