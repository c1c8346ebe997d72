"""An organiser and players, each in a browser of their own: the server opens the tables and counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import KEEPS, PHONE, Guest, guest
from tests.browser.hands import square
from tests.browser.server import Server

SILENCE = "WebSocket|ERR_CONNECTION_REFUSED|Failed to load"


def register(player: Guest, link: str, name: str) -> None:
    player.page.goto(link)
    player.page.get_by_label("Votre nom").fill(name)
    player.page.get_by_role("button", name="Je m’inscris").click()
    expect(player.page.get_by_text(f"Vous êtes {name}.")).to_be_visible()


def register_in_vain(player: Guest, link: str, name: str) -> None:
    """The organiser has entered that name: its place is taken by a link of its own."""
    player.page.goto(link)
    player.page.get_by_label("Votre nom").fill(name)
    player.page.get_by_role("button", name="Je m’inscris").click()
    expect(player.page.get_by_role("alert")).to_contain_text("demandez votre lien")


def resign(player: Guest) -> None:
    player.page.get_by_role("button", name="Abandonner").click()
    player.page.locator("dialog button", has_text="Abandonner").click()
    expect(player.page.locator("dialog .scores")).to_be_visible()


def axe(page: Page) -> list[dict[str, Any]]:
    """In the light and in the dark."""
    found = problems(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += problems(page)
    page.emulate_media(color_scheme="light")
    return found


def test_an_organiser_and_two_players_through_a_crash(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with (
            guest(browser, server.url, noise=SILENCE, **KEEPS) as organiser,
            guest(browser, server.url, noise=SILENCE, **KEEPS) as camille,
            guest(browser, server.url, noise=SILENCE, **KEEPS, viewport=PHONE) as rosalie,
        ):
            page = organiser.goto("/tournois")
            page.get_by_label("Nom", exact=True).fill("Coupe du dimanche")
            page.get_by_role("combobox", name="Jeu").select_option("jago")
            page.get_by_role("combobox", name="Formule").select_option("swiss")
            page.get_by_label("Tours").fill("1")
            page.get_by_role("button", name="Commencer").click()
            link = page.get_by_label("Le lien du tournoi").input_value()
            register(camille, link, "Camille")
            register(rosalie, link, "Rosalie")
            expect(page.get_by_role("heading", name="Joueurs : 2")).to_be_visible()
            assert axe(page) == []
            assert axe(rosalie.page) == []

            page.get_by_role("button", name="ouvrir le premier tour").click()
            assert camille.table_id() == rosalie.table_id()
            for player in (camille, rosalie):
                expect(square(player.page, "F6")).to_be_visible()
                player.page.wait_for_load_state("networkidle")
            server.kill()
            expect(camille.page.locator(".banner")).to_be_visible()
            server.start()
            expect(camille.page.locator(".link.online")).to_be_visible()
            resign(camille)
            expect(page.get_by_text("Rosalie l’emporte")).to_be_visible()
            expect(page.get_by_role("heading", name="Classement final")).to_be_visible()
            assert axe(page) == []

            rosalie.page.locator("dialog").get_by_role("link", name="La suite du tournoi").click()
            first = rosalie.page.locator(".standings tbody tr").first
            expect(first).to_contain_text("Rosalie")
            expect(first).to_contain_class("me")
            width = rosalie.page.evaluate("document.documentElement.scrollWidth")
            assert width <= PHONE["width"]
    finally:
        server.stop()


def test_lxd_22_a_match_from_the_new_table_page_and_on_to_its_second_game(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as camille, guest(browser, server.url, locale="en-GB") as rosalie:
        page = camille.goto("/nouvelle/lexiduel")
        page.get_by_role("link", name="En faire un match").click()
        page.get_by_label("Votre nom").fill("Camille")
        page.get_by_role("button", name="Commencer").click()
        link = page.get_by_label("Le lien à envoyer").input_value()
        rosalie.page.goto(link)
        rosalie.page.get_by_label("Your name").fill("Rosalie")
        rosalie.page.get_by_role("button", name="Register").click()
        first = camille.table_id()
        assert rosalie.table_id() == first
        before = [seat["name"] for seat in camille.state()["table"]["seats"]]
        resign(camille)
        page.locator("dialog").get_by_role("link", name="La suite du tournoi").click()
        page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
        rosalie.page.locator("dialog").get_by_role("link", name="On with the tournament").click()
        rosalie.page.wait_for_url(f"**/table/{camille.table_id()}")
        assert [seat["name"] for seat in camille.state()["table"]["seats"]] == before[::-1]


def test_a_place_is_taken_up_by_its_link(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as organiser, guest(browser, server.url) as camille:
        page = organiser.goto("/tournois?jeu=jago&formule=roundrobin")
        page.get_by_label("Je joue aussi").fill("Rosalie")
        page.get_by_role("button", name="Commencer").click()
        page.get_by_label("Un nom par ligne").fill("Camille")
        page.get_by_role("button", name="Inscrire (1)").click()
        register_in_vain(camille, page.get_by_label("Le lien du tournoi").input_value(), "camille")
        page.get_by_role("button", name="ouvrir le premier tour").click()
        asked = page.get_by_role("dialog")
        expect(asked).to_contain_text("Camille n’a pas encore ouvert son lien")
        asked.get_by_role("button", name="Attendre").click()
        page.get_by_role("button", name="Lien de la place de Camille").click()
        link = page.get_by_role("textbox", name="Lien de la place de Camille").input_value()
        camille.page.goto(link)
        assert problems(camille.page) == []
        camille.page.get_by_role("button", name="Prendre cette place").click()
        expect(camille.page.get_by_text("Vous êtes Camille.")).to_be_visible()
        page.get_by_role("button", name="ouvrir le premier tour").click()
        assert organiser.table_id() == camille.table_id()
