"""Every article of every game can be shown: its examples do what the rules page says they do."""

from __future__ import annotations

import pytest
from tests.web.lessons import BOARDS, GAMES, examples, tried

from joute.games import registry
from joute.play import Effects, Refusal
from joute.problems.shelf import problems_of

EXAMPLES = [
    (game, article, number)
    for game in GAMES
    for article, shown in examples(game).items()
    for number in range(len(shown))
]


@pytest.mark.parametrize("game", GAMES)
def test_every_article_of_play_has_an_example(game: str) -> None:
    """The tournament's articles (TRN) are about tables, not moves: they have text only."""
    articles = [one for one in registry.find(game).articles if not one.startswith("TRN-")]
    assert list(examples(game)) == articles


@pytest.mark.parametrize(("game", "article", "number"), EXAMPLES)
def test_an_example_is_legal_or_refused_as_it_says(game: str, article: str, number: int) -> None:
    example = examples(game)[article][number]
    said = tried(game, example, example["move"])
    if "refused" in example:
        assert isinstance(said, Refusal), said
        assert said.article == example["refused"]
    else:
        assert isinstance(said, Effects), said


@pytest.mark.parametrize(("game", "article", "number"), EXAMPLES)
def test_what_its_buttons_offer_can_be_played(game: str, article: str, number: int) -> None:
    example = examples(game)[article][number]
    for move in example.get("buttons", ()):
        assert isinstance(tried(game, example, move), Effects), move


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_article_a_problem_offers_as_an_answer_is_said_in_words(game: str, language: str) -> None:
    texts = (BOARDS / game / f"{language}.ts").read_text(encoding="utf-8")
    offered = {article for problem in problems_of(game) for article in problem.choices}
    assert {article for article in offered if f'"article.{article}"' not in texts} == set()
