"""The problems that come with Joute: enough of each game, none twice, a few checked anew each time."""

import random
import re
from collections import Counter
from itertools import islice

import pytest
from tests.problems.tables import posed

from joute.games import registry
from joute.play import Language, read_aloud
from joute.problems.answering import answer_move, answer_referee
from joute.problems.days import FIRST_DAY, day_number, day_of, problem_of
from joute.problems.hints import MOST_HINTS, hint
from joute.problems.problem import Problem
from joute.problems.shelf import all_problems, find_problem, problems_of
from joute.problems.text import write
from joute.problems.valuing import judged, value
from joute.problems.verifying import complaints

GAMES = [game for game in registry.names() if problems_of(game)]
LEAST, LEAST_IN_ALL = 70, 420
MOST_BYTES = 1_000_000
ONE_IN = 25


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_no_two_alike(game: str) -> None:
    problems = problems_of(game)
    assert len(problems) >= LEAST
    assert [each.number for each in problems] == list(range(1, len(problems) + 1))
    positions = Counter(each.position for each in problems)
    assert max(positions.values()) == 1
    assert {each.game for each in problems} == {game}
    assert len({each.goal for each in problems}) >= 2


def test_there_are_many_and_they_are_small() -> None:
    assert len(all_problems()) >= LEAST_IN_ALL
    assert len(write(all_problems()).encode()) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_some_drawn_by_lot_hold(game: str) -> None:
    """Two of each game a run, others each time; `joute problems verify` checks them all."""
    source = random.Random()
    drawn = source.sample(problems_of(game), 2)
    for problem in drawn:
        assert complaints(problem) == [], problem.key


def test_words_tried_anywhere_find_nothing_better() -> None:
    """Of two games a run, a small problem and some of all moves; `verify --exhaustive` tries them all."""
    source = random.Random()
    for game in source.sample(GAMES, 2):
        goals = {goal.name: goal for goal in registry.find(game).problems.goals if not goal.beyond}
        asked = [(each.certificate.moves, each) for each in problems_of(game) if each.certificate]
        small = sorted(asked, key=lambda one: one[0])[: len(asked) // 2]
        problem = source.choice([each for _, each in small if each.goal in goals])
        laid, goal = posed(problem), goals[problem.goal]
        tried = laid.game.candidates(laid.position, problem.seat)
        assert tried is not None
        done = judged(laid.position, problem.seat, islice(tried, source.randrange(ONE_IN), None, ONE_IN))
        found = value(laid.position, problem.seat, goal, done)
        assert problem.certificate
        if found is None or found.certificate.best < problem.certificate.best:
            continue
        assert found.certificate.best == problem.certificate.best, problem.key
        if not goal.free_words:
            assert {each.move.text() for each in found.best} <= set(problem.solutions), problem.key


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_solves_and_reads_well(game: str) -> None:
    for problem in problems_of(game)[::23]:
        laid = posed(problem)
        if problem.for_referees:
            answer = answer_referee(laid, problem.answer)
            assert not answer_referee(laid, "XXX-9").solved
        else:
            answer = answer_move(laid, problem.solutions[0])
        assert answer.solved, problem.key
        for language in Language:
            for number in range(1, MOST_HINTS + 1):
                text = read_aloud(hint(laid, number), language, problem.seat)
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith((".", "?")), text
            assert read_aloud(laid.question, language).endswith((".", "?"))


def test_the_day_decides_alone() -> None:
    days = [day_of(number) for number in range(1, 15)]
    assert days[0] == FIRST_DAY
    assert [day_number(day) for day in days] == list(range(1, 15))
    chosen = [problem_of(day) for day in days]
    assert [each.game for each in chosen[:6] if each] == list(registry.names()[:6])
    assert [each.game for each in chosen[7:13] if each] == list(registry.names()[:6])
    sundays = [chosen[6], chosen[13]]
    assert all(each and each.level >= 4 for each in sundays)
    assert len({each.key for each in chosen if each}) == len(chosen)


def test_a_problem_is_found_by_its_key() -> None:
    first = all_problems()[0]
    assert find_problem(first.key) == first
    assert find_problem("nothing-1") != first
    assert find_problem(f"{first.game}-99999") != first


def written(problem: Problem) -> int:
    """How many words its solution lays."""
    move = registry.find(problem.game).read_move(problem.solutions[0])
    return max(1, len(getattr(move, "words", ())))


@pytest.mark.parametrize("game", GAMES)
def test_each_hint_tells_something_new_and_no_sentence_begins_small(game: str) -> None:
    """A try tells what the best move is worth: the first hint tells more than that."""
    asked = {each.goal: each for each in problems_of(game) if not each.for_referees}
    for problem in asked.values():
        laid = posed(problem)
        for language in Language:
            hints = [read_aloud(hint(laid, number), language) for number in range(1, MOST_HINTS + 1)]
            assert len(set(hints)) == MOST_HINTS, hints
            assert re.search(r"(mot de|word of) \d+ (lettres|letters)", hints[0]), hints
            assert bool(re.search("mots|words", hints[0])) == (written(problem) > 1), hints
            told = read_aloud(answer_move(laid, problem.solutions[0]).told, language, problem.seat)
            assert not re.search(r"\. [a-zà-ÿ]", told), told


@pytest.mark.parametrize("game", GAMES)
def test_a_referee_is_told_where_to_look_and_not_what_to_answer(game: str) -> None:
    """A word that is in the dictionary is said to be; the first hint names no article and no verdict."""
    for problem in problems_of(game):
        if not problem.for_referees:
            continue
        laid = posed(problem)
        first, second = (read_aloud(hint(laid, number), Language.FRENCH) for number in (1, 2))
        words = re.findall(r"\b[A-Z]{2,}\b", first)
        assert ("au dictionnaire" in first) == (
            bool(words) and all(word in laid.settings.dictionary for word in words)
        ), first
        assert not re.search("refus|légal|article", first), first
        assert second in (
            "Aucun article n’est enfreint.",
            "Le coup est refusé : reste à dire par quel article.",
        )
