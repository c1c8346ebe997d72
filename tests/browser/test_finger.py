"""Letters dragged by one finger: to sort a hand, onto the board, from one square to another."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.browser.cards import hand_of
from tests.browser.guests import Guest, guest
from tests.browser.hands import drag_by_finger, square
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import CARDS, tap_cards

ME, MACHINE = {"kind": "me"}, {"kind": "machine", "level": 1}


def sit(player: Guest, game: str, **wanted: str) -> Page:
    """On turn against a machine."""
    made = player.make(game, [ME, MACHINE], order="given", options={"clock": "none"}, **wanted)
    page = player.goto(f"/table/{made['table']['id']}")
    assert player.until_my_turn()
    return page


def test_the_hand_is_sorted_by_a_finger(browser: Browser, server: Server) -> None:
    """A card dragged onto another takes its place, and is not laid."""
    with guest(browser, server.url, **screen(360, 740)) as player:
        page = sit(player, "lexicon", position=CARDS)
        hand = page.get_by_role("group", name="Vos cartes").locator("button")
        expect(hand).to_have_count(10)
        before = hand_of(page)
        tap_cards(page, "C")
        drag_by_finger(page, hand.nth(0), hand.nth(7))
        assert hand_of(page) == [*before[1:8], before[0], *before[8:]]
        expect(page.locator(".bench button[data-letter]")).to_have_count(1)


def test_a_letter_goes_from_the_rack_to_a_square_and_on_to_another(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as player:
        page = sit(player, "jago")
        rack = page.locator("[data-place=hand] .letters button:not(.used)")
        letter = rack.first.get_attribute("aria-label")
        drag_by_finger(page, rack.first, square(page, "F6"))
        expect(square(page, "F6")).to_have_attribute("aria-label", f"F6, {letter}, en composition")
        drag_by_finger(page, square(page, "F6"), square(page, "E6"))
        expect(square(page, "E6")).to_have_attribute("aria-label", f"E6, {letter}, en composition")
        expect(square(page, "F6")).to_have_attribute("aria-label", "F6, vide")


def test_a_card_dragged_onto_a_word_of_the_table_goes_into_it(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as player:
        page = sit(player, "lexicon", position=CARDS)
        card = page.get_by_role("group", name="Vos cartes").locator("[data-letter=S]")
        drag_by_finger(page, card, page.locator(".words > li").first)
        expect(page.locator(".words > li button").first).to_have_attribute("aria-pressed", "true")
        expect(card).to_be_disabled()
