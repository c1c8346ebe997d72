"""Problems on a phone: question, board, answers and main button are on the screen together, always."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import in_view, main_button, screen
from tests.browser.server import Server
from tests.browser.test_problems import a_day, attempt, wrong_moves

from joute.problems.problem import Problem
from joute.problems.shelf import problems_of

SIZES = ((390, 844), (740, 360), (360, 740))
GAMES = ("lexiduel", "dames", "jago", "lexicon", "demo", "amusante")
LEAST_BOARD_PX = 150


def of_each_goal() -> Iterator[Problem]:
    """Of each game one problem a goal; among those for referees the one with most to read."""
    for game in GAMES:
        goals: dict[str, Problem] = {}
        for problem in problems_of(game):
            held = goals.setdefault(problem.goal, problem)
            if len(problem.choices) > len(held.choices):
                goals[problem.goal] = problem
        yield from goals.values()


def judged() -> list[Problem]:
    return [problem for problem in of_each_goal() if problem.for_referees]


def played() -> list[Problem]:
    return [problem for problem in of_each_goal() if not problem.for_referees]


def name(problem: Problem) -> str:
    return f"{problem.game}-{problem.goal}"


def board(page: Page) -> Locator:
    return page.locator("main [data-place=board]").first


def helps(page: Page) -> list[Locator]:
    """A low screen leaves « Comment jouer » to the menu."""
    return page.locator(".helps .btn:not(.how), .helps .how:visible").all()


def all_seen(page: Page, *wanted: Locator) -> None:
    """On a screen of each size, without scrolling; the board large enough to read.

    What helps is on offer depends on what has been answered: it is looked for once that is shown.
    """
    for one in wanted:
        expect(one).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        assert in_view(page, board(page), *wanted, *helps(page), scrolls=True) == [], (width, height)
        box = board(page).bounding_box()
        assert box and box["height"] >= LEAST_BOARD_PX, (width, height, box)


def opened(player: Guest, problem: Problem) -> Page:
    page = player.goto(f"/probleme/{problem.key}")
    expect(board(page)).to_be_visible()
    return page


@pytest.mark.parametrize("problem", judged(), ids=name)
def test_a_referee_sees_board_and_answers_together(
    browser: Browser, server: Server, problem: Problem
) -> None:
    with guest(browser, server.url, **screen(*SIZES[-1])) as player:
        page = opened(player, problem)
        answers = page.locator(".answers button")
        expect(answers).to_have_count(1 + len(problem.choices))
        all_seen(page, page.get_by_role("heading", level=1), page.locator(".move"), *answers.all())
        page.get_by_role("button", name="Un indice").tap()
        expect(page.locator(".room .hint")).to_have_count(1)
        said = ("legal", *problem.choices)
        answers.nth(next(i for i, one in enumerate(said) if one != problem.answer)).tap()
        expect(page.locator(".room section")).to_be_visible()
        all_seen(page, page.locator(".room .hint"), page.locator(".room section"), *answers.all())
        answers.nth(said.index(problem.answer)).tap()
        found = page.get_by_role("heading", name="Trouvé")
        all_seen(page, page.locator(".answers .right"), found)


@pytest.mark.parametrize("problem", played(), ids=name)
def test_who_plays_sees_board_and_main_button_together(
    browser: Browser, server: Server, problem: Problem
) -> None:
    with guest(browser, server.url, **screen(*SIZES[-1])) as player:
        page = opened(player, problem)
        all_seen(page, page.get_by_role("heading", level=1), page.locator(".strip"), main_button(page))
        for hint in iter(page.get_by_role("button", name="Un indice").is_visible, False):
            assert hint
            page.get_by_role("button", name="Un indice").tap()
        all_seen(page, page.locator(".strip"), main_button(page))
        page.get_by_role("button", name="La solution", exact=True).tap()
        all_seen(page, page.locator(".helps p"))
        page.get_by_role("button", name="Montrer la solution").tap()
        title = page.get_by_role("heading", name=re.compile("^La solution"))
        all_seen(page, title, page.get_by_role("button", name="Réessayer"))


def test_a_refuted_try_is_told_beside_its_board_with_a_dot(browser: Browser, server: Server) -> None:
    day, problem = a_day()
    with guest(browser, server.url, **screen(*SIZES[-1])) as player:
        player.page.clock.set_fixed_time(f"{day}T12:00:00")
        page = player.goto("/probleme")
        attempt(page, wrong_moves(problem)[0])
        expect(page.locator(".said section")).to_contain_text("Réponse.")
        expect(page.locator(".dots i")).to_have_count(1)
        again = page.get_by_role("button", name="Réessayer")
        all_seen(page, page.locator(".said section"), again)
        width = again.bounding_box()
        assert width and width["width"] > SIZES[-1][0] * 0.9
        again.tap()
        all_seen(page, page.get_by_role("heading", level=1), main_button(page))
