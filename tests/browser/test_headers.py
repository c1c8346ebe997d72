"""No title is cut in a header, on a small desk or a phone: a part that does not fit is left out whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server

from joute.games import registry

PAGES = (
    "/",
    "/nouvelle/dames",
    "/rejoindre/invitation",
    "/regles",
    "/regles/dames",
    "/lecons",
    "/lecons/dames/1",
    "/dictionnaire",
    "/tournois",
    "/regarder",
    "/parties",
    "/probleme",
    "/problemes",
    "/revoir",
    "/imprimer",
    "/arbitre",
)
NAMES = ("Anne-Clémentine", "Jean-Baptiste", "Marie-Antoinette")

_CUT = """() => {
  const where = document.querySelector("header .where");
  const box = where.getBoundingClientRect();
  const walker = document.createTreeWalker(where, NodeFilter.SHOW_TEXT);
  const found = [];
  let first = true;
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = walker.currentNode.textContent.trim();
    if (!text) continue;
    for (const one of range.getClientRects()) {
      const middle = (one.top + one.bottom) / 2;
      const seen = middle > box.top && middle < box.bottom && one.left < box.right;
      const whole = one.left >= box.left - 1 && one.right <= box.right + 1 &&
        one.top >= box.top - 3 && one.bottom <= box.bottom + 3;
      if (seen ? !whole : first) found.push(text);
    }
    first = false;
  }
  return found;
}"""
"""The parts of which a piece shows and another does not; and the title itself, which is never left out."""


def cut(page: Page) -> list[str]:
    expect(page.locator("header .where")).not_to_be_empty()
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(_CUT)
    return found


@pytest.mark.parametrize("size", [(1024, 640), (360, 740)], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_no_title_is_cut(browser: Browser, server: Server, size: tuple[int, int], locale: str) -> None:
    wrong: dict[str, list[str]] = {}
    with guest(browser, server.url, noise="404|Failed to load", locale=locale, **screen(*size)) as me:
        for path in PAGES:
            page = me.goto(path)
            if found := cut(page):
                wrong[path] = found
        for game in registry.names():
            seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "here", "name": one} for one in NAMES[1:])]
            most = registry.find(game).most_seats
            made = me.make(game, seats[:most], order="given", options={"clock": "none"})
            page = me.goto(f"/table/{made['table']['id']}")
            expect(page.locator("header h1")).not_to_have_text("Joute")
            if found := cut(page):
                wrong[game] = found
            me.act("resign", int(me.state()["table"]["to_act"][0]))
            page = me.goto(f"/revoir/{made['table']['id']}")
            expect(page.locator("header .where b")).not_to_be_empty()
            if found := cut(page):
                wrong[f"{game}, replayed"] = found
    assert wrong == {}


def test_the_clocks_of_a_full_score_pad_stand_in_their_columns(browser: Browser, server: Server) -> None:
    seats = [{"kind": "me"}, *([{"kind": "here"}] * (registry.find("lexicon").most_seats - 1))]
    with guest(browser, server.url, **screen(1440, 900)) as me:
        made = me.make("lexicon", seats, options={"clock": "budget 15m"})
        page = me.goto(f"/table/{made['table']['id']}")
        page.get_by_role("button", name="C’est moi").click()
        clocks = page.locator("thead .clock")
        expect(clocks).to_have_count(len(seats))
        wide = clocks.evaluate_all(
            "all => all.filter((one) => one.offsetWidth > one.parentElement.clientWidth).length"
        )
        assert wide == 0
