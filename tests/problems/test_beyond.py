"""Goals that replies decide: every other move is refuted by the proof, every reply to the solution is met."""

from dataclasses import replace

import pytest
from tests.problems.tables import posed

from joute.games import registry
from joute.play import Effects, Language, Position, read_aloud
from joute.play.beyond import legal, listed_moves, winning_move
from joute.problems.answering import Answer, answer_move, proof
from joute.problems.posing import Posed
from joute.problems.problem import Problem
from joute.problems.shelf import problems_of
from joute.problems.verifying import complaints

GOALS = [
    (name, goal.name)
    for name in registry.names()
    for goal in registry.find(name).problems.goals
    if goal.beyond
]


def smallest(game: str, goal: str) -> Problem:
    """The one with fewest moves: the quickest to prove."""
    asked = [each for each in problems_of(game) if each.goal == goal and each.certificate]
    return min(asked, key=lambda each: each.certificate.moves if each.certificate else 0)


def wrong_try(laid: Posed) -> Answer:
    """The first move listed that is no solution and that the question is about."""
    goal, problem = laid.goal, laid.problem
    assert goal
    done = legal(laid.position, problem.seat, laid.position.moves(problem.seat))
    texts = (each.move.text() for each in done if goal.admits(each) and not each.after.outcome())
    return answer_move(laid, next(text for text in texts if text not in problem.solutions))


@pytest.mark.parametrize(("game", "goal"), GOALS)
def test_the_proof_holds_with_and_without_the_generator(game: str, goal: str) -> None:
    assert complaints(smallest(game, goal), exhaustive=True) == []


@pytest.mark.parametrize(("game", "goal"), GOALS)
def test_a_proof_with_a_gap_is_found_out(game: str, goal: str) -> None:
    problem = smallest(game, goal)
    assert any("no reply of the proof" in each for each in complaints(replace(problem, replies=())))
    if problem.answers:
        assert any("is not met" in each for each in complaints(replace(problem, answers=())))


@pytest.mark.parametrize(("game", "goal"), GOALS)
def test_a_wrong_try_is_refuted_by_a_reply_and_the_solution_is_proved(game: str, goal: str) -> None:
    problem = smallest(game, goal)
    laid = posed(problem)
    wrong = wrong_try(laid)
    assert not wrong.solved
    assert wrong.reply
    assert wrong.reply.seat != problem.seat
    assert answer_move(laid, problem.solutions[0]).solved
    for language in Language:
        for sentence in (laid.question, wrong.told, wrong.reply.told, proof(laid)):
            told = read_aloud(sentence, language, problem.seat)
            assert told[0].isupper() or told[0].isdigit()
            assert told.endswith(".")


def replied(game: str, goal: str) -> tuple[Problem, Effects[Position]]:
    problem = smallest(game, goal)
    reply = wrong_try(posed(problem)).reply
    assert reply
    return problem, reply.effects


def test_dam_19_the_reply_to_a_bad_defence_wins() -> None:
    problem, reply = replied("dames", "defend")
    outcome = reply.after.outcome()
    assert outcome
    assert problem.seat not in outcome.winners


def test_dam_19_after_the_reply_to_a_wrong_first_move_nothing_wins() -> None:
    problem, reply = replied("dames", "win-in-two")
    assert winning_move(reply.after, problem.seat, listed_moves) is None


def test_jag_8_the_reply_to_a_wrong_word_takes_the_lead() -> None:
    problem, reply = replied("jago", "unanswered")
    scores = reply.after.scores()
    assert scores[2 - problem.seat] > scores[problem.seat - 1]
    assert "L’adversaire tient " in posed(problem).question.fr
