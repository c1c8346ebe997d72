"""The language changed at a table: nothing stays in the other one, without a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.server import Server
from tests.browser.test_hints import PATIENT

FRENCH = re.compile(
    r"\b([Vv]ous|[Vv]otre|[Vv]os|[Pp]osez|[Tt]ouchez|[Cc]hoisissez|lettres|cartes|carrés|une|des|les|mot|"
    r"Joueur|Débutant|Abandonner|Indice|Encore)\b"
)
"""Every French sentence of a table has one of these, no English one has; words played are in capitals."""
HINTED = {"lexiduel", "dames", "jago", "demo"}


@pytest.mark.parametrize("game", ["lexiduel", "dames", "jago", "lexicon", "demo", "amusante"])
def test_a_table_speaks_the_language_chosen_there(browser: Browser, server: Server, game: str) -> None:
    with guest(browser, server.url) as player:
        player.page.add_init_script(PATIENT)
        made = player.make(game, [{"kind": "me"}, {"kind": "machine", "level": 1}])
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        if game in HINTED:
            page.get_by_role("button", name="Indice").click()
            expect(page.locator("main")).to_contain_text("Touchez encore Indice")
        body = page.locator("body")
        expect(body).to_contain_text(FRENCH, use_inner_text=True)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="English").click()
        page.keyboard.press("Escape")
        expect(body).to_contain_text("Beginner", use_inner_text=True)
        expect(body).not_to_contain_text(FRENCH, use_inner_text=True)
        if game in HINTED:
            page.get_by_role("button", name="Hint").click()
            expect(page.locator("main")).to_contain_text("Tap Hint again")
            expect(body).not_to_contain_text(FRENCH, use_inner_text=True)
