"""Enter by keyboard: pressed too early it is kept, on something unfinished it says why, it never traps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.guests import Guest, guest
from tests.browser.hands import walk_to
from tests.browser.server import Server

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
US = "hands=AFGSX/EI pile=J stock=LLIOYZ table=US,DEBATS"


def sit(player: Guest, game: str, **wanted: object) -> Page:
    options = {"clock": "none", **wanted.pop("options", {})}  # type: ignore[dict-item]
    made = player.make(game, [ME, MACHINE], order="given", options=options, **wanted)
    page = player.goto(f"/table/{made['table']['id']}")
    assert player.until_my_turn()
    return page


def bench(page: Page) -> str:
    cards = page.get_by_role("group", name="Votre coup").locator("button[data-letter]")
    return "".join(cards.evaluate_all("all => all.map((one) => one.dataset.letter)"))


def table_word(page: Page, word: str) -> None:
    page.locator(".words button", has_text=word).click()


def test_the_arrows_move_the_caret_of_a_clicked_table_word(browser: Browser, server: Server) -> None:
    """Also with the focus nowhere, where they would else go to the board."""
    with guest(browser, server.url) as player:
        page = sit(player, "lexicon", position=US)
        table_word(page, "US")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("F")
        assert bench(page) == "FUS"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("A")
        assert bench(page) == "FUAS"


def test_a_whole_new_word_typed_over_a_table_word(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "lexicon", position=US, options={"arbitration": "strict"})
        table_word(page, "US")
        play = page.locator(".strip .play")
        expect(page.locator(".strip")).to_contain_text("carte qui entre dans US")
        expect(play).to_be_disabled()
        page.keyboard.press("Enter")  # the word still has the focus: pressed, it goes back
        expect(page.locator(".words .chosen")).to_have_count(0)
        table_word(page, "US")
        page.keyboard.type("FUSAS")
        assert bench(page) == "FUSAS"
        expect(play).to_be_enabled()
        page.keyboard.press("Backspace")
        assert bench(page) == "FUSA"


def test_the_first_click_chooses_the_word_the_second_its_letter(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "lexicon", position=US)
        page.get_by_role("radio", name="Échanger").click()
        letter = page.locator('.words button:has-text("DEBATS") [data-at="3"]')
        letter.click()
        aimed = page.get_by_role("group", name="Votre coup").locator(".aimed")
        expect(page.locator(".words .chosen")).to_be_visible()
        expect(aimed).to_have_count(0)
        letter.click()
        expect(aimed).to_have_attribute("data-letter", "A")


@pytest.mark.parametrize(("word", "played"), [("FARINE", True), ("FIARE", False)])
def test_an_enter_before_the_referees_answer_in_a_lesson(
    browser: Browser, server: Server, word: str, played: bool
) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/lecons/lexicon/1")
        expect(page.get_by_role("group", name="Vos cartes")).to_be_visible()
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        if played:
            expect(page.locator(".strip .play")).to_have_count(0)
        else:
            expect(page.locator(".strip.no")).to_contain_text("LEX-")


def test_an_unfinished_move_is_refused_with_its_article(browser: Browser, server: Server) -> None:
    """LEXIDUEL: one letter of an answer to an amorce; Escape clears it, and the way it was written."""
    with guest(browser, server.url) as player:
        page = sit(player, "lexiduel")
        walk_to(page, "C3")
        page.keyboard.press("Space")
        page.keyboard.type("M")
        down = page.locator('button[aria-label$="Vers le bas"]')
        expect(down).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".strip.no [role=alert]")).to_contain_text("LXD-7")
        page.keyboard.press("Escape")
        expect(page.locator(".strip.no")).to_have_count(0)
        expect(down).to_have_count(0)


def test_a_letter_alone_is_refused_by_what_the_turn_asks_for(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "jago", position="11/11/11/11/11/11/11/11/11/11/11 1 EUROPEZUT ASTIL")
        walk_to(page, "F6")
        page.keyboard.press("Z")
        page.keyboard.press("Enter")
        expect(page.locator(".strip.no")).to_contain_text("JAG-6")
        page.keyboard.press("U")
        expect(page.locator(".strip.no")).to_have_count(0)


def test_what_is_composed_goes_with_the_turn(browser: Browser, server: Server) -> None:
    """However late the answer to one's own move is."""
    with guest(browser, server.url) as player:
        page = player.page
        page.route_web_socket("**/live", without_acknowledgements)
        sit(player, "lexiduel")
        walk_to(page, "C3")
        page.keyboard.type("MER")
        page.keyboard.press("Enter")
        expect(page.locator('[data-name="C3"]')).to_have_attribute("aria-label", "C3, M, joueur 1")
        expect(page.locator(".strip .clear")).to_have_count(0)


def without_acknowledgements(socket: WebSocketRoute) -> None:
    upstream = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        if '"type":"acknowledged"' not in str(message):
            socket.send(message)

    upstream.on_message(heard)


def test_the_row_before_a_complete_word_is_taken_up_by_enter(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        position = "JE 1 T/EAOUR announced=1:JOURNAL,2:JE waiting=1"
        page = sit(player, "amusante", position=position, options={"arbitration": "contest"})
        version = player.state()["table"]["version"]
        page.keyboard.press("Enter")
        expect(page.locator(".strip .play")).to_be_enabled()
        page.keyboard.press("Enter")
        player.until_version(version + 1)
