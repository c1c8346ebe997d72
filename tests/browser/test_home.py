"""The home page while games are running: all the games stay in view, and what waits is found at once."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect
from tests.browser.guests import Guest, guest
from tests.browser.server import Server

MACHINE = {"kind": "machine", "level": 3}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
_IS_WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
TABLES = (("lexiduel", 1), ("dames", 1), ("lexicon", 3))


def with_games(player: Guest) -> None:
    for game, machines in TABLES:
        player.make(game, [{"kind": "me"}, *[MACHINE] * machines], order="given")


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"] + box["height"]


def test_running_games_leave_every_game_in_view(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=DESK) as player:
        with_games(player)
        page = player.goto("/")
        cards = page.locator('a[href^="/table/"]')
        expect(cards).to_have_count(len(TABLES))
        for button in page.get_by_role("button", name="Jouer contre la machine").all():
            assert bottom(button) <= DESK["height"]
        assert len({(box["y"], box["height"]) for card in cards.all() if (box := card.bounding_box())}) == 1
        sentence = page.get_by_role("heading", name="Commencer ici")
        assert bottom(sentence) < bottom(cards.first)


def test_a_phone_begins_with_what_waits(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=PHONE) as player:
        with_games(player)
        page = player.goto("/")
        mine = page.locator('a[href^="/table/"]').filter(has_text="À vous")
        expect(mine.first).to_be_visible()
        assert bottom(mine.first) < bottom(page.get_by_role("heading", name="Commencer ici"))
        expect(page.locator('a[href^="/table/"] img[src*="picture.svg"]')).to_have_count(len(TABLES))


def test_the_problem_lies_on_a_dark_page_without_paper(browser: Browser, server: Server) -> None:
    """Also where the evening comes while the page is open; and the name beside « Joute » is whole."""
    with guest(browser, server.url, viewport={"width": 1024, "height": 768}) as player:
        page = player.goto("/")
        picture = page.locator('img[src*="/api/problems/"]')
        expect(picture).to_have_attribute("src", re.compile("ground=light"))
        page.emulate_media(color_scheme="dark")
        expect(picture).to_have_attribute("src", re.compile("ground=dark"))
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 0
        assert page.locator("header .where").evaluate(_IS_WHOLE)


def test_the_last_game_is_a_few_keys_away(browser: Browser, server: Server) -> None:
    """Past the header, past what stands before the games, then by arrows from card to card."""
    with guest(browser, server.url, viewport=DESK) as player:
        page = player.goto("/")
        buttons = page.get_by_role("button", name="Jouer contre la machine")
        expect(buttons.first).to_be_visible()
        for link in ("Aller au contenu", "Aller aux jeux"):
            page.keyboard.press("Tab")
            expect(page.get_by_role("link", name=link)).to_be_focused()
            page.keyboard.press("Enter")
        expect(buttons.first).to_be_focused()
        for _ in range(buttons.count() - 1):
            page.keyboard.press("ArrowRight")
        expect(buttons.last).to_be_focused()
