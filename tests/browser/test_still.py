"""A board stays where it is while one composes, is refused, waits and is told what others did."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.screens import main_button, screen
from tests.browser.server import Server
from tests.browser.states import TURNS, Turn
from tests.browser.test_small_screens import clear, set_out

PHONE = (360, 740)
COMES_CLOSE = ("lexiduel", "demo")
"""Large boards come close to the word on purpose, over a keyboard: they keep their corner."""

GROWS_AFTER_A_TURN = ("lexicon",)
"""Its words get the cards' room: downwards only, their corner and their width stay."""

_BOX = """() => {
  const { x, y, width, height } = document.querySelector("main [data-place=board]").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


_HIDDEN_ROWS = """() => {
  const top = document.querySelector(".strip.no").getBoundingClientRect().top;
  const squares = [...document.querySelectorAll("main [data-place=board] [data-name]")];
  const frame = document.querySelector("main [data-place=board]").getBoundingClientRect();
  return squares.map((one) => [one.dataset.name, one.getBoundingClientRect()])
    .filter(([, box]) => box.bottom <= frame.bottom + 1 && box.bottom > top + 1).map(([name]) => name);
}"""
"""The squares that a refusal lies on."""


def box(page: Page, turn: Turn) -> list[int]:
    found: list[int] = page.evaluate(_BOX)
    return found[:3] if turn.game in COMES_CLOSE else found


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.game)
def test_the_board_does_not_move_under_the_finger(browser: Browser, server: Server, turn: Turn) -> None:
    with guest(browser, server.url, **screen(*PHONE)) as me, guest(browser, server.url) as other:
        stricter = replace(turn, options={**turn.options, **turn.refused_under})
        page = set_out(me, other, stricter, turn.position)
        found = {"at rest": box(page, turn)}
        turn.refused(page)
        expect(page.locator(".strip.no .article")).to_be_visible()
        found["refused"] = box(page, turn)
        assert page.evaluate(_HIDDEN_ROWS) == []
        clear(page)
        found["cleared"] = box(page, turn)
        page = set_out(me, other, turn, turn.position)
        turn.composed(page)
        expect(main_button(page)).to_be_enabled()
        found["composed"] = box(page, turn)
        main_button(page).tap()
        expect(page.locator(".told li").last).to_contain_text("Vous")
        after = box(page, turn)
        kept = 3 if turn.game in GROWS_AFTER_A_TURN else len(after)
        assert after[:kept] == found["at rest"][:kept]
        assert {state: where for state, where in found.items() if where != found["at rest"]} == {}


@pytest.mark.parametrize(
    "turn", [turn for turn in TURNS if turn.game != "amusante"], ids=lambda turn: turn.game
)
def test_on_a_desk_a_refusal_of_three_lines_leaves_the_board_as_large(
    browser: Browser, server: Server, turn: Turn
) -> None:
    """All but L'AMUSANTE's, over which the letters to write with come where one touches."""
    desk: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
    with guest(browser, server.url, **desk) as me, guest(browser, server.url) as other:
        stricter = replace(turn, options={**turn.options, **turn.refused_under})
        page = set_out(me, other, stricter, turn.position)
        found = page.evaluate(_BOX)
        turn.refused(page)
        expect(page.locator(".strip.no .article")).to_be_visible()
        page.locator(".strip.no .what").evaluate("(what) => (what.style.minHeight = '57px')")
        assert page.evaluate(_BOX) == found
