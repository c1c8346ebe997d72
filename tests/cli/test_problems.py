"""`joute problem` and `joute problems`: solved in the terminal, made anew, verified."""

from pathlib import Path

from tests.cli.conftest import Joute
from tests.problems.tables import posed

from joute.problems.shelf import all_problems, problems_of
from joute.problems.text import read


def test_a_problem_is_solved_after_a_wrong_try_and_a_hint(joute: Joute) -> None:
    problem = next(each for each in problems_of("lexicon") if each.goal == "most")
    *_, thrown = posed(problem).position.moves(problem.seat)
    typed = f"{thrown}\nword ZZZZ\nindice\n{problem.solutions[0]}\n"
    ran = joute("problem", problem.key, stdin=typed)
    assert ran.code == 0
    assert "Trouvé en 3 essais." in ran.out
    assert "coups possibles" in ran.out
    assert "On peut se défaire de" in ran.out


def test_a_referee_answers_and_the_solution_is_told_in_english(joute: Joute) -> None:
    problem = next(each for each in all_problems() if each.for_referees and each.answer != "legal")
    ran = joute("problem", problem.key, "--lang", "en", stdin=f"legal\n{problem.answer}\n")
    assert "No: this move is refused. By which article?" in ran.out
    assert "Found in 2 tries." in ran.out
    assert problem.answer in ran.out
    told = joute("problem", problem.key, "--lang", "en", stdin="solution\n")
    assert problem.answer in told.out


def test_a_day_a_game_and_a_level_choose_one(joute: Joute) -> None:
    assert "n° 1" in joute("problem", "--date", "2026-04-20").out
    assert "DAMES" in joute("problem", "--game", "dames").out
    third = joute("problem", "--game", "dames", "--level", "3")
    keys = {each.key for each in problems_of("dames") if each.level == 3}
    assert any(key in third.out for key in keys)
    assert joute("problem", "--date", "demain").code == 2
    assert "problèmes passés" in joute("problem", "nothing-1").err


def test_fresh_problems_are_made_and_hold(joute: Joute, tmp_path: Path) -> None:
    made = tmp_path / "made.txt"
    ran = joute("problems", "make", "lexicon", "--count", "2", "--seed", "77", "--output", str(made))
    assert ran.code == 0, ran.err
    problems = read(made.read_text(encoding="utf-8"))
    assert isinstance(problems, tuple)
    assert [each.number for each in problems] == [1, 2]
    ran = joute("problems", "verify", str(made), "--exhaustive")
    assert (ran.code, ran.out.strip()) == (0, "2 justes, 0 faux")


def test_what_does_not_hold_is_told_with_its_name(joute: Joute, tmp_path: Path) -> None:
    problem = next(each for each in problems_of("lexicon") if each.certificate)
    from joute.problems.text import write

    wrong = write([problem]).replace(f"best {problem.certificate.best}", "best 999")  # type: ignore[union-attr]
    file = tmp_path / "wrong.txt"
    file.write_text(wrong, encoding="utf-8")
    ran = joute("problems", "verify", str(file))
    assert ran.code == 1
    assert problem.key in ran.out
    assert "0 justes, 1 faux" in ran.out
    file.write_text("Problem: 1\nhello\n", encoding="utf-8")
    ran = joute("problems", "verify", str(file))
    assert (ran.code, "ligne 2" in ran.err) == (2, True)
    assert joute("problems", "verify", str(tmp_path / "none.txt")).code == 2
