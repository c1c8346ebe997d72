"""A wide screen that is low, many at the table: board, hand, button and question are in view at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.screens import in_view, main_button, screen, table_in_view
from tests.browser.server import Server
from tests.games.demo.table import mat

ME, LINK = {"kind": "me", "name": "Camille"}, {"kind": "link"}
MACHINE = {"kind": "machine", "level": 1}
LAID = mat("H13h PUTATiFS", "M11v UNISEXUEES", "J20h DESSILLER", "E11h IMPRiMATUR")
CONTESTED = f"{LAID} 5 EATRSNOLCO/EEAIDMV/GNTOA/LCEBOE/FAUCHEEAIN"
"""Whoever holds seat 5 may lay a word that nobody has checked."""

FIVE = "hands=CHAUDETLS*/EKBXN/WGI/BT/DE pile=JN stock=LMORSTYZ table=LIVRE,DOSE,FINE,MORT,QUIPU"


@pytest.mark.parametrize("height", [768, 720])
def test_dem_10_a_contest_among_five_needs_no_scrolling(
    browser: Browser, server: Server, height: int
) -> None:
    size = {"width": 1024, "height": height}
    with guest(browser, server.url, viewport=size) as player, guest(browser, server.url) as others:
        options = {"arbitration": "contest", "clock": "none"}
        seats = [ME, LINK, LINK, LINK, LINK]
        made = player.make("demo", seats, order="given", options=options, position=CONTESTED)
        others.sit_everywhere(made)
        page = player.goto(f"/table/{made['table']['id']}")
        others.act("D21h FAUCHEE", 5)
        question = page.get_by_role("region", name="Contestation")
        answers = [question.get_by_role("button", name=name) for name in ("Accepter", "Contester")]
        board, hand = page.locator("[data-place=board]").first, page.locator(".rack")
        for answer in answers:
            expect(answer).to_be_enabled()
        assert in_view(page, board, hand, main_button(page), *answers) == []


def test_dem_02_a_hand_of_twenty_two_is_seen_whole_and_a_letter_can_be_taken_back(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, viewport={"width": 1024, "height": 768}) as player:
        made = player.make("demo", [ME, MACHINE, MACHINE, MACHINE], order="given")
        page = player.goto(f"/table/{made['table']['id']}")
        letters = page.locator(".rack .letters button")
        expect(letters).to_have_count(22)
        foot = page.locator(".rack .letters").bounding_box()
        assert foot
        for one in letters.all():
            box = one.bounding_box()
            assert box and box["y"] + box["height"] <= foot["y"] + foot["height"]
        assert in_view(page, letters.first, letters.last, main_button(page)) == []
        erase = page.get_by_role("button", name="Effacer la lettre encadrée, ou la dernière")
        expect(erase).to_be_disabled()
        square(page, "M13").click()
        page.locator(".rack .letters button:not([aria-label=joker])").first.click()
        expect(page.locator(".rack .used")).to_have_count(1)
        erase.click()
        expect(page.locator(".rack .used")).to_have_count(0)


def test_lex_02_five_at_a_phone_held_sideways(browser: Browser, server: Server) -> None:
    """Five names, ten cards and the buttons under them."""
    sideways = screen(740, 360)
    with guest(browser, server.url, **sideways) as player, guest(browser, server.url) as others:
        made = player.make("lexicon", [ME, LINK, LINK, LINK, LINK], order="given", position=FIVE)
        others.sit_everywhere(made)
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        names = page.locator(".players .card").all()
        assert table_in_view(page, main_button(page), *names) == []
