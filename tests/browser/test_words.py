"""The dictionary page: a word with all it may be, by each game's words, and two words compared."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.server import Server


def test_a_word_is_looked_up_and_compared(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/dictionnaire")
        page.get_by_label("Un mot").fill("pendue")
        verdict = page.locator(".verdict")
        expect(verdict).to_contain_text(re.compile(r"PENDUE\s*:\s+mot admis"))
        expect(page.get_by_text("verbe pendre, participe passé féminin singulier")).to_be_visible()
        page.get_by_role("button", name="ZUT").click()
        expect(verdict).to_contain_text("interjection, exclue")
        page.get_by_label("D’après les mots admis à").select_option("lexicon")
        expect(verdict).to_contain_text("mot admis")

        page.get_by_label("Premier mot").fill("pêche")
        page.get_by_label("Second mot").fill("empêcher")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Sens différents.")).to_be_visible()
        page.get_by_role("link", name="JAG-12").click()
        expect(page.locator("#JAG-12")).to_be_in_viewport()
