"""What the strip speaks of is shown on the board, its rules beside the table; its first sentence stays."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.guests import Guest, guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_rack, tap_squares
from tests.games.demo.table import mat
from tests.games.jago.table import dealt

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
BLE = f"{mat('S13h BLe')} 1 ROUEATSL/CHATON"
"""The E of BLE is a joker's."""
UNHURRIED = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 900 ? 600000 : ms, ...more);
"""
"""A word that is none yet is refused after 900 ms; here it may grow as long as the machine needs."""


def sit(player: Guest, game: str, position: str) -> Page:
    options = {"clock": "none", "arbitration": "strict"}
    made = player.make(game, [ME, MACHINE], order="given", options=options, position=position)
    page = player.goto(f"/table/{made['table']['id']}")
    assert player.until_my_turn()
    return page


def marked(page: Page) -> list[str]:
    """The squares under what a refusal outlines."""
    found: list[str] = page.evaluate(
        """() => {
            const inside = (one, all) => one.x >= all.x - 3 && one.y >= all.y - 3
                && one.right <= all.right + 3 && one.bottom <= all.bottom + 3;
            const outlines = [...document.querySelectorAll("main [role=grid] :is(rect.no, rect.quiet)")]
                .map((one) => one.getBoundingClientRect());
            return [...document.querySelectorAll("main [data-name]")]
                .filter((one) => outlines.some((all) => inside(one.getBoundingClientRect(), all)))
                .map((one) => one.dataset.name);
        }"""
    )
    return found


def test_a_word_in_a_bad_place_is_marked_not_listed_and_its_rule_read_beside_the_table(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, "demo", BLE)
        seen = {name: square(page, name).bounding_box() for name in ("S13", "P16", "U17")}
        tap_squares(page, "Q16")
        tap_rack(page, "ROUE")
        strip = page.locator(".strip.no")
        expect(strip).to_contain_text("ROUE ne touche aucun carré du tapis")
        expect(strip).not_to_contain_text("Q16")
        assert marked(page) == ["Q16", "R16", "S16", "T16"]
        expect(strip.get_by_role("button", name="Chercher")).to_have_count(0)

        rule = strip.get_by_role("link", name="règle DEM-5")
        rule.tap()
        read = page.locator("dialog .wanted")
        expect(read).to_contain_text("tous dans un même mot")
        expect(read).to_be_in_viewport()
        assert len(page.context.pages) == 1
        page.get_by_role("button", name="Fermer").tap()
        expect(read).to_have_count(0)
        expect(square(page, "T16")).to_have_attribute("aria-label", "T16, E, en composition")
        assert {name: square(page, name).bounding_box() for name in seen} == seen

        strip.locator(".clear").tap()
        expect(page.locator(".strip.no")).to_have_count(0)
        assert {name: square(page, name).bounding_box() for name in seen} == seen


def test_on_a_desk_the_rules_stand_beside_the_board_and_open_on_the_article(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as me:
        page = sit(me, "demo", BLE)
        square(page, "Q16").click()
        page.keyboard.type("ROUE")
        page.locator(".strip.no").get_by_role("link", name="règle DEM-5").click()
        expect(page.locator("dialog .wanted")).to_be_in_viewport()
        page.locator(".strip .clear").click()  # the table stays in use
        expect(square(page, "Q16")).to_have_attribute("aria-label", "Q16, vide")


def test_letters_in_two_lines_are_told_before_playing(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, "demo", BLE)
        tap_squares(page, "R14")
        tap_rack(page, "RO")
        tap_squares(page, "R15")
        tap_rack(page, "U")
        expect(page.locator(".strip.no")).to_contain_text("une seule ligne")
        assert marked(page) == ["R15"]
        page.get_by_role("button", name="Retirer le U").tap()
        expect(square(page, "R15")).to_have_attribute("aria-label", "R15, vide")
        tap_squares(page, "V14")
        tap_rack(page, "U")
        expect(page.locator(".strip")).to_contain_text("Il reste un vide dans votre mot")
        assert marked(page) == ["T14", "U14"]


def test_a_joker_keeps_its_star(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, "demo", BLE)
        expect(page.locator("main [role=grid] [data-letter=E] .joker")).to_have_count(1)
        expect(page.locator("main [role=grid] .joker")).to_have_count(1)
        shapes = page.locator("main [role=grid] .joker")
        assert shapes.evaluate("one => one.tagName") == "polygon"
        red = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--s2')")
        assert shapes.evaluate("one => getComputedStyle(one).fill") == "rgb(95, 87, 75)" != red


def test_a_word_that_is_none_yet_is_marked_where_it_lies(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as me:
        me.page.add_init_script(UNHURRIED)
        page = sit(me, "jago", dealt("PROUETS", "ABCDEF").text())
        square(page, "F6").click()
        page.keyboard.type("UO")
        expect(page.locator(".strip")).to_contain_text("UO n’est pas encore un mot")
        assert marked(page) == ["F6", "G6"]
        expect(page.locator("rect.no")).to_have_count(0)


class Slow:
    """The table's connection, on which what the guide says is held back until it is let go."""

    def __init__(self) -> None:
        self.held: list[str | bytes] = []
        self.holds = True
        self._page: WebSocketRoute | None = None

    def route(self, page: WebSocketRoute) -> None:
        server, self._page = page.connect_to_server(), page

        def told(text: str | bytes) -> None:
            if self.holds and json.loads(text)["type"] == "guided":
                self.held.append(text)
            else:
                page.send(text)

        page.on_message(server.send)
        server.on_message(told)

    def let_go(self) -> None:
        assert self._page
        self.holds = False
        for text in self.held:
            self._page.send(text)


@pytest.mark.parametrize(("game", "said"), [("demo", "Posez un mot"), ("lexiduel", "amorce")])
def test_one_first_sentence(browser: Browser, server: Server, game: str, said: str) -> None:
    with guest(browser, server.url) as me:
        wire = Slow()
        me.page.route_web_socket("**/live", wire.route)
        made = me.make(game, [ME, MACHINE], order="given", options={"clock": "none"})
        page = me.goto(f"/table/{made['table']['id']}")
        strip = page.locator(".strip .what")
        expect(strip).to_have_text("À vous.")
        for _ in range(100):
            if wire.held:
                break
            page.wait_for_timeout(50)
        expect(strip).to_have_text("À vous.")
        wire.let_go()
        expect(strip).to_contain_text(said)
