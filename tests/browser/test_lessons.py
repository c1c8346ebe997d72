"""Every step of every lesson, played by hand: what it asks for can be done on its board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.cards import compose_cards
from tests.browser.guests import Guest, guest
from tests.browser.hands import slide, square, type_words
from tests.browser.server import Server
from tests.web.lessons import GAMES, steps

PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_learnt_by_playing(browser: Browser, server: Server, game: str) -> None:
    """Without a number in the address, the first step; what is learnt stays until Enter or a tap."""
    with guest(browser, server.url) as player:
        page = player.goto(f"/lecons/{game}")
        for number, step in enumerate(steps(game), 1):
            expect(page.get_by_role("heading", level=1)).to_have_text(step["title"]["fr"])
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
            do(player, game, step["example"], "refused" in step["ask"])
            expect(page.locator(".answer.ok"), step["title"]["fr"]).to_contain_text(step["done"]["fr"][:20])
            assert page.url.endswith(f"/lecons/{game}/{number}")
            if number == 1:
                page.evaluate("document.activeElement.blur()")
                page.keyboard.press("Enter")
            elif number < len(steps(game)):
                page.get_by_role("button", name="Suivant").click()
        page.goto(f"{server.url}/lecons")
        expect(page.locator(f'a[href="/lecons/{game}"]')).to_contain_text("10 sur 10")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_is_pressed_stays_in_view(browser: Browser, server: Server, game: str) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        page = player.goto(f"/lecons/{game}/1")
        for step in steps(game):
            expect(page.get_by_role("heading", level=1)).to_have_text(step["title"]["fr"])
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
            for button in page.locator(".foot button").all():
                expect(button, step["title"]["fr"]).to_be_in_viewport(ratio=1)
            page.get_by_role("button", name="Montrer").tap()
            expect(page.locator(".answer.ok"), step["title"]["fr"]).to_be_in_viewport(ratio=1)
            if "refused" in step["ask"]:
                expect(page.locator(".answer .refusal"), step["title"]["fr"]).to_be_in_viewport(ratio=1)
            page.locator(".answer button.main").tap()
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("group", name="Actions")).to_be_visible()


def do(player: Guest, game: str, move: str, forbidden: bool) -> None:
    """Compose the step's example as its text says, and play it where it is allowed."""
    page = player.page
    if move in ("challenge", "pass"):
        page.get_by_role("button", name={"challenge": "Contester", "pass": "Passer"}[move]).click()
        return
    {"dames": slide_or_type, "lexicon": compose_cards, "amusante": announce}.get(game, write)(page, move)
    if not forbidden:
        expect(page.locator(".strip button.main:not([role=radio])")).to_be_enabled()
        page.locator(".strip button.main:not([role=radio])").click()


def write(page: Page, move: str) -> None:
    square(page, re.split("[hv]", move)[0]).click()
    type_words(page, move)


def slide_or_type(page: Page, move: str) -> None:
    """Words with their squares are followed, those without are typed."""
    journey, *parts = move.split(" ")
    if any("@" in part for part in parts):
        slide(page, move)
        return
    slide(page, journey)
    for n, word in enumerate(parts):
        if n:
            page.get_by_role("button", name="second mot").click()
            page.evaluate("document.activeElement.blur()")
        page.keyboard.type(word)


def announce(page: Page, move: str) -> None:
    if move == "take":
        page.get_by_role("button", name="Ramasser la rangée").first.click()
        return
    _, tile, word = move.split(" ")
    name = "joker" if tile.startswith("*") else tile
    page.locator(f'.rack .letters button[aria-label="{name}"]:not([disabled])').first.click()
    if tile.startswith("*"):
        page.locator("dialog button", has_text=re.compile(f"^{tile[1:].upper()}$")).click()
    page.get_by_label("Le mot annoncé").fill(word)
