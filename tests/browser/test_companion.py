"""The referee beside a real board, on a touched phone of 360 × 740; offline where that is promised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import KEEPS, Guest, guest
from tests.browser.hands import tap_letters
from tests.browser.server import Server

from joute.records import Record, read_record

TABLE_PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RULEBOOK = Path(__file__).parents[1] / "reference" / "lexiduel" / "rulebook-game.joute"


def read(text: str) -> Record:
    record = read_record(text)
    assert isinstance(record, Record)
    return record


def begin(page: Page, *names: str, clock: str = "") -> None:
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Joueur {number}", exact=True).fill(name)
    if clock:
        page.get_by_label("Pendule").select_option(clock)
    page.get_by_role("button", name="Commencer").tap()


def tab(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=name).tap()


def type_letters(page: Page, word: str) -> None:
    for letter in word:
        page.locator(".keys button", has_text=re.compile(f"^{letter}$")).tap()


@pytest.mark.slow
def test_the_rulebooks_game_entered_beside_its_board_gives_75_to_70_and_the_same_record(
    browser: Browser, server: Server
) -> None:
    told = read(RULEBOOK.read_text(encoding="utf-8"))
    with guest(browser, server.url, **TABLE_PHONE) as player:
        page = player.goto("/arbitre/lexiduel")
        page.get_by_text("Ce qui est convenu").tap()
        rounds = page.locator(".agreement", has=page.locator("#agree-rounds"))
        rounds.locator('input[value="other"]').tap()
        rounds.locator('input[type="number"]').fill(told.value("Option.rounds"))
        page.locator(".agreement", has=page.locator("#agree-words")).locator("input").fill(
            told.value("Option.words")
        )
        begin(page)
        for number, (_, action) in enumerate(told.actions(), 1):
            expect(page.locator('[data-name="A1"]')).to_be_attached()
            tap_letters(page, action.text, lambda letter: f'.keys button[data-letter="{letter}"]')
            button = page.locator(".strip button.main:not([role=radio])")
            expect(button).to_be_enabled()
            button.tap()
            expect(page.locator("ol > li")).to_have_count(number)
        expect(page.locator(".over")).to_contain_text("75 – 70")
        expect(page.locator(".over")).to_contain_text("Joueur 1 gagne.")
        with page.expect_download() as download:
            page.get_by_role("button", name="Partie écrite").tap()
        written = read(download.value.path().read_text(encoding="utf-8"))
    assert [action for _, action in written.actions()] == [action for _, action in told.actions()]
    assert written.options() == told.options()
    assert (written.value("Game"), written.value("Seats")) == ("lexiduel", "2")


def without_network(player: Guest, *games: str) -> Page:
    """Each page visited once, then the network is gone."""
    page = player.page
    page.clock.install()
    for game in games:
        player.goto(f"/arbitre/{game}")
        expect(page.locator('main[data-kept="true"]')).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The worker keeps what is loaded once it is in charge: the pages are loaded under it.
    for game in games:
        player.goto(f"/arbitre/{game}")
        expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    player.context.set_offline(True)
    return page


def test_the_disc_a_theft_a_hand_and_the_bell_without_the_network(browser: Browser, server: Server) -> None:
    """JAG-22, JAG-12, LEX-12, TRN-2."""
    with guest(
        browser, server.url, noise="ERR_INTERNET_DISCONNECTED|ERR_FAILED", **TABLE_PHONE, **KEEPS
    ) as player:
        page = without_network(player, "lexicon", "jago")
        page.reload()
        begin(page, "Anselme", "Camille")
        tab(page, "Pendule")
        near, far = page.locator(".half.s1"), page.locator(".half.s2")
        near.tap()
        page.clock.fast_forward("01:10")
        expect(near.locator(".window")).to_have_text("4")
        expect(far.locator(".window")).to_have_text("6")
        far.tap()  # not their turn: nothing happens
        expect(near).to_contain_text("à jouer")
        near.tap()
        expect(far).to_contain_text("à jouer")
        page.get_by_role("button", name="Annuler le dernier tour de pendule").tap()
        expect(near).to_contain_text("à jouer")

        tab(page, "Arbitre")
        page.get_by_label("Sur le plateau").tap()
        type_letters(page, "GRESIL")
        page.get_by_role("button", name="Changer de case").tap()
        type_letters(page, "BRESILIEN")
        answer = page.locator(".answer")
        expect(answer).to_contain_text("Vol permis.")
        expect(answer).to_contain_text("Répondu sans réseau")
        expect(answer).to_contain_text("BRÉSILIEN est admis.")
        page.get_by_role("button", name="Noter ce mot").tap()
        expect(answer).to_contain_text("BRÉSILIEN est noté sur la feuille.")
        page.get_by_label("Sur le plateau").fill("PÊCHE")
        page.get_by_label("Devient").fill("PÊCHEUR")
        expect(answer).to_contain_text("Pas de vol.")
        expect(answer.get_by_role("link", name="JAG-13")).to_be_visible()

        tab(page, "Feuille")
        expect(page.get_by_label("Mots du tour")).to_have_value("BRÉSILIEN")
        page.get_by_label("Lettres posées").fill("RAS")
        tab(page, "Arbitre")  # what is being written waits
        tab(page, "Feuille")
        expect(page.get_by_label("Lettres posées")).to_have_value("RAS")
        expect(page.get_by_role("button", name="Valider")).to_be_disabled()
        for _ in range(3):
            page.get_by_role("button", name="Une de plus pour Anselme").tap()
        page.get_by_role("button", name="Valider").tap()
        expect(page.locator("ol > li")).to_have_count(1)

        player.goto("/arbitre/lexicon")
        begin(page, "Zoé", "Lucien", clock="bell 7m")
        page.get_by_role("group", name="N’a plus rien").get_by_text("Zoé").tap()
        hand = page.get_by_label("Lucien tient")
        hand.fill("EEEEEE")
        expect(page.get_by_role("alert")).to_contain_text("Le E est déclaré 6 fois, la boîte en contient 5.")
        hand.fill("EAZ?")
        page.get_by_role("button", name="Noter la manche").tap()
        expect(page.locator(".totals")).to_contain_text("Lucien 37")
        page.get_by_role("button", name="À raison").tap()
        expect(page.locator(".totals")).to_contain_text("Zoé −10")
        page.get_by_role("button", name="Annuler la dernière ligne").tap()
        expect(page.locator(".totals")).to_contain_text("Zoé 0")
        tab(page, "Pendule")
        page.get_by_role("button", name="Lancer la pendule").tap()
        tab(page, "Arbitre")  # the bell rings whichever tab is open
        expect(page.get_by_role("timer")).to_have_text("7:00")
        page.clock.fast_forward("07:00")
        expect(page.get_by_role("alert")).to_contain_text("La cloche")
        tab(page, "Pendule")
        expect(page.get_by_role("button", name="Nouvelle main")).to_be_visible()

        page.reload()  # nothing is lost
        tab(page, "Feuille")
        expect(page.locator(".totals")).to_contain_text("Lucien 37")


def test_a_thirteenth_e_is_refused_and_the_referee_says_when_it_needs_the_server(
    browser: Browser, server: Server
) -> None:
    with guest(
        browser, server.url, noise="ERR_INTERNET_DISCONNECTED|ERR_FAILED", **TABLE_PHONE, **KEEPS
    ) as player:
        page = player.goto("/arbitre/dames")
        white, black = page.locator(".letters").first, page.locator(".letters").last
        white.fill("EATRSINLOUEDCMPA")
        black.fill("E" * 11 + "RTSNL")
        page.get_by_role("button", name="Commencer").tap()
        expect(page.get_by_role("alert")).to_contain_text(
            "Le E est déclaré 13 fois, la boîte en contient 12."
        )
        black.fill("BEHUGFVIQRTSNLOA")
        page.get_by_role("button", name="Commencer").tap()
        expect(page.locator('[data-name="A6"]')).to_have_attribute("aria-label", re.compile("I"))
        player.context.set_offline(True)
        expect(page.get_by_text("a besoin du serveur")).to_be_visible()


def test_a_kit_is_looked_at_and_opened(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/regles/jago")
        page.locator("main").get_by_role("link", name="Imprimer un jeu").click()
        link = page.get_by_role("link", name=re.compile("Ouvrir le PDF, 7 feuilles"))
        expect(link).to_be_visible()
        page.get_by_text("À plier").click()
        expect(page.get_by_role("link", name=re.compile(r"Ouvrir le PDF, \d+ feuilles"))).to_have_attribute(
            "href", re.compile("sides=fold")
        )
        expect(page.locator("section img").first).to_have_js_property("complete", True)
        address = page.get_by_role("link", name=re.compile("Ouvrir le PDF")).get_attribute("href") or ""
        answer = player.context.request.get(server.url + address)
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.body().startswith(b"%PDF")
