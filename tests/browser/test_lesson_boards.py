"""The board of a lesson: what « Montrer » shows, where letters may go, and how it lies on a small desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server

_OVERLAP = """rack => {
  const boxes = [...rack.querySelectorAll(".letters button, .tools button")].map((one) =>
    one.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""


@pytest.mark.parametrize(
    ("step", "where", "letter"), [(2, "A6", "R"), (4, "I6", "R"), (7, "D6", "F"), (8, "F6", "D")]
)
def test_a_forbidden_try_is_shown_with_its_refusal(
    browser: Browser, server: Server, step: int, where: str, letter: str
) -> None:
    """JAG-6, JAG-8, JAG-14, JAG-11: the letters lie there, and the article is named."""
    with guest(browser, server.url) as me:
        page = me.goto(f"/lecons/jago/{step}")
        page.get_by_role("button", name="Montrer").click()
        expect(square(page, where)).to_have_attribute("aria-label", re.compile(rf"\b{letter}\b"))
        expect(page.locator(".strip.no .article")).to_be_visible()
        expect(page.locator(".answer.learnt")).to_be_visible()


def test_the_strip_says_what_to_try_and_the_sides_have_their_colours(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/jago/3")
        expect(page.locator(".strip")).to_contain_text("Posez un G en C6")
        expect(page.locator(".trial")).to_contain_text("Bleu mène de 3.")
        expect(page.get_by_role("heading", name="Sac")).to_be_hidden()


def test_dots_show_where_a_letter_goes_and_other_squares_say_why_not(
    browser: Browser, server: Server
) -> None:
    """DAM-14: from D3 the L makes a word only at E4."""
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/dames/1")
        square(page, "D3").click()
        expect(square(page, "E4")).to_have_attribute("aria-label", re.compile("un mot est possible"))
        square(page, "F5").click()
        expect(page.locator(".strip")).to_contain_text("F5")


def test_only_letters_that_can_go_somewhere_are_ringed_and_the_text_follows_the_second_try(
    browser: Browser, server: Server
) -> None:
    """DAM-8, DAM-15: the A of A1 makes no word anywhere; the L of D3 makes one, the A of H1 may take."""
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/dames/1")
        expect(page.locator(".starts .ring")).to_have_count(2)
        page.goto(f"{server.url}/lecons/dames/2")
        page.get_by_role("button", name="Montrer").click()
        page.get_by_role("button", name="Le faire bien").click()
        expect(page.locator(".asked .text")).to_contain_text("À présent passez la ligne")


def test_both_words_of_a_double_stay_drawn_and_numbered(browser: Browser, server: Server) -> None:
    """DAM-12: LAT and LUNE, each numbered in its own order and shape."""
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/dames/5")
        page.get_by_role("button", name="Montrer").click()
        expect(page.locator(".word.last")).to_have_count(2)
        expect(page.locator("g:not(.second) > circle.badge")).to_have_count(3)
        expect(page.locator("g.second > rect.badge")).to_have_count(4)


def test_a_letter_taken_leaves_a_trace(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/dames/6")
        page.get_by_role("button", name="Montrer").click()
        expect(page.locator(".struck")).to_have_count(1)


@pytest.mark.parametrize("game", ["jago", "demo"])
def test_on_a_small_desk_no_letter_lies_on_a_button_and_the_title_is_whole(
    browser: Browser, server: Server, game: str
) -> None:
    with guest(browser, server.url, **screen(1024, 768)) as me:
        page = me.goto(f"/lecons/{game}/1")
        rack = page.locator(".rack")
        expect(rack.locator(".letters button").first).to_be_visible()
        assert not rack.evaluate(_OVERLAP)
        assert is_whole(page, "header .where")
        expect(page.get_by_role("button", name="Changer de sens")).to_be_visible()


def is_whole(page: Page, selector: str) -> bool:
    return bool(page.locator(selector).evaluate("one => one.scrollWidth <= one.clientWidth"))


def test_a_lone_letter_is_answered_as_at_a_table(browser: Browser, server: Server) -> None:
    """It means no move yet: the strip says what the turn asks for, and Enter refuses it by that (LXD-9)."""
    with guest(browser, server.url) as me:
        page = me.goto("/lecons/lexiduel/4")
        asked = page.locator(".strip .what").inner_text()
        square(page, "K10").click()
        page.keyboard.press("v")
        expect(page.locator(".strip .what")).not_to_have_text(asked)
        expect(page.locator(".strip .what")).to_have_text(re.compile(r"\.$"))
        expect(page.locator(".strip.no")).to_be_hidden()
        page.keyboard.press("Enter")
        expect(page.locator(".strip.no .article")).to_be_visible()
