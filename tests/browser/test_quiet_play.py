"""« Jouer » invites only to what can be played; elsewhere it is quiet, and a tap says why."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_rack, tap_squares

ME, MACHINE, LINK = ({"kind": kind, "level": 1} for kind in ("me", "machine", "link"))
BEHIND = "11/11/defendent2/U10/R4H5/Ancree5/N4U5/T4R5/3PREND3/11/11 1 ADEHHKLNRSWZ ASTILBO"
"""13 letters to 14; an S after PREND makes it 14 to 14."""


def test_jag_08_a_turn_that_does_not_lead_is_refused_at_once_and_stays_so(
    browser: Browser, server: Server
) -> None:
    """Also where the table tells its state again: somebody comes or goes, nothing has moved."""
    with guest(browser, server.url, **screen(360, 740)) as me, guest(browser, server.url) as other:
        made = me.make("jago", [ME, LINK], order="given", options={"clock": "none"}, position=BEHIND)
        other.sit_at(made, "Rosalie")
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        strip, play = page.locator(".strip"), page.locator(".strip .play")
        tap_squares(page, "I9")
        tap_rack(page, "S")
        expect(strip).to_contain_text("14 contre 14")
        expect(page.locator(".strip.no")).to_have_count(0)
        expect(play).to_have_attribute("aria-disabled", "true")
        play.tap(force=True)
        said = page.locator(".strip.no [role=alert]")
        expect(said).to_contain_text("JAG-8")
        said.evaluate("one => (one.dataset.before = 'yes')")
        play.tap(force=True)  # said once more
        expect(page.locator(".strip.no [role=alert]:not([data-before])")).to_contain_text("JAG-8")
        other.goto("/")
        expect(page.locator("main [data-place=players]")).to_contain_text("Rosalie")
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect(said).to_contain_text("JAG-8")
        page.locator(".strip .clear").tap()
        expect(said).to_have_count(0)


def test_dem_08_what_is_no_word_does_not_invite(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        position = "- 1 SOURISAEEIINNTTLLRUD/CHATONE"
        options = {"clock": "none", "arbitration": "strict"}
        made = me.make("demo", [ME, MACHINE], order="given", options=options, position=position)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        play = page.locator(".strip .play")
        tap_squares(page, "L13")
        tap_rack(page, "SRI")
        expect(page.locator(".strip")).to_contain_text("SRI")
        expect(play).to_have_attribute("aria-disabled", "true")
        play.tap(force=True)
        expect(page.locator(".strip.no [role=alert]")).to_contain_text("SRI")
