"""The server killed without a goodbye: the page says so, comes back by itself, nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.guests import KEEPS, guest
from tests.browser.hands import square, type_words
from tests.browser.server import Server

SILENCE = "WebSocket|ERR_CONNECTION_REFUSED|Failed to load"


def test_server_killed_during_a_game(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with guest(browser, server.url, noise=SILENCE, **KEEPS) as player:
            seats = [{"kind": "me", "name": "Camille"}, {"kind": "here", "name": "Rosalie"}]
            made = player.make("lexiduel", seats)
            page = player.goto(f"/table/{made['table']['id']}")
            square(page, "C3").click()
            type_words(page, "C3h MER")
            player.play()
            square(page, "C4").click()
            type_words(page, "C4v ON")
            expect(page.locator(".strip .word")).to_have_text("ON")

            server.kill()
            expect(page.locator(".banner")).to_be_visible()
            banner, main = page.locator(".banner").bounding_box(), page.locator("main").bounding_box()
            assert banner and main and banner["y"] + banner["height"] <= main["y"]
            expect(page.locator(".strip .word")).to_have_text("ON")
            server.start()
            expect(page.locator(".banner")).to_be_hidden()
            expect(page.locator(".link.online")).to_be_visible()
            expect(square(page, "C3")).to_have_attribute("aria-label", "C3, M, joueur 1")
            expect(page.locator(".strip .word")).to_have_text("ON")
            player.play()
            expect(page.locator(".moves li p")).to_have_text(
                ["Camille commence avec MER.", "Rosalie pose ON et fait MON."], use_inner_text=True
            )
    finally:
        server.stop()


def test_a_move_sent_into_the_dark_is_played_once(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with guest(browser, server.url, noise=SILENCE, **KEEPS) as player:
            made = player.make("lexiduel", [{"kind": "me"}, {"kind": "here"}])
            page = player.goto(f"/table/{made['table']['id']}")
            square(page, "C3").click()
            type_words(page, "C3h MER")
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_enabled()
            server.kill()
            expect(page.locator(".banner")).to_be_visible()
            page.keyboard.press("Enter")
            server.start()
            expect(page.locator(".moves").get_by_text("MER", exact=True)).to_be_visible()
            assert [ply["effects"]["words"] for ply in player.state()["plies"]] == [["MER"]]
    finally:
        server.stop()


def test_the_first_page_opens_without_the_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with guest(browser, server.url, noise=SILENCE, **KEEPS) as player:
            page = player.goto()
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            server.kill()
            player.goto()
            expect(page.get_by_role("heading", name="LEXICON")).to_be_visible()
            expect(page.get_by_role("banner").get_by_text("Hors ligne")).to_be_visible()
    finally:
        server.stop()
