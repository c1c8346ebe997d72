"""A composition that may mean several moves is asked about in one line: the board keeps its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server

ME, HERE = {"kind": "me", "name": "Camille"}, {"kind": "here", "name": "Rosalie"}
# LUNE may end on the E at H3 or at H4: it turns the one or the other.
TWO_LUNES = "A6A/8/3L1une/7e/8/b6b"
SCREENS = ((1440, 900), (1024, 768), (820, 1180), (390, 844), (360, 740))


def sit(player: Guest, game: str, **wanted: object) -> Page:
    made = player.make(game, [ME, HERE], order="given", **wanted)
    return player.goto(f"/table/{made['table']['id']}")


def board_box(page: Page) -> dict[str, float]:
    """On an upright tablet a panel grows with the word written: how high it stands is left out there."""
    box = page.locator("svg[role=grid]").bounding_box()
    assert box and page.viewport_size
    upright = 600 < page.viewport_size["width"] <= 820
    return {side: round(value) for side, value in box.items() if side != "y" or not upright}


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_readings_are_two_small_buttons_and_the_board_stays(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with guest(browser, server.url, **screen(*size)) as player:
        page = sit(player, "dames", position=TWO_LUNES)
        for name in ("D3", "E4"):
            square(page, name).click()
        expect(page.locator(".strip .clear")).to_be_visible()
        before = board_box(page)
        page.keyboard.type("LUNE")
        choices = page.locator(".strip .ways").get_by_role("radio")
        expect(choices).to_have_text(["retourne H3", "retourne H4"])
        assert board_box(page) == before
        strip = page.locator(".strip").bounding_box()
        assert strip and strip["height"] <= 104, strip
        choices.nth(1).click()
        expect(choices.nth(1)).to_have_attribute("aria-checked", "true")
        assert board_box(page) == before
        page.locator(".strip").get_by_role("button", name="Jouer").click()
        expect(square(page, "H4")).to_have_attribute("aria-label", "H4, E, joueur 1")


def test_readings_that_come_to_the_same_are_not_asked_about(browser: Browser, server: Server) -> None:
    """RATION may be an extension of RAT, or ION laid beside it: the same letters and points."""
    with guest(browser, server.url, **screen(1440, 900)) as player:
        page = sit(player, "lexiduel")
        for move, seat in (("C3h RAT", 1), ("E4v ON", 2)):
            player.ask({"type": "act", "move": move}, seat)
        expect(square(page, "E5")).to_have_attribute("aria-label", "E5, N, joueur 2")
        square(page, "F3").click()
        page.keyboard.type("ION")
        expect(page.locator(".strip .word")).to_have_text("RATION")
        expect(page.locator(".strip .gain")).to_have_text("+6")
        assert page.locator(".strip .ways").count() == 0
