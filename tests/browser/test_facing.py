"""A board faces whoever plays on it: their own camp at the bottom, arrows as they are seen."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.server import Server
from tests.browser.test_together import sit_down


def corner(page: Page, name: str) -> tuple[float, float]:
    expect(square(page, name)).to_be_visible()
    box = square(page, name).bounding_box()
    assert box
    return box["x"], box["y"]


def test_in_dames_each_camp_is_at_the_bottom_for_its_player(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as red, guest(browser, server.url) as black:
        made = red.make("dames", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
        sit_down(black, made["invitations"][0]["token"], "Rosalie")
        red.goto(f"/table/{made['table']['id']}")
        (left, low), (right, high) = corner(red.page, "A1"), corner(red.page, "H6")
        assert left < right and low > high
        (right, high), (left, low) = corner(black.page, "A1"), corner(black.page, "H6")
        assert left < right and low > high
        square(black.page, "H6").focus()
        black.page.keyboard.press("ArrowRight")
        expect(square(black.page, "G6")).to_be_focused()
        black.page.keyboard.press("ArrowUp")
        expect(square(black.page, "G5")).to_be_focused()
