"""What is being composed stays until its position is gone; arrows and taps choose a square alike."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.guests import Guest, guest
from tests.browser.hands import walk_to
from tests.browser.server import Server
from tests.browser.test_offers import propose
from tests.browser.test_together import play_word

ME, MACHINE = {"kind": "me", "name": "Camille"}, {"kind": "machine", "level": 6}


def against_a_machine(player: Guest) -> None:
    made = player.make("lexiduel", [ME, MACHINE], order="given", options={"clock": "none"})
    player.goto(f"/table/{made['table']['id']}")
    play_word(player, "C3v MER")
    assert player.until_my_turn()


def test_an_offer_that_is_refused_leaves_the_letters_laid(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille:
        against_a_machine(camille)
        page = camille.page
        page.locator('[data-name="C6"]').click()
        page.keyboard.type("CI")
        laid = page.locator('[data-name="C7"]')
        expect(laid).to_have_attribute("aria-label", "C7, I, en composition")
        propose(camille, "Proposer d’arrêter")
        expect(page.get_by_text("Maître préfère continuer")).to_be_visible()
        expect(laid).to_have_attribute("aria-label", "C7, I, en composition")


def test_arrows_choose_a_square_as_a_tap_does(browser: Browser, server: Server) -> None:
    """Under one's own MER the word goes down; its arrow is seen before a letter is typed."""
    with guest(browser, server.url) as camille:
        against_a_machine(camille)
        page = camille.page
        walk_to(page, "C6")
        expect(page.locator('[data-name="C6"]')).to_have_attribute("aria-selected", "true")
        turn = page.get_by_role("button", name="Changer de sens, Vers le bas")
        expect(turn).to_have_attribute("title", re.compile("Espace$"))
        page.keyboard.press("Enter")
        expect(turn).to_be_visible()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Changer de sens, Vers la droite")).to_be_visible()


def test_a_first_click_where_the_cursor_came_by_itself_turns_nothing(
    browser: Browser, server: Server
) -> None:
    """After C, the cursor waits on C7: the click says that it is meant, a second one turns the word."""
    with guest(browser, server.url) as camille:
        against_a_machine(camille)
        page = camille.page
        down, across = (
            page.get_by_role("button", name=f"Changer de sens, Vers {way}") for way in ("le bas", "la droite")
        )
        page.locator('[data-name="C6"]').click()
        page.keyboard.type("C")
        on = page.locator('[data-name="C7"]')
        expect(on).to_have_attribute("aria-selected", "true")
        on.click()
        expect(down).to_be_visible()
        on.click()
        expect(across).to_be_visible()


def test_the_way_of_a_tint_is_left_with_it(browser: Browser, server: Server) -> None:
    """Under MER the word goes down; where no word of their own grows, across again."""
    with guest(browser, server.url) as camille:
        against_a_machine(camille)
        page = camille.page
        page.locator('[data-name="C6"]').click()
        expect(page.get_by_role("button", name="Changer de sens, Vers le bas")).to_be_visible()
        page.locator('[data-name="P17"]').click()
        expect(page.get_by_role("button", name="Changer de sens, Vers la droite")).to_be_visible()
