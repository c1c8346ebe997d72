"""Every lesson can be learnt: what is asked for is legal, what is forbidden is refused by that article."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.lessons import GAMES, position_of, steps, tried

from joute.games import registry
from joute.play import Effects, Refusal

STEPS = [(game, number) for game in GAMES for number in range(len(steps(game)))]


def answers(ask: dict[str, Any], said: Effects | Refusal) -> bool:
    """The same question as the page's `answers` in `web/src/lessons/lessons.ts`."""
    if isinstance(said, Refusal):
        return ask.get("refused") == said.article
    if "refused" in ask:
        return False
    if "moves" in ask:
        return said.move.text() in ask["moves"]
    return said.kind == ask["kind"] if "kind" in ask else ask["word"] in said.words


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_ten_steps_and_tries_what_is_forbidden(game: str) -> None:
    lesson = steps(game)
    assert len(lesson) == 10
    assert sum("refused" in step["ask"] for step in lesson) >= 2


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_example_is_what_the_step_asks_for(game: str, number: int) -> None:
    step = steps(game)[number]
    for part in filter(None, (step, step.get("then"))):
        said = tried(game, step, part["example"])
        assert answers(part["ask"], said), said


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_move_asked_for_is_legal(game: str, number: int) -> None:
    step = steps(game)[number]
    for move in (*step["ask"].get("moves", ()), *step.get("buttons", ())):
        assert isinstance(tried(game, step, move), Effects), move


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_speaks_both_languages_and_names_articles_of_its_game(game: str, number: int) -> None:
    step = steps(game)[number]
    for field in ("title", "text", "task", "done"):
        assert all(step[field][language] for language in ("fr", "en")), field
    for field in step.get("then", {}).keys() & {"task", "nudge", "done"}:
        assert all(step["then"][field][language] for language in ("fr", "en")), field
    assert set(step["articles"]) <= set(registry.find(game).articles)
    assert step["articles"]
    if "refused" in step["ask"]:
        assert step["ask"]["refused"] in step["articles"]


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_legal_move_that_was_not_asked_for_is_answered(game: str, number: int) -> None:
    step = steps(game)[number]
    if step["ask"].keys() & {"moves", "word", "refused"}:
        assert all(step["nudge"][language] for language in ("fr", "en"))


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_forbidden_try_can_be_laid_on_the_board(game: str, number: int) -> None:
    """« Montrer » lays it, and the refusal is read beside it."""
    step = steps(game)[number]
    if "refused" not in step["ask"]:
        return
    named = registry.find(game)
    position = position_of(game, step)
    move = named.read_move(step["example"])
    assert not isinstance(move, Refusal)
    assert position.composition(move) is not None
