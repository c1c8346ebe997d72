"""After one visit, without the network: every page says something, and comes back by itself."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import KEEPS, Guest, guest
from tests.browser.hands import square, type_words
from tests.browser.server import Server

SILENCE = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load"
KEPT = """async (want) => {
  const has = async (name, url) => {
    const cache = (await caches.keys()).find((one) => one.includes(name));
    return Boolean(cache && await (await caches.open(cache)).match(url, { ignoreSearch: true }));
  };
  return (await Promise.all(want.map(([name, url]) => has(name, url)))).every(Boolean);
}"""
FINISHED = {"clock": "none"}


def visited(player: Guest, finished: str) -> Page:
    """Once on the home page, until what is wanted later is kept."""
    page = player.goto()
    expect(page.get_by_role("heading", name="Commencer ici")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wanted = [
        ["precache", "/index.html"],
        ["joute-words", "/api/word-table"],
        ["joute-kept", f"/kept/api/tables/{finished}/record"],
        ["joute-kept", "/kept/api/replay"],
    ]
    page.wait_for_function(KEPT, arg=wanted)
    return page


def resigned(player: Guest) -> str:
    """A game played a little and given up: the identifier of its table."""
    made = player.make("lexiduel", [{"kind": "me"}, {"kind": "here"}], options=FINISHED)
    table: str = made["table"]["id"]
    page = player.goto(f"/table/{table}")
    square(page, "C3").click()
    type_words(page, "C3h MER")
    player.play()
    said = player.ask({"type": "act", "move": "resign"})
    assert said["type"] == "acknowledged", said
    return table


def test_one_visit_then_no_network(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, noise=SILENCE, **KEEPS) as player:
        finished = resigned(player)
        made = player.make("lexiduel", [{"kind": "me"}, {"kind": "here"}])
        running = f"/table/{made['table']['id']}"
        page = visited(player, finished)
        page.goto(f"{server.url}/tournois")
        page.get_by_label("Autour de vraies tables").check()
        page.get_by_role("button", name="Commencer").first.click()
        page.wait_for_url("**/tournois/*")
        desk = page.url.removeprefix(server.url)
        title = page.get_by_role("heading", level=1).inner_text()
        page = player.goto(running)
        square(page, "C3").click()
        type_words(page, "C3h MER")
        expect(page.locator(".strip .word")).to_have_text("MER")

        player.context.set_offline(True)
        page = player.goto("/regles/amusante")
        expect(page.locator("#AMU-3")).to_be_visible()
        expect(page.get_by_role("banner").get_by_text("Hors ligne")).to_be_visible()
        page = player.goto("/lecons/demo")
        expect(page.get_by_role("heading", level=1)).to_have_text("Le premier mot")
        expect(page.get_by_role("alert")).to_contain_text("demande le réseau")
        page.get_by_role("button", name="Suivant").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Au milieu, d’abord")
        page = player.goto("/dictionnaire")
        page.get_by_label("Un mot").fill("farine")
        expect(page.locator(".verdict")).to_contain_text(re.compile(r"FARINE\s*:\s+mot admis"))
        expect(page.get_by_text("nom féminin singulier")).to_be_visible()
        page.get_by_label("Un mot").fill("zut")
        expect(page.locator(".verdict")).to_contain_text("interjection")
        page.get_by_label("Premier mot").fill("pêche")
        page.get_by_label("Second mot").fill("pêcheur")
        page.get_by_role("button", name="Comparer").click()
        expect(page.get_by_text("Même famille.")).to_be_visible()
        page = player.goto(desk)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.get_by_text("le tournoi tel qu’il était")).to_be_visible()
        page.locator("textarea").fill("Zoé")
        page.get_by_role("button", name="Inscrire").click()
        expect(page.get_by_text("1 à envoyer dès que le réseau revient")).to_be_visible()
        page = player.goto(f"/revoir/{finished}")
        expect(page.get_by_label("C3, M, joueur 1")).to_be_visible()
        page = player.goto("/regarder")
        expect(page.get_by_role("alert")).to_be_visible()
        page = player.goto()
        expect(page.get_by_role("status").get_by_text("Vous êtes hors ligne")).to_be_visible()
        expect(page.locator(f'a[href="{running}"]')).to_be_visible()

        page = player.goto("/lecons/demo/1")
        expect(page.get_by_role("alert")).to_contain_text("demande le réseau")
        player.context.set_offline(False)
        expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
        page = player.goto(desk)
        expect(page.locator("li", has_text="Zoé")).to_be_visible()
        page = player.goto(running)
        expect(page.locator(".strip .word")).to_have_text("MER")
        player.play()
        expect(page.locator(".moves").get_by_text("MER", exact=True)).to_be_visible()
