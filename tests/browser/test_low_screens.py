"""A wide screen that is low, five at the table: board, hand, button and question are in view at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.screens import in_view, main_button
from tests.browser.server import Server
from tests.games.demo.table import mat

ME, LINK = {"kind": "me", "name": "Camille"}, {"kind": "link"}
LAID = mat("H13h PUTATiFS", "M11v UNISEXUEES", "J20h DESSILLER", "E11h IMPRiMATUR")
CONTESTED = f"{LAID} 5 EATRSNOLCO/EEAIDMV/GNTOA/LCEBOE/FAUCHEEAIN"
"""Whoever holds seat 5 may lay a word that nobody has checked."""


@pytest.mark.parametrize("height", [768, 720])
def test_dem_10_a_contest_among_five_needs_no_scrolling(
    browser: Browser, server: Server, height: int
) -> None:
    size = {"width": 1024, "height": height}
    with guest(browser, server.url, viewport=size) as player, guest(browser, server.url) as others:
        options = {"arbitration": "contest", "clock": "none"}
        seats = [ME, LINK, LINK, LINK, LINK]
        made = player.make("demo", seats, order="given", options=options, position=CONTESTED)
        others.sit_everywhere(made)
        page = player.goto(f"/table/{made['table']['id']}")
        others.act("D21h FAUCHEE", 5)
        question = page.get_by_role("region", name="Contestation")
        answers = [question.get_by_role("button", name=name) for name in ("Accepter", "Contester")]
        board, hand = page.locator("[data-place=board]").first, page.locator(".rack")
        for answer in answers:
            expect(answer).to_be_enabled()
        assert in_view(page, board, hand, main_button(page), *answers) == []
