"""Where a move may start: shown while the guide is read, and while a refusal says where."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server

ME, HERE = {"kind": "me", "name": "Camille"}, {"kind": "here", "name": "Rosalie"}


def test_starts_stay_while_a_refusal_says_where_to_begin(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(1440, 900)) as player:
        made = player.make("lexiduel", [ME, HERE], order="given")
        page = player.goto(f"/table/{made['table']['id']}")
        dots = page.locator(".starts > *")
        expect(dots).to_have_count(64)  # four corners of sixteen squares (LXD-7)
        page.get_by_role("button", name="Ne plus afficher").click()
        expect(dots).to_have_count(0)
        square(page, "J10").click()
        page.keyboard.type("RAT")
        expect(page.locator(".strip.no")).to_be_visible()
        expect(dots).to_have_count(64)
        page.keyboard.press("Escape")
        expect(dots).to_have_count(0)
