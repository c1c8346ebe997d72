"""Each goal on positions whose answer is plain to see."""

import pytest
from tests.problems.tables import made, posed

from joute.games import registry
from joute.play import CHANCE, Effects, Refusal
from joute.problems.answering import answer_move, answer_referee
from joute.problems.posing import pose, problem_settings
from joute.problems.problem import Certificate
from joute.problems.verifying import brute_force, complaints

AMUSANTE = "TABL 1 AE/BCD announced=1:TABLE,2:TABLEAU,1:TABLES,2:TABLETTE"
LEXICON = "phase=play deal=1 dealer=2 turn=1 hands=ELS/CDFG"


def test_amu_4_a_complete_word_closes_the_row() -> None:
    row = made("amusante", "close", AMUSANTE, solutions=("lay E TABLE",), certificate=Certificate(2, 1, 0))
    laid = posed(row)
    assert answer_move(laid, "lay E TABLE").solved
    longer = answer_move(laid, "lay E TABLEAU")
    assert not longer.solved
    assert longer.worth == 0
    assert longer.effects
    refused = answer_move(laid, "lay E CABLE")
    assert refused.refusal
    assert refused.refusal.article == "AMU-3"


def test_every_word_counts_that_is_worth_as_much() -> None:
    """What is listed is shown; what is worth as much is right."""
    problem = made("lexicon", "out", LEXICON, solutions=("word SEL",), certificate=Certificate(2, 1, 0))
    assert answer_move(posed(problem), "word LES").solved
    assert not answer_move(posed(problem), "word ES").solved


@pytest.mark.parametrize("answer", ["legal", "LEX-11", "LEX-6"])
def test_a_referee_is_told_what_the_judge_says(answer: str) -> None:
    problem = made(
        "lexicon",
        "referee",
        LEXICON,
        move="word ELS",
        answer="LEX-11",
        choices=("LEX-6", "LEX-11"),
        certificate=None,
    )
    said = answer_referee(posed(problem), answer)
    assert said.solved == (answer == "LEX-11")
    assert bool(said.refusal) == said.solved


def test_a_wrong_problem_is_found_out() -> None:
    right = made("lexicon", "out", LEXICON, solutions=("word SEL",), certificate=Certificate(99, 1, 0))
    wrong = complaints(right)
    assert wrong
    assert "listing says" in wrong[0]
    refused = made("lexicon", "out", LEXICON, solutions=("word ZEL",), certificate=Certificate(2, 1, 0))
    assert any("refused by LEX" in each for each in complaints(refused))
    other = made("lexicon", "out", LEXICON, words="others", solutions=("word SEL",))
    assert complaints(other)[0].startswith("other words")


def test_a_text_that_does_not_hold_together_is_refused() -> None:
    assert isinstance(pose(made("lexicon", "nothing", LEXICON)), Refusal)
    assert isinstance(pose(made("lexicon", "out", LEXICON, seat=2)), Refusal)
    assert isinstance(pose(made("lexicon", "out", "garbage")), Refusal)


@pytest.mark.parametrize("game", [name for name in registry.names() if registry.find(name).problems.goals])
def test_the_candidates_hold_every_best_move_of_a_first_turn(game: str) -> None:
    """Brute force and generator agree on the best of an early position, whatever it is."""
    its = registry.find(game)
    settings = problem_settings(its, dict(its.problems.options))
    assert not isinstance(settings, Refusal)
    position = its.start(settings)
    while CHANCE in position.to_act():
        position = position.play(CHANCE, position.chance(lambda items: items))
    seat = position.to_act()[0]
    for goal in its.problems.goals:
        laid = posed(made(game, goal.name, position.text(), seat))
        found = brute_force(laid)
        assert found is not None
        listed = [laid.position.judge(seat, move) for move in laid.position.moves(seat)]
        worths = [laid.worth(done) for done in listed if isinstance(done, Effects)]
        assert found.certificate.best == max(worth for worth in worths if worth is not None)
