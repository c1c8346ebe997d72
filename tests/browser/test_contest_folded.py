"""On a phone the question whether to contest folds while a move is composed, and is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_squares

ME, LINK = {"kind": "me", "name": "Camille"}, {"kind": "link"}
CARDS = "hands=RATGQI/AEIOUNRSTL stock=LEAAN pile=D turn=1 table=LIVRE,DOSE"
SCREENS = [(360, 740), (360, 640), (740, 360)]


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_looking_at_another_word_folds_the_question_and_reloading_keeps_it(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with guest(browser, server.url, **screen(*size)) as me, guest(browser, server.url) as other:
        options = {"arbitration": "contest", "clock": "none"}
        made = me.make("lexicon", [LINK, ME], order="given", options=options, position=CARDS)
        other.sit_everywhere(made)
        page = me.goto(f"/table/{made['table']['id']}")
        other.act("word RAT", 1)
        asked = page.get_by_role("region", name="Contestation")
        chip = page.locator("[data-place=chip] button")
        expect(asked).to_be_visible()
        page.get_by_role("button", name="LIVRE").tap()
        expect(chip).to_have_text("Contester RAT")
        expect(chip).to_be_in_viewport(ratio=1)
        expect(asked).to_be_hidden()
        page.reload()
        expect(chip).to_be_in_viewport(ratio=1)
        chip.tap()
        expect(asked).to_be_visible()
        page.get_by_role("button", name="Revenir à votre coup").tap()
        expect(asked).to_be_hidden()
        page.locator("li.contested button").tap()
        expect(asked).to_be_visible()
        page.get_by_role("button", name="Contester RAT").tap()
        verdict = page.get_by_role("region", name="Verdict")
        verdict.get_by_role("link", name="règle LEX-16").tap()
        rules = page.get_by_role("dialog")
        expect(rules).to_contain_text("LEX-16")
        page.keyboard.press("Escape")
        expect(rules).to_be_hidden()
        expect(verdict).to_be_visible()


def test_a_square_touched_on_the_mat_folds_it_too(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me, guest(browser, server.url) as other:
        options = {"arbitration": "contest", "clock": "none"}
        position = "- 1 CHATONE/SOURISAEEIINNTTLLRUD"
        made = me.make("demo", [LINK, ME], order="given", options=options, position=position)
        other.sit_everywhere(made)
        page = me.goto(f"/table/{made['table']['id']}")
        other.act("L13h CHAT", 1)
        expect(page.get_by_role("region", name="Contestation")).to_be_visible()
        tap_squares(page, "L15")
        chip = page.locator("[data-place=chip] button")
        expect(chip).to_have_text("Contester CHAT")
        page.locator(".strip .clear").tap()
        expect(page.get_by_role("region", name="Contestation")).to_be_visible()
        expect(chip).to_have_count(0)


def test_a_hint_folds_the_question_and_brings_back_what_one_composes_with(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me, guest(browser, server.url) as other:
        options = {"arbitration": "contest", "clock": "none"}
        made = me.make("lexicon", [LINK, ME], order="given", options=options, position=CARDS, hints=True)
        other.sit_everywhere(made)
        page = me.goto(f"/table/{made['table']['id']}")
        other.act("word RAT", 1)
        expect(page.get_by_role("region", name="Contestation")).to_be_visible()
        page.get_by_role("button", name="Indice", exact=True).tap()
        expect(page.locator("[data-place=chip] button")).to_have_text("Contester RAT")
        expect(page.locator(".strip")).to_contain_text("Touchez encore Indice")
        for verb in ("Former", "Jeter"):
            expect(page.get_by_text(verb, exact=True)).to_be_visible()


def test_sideways_the_words_leave_what_was_told_in_view(browser: Browser, server: Server) -> None:
    """With no question the cloth is as high as the screen, less the line above it."""
    with guest(browser, server.url, **screen(740, 360)) as me, guest(browser, server.url) as other:
        options = {"arbitration": "strict", "clock": "none"}
        made = me.make("lexicon", [LINK, ME], order="given", options=options, position=CARDS)
        other.sit_everywhere(made)
        page = me.goto(f"/table/{made['table']['id']}")
        other.act("word RAT", 1)
        told, cloth = page.locator("[data-place=told]"), page.locator(".mat")
        expect(told).to_contain_text("RAT")
        above, below = told.bounding_box(), cloth.bounding_box()
        assert above and below and above["height"] > 0
        assert above["y"] + above["height"] <= below["y"] + 1
