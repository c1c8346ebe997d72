"""Offers between players: asked, refused, accepted, each step seen by both; and what a machine answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.hands import square, type_words
from tests.browser.server import Server
from tests.browser.test_together import play_word, sit_down

_READ_STRIP = """
() => {
  const strip = document.querySelector(".strip");
  window.read = [];
  const keep = () => window.read.push(strip.textContent);
  new MutationObserver(keep).observe(strip, { subtree: true, childList: true, characterData: true });
}
"""


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def both_read(one: Guest, first: str, two: Guest, second: str) -> None:
    expect(one.page.get_by_text(first)).to_be_visible()
    expect(two.page.get_by_text(second)).to_be_visible()


def propose(player: Guest, name: str) -> None:
    """The button, then the same words once more: it may end the game."""
    press(player.page, name)
    player.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_master_plays_on_after_one_word(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille:
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "machine", "level": 6}]
        camille.goto(f"/table/{camille.make('lexiduel', seats)['table']['id']}")
        play_word(camille, "C3h MER")
        assert camille.until_my_turn()
        propose(camille, "Proposer d’arrêter")
        expect(camille.page.get_by_text("Maître préfère continuer")).to_be_visible()
        state = camille.state()
        assert state["table"]["status"] == "playing"
        assert [ply["seat"] for ply in state["plies"]] == [1, 2]


def test_an_answer_keeps_off_the_board_and_leaves_when_one_goes_on(browser: Browser, server: Server) -> None:
    """On a phone it stands where the last move was told, above the letters of the columns."""
    with guest(browser, server.url, viewport={"width": 360, "height": 740}) as camille:
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "machine", "level": 6}]
        camille.goto(f"/table/{camille.make('lexiduel', seats)['table']['id']}")
        play_word(camille, "C3h MER")
        assert camille.until_my_turn()
        press(camille.page, "Plus")
        propose(camille, "Proposer d’arrêter")
        answer = camille.page.locator(".offer.answer")
        expect(answer).to_contain_text("Maître préfère continuer")
        told, column = (
            answer.bounding_box(),
            camille.page.locator("svg text", has_text="K").first.bounding_box(),
        )
        assert told and column and told["y"] + told["height"] <= column["y"] + 2
        going_on = "window.dispatchEvent(new Event('pointerdown'))"
        camille.page.wait_for_function(f"() => {going_on} && !document.querySelector('.offer.answer')")


def test_a_move_that_cannot_be_taken_back_says_why(browser: Browser, server: Server) -> None:
    """JAGO draws after every turn (JAG-3)."""
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        seats, strict = [{"kind": "me", "name": "Camille"}, {"kind": "link"}], {"arbitration": "strict"}
        made = camille.make("jago", seats, order="given", options=strict)
        sit_down(rosalie, made["invitations"][0]["token"], "Rosalie")
        camille.goto(f"/table/{made['table']['id']}")
        camille.act(camille.hint(), 1)
        back = camille.page.get_by_role("button", name="Annuler mon coup")
        expect(back).to_have_attribute("aria-disabled", "true")
        back.click(force=True)
        expect(camille.page.get_by_text("Des lettres ont été tirées depuis")).to_be_visible()


def test_what_is_said_of_ones_letters_stands_beside_an_offer(browser: Browser, server: Server) -> None:
    """Not even for the moment in which the referee is asked again."""
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        made = camille.make("lexiduel", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
        rosalie.sit_at(made, "Rosalie")
        with camille.page.expect_websocket() as opened:
            camille.goto(f"/table/{made['table']['id']}")
        assert camille.until_my_turn()
        square(camille.page, "E3").click()
        type_words(camille.page, "E3h MER")
        expect(camille.page.locator(".strip")).to_contain_text("tout entière dans un coin")
        camille.page.evaluate(_READ_STRIP)
        with opened.value.expect_event("framereceived", lambda text: '"composed"' in str(text)):
            rosalie.act("end", 2)
            expect(camille.page.get_by_text("Rosalie propose d’arrêter là.")).to_be_visible()
        read = camille.page.evaluate("window.read")
        assert all("tout entière dans un coin" in text for text in read), read


def test_taking_back_and_stopping_between_two_browsers(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        made = camille.make("lexiduel", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
        sit_down(rosalie, made["invitations"][0]["token"], "Rosalie")
        camille.goto(f"/table/{made['table']['id']}")
        play_word(camille, "C3h MER")

        asked = "Camille voudrait annuler son dernier coup."
        press(camille.page, "Annuler mon coup")
        both_read(camille, "on attend la réponse de Rosalie", rosalie, asked)
        press(rosalie.page, "Refuser")
        both_read(camille, "Rosalie refuse d’annuler", rosalie, "Vous avez refusé : le coup de Camille reste")
        press(camille.page, "Annuler mon coup")
        press(rosalie.page, "Laisser annuler")
        both_read(camille, "votre coup est annulé, rejouez", rosalie, "Vous avez accepté : le dernier coup")
        play_word(camille, "C3h SEL")

        propose(rosalie, "Proposer d’arrêter")
        both_read(camille, "Rosalie propose d’arrêter là.", rosalie, "on attend la réponse de Camille")
        press(camille.page, "Refuser")
        both_read(camille, "Vous avez refusé d’arrêter", rosalie, "Camille refuse d’arrêter")
        for one in (camille, rosalie):
            expect(one.page.locator(".moves li[data-ply]")).to_have_count(1)
        propose(rosalie, "Proposer d’arrêter")
        press(camille.page, "Accepter d’arrêter")
        for one in (camille, rosalie):
            expect(one.page.locator("dialog .scores")).to_be_visible()
            expect(one.page.get_by_role("dialog")).to_contain_text("commun accord")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_draw_between_two_browsers(browser: Browser, server: Server, width: int) -> None:
    size = {"width": width, "height": 844}
    with guest(browser, server.url, viewport=size) as camille, guest(browser, server.url) as rosalie:
        made = camille.make("dames", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
        sit_down(rosalie, made["invitations"][0]["token"], "Rosalie")
        camille.goto(f"/table/{made['table']['id']}")
        for answer in ("Refuser", "Accepter la nulle"):
            if width < 800:
                press(camille.page, "Plus")
            propose(camille, "Proposer nulle")
            both_read(camille, "on attend la réponse de Rosalie", rosalie, "Camille propose la nulle.")
            press(rosalie.page, answer)
            if answer == "Refuser":
                both_read(camille, "Rosalie refuse la nulle", rosalie, "Vous avez refusé la nulle")
        for one in (camille, rosalie):
            expect(one.page.get_by_role("dialog")).to_contain_text("commun accord")
