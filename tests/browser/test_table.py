"""At the table: stepping back, mending a move, where letters may go, several at one screen, rematches."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import problems
from tests.browser.cards import compose_cards
from tests.browser.guests import PHONE, Guest, guest
from tests.browser.hands import is_written_down, square, type_words
from tests.browser.server import Server

ME, HERE, LINK = ({"kind": kind} for kind in ("me", "here", "link"))
DAMES = (
    "THlUTrAO/Gva1iLOU/edenS1s*E*/1t6/3B1ME1/N3EDRl turn=12 made=NAVET/1,LUTRINS/1,DETENIR/2,LAVE/2"
    " captured=AET bag=AAAAAABCCDEEEEEEEFFGHIIIIIIIJKLLMMNNNNOOOOPPQRRRRSSSSSTTUUUVWXYZ"
    " last=D2.C3.C1.F1.B2.C2.E2.A3.D3.B4"
)


def sit(player: Guest, game: str, *others: dict[str, str], **wanted: object) -> Page:
    made = player.make(game, [ME, *others], **wanted)
    return player.goto(f"/table/{made['table']['id']}")


def lay(player: Guest, move: str) -> None:
    square(player.page, move.split("h")[0].split("v")[0]).click()
    type_words(player.page, move)
    player.play()


def test_stepping_back_and_returning_to_now(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "lexiduel", HERE)
        lay(player, "C3h MER")
        lay(player, "C4v ON")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowLeft")
        bar = page.locator("main .past").get_by_text("Après le coup 1")
        expect(bar).to_be_visible()
        expect(square(page, "C3")).to_have_attribute("aria-label", "C3, M, joueur 1")
        expect(square(page, "C4")).to_have_attribute("aria-label", "C4, vide")
        assert problems(page) == []
        page.keyboard.press("ArrowLeft")
        expect(square(page, "C3")).to_have_attribute("aria-label", "C3, vide")
        page.locator(".past").get_by_role("button", name="Revenir au présent").click()
        expect(square(page, "C4")).to_have_attribute("aria-label", "C4, O, joueur 2")
        page.locator(".moves").get_by_role("button", name="Coup 1", exact=True).click()
        expect(bar).to_be_visible()
        page.keyboard.press("Escape")
        expect(bar).to_be_hidden()
        expect(page.locator(".strip")).to_be_visible()


def test_a_refused_word_is_mended_or_looked_up(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "lexiduel", HERE)
        square(page, "C3").click()
        type_words(page, "C3h MEQ")
        assert player.refused().startswith("LXD-")
        strip = page.locator(".strip")
        strip.get_by_role("button", name="MEQ au dictionnaire").click()
        expect(page.get_by_label("Un mot")).to_have_value("MEQ")
        page.keyboard.press("Escape")
        strip.get_by_role("button", name="Retirer le Q").click()
        expect(strip.locator(".word")).to_have_text("ME")
        player.play()


def test_lxd_10_a_word_that_grows_downwards_is_written_downwards(browser: Browser, server: Server) -> None:
    """MON goes on at C6: a tap there is enough."""
    with guest(browser, server.url) as player:
        page = sit(player, "lexiduel", HERE, order="given")
        lay(player, "C3h MER")
        lay(player, "C4v ON")
        player.act("pass", 1)
        way = page.get_by_role("button", name="Changer de sens")
        expect(way).to_be_enabled()
        if is_written_down(page):
            way.click()
        expect(way).to_have_attribute("aria-label", re.compile("Vers la droite"))
        square(page, "C6").click()
        expect(way).to_have_attribute("aria-label", re.compile("Vers le bas"))


def test_where_a_letter_may_go_and_a_word_drawn_with_the_finger(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "dames", HERE, position=DAMES)
        assert player.until_my_turn()
        goes = [one for one in player.destinations() if one["source"] == "E3"]
        square(page, "E3").click()
        expect(page.locator("circle.dot:not(.takes)")).to_have_count(len(goes))
        square(page, "D4").click()
        path = [square(page, name).bounding_box() for name in ("A3", "B2", "C2", "B3", "C3", "D4")]
        for n, box in enumerate(path):
            assert box
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
            if not n:
                page.mouse.down()
        page.mouse.up()
        expect(page.locator(".strip .word")).to_have_text("EVADES")


def test_dam_05_dam_08_a_letter_that_cannot_go_there_is_told_why(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = sit(player, "dames", HERE, position=DAMES)
        assert player.until_my_turn()
        goes = {one["target"] for one in player.destinations() if one["source"] == "E3"}
        assert "D3" not in goes and "D4" in goes
        square(page, "E3").click()
        expect(page.locator("circle.dot").first).to_be_visible()
        square(page, "G4").click()
        expect(page.locator(".strip")).to_contain_text("E3 et G4 ne sont pas alignées")
        square(page, "D4").click()
        expect(page.locator(".strip")).to_contain_text("Tracez maintenant un mot")


HANDS = "hands=ABCDFGILMP/AEINORSTUV/EHIJKLNOQS pile=D stock=LEAAN turn=1"
"""Without the Maîtresse: a hand is a word of all its cards, which ends the deal."""


def form_whole_hand(player: Guest) -> int:
    """Whoever holds the screen forms a word of all their cards; answers with their seat."""
    page = player.page
    page.get_by_role("button", name="C’est moi").click()
    state = player.state()
    author: int = state["seat"]
    compose_cards(page, f"word {state['view']['hands'][author - 1].replace('*', '')}")
    player.play()
    return author


def kept_draft(page: Page, seat: int) -> Any:
    """What is kept of a move that the seat was composing."""
    return page.evaluate(
        """seat => JSON.parse(
            Object.entries(sessionStorage).find(([key]) => key.endsWith(`.${seat}`))?.[1] ?? "null"
        )""",
        seat,
    )


def test_the_screen_is_handed_over_before_anybody_is_asked(browser: Browser, server: Server) -> None:
    """Whoever has played still holds the screen: the question is for the one who takes it, once."""
    with guest(browser, server.url, viewport=PHONE) as player:
        page = sit(player, "lexicon", {**HERE, "name": "Zoé"})
        author = form_whole_hand(player)
        taken = page.locator(".curtain").get_by_role("button", name="C’est moi")
        expect(taken).to_be_visible()
        assert kept_draft(page, author) in (None, {"composition": None, "place": None})
        question = page.get_by_role("region", name="Contestation")
        expect(question).to_have_count(0)
        assert page.get_by_role("group", name="Vos cartes").count() == 0
        taken.click()
        expect(question).to_contain_text("−10 pour vous")
        answers = [re.compile("^Accepter "), re.compile("^Contester ")]
        expect(question.get_by_role("button")).to_have_text(answers)
        question.get_by_role("button", name=re.compile("^Accepter ")).click()
        expect(question).to_have_count(0)
        expect(page.locator(".strip")).to_be_visible()
        assert page.locator(".curtain").count() == 0


def test_the_time_that_runs_while_the_screen_is_handed_over_is_in_view(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, viewport=PHONE) as player:
        made = player.make("jago", [{"kind": "me"}, HERE], options={"clock": "disc 5x60s"})
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".curtain .clock")).to_contain_text(re.compile(r"^5\smin · \d+ s$"))


def test_everybody_at_one_screen_answers_for_themselves(browser: Browser, server: Server) -> None:
    """A word of the whole hand ends the deal once all have accepted: the screen goes round."""
    with guest(browser, server.url) as player:
        others = {**HERE, "name": "Rosalie"}, {**HERE, "name": "Lucien"}
        page = sit(player, "lexicon", *others, position=HANDS)
        author = form_whole_hand(player)
        asked = page.get_by_role("region", name="Contestation")
        page.locator(".curtain").get_by_role("button", name="C’est moi").click()
        expect(asked.get_by_role("button")).to_have_count(2)
        assert problems(page) == []
        asked.get_by_role("button", name=re.compile("^Accepter ")).click()
        page.locator(".curtain").get_by_role("button", name="C’est moi").click()
        asked.get_by_role("button", name=re.compile("^Contester ")).click()
        verdict = page.get_by_role("region", name="Verdict")
        expect(verdict).to_be_visible()
        expect(asked).to_be_hidden()
        expect(page.get_by_role("button", name="C’est moi")).to_have_count(0)
        page.set_viewport_size(PHONE)
        assert verdict.evaluate("box => box.scrollWidth <= box.clientWidth")
        verdict.get_by_role("button", name="Continuer").click()
        expect(verdict).to_be_hidden()
        told = player.state()["plies"][-1]
        assert told["effects"]["kind"] == "challenge_right"
        assert told["seat"] not in (author, author % 3 + 1)


def test_a_rematch_is_proposed_and_agreed_to(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        made = camille.make("lexiduel", [{**ME, "name": "Camille"}, LINK], options={"rounds": "1"})
        rosalie.goto(f"/rejoindre/{made['invitations'][0]['token']}")
        rosalie.page.get_by_label("Votre nom").fill("Rosalie")
        rosalie.page.get_by_role("button", name="S’asseoir").click()
        rosalie.table_id()
        camille.goto(f"/table/{made['table']['id']}")
        lay(camille, "C3h MER")
        assert rosalie.until_my_turn()
        lay(rosalie, "C4v ON")

        sheet = camille.page.locator("dialog")
        expect(moments(sheet)).to_have_count(2)
        expect(moments(sheet).first.locator("[data-letter=M]")).to_be_visible()
        sheet.get_by_role("button", name="Proposer une revanche").click()
        camille.page.wait_for_url(re.compile(f"/table/(?!{made['table']['id']})"))
        expect(camille.page.get_by_role("heading", name="On attend que Rosalie accepte")).to_be_visible()
        assert problems(camille.page) == []
        rosalie.page.locator("dialog").get_by_role("button", name="Jouer la revanche").click()
        rosalie.page.wait_for_url(f"**/table/{camille.table_id()}")
        for one in (camille, rosalie):
            expect(one.page.locator(".strip")).to_be_visible()
        names = [seat["name"] for seat in rosalie.state()["table"]["seats"]]
        assert names == ["Rosalie", "Camille"]


def moments(sheet: Locator) -> Locator:
    return sheet.get_by_role("list", name="Trois moments à revoir").get_by_role("listitem")


def test_jago_on_a_small_phone_keeps_its_board(browser: Browser, server: Server) -> None:
    """360 × 740, a word being composed: the squares stay as large as LEXIDUEL's zoomed ones."""
    small = {"width": 360, "height": 740}
    with guest(browser, server.url, viewport=small, has_touch=True, is_mobile=True) as player:
        page = sit(player, "jago", {"kind": "machine", "level": "1"}, options={"clock": "none"})
        assert player.until_my_turn()
        square(page, "F6").tap()
        for button in page.locator(".rack .letters button").all()[:3]:
            button.tap()
        expect(page.locator(".strip .article, .strip .word")).to_be_visible()
        box = square(page, "F6").bounding_box()
        assert box and box["width"] >= 24
        assert problems(page) == []


def test_the_list_of_moves_leads_back_on_a_phone(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as player:
        page = sit(player, "lexiduel", HERE)
        lay(player, "C3h MER")
        lay(player, "C4v ON")
        page.get_by_role("button", name="Coups").tap()
        page.locator("dialog .moves").get_by_role("button", name="Coup 1", exact=True).tap()
        expect(page.locator("dialog")).to_be_hidden()
        expect(square(page, "C4")).to_have_attribute("aria-label", "C4, vide")
        page.get_by_role("button", name="Revenir au présent").tap()
        expect(square(page, "C4")).to_have_attribute("aria-label", "C4, O, joueur 2")
