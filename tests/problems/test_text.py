"""Problems as text: reading inverts writing, and bad text says where."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from joute.problems.problem import Certificate, Problem
from joute.problems.text import BadProblem, read, write

LINE = st.text(st.characters(codec="ascii", min_codepoint=33, max_codepoint=126), min_size=1, max_size=30)
NUMBER = st.integers(0, 10**6)
OPTIONS = st.dictionaries(st.from_regex(r"[a-z]{1,8}", fullmatch=True), LINE, max_size=3).map(
    lambda given: tuple(given.items())
)


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    solving = draw(st.booleans())
    certificate = Certificate(draw(NUMBER), draw(NUMBER), draw(st.integers(-1, 100)))
    return Problem(
        number=draw(NUMBER),
        game=draw(st.sampled_from(["dames", "jago"])),
        goal=draw(st.sampled_from(["most", "win"])) if solving else "referee",
        seats=draw(st.integers(2, 8)),
        options=draw(OPTIONS),
        position=draw(LINE),
        seat=draw(st.integers(1, 8)),
        words=draw(LINE),
        level=draw(st.integers(1, 6)),
        seed=draw(NUMBER),
        solutions=tuple(draw(st.lists(LINE, min_size=1, max_size=3))) if solving else (),
        certificate=certificate if solving else None,
        replies=tuple(draw(st.lists(LINE, max_size=2))) if solving else (),
        answers=tuple(draw(st.lists(LINE, max_size=2))) if solving else (),
        move="" if solving else draw(LINE),
        answer="" if solving else "LXD-1",
        choices=() if solving else ("LXD-1", "LXD-2"),
    )


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(problems(), max_size=4))
def test_reading_inverts_writing(given: list[Problem]) -> None:
    assert read(write(given)) == tuple(given)


def test_bad_text_says_which_line() -> None:
    assert read("Problem: 1\nGame: dames\n") == BadProblem(1, read_missing("Goal"))
    found = read("Problem: 1\nno header here\n")
    assert isinstance(found, BadProblem)
    assert (found.line, found.refusal.reason) == (2, "not_a_header")
    found = read("\nProblem: x\nGame: g\nGoal: most\nPosition: p\nSeat: 1\n")
    assert isinstance(found, BadProblem)
    assert (found.line, found.refusal.reason) == (2, "bad_number")


def read_missing(name: str) -> object:
    from joute.play import unreadable

    return unreadable("header_missing", name=name)
