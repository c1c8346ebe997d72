"""A rematch proposed and an invitation sent are taken back by whoever made them; both sides are told."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.server import Server

ME, LINK = {"kind": "me", "name": "Camille"}, {"kind": "link"}


def test_a_rematch_is_withdrawn_and_may_be_proposed_again(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as one, guest(browser, server.url) as two:
        made = one.make("lexiduel", [ME, LINK], order="given", options={"clock": "none"})
        two.sit_at(made, "Odile")
        one.goto(f"/table/{made['table']['id']}")
        two.act("resign", 2)
        sheet = two.page.get_by_role("dialog")
        expect(sheet.get_by_role("button", name="Proposer une revanche")).to_be_visible()
        expect(sheet.locator("h2").first).not_to_contain_text("LXD")
        one.page.get_by_role("dialog").get_by_role("button", name="Proposer une revanche").click()
        expect(sheet.get_by_role("button", name="Jouer la revanche")).to_be_visible()
        before = one.page.get_by_role("link", name="Analyser la partie d’avant")
        expect(before).to_have_attribute("href", f"/revoir/{made['table']['id']}?analyse")
        one.page.get_by_role("button", name="Retirer la proposition…").click()
        one.page.get_by_role("button", name="Retirer la proposition", exact=True).click()
        expect(one.page.get_by_role("heading", level=1).last).to_have_text(
            "Votre proposition de revanche est retirée."
        )
        expect(sheet.get_by_role("status")).to_have_text("La revanche proposée a été retirée.")
        sheet.get_by_role("button", name="Proposer une revanche").click()
        expect(two.page.get_by_role("button", name="Retirer la proposition")).to_be_visible()


def test_a_rematch_is_declined_by_a_tap_and_its_proposer_is_told(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as one, guest(browser, server.url) as two:
        made = one.make("lexiduel", [ME, LINK], order="given", options={"clock": "none"})
        two.sit_at(made, "Odile")
        one.goto(f"/table/{made['table']['id']}")
        two.act("resign", 2)
        one.page.get_by_role("dialog").get_by_role("button", name="Proposer une revanche").click()
        sheet = two.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Refuser").click()
        expect(sheet.get_by_role("status")).to_have_text("Vous avez refusé la revanche.")
        result = one.page.get_by_role("dialog")
        expect(result.get_by_role("status")).to_have_text("Odile a refusé la revanche.")
        expect(result.get_by_role("link", name="Analyser")).to_be_visible()
        assert one.page.url.endswith(f"/table/{made['table']['id']}")
        sheet.get_by_role("button", name="Proposer une revanche").click()
        expect(one.page.get_by_role("dialog").get_by_role("button", name="Refuser")).to_be_visible()


def test_an_invitation_is_withdrawn_and_its_link_says_so(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as one, guest(browser, server.url) as two:
        made = one.make("lexicon", [ME, LINK, LINK], order="given")
        two.sit_at(made, "Odile")
        page = one.goto(f"/table/{made['table']['id']}")
        expect(page.get_by_text("Odile")).to_be_visible()
        expect(two.page.get_by_role("button", name="Retirer l’invitation")).to_have_count(0)
        page.get_by_role("button", name="Retirer l’invitation…").click()
        page.get_by_role("button", name="Attendre encore").click()
        page.get_by_role("button", name="Retirer l’invitation…").click()
        page.get_by_role("button", name="Retirer l’invitation", exact=True).click()
        expect(page.get_by_role("heading", name="Votre invitation est retirée.")).to_be_visible()
        expect(two.page.get_by_role("heading", name="Camille a retiré son invitation.")).to_be_visible()
        two.goto(f"/rejoindre/{made['shared']}")
        expect(two.page.get_by_role("alert")).to_contain_text("Cette invitation a été retirée")
        expect(two.page.get_by_role("heading", level=1).last).to_have_text("Aucune place à prendre")
