"""What a hand has put together, as the move it means."""

from random import Random

import pytest
from tests.games.amusante.table import dealt, move, play, position, start
from tests.games.amusante.test_whole_games import play_randomly

from joute.games.amusante.compose import AmusanteComposition
from joute.games.amusante.position import AmusantePosition
from joute.play import ACCEPT, END, PASS, RESIGN, Challenge, Refusal


def texts(at: AmusantePosition, made: AmusanteComposition, seat: int = 1) -> list[str]:
    return [way.text() for way in at.ways(seat, made)]


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (AmusanteComposition("Z", word="ZEBRE"), "lay Z ZEBRE"),
        (AmusanteComposition("z", word=" zèbre "), "lay Z ZEBRE"),
        (AmusanteComposition("*", "E", "ZEBRE"), "lay *e ZEBRE"),
        (AmusanteComposition("*", "e", "ZEBRE"), "lay *e ZEBRE"),
        (AmusanteComposition("O", word="œuf"), "lay O OEUF"),
        (AmusanteComposition(take=True), "take"),
        (AmusanteComposition("Z", word="ZEBRE", take=True), "take"),
    ],
)
def test_a_square_and_a_word_are_a_move(made: AmusanteComposition, text: str) -> None:
    assert texts(position("ZEB 1 R*/AB"), made) == [text]


@pytest.mark.parametrize(
    "made",
    [
        AmusanteComposition(),
        AmusanteComposition("Z"),
        AmusanteComposition(word="ZEBRE"),
        AmusanteComposition("*", word="ZEBRE"),
        AmusanteComposition("*", "*", "ZEBRE"),
        AmusanteComposition("*", "ﬆ", "ZEBRE"),
        AmusanteComposition("ß", word="ZEBRE"),
        AmusanteComposition("ZE", word="ZEBRE"),
        AmusanteComposition("*e", word="ZEBRE"),
        AmusanteComposition("5", word="ZEBRE"),
        AmusanteComposition("Z", word="ZE BRE"),
        AmusanteComposition("Z", word="ZE8RE"),
        AmusanteComposition("Z", word="Z" * 26),
        AmusanteComposition("Z", word="é" * 100_000),
        AmusanteComposition("Z" * 100_000, "Z" * 100_000, "ZEBRE"),
    ],
)
def test_what_is_not_finished_or_garbage_means_nothing(made: AmusanteComposition) -> None:
    for at in (start(), position("ZEB 1 R*/AB")):
        assert texts(at, made) == []
        assert all(not texts(at, repair.composition) for repair in at.repairs(1, made))


def test_what_is_wrong_is_told_by_the_judge() -> None:
    at = position("ZEB 1 R*/AB")
    for made in (AmusanteComposition("Q", word="ZEBRE"), AmusanteComposition("R", word="ARBRE")):
        (way,) = at.ways(1, made)
        assert isinstance(at.judge(1, way), Refusal)
    (way,) = position("- 1 R*/AB").ways(1, AmusanteComposition(take=True))
    assert isinstance(position("- 1 R*/AB").judge(1, way), Refusal)


def test_a_joker_may_be_left_for_the_letter_itself() -> None:
    at = position("ZEB 1 R*/AB")
    no_joker, undo = at.repairs(1, AmusanteComposition("*", "R", "ZEBRE"))
    assert (no_joker.code, no_joker.letters, undo.code) == ("noJoker", "R", "undo")
    assert no_joker.composition == AmusanteComposition("R", word="ZEBRE")
    assert undo.is_step_back and undo.composition == AmusanteComposition()


def test_a_square_laid_can_be_taken_back() -> None:
    at = position("ZEB 1 R*/AB")
    for made in (AmusanteComposition("R", word="ARBRE"), AmusanteComposition("*", "U", "ZEBU")):
        (undo,) = at.repairs(1, made)
        assert (undo.code, undo.letters) == ("undo", made.stands_for or made.square)
    assert at.repairs(1, AmusanteComposition(take=True)) == ()
    assert at.repairs(1, AmusanteComposition()) == ()


def test_the_others_hands_are_not_looked_at() -> None:
    made = AmusanteComposition("*", "A", "ZEBRA")
    for other in ("A", "B"):
        assert [repair.code for repair in position(f"ZEB 1 R*/{other}").repairs(1, made)] == ["undo"]


@pytest.mark.parametrize("seed", range(6))
def test_every_generated_move_is_composed_and_read_back(seed: int) -> None:
    random = Random(seed)
    for at in random.sample(play_randomly(seed), 12):
        for seat in range(1, at.seats + 1):
            for listed in at.moves(seat):
                made = at.composition(listed)
                answers = isinstance(listed, Challenge) or listed == ACCEPT
                assert (made is None) == answers
                assert made is None or at.ways(seat, made) == (listed,)


def test_only_moves_are_composed() -> None:
    at = dealt("ZEBRE*", "EATOUR")
    assert at.composition(move("1 lay *e EAU")[1]) == AmusanteComposition("*", "E", "EAU")
    for declared in (PASS, END, RESIGN, ACCEPT, Challenge(), at.chance(lambda items: items)):
        assert at.composition(declared) is None
    assert play(at, "1 lay Z ZEBRE").composition(move("2 take")[1]) == AmusanteComposition(take=True)
