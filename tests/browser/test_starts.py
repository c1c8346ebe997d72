"""Where a move may start: shown while the guide is read, and while a refusal says where."""

from __future__ import annotations

import re

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


def test_who_asks_how_to_play_is_shown_where(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(1440, 900)) as player:
        made = player.make("lexiduel", [ME, HERE], order="given")
        page = player.goto(f"/table/{made['table']['id']}")
        dots, guide = page.locator(".starts > *"), page.locator(".guide summary")
        expect(dots).to_have_count(64)
        guide.click()
        expect(dots).to_have_count(0)
        expect(guide).to_have_text("Ce que vous pouvez faire, et où")
        guide.click()
        expect(dots).to_have_count(64)
        page.get_by_role("button", name="Ne plus afficher").click()
        expect(dots).to_have_count(0)
        page.get_by_role("button", name="Règles").click()
        page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
        expect(dots).to_have_count(64)


def test_lxd_8_an_answer_begins_where_it_is_due(browser: Browser, server: Server) -> None:
    """Nothing is tinted elsewhere, and whoever types writes in the corner of the amorce."""
    with guest(browser, server.url, **screen(1440, 900)) as player:
        made = player.make("lexiduel", [ME, HERE], order="given")
        page = player.goto(f"/table/{made['table']['id']}")
        for seat, move in enumerate(("C3h MER", "C4v ON", "P16h LUI")):
            player.act(move, seat % 2 + 1)
        due = square(page, "P17")
        expect(page.locator(".strip")).to_contain_text("Répondez à l’amorce en P16")
        page.locator("body").press("O")
        page.keyboard.press("N")
        expect(square(page, "Q17")).to_have_attribute("aria-label", re.compile("N"))
        expect(due).to_have_attribute("aria-label", re.compile("O"))
