"""What reaches people at a table besides moves: phrases, and a call to whoever looks elsewhere."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.server import Server

SMALL = {"width": 360, "height": 740}
STAYS = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 7000 ? 600000 : ms, ...more);
"""
"""What was said goes away after seven seconds; here it stays, however slow the machine."""
NOTED = """
window.notes = [];
const Own = window.Notification;
window.Notification = class extends Own {
  constructor(title, options) {
    super(title, options);
    window.notes.push({ title, ...options });
  }
};
"""
HIDDEN = """
(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get: () => (hidden ? "hidden" : "visible"),
  });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def at_one_table(camille: Guest, rosalie: Guest, *others: Guest) -> None:
    made = camille.make("lexiduel", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
    rosalie.sit_at(made, "Rosalie")
    for one in (camille, *others):
        one.goto(f"/table/{made['table']['id']}")
    for one in (camille, rosalie, *others):
        expect(one.page.get_by_role("list", name="Joueurs")).to_be_visible()


def reads(page: Page, text: str) -> None:
    """On the page above everything else, and told to a screen reader."""
    words = re.compile(r"\s".join(map(re.escape, text.split())))
    expect(page.locator(".said li").filter(has_text=words)).to_be_visible()
    expect(page.get_by_role("log").get_by_text(words)).to_be_attached()


def test_a_phrase_is_seen_by_both_and_by_who_looks_on(browser: Browser, server: Server) -> None:
    with (
        guest(browser, server.url) as camille,
        guest(browser, server.url, viewport=SMALL) as rosalie,
        guest(browser, server.url) as paul,
    ):
        for one in (camille, rosalie, paul):
            one.page.add_init_script(STAYS)
        at_one_table(camille, rosalie, paul)
        camille.page.get_by_role("button", name="Dire…").click()
        camille.page.get_by_role("dialog").get_by_role("button", name="Bonne partie").click()
        expect(camille.page.get_by_role("dialog")).to_have_count(0)
        reads(camille.page, "Vous : Bonne partie !")
        reads(rosalie.page, "Camille : Bonne partie !")
        reads(paul.page, "Camille : Bonne partie !")
        expect(paul.page.get_by_role("button", name="Dire…")).to_have_count(0)

        rosalie.page.get_by_role("button", name="Plus", exact=True).click()
        rosalie.page.get_by_role("dialog").get_by_role("button", name="Merci").click()
        reads(camille.page, "Rosalie : Merci !")
        reads(rosalie.page, "Vous : Merci !")

        # At the end a phrase is seen above the sheet of the result.
        camille.act("resign", 1)
        rosalie.page.get_by_role("dialog").get_by_role("button", name="Encore une").click()
        expect(camille.page.locator("dialog .scores")).to_be_visible()
        reads(camille.page, "Rosalie : Encore une ?")


def notes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.notes")
    return found


def test_a_page_in_the_background_says_whose_turn_it_is(browser: Browser, server: Server) -> None:
    allowed = {"permissions": ["notifications"]}
    with guest(browser, server.url, **allowed) as camille, guest(browser, server.url) as rosalie:
        camille.page.add_init_script(NOTED)
        at_one_table(camille, rosalie)
        icon = camille.page.locator("link[rel=icon]")
        dotted = re.compile("circle")
        expect(camille.page).to_have_title(re.compile("^À vous · LEXIDUEL"))
        expect(icon).to_have_attribute("href", dotted)
        camille.act("C3h MER", 1)
        expect(camille.page).to_have_title(re.compile("^Au tour de Rosalie · LEXIDUEL"))
        expect(icon).not_to_have_attribute("href", dotted)
        assert notes(camille.page) == [], "whoever looks at the table is not called"

        camille.page.evaluate(HIDDEN, True)
        rosalie.act("C4v ON", 2)
        expect(camille.page).to_have_title(re.compile("^À vous · LEXIDUEL"))
        expect(icon).to_have_attribute("href", dotted)
        camille.page.wait_for_function("window.notes.length > 0")
        (note,) = notes(camille.page)
        assert note["title"] == "À vous · LEXIDUEL"
        assert "Rosalie" in note["body"] and "ON" in note["body"]
        camille.page.evaluate(HIDDEN, False)
        camille.act("resign", 1)
        expect(camille.page).to_have_title(re.compile("^Finie · LEXIDUEL"))
        expect(icon).not_to_have_attribute("href", dotted)
