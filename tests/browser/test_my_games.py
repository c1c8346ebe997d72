"""« Mes parties »: games in play and finished, found from the menu, put away and back, and offline."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.guests import KEEPS, guest
from tests.browser.server import Server

ME = {"kind": "me", "name": "Camille"}
PHONE = {"width": 360, "height": 740}
SILENCE = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load"
MACHINE = {"kind": "machine", "level": 1}
KEPT = """async (path) => {
  const cache = (await caches.keys()).find((one) => one.includes("joute-kept"));
  return Boolean(cache && (await (await caches.open(cache)).match(`/kept${path}`)));
}"""


def test_every_game_of_mine_is_found(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True, noise=SILENCE, **KEEPS) as player:
        page = player.goto("/parties")
        expect(page.get_by_text("Aucune partie encore")).to_be_visible()
        running = player.make("dames", [{"kind": "me"}, MACHINE])["table"]["id"]
        over = player.make("lexiduel", [{"kind": "me"}, MACHINE])["table"]["id"]
        player.goto(f"/table/{over}")
        expect(page.locator(".strip")).to_be_visible()
        player.act("resign", 1)

        page = player.goto("/regles")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("link", name="Mes parties").tap()
        expect(page.get_by_role("heading", name="En cours")).to_be_visible()
        expect(page.locator(f'a[href="/table/{running}"]')).to_contain_text("DAMES")
        one = page.locator("main li").filter(has_text="LEXIDUEL")
        expect(one).to_contain_text("avec Débutant")
        expect(one).to_contain_text(re.compile(r"Vous avez abandonné\s; Débutant gagne\."))
        expect(page.get_by_text("1 partie, perdue")).to_be_visible()
        away = page.get_by_role("button", name="Masquer la partie de DAMES")
        card, button = page.locator(".card", has=away).bounding_box(), away.bounding_box()
        assert card and button
        assert card["y"] <= button["y"]
        assert button["y"] + button["height"] <= card["y"] + card["height"]
        expect(one.locator("time")).to_be_visible()
        for place in (one, page.locator(f'a[href="/table/{running}"]')):
            board = place.locator("img")
            expect(board).to_have_attribute(
                "src", re.compile(r"^/api/tables/\w+/picture\.svg\?version=\d+&small=true&ground=light$")
            )
            expect(board).to_have_js_property("complete", True)
            assert board.evaluate("one => one.naturalWidth") > 0
        expect(one.get_by_role("link", name="Analyser")).to_have_attribute(
            "href", re.compile(rf"/revoir/{over}\?analyse$")
        )
        one.get_by_role("button", name="Masquer").tap()
        expect(one).to_be_hidden()
        page.get_by_role("status").get_by_role("button", name="Annuler").tap()
        expect(one).to_be_visible()
        away.tap()
        expect(page.get_by_text("Partie masquée")).to_be_visible()
        one.get_by_role("button", name="Masquer").tap()
        expect(page.get_by_text("Toutes vos parties sont masquées")).to_be_visible()
        expect(page.get_by_role("link", name="Commencer une partie")).to_be_visible()
        page.get_by_text("Parties masquées (2)").tap()
        hidden = page.locator("main li").filter(has_text="DAMES")
        expect(hidden).to_contain_text("en cours")
        expect(hidden.get_by_role("link", name="Continuer")).to_have_attribute("href", f"/table/{running}")
        expect(hidden.get_by_role("link", name="Analyser")).to_have_count(0)
        hidden.get_by_role("button", name="Réafficher").tap()
        expect(page.locator(f'a[href="/table/{running}"]').first).to_be_visible()
        expect(page.get_by_text("Partie masquée")).to_be_visible()  # of the other game
        one.get_by_role("button", name="Réafficher").tap()
        expect(page.get_by_text("Partie masquée")).to_be_hidden()
        expect(page.get_by_role("heading", name="Finies")).to_be_visible()

        player.goto("/revoir")
        expect(page.locator("main li").filter(has_text="LEXIDUEL")).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function(KEPT, arg=f"/api/tables/{over}/record")
        player.context.set_offline(True)
        player.goto("/parties")
        expect(page.get_by_text("parties gardées sur cet appareil")).to_be_visible()
        one.get_by_role("link", name="Revoir").tap()
        expect(page.get_by_role("group", name="Pas à pas")).to_be_visible()


def test_what_is_said_of_a_hidden_game_goes_by_itself(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        player.make("dames", [{"kind": "me"}, MACHINE])
        player.page.clock.install()
        page = player.goto("/parties")
        page.get_by_role("button", name="Masquer la partie de DAMES").tap()
        note = page.get_by_role("status").filter(has_text="Partie masquée")
        expect(note).to_be_visible()
        page.get_by_text("Parties masquées (1)").tap()
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        back = page.get_by_role("button", name="Réafficher").bounding_box()
        over = note.locator(".card").bounding_box()
        assert back and over and back["y"] + back["height"] <= over["y"], "it covers nothing"
        page.clock.fast_forward(10_000)
        expect(note).to_be_hidden()


def test_an_invitation_waits_until_somebody_sits_down(browser: Browser, server: Server) -> None:
    """It is nobody's turn before; after, the page says so by itself."""
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        made = camille.make("lexiduel", [ME, {"kind": "link"}], order="given")
        page = camille.goto("/parties")
        card = page.locator(f'a[href="/table/{made["table"]["id"]}"]')
        expect(card).to_contain_text("en attente")
        expect(card).not_to_contain_text("À vous")
        rosalie.sit_at(made, "Rosalie")
        expect(card).to_contain_text("avec Rosalie")
        expect(card).to_contain_text("À vous")
        rosalie.act("resign", 2)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_role("heading", name="Finies")).to_be_visible()


def test_a_game_given_up_that_the_others_play_on_says_so(browser: Browser, server: Server) -> None:
    """In « Mes parties » and on the home page, with what can still be done: watch it."""
    with (
        guest(browser, server.url, viewport=PHONE, has_touch=True) as player,
        guest(browser, server.url) as others,
    ):
        made = player.make("lexicon", [ME, {"kind": "link"}, {"kind": "link"}], order="given")
        others.sit_everywhere(made)
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".strip")).to_be_visible()
        player.act("resign", 1)
        for path in ("/parties", "/"):
            page = player.goto(path)
            card = page.locator(f'a[href="/table/{made["table"]["id"]}"]')
            expect(card).to_contain_text("Vous avez abandonné")
            expect(card.get_by_text("Regarder")).to_be_visible()
