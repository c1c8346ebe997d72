"""Checking a problem: by the judge, by listing its moves again, by trying every word anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from joute.play import Effects, Goal, Refusal
from joute.problems.posing import Posed, moves_of, pose
from joute.problems.problem import LEGAL, Certificate, Problem
from joute.problems.trees import tree_complaints
from joute.problems.valuing import Valued, judged, value


def complaints(problem: Problem, exhaustive: bool = False) -> list[str]:
    """What is wrong with it, in short codes with what was found; empty where it holds."""
    posed = pose(problem)
    if isinstance(posed, Refusal):
        return [f"unreadable {posed.reason} {dict(posed.data)}"]
    if posed.settings.dictionary.fingerprint() != problem.words:
        return [f"other words: {posed.settings.dictionary.fingerprint()}"]
    if posed.position.text() != problem.position:
        return ["position not written as it reads"]
    if problem.for_referees:
        return list(_referee(posed))
    listed = _tree if posed.goal and posed.goal.beyond else _listing
    wrong = [*_solutions(posed), *listed(posed)]
    return wrong or (list(_by_brute_force(posed)) if exhaustive else [])


def _referee(posed: Posed) -> Iterator[str]:
    problem = posed.problem
    ruling = posed.judge(problem.move)
    answer = ruling.article if isinstance(ruling, Refusal) else LEGAL
    if answer != problem.answer:
        yield f"judge says {answer}, problem {problem.answer}"
    if problem.answer != LEGAL and problem.answer not in problem.choices:
        yield f"{problem.answer} is not among the choices"


def _solutions(posed: Posed) -> Iterator[str]:
    """Each is legal, written in the one way, and worth what the certificate says."""
    certificate = posed.problem.certificate
    if certificate is None or not posed.problem.solutions:
        yield "no certificate or no solution"
        return
    for text in posed.problem.solutions:
        ruling = posed.judge(text)
        if isinstance(ruling, Refusal):
            yield f"{text}: refused by {ruling.article} {ruling.reason}"
        elif ruling.move.text() != text:
            yield f"{text}: written {ruling.move.text()}"
        elif posed.goal and posed.goal.beyond:
            continue  # the tree of replies says what it is worth
        elif (worth := posed.worth(ruling)) != certificate.best:
            yield f"{text}: worth {worth}, not {certificate.best}"


def _listing(posed: Posed) -> Iterator[str]:
    """The moves listed anew: as many, as good, the best among them all listed as solutions."""
    moves, goal = moves_of(posed), posed.goal
    if moves is None or goal is None:
        yield "the listing is not complete"
        return
    done = judged(posed.position, posed.problem.seat, moves)
    if len(done) != len(moves):
        yield f"{len(moves) - len(done)} listed moves are refused"
    valued = value(posed.position, posed.problem.seat, goal, done)
    if valued is None or valued.certificate != posed.problem.certificate:
        yield f"listing says {valued and valued.certificate}"
    elif left_out := {done.move.text() for done in valued.best} - set(posed.problem.solutions):
        yield f"as good and not listed: {', '.join(sorted(left_out))}"


def _tree(posed: Posed) -> Iterator[str]:
    """As many moves as the certificate says, and the proof holds for each of them."""
    goal, moves = posed.goal, moves_of(posed)
    if moves is None or goal is None or goal.beyond is None:
        yield "the listing is not complete"
        return
    done = judged(posed.position, posed.problem.seat, moves)
    told = Certificate(sum(goal.admits(each) for each in done), 1, 0)
    if told != posed.problem.certificate:
        yield f"listing says {told}"
    yield from tree_complaints(posed, goal.beyond.listing)


def _by_brute_force(posed: Posed) -> Iterator[str]:
    """Nothing that any word can make anywhere is better, or as good and not listed."""
    if posed.goal and posed.goal.beyond:
        yield from tree_complaints(posed, lambda position, seat: posed.game.candidates(position, seat) or ())
        return
    found = brute_force(posed)
    certificate, goal = posed.problem.certificate, posed.goal
    if found is None or certificate is None or goal is None:
        yield "no way to try every word in this game"
        return
    if found.certificate.best != certificate.best:
        yield f"brute force finds {found.certificate.best}, problem {certificate.best}"
    elif others := _left_out(posed, goal, found):
        yield f"as good and not listed: {', '.join(sorted(others))}"


def _left_out(posed: Posed, goal: Goal, found: Valued) -> set[str]:
    """Moves as good as the best that are no solution; where any word may go with one, by their ideas."""
    if not goal.free_words:
        return {done.move.text() for done in found.best} - set(posed.problem.solutions)
    listed = (posed.judge(text) for text in posed.problem.solutions)
    return set(found.ideas(goal)) - {goal.idea(done) for done in listed if isinstance(done, Effects)}


def brute_force(posed: Posed) -> Valued | None:
    """The judge asked about every move that words could make; None where the game has no such list."""
    tried = posed.game.candidates(posed.position, posed.problem.seat)
    if tried is None or posed.goal is None:
        return None
    done = judged(posed.position, posed.problem.seat, tried)
    return value(posed.position, posed.problem.seat, posed.goal, done)
