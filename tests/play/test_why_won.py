"""The headline of an end whose reason is a sentence of its own."""

import pytest

from joute.play import EndReason, Language, Outcome, People, read_aloud
from joute.play.results import result

PEOPLE = People(("Camille", "Odile"))


@pytest.mark.parametrize(
    ("reason", "language", "reader", "said"),
    [
        (EndReason.BLOCKED, Language.FRENCH, 1, "Vous avez gagné : Odile ne peut plus jouer."),
        (EndReason.BLOCKED, Language.FRENCH, 2, "Camille a gagné : vous ne pouvez plus jouer."),
        (EndReason.BLOCKED, Language.ENGLISH, 1, "You won: Odile can no longer move."),
        (EndReason.CAMP, Language.FRENCH, 1, "Vous avez gagné : le camp adverse est conquis."),
        (EndReason.CAMP, Language.ENGLISH, None, "Camille won: the other camp is taken."),
        (EndReason.TIME, Language.FRENCH, 1, "Vous avez gagné au temps."),
    ],
)
def test_the_winner_and_why(reason: EndReason, language: Language, reader: int | None, said: str) -> None:
    assert read_aloud(result(PEOPLE, Outcome((1,), reason, "X-1"), (9, 3)), language, reader) == said


@pytest.mark.parametrize(
    ("reason", "language", "reader", "said"),
    [
        (EndReason.BY_POINTS, Language.FRENCH, 1, "Vous avez gagné, 9 à 3."),
        (EndReason.BY_POINTS, Language.FRENCH, 2, "Camille a gagné ; vous perdez 3 à 9."),
        (EndReason.BY_POINTS, Language.FRENCH, None, "Camille a gagné, 9 à 3."),
        (EndReason.BY_POINTS, Language.ENGLISH, 2, "Camille won; you lose 3 to 9."),
        (
            EndReason.AGREEMENT,
            Language.FRENCH,
            2,
            "Partie arrêtée d’un commun accord : Camille menait ; vous aviez 3 contre 9.",
        ),
        (
            EndReason.AGREEMENT,
            Language.ENGLISH,
            None,
            "The game was stopped by agreement: Camille was leading, 9 to 3.",
        ),
    ],
)
def test_readers_who_played_find_their_own_figure_first(
    reason: EndReason, language: Language, reader: int | None, said: str
) -> None:
    assert read_aloud(result(PEOPLE, Outcome((1,), reason, "X-1"), (9, 3)), language, reader) == said
