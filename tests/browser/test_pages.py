"""Every page, light and dark, in both languages: nothing serious for axe, nothing too wide, a small start."""

from __future__ import annotations

import pytest
from bench.support.page_load import load
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import KEEPS, PHONE, Guest, guest
from tests.browser.server import Server

FIRST_PAGE_BYTES = 100_000
MOST_SHIFT = 0.05
PLAIN_PAGES = (
    "/",
    "/nouvelle/lexicon",
    "/rejoindre/personne",
    "/regles",
    "/regles/lexiduel",
    "/lecons",
    "/lecons/jago",
    "/dictionnaire",
    "/tournois",
    "/regarder",
    "/revoir",
    "/parties",
    "/arbitre",
    "/imprimer",
)
GAMES = ("lexiduel", "dames", "jago", "lexicon", "demo", "amusante")
ME, MACHINE, HERE, LINK = ({"kind": kind, "level": 1} for kind in ("me", "machine", "here", "link"))


def tables(player: Guest) -> list[str]:
    """A table of each game in play, one waiting for someone, one behind the curtain, one finished."""
    made = [player.make(game, [ME, MACHINE], options={"clock": "none"}) for game in GAMES]
    made.append(player.make("jago", [ME, LINK]))
    made.append(player.make("demo", [ME, HERE]))
    return [f"/table/{one['table']['id']}" for one in made]


def settle(page: Page) -> None:
    """The page's own content is there, in its own letters."""
    expect(page.locator("main :is(h1, .strip, .curtain, [role=alert])").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, locale: str) -> None:
    with guest(browser, server.url, locale=locale, noise="404|422") as player:
        found = {}
        for path in (*PLAIN_PAGES, *tables(player)):
            page = player.goto(path)
            settle(page)
            assert page.locator("html").get_attribute("lang") == locale[:2]
            found[path] = problems(page)
            page.emulate_media(color_scheme="dark")
            expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            found[f"{path} (dark)"] = problems(page)
            page.emulate_media(color_scheme="light")
        assert {path: some for path, some in found.items() if some} == {}


def test_axe_while_composing_and_on_a_phone(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        page = player.goto(tables(player)[0])
        page.locator('[data-name="C3"]').tap()
        for letter in "MER":
            page.locator(f'.keys button[data-letter="{letter}"]').tap()
        expect(page.locator(".strip .word")).to_have_text("MER")
        assert problems(page) == []
        page.get_by_role("button", name="Coups").tap()
        expect(page.locator("dialog")).to_be_visible()
        assert problems(page) == []


def test_nothing_wider_than_the_screen(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, noise="404|422", **KEEPS) as player:
        for path in (*PLAIN_PAGES, *tables(player)):
            page = player.goto(path)
            settle(page)
            for width, height in ((360, 740), (820, 1180), (1440, 900)):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(100)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)


def test_targets_on_touch_are_large_enough(browser: Browser, server: Server) -> None:
    """44 px for what is pressed; the squares of a board have their own way (zoom), never under 24.

    A word within a sentence is as high as its line, and takes taps around it (`::after`).
    """
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        for path in tables(player)[:6]:
            page = player.goto(path)
            assert player.until_my_turn()
            small = page.evaluate(
                """() => [...document.querySelectorAll("main button, main a, header button")]
                  .map((one) => {
                    const { width, height } = one.getBoundingClientRect();
                    const around = getComputedStyle(one, "::after");
                    const most = (own, after) => Math.max(own, parseFloat(after) || 0);
                    return [most(width, around.width), most(height, around.height), one];
                  })
                  .filter(([width, height]) => width && (height < 43.5 || width < 24))
                  .map(([width, height, one]) => `${one.outerHTML.slice(0, 90)} ${width}x${height}`)"""
            )
            assert small == [], path


def test_pages_are_small_and_stand_still(browser: Browser, server: Server) -> None:
    """What travels, compressed as it is; and nothing moves once it is there."""
    found = {path: load(browser, server.url + path) for path in PLAIN_PAGES}
    assert 0 < found["/"].javascript < FIRST_PAGE_BYTES
    assert {path: one.shift for path, one in found.items() if one.shift > MOST_SHIFT} == {}
