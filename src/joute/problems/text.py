"""Problems as text: a header a line, an empty line between two problems. Reading inverts writing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from joute.play import Refusal, unreadable
from joute.problems.problem import Certificate, Problem

OPTION = "Option."
_NEEDED = ("Problem", "Game", "Goal", "Position", "Seat")


@dataclass(frozen=True, slots=True)
class BadProblem:
    """Where a text of problems cannot be read, and why."""

    line: int
    refusal: Refusal


def write(problems: Iterable[Problem]) -> str:
    return "\n".join("".join(f"{name}: {value}\n" for name, value in _headers(each)) for each in problems)


def read(text: str) -> tuple[Problem, ...] | BadProblem:
    found: list[Problem] = []
    for line, block in _blocks(text):
        problem = _read_one(line, block)
        if isinstance(problem, BadProblem):
            return problem
        found.append(problem)
    return tuple(found)


def _headers(problem: Problem) -> Iterator[tuple[str, str | int]]:
    yield from (("Problem", problem.number), ("Game", problem.game), ("Goal", problem.goal))
    yield "Seats", problem.seats
    yield from ((f"{OPTION}{name}", value) for name, value in problem.options)
    yield from (("Position", problem.position), ("Seat", problem.seat))
    yield from (("Solution", move) for move in problem.solutions)
    if told := problem.certificate:
        yield "Certificate", f"{told.moves} moves, best {told.best}, then {told.second}"
    yield from (("Reply", move) for move in problem.replies)
    yield from (("Then", move) for move in problem.answers)
    if problem.move:
        yield from (
            ("Move", problem.move),
            ("Answer", problem.answer),
            ("Choices", " ".join(problem.choices)),
        )
    yield from (("Words", problem.words), ("Level", problem.level), ("Seed", problem.seed))


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of each problem, with the number of its first one."""
    first, block = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            first = number if not block else first
            block.append(line)
        elif block:
            yield first, block
            block = []


def _read_one(first: int, block: list[str]) -> Problem | BadProblem:
    headers: list[tuple[str, str]] = []
    for number, line in enumerate(block, first):
        name, colon, value = line.partition(":")
        if not colon:
            return BadProblem(number, unreadable("not_a_header", text=line[:80]))
        headers.append((name.strip(), value.strip()))
    given = dict(headers)
    if missing := next((name for name in _NEEDED if name not in given), None):
        return BadProblem(first, unreadable("header_missing", name=missing))
    try:
        return _problem(headers, given)
    except ValueError:
        return BadProblem(first, unreadable("bad_number", text=given["Problem"][:80]))


def _problem(headers: list[tuple[str, str]], given: dict[str, str]) -> Problem:
    """Raises `ValueError` where a number is none."""
    problem = Problem(
        number=int(given["Problem"]),
        game=given["Game"],
        goal=given["Goal"],
        seats=int(given.get("Seats", "2")),
        options=tuple((n.removeprefix(OPTION), value) for n, value in headers if n.startswith(OPTION)),
        position=given["Position"],
        seat=int(given["Seat"]),
        words=given.get("Words", ""),
        level=int(given.get("Level", "6")),
        seed=int(given.get("Seed", "0")),
        solutions=tuple(value for name, value in headers if name == "Solution"),
        replies=tuple(value for name, value in headers if name == "Reply"),
        answers=tuple(value for name, value in headers if name == "Then"),
        move=given.get("Move", ""),
        answer=given.get("Answer", ""),
        choices=tuple(given.get("Choices", "").split()),
    )
    if "Certificate" not in given:
        return problem
    words = given["Certificate"].replace(",", "").split()
    numbers = [int(word) for word in words if word.lstrip("-").isdigit()]
    moves, best, second = numbers  # another count of numbers is a ValueError too
    return replace(problem, certificate=Certificate(moves, best, second))
