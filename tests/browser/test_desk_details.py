"""Small things at a desk: level cards, numbers beside the board, the dictionary, machines getting ready."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server

ME, LINK = {"kind": "me", "name": "Bob"}, {"kind": "link"}
MACHINE = {"kind": "machine", "level": 1}


def tops(found: Locator) -> list[float]:
    return [
        round(float(top))
        for top in found.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    ]


def test_names_and_scores_are_level_and_numbers_keep_off_the_board(browser: Browser, server: Server) -> None:
    """At 1024 × 768 « À vous » goes under the name of one of the two."""
    with guest(browser, server.url, **screen(1024, 768)) as bob, guest(browser, server.url) as ana:
        made = bob.make("lexiduel", [ME, LINK], order="given", options={"clock": "none"})
        ana.sit_at(made, "Ana")
        page = bob.goto(f"/table/{made['table']['id']}")
        cards = page.locator(".players > .card")
        expect(cards).to_have_count(2)
        for part in (".name", ".score"):
            one, other = tops(cards.locator(part))
            assert abs(one - other) <= 1, part
        number = page.locator("main [data-place=board] text", has_text="20").first.bounding_box()
        frame = page.locator("main [data-place=board] rect.outer").bounding_box()
        assert number and frame
        assert number["x"] + number["width"] < frame["x"]


def test_the_dictionary_at_a_table_has_a_title_and_its_field_the_focus(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as me:
        made = me.make("lexiduel", [{"kind": "me"}, MACHINE], order="given", options={"clock": "none"})
        page = me.goto(f"/table/{made['table']['id']}")
        page.get_by_role("button", name="Dictionnaire").click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name="Dictionnaire")).to_be_visible()
        expect(sheet.get_by_label("Un mot")).to_be_focused()


def test_the_line_of_machines_getting_ready_is_said_in_words(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as me:
        told = {"status": "ok", "kernels": {"ready": 4, "of": 6}}
        me.page.route("**/health", lambda route: route.fulfill(json=told))
        page = me.goto("/")
        expect(page.get_by_role("progressbar", name="cette fois seulement : 4 jeux sur 6")).to_be_visible()
        expect(page.get_by_text("Les machines se préparent : 4 jeux sur 6")).to_be_visible()
