"""On a phone nothing chosen from, read or pressed is cut or hidden: upright and held sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import in_view, screen
from tests.browser.server import Server
from tests.browser.states import DAMES, tap_rack, tap_squares

ME, MACHINE, LINK = ({"kind": kind, "level": 1} for kind in ("me", "machine", "link"))
EARNS = "ASCZLTPE/VMSONFUI/8/8/msliueit/reaekywr"
"""S to E4 makes EUS and REALISE, which earns a joker."""

_CUT = """list => [...list.querySelectorAll("a, p, small, b, span")].flatMap((one) =>
  [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).flatMap((node) => {
    if (one.closest(".visually-hidden") || getComputedStyle(one).clipPath !== "none") return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const clips = [];
    for (let up = one; up && up !== list; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") clips.push(up.getBoundingClientRect());
    clips.push(list.getBoundingClientRect());
    return [...range.getClientRects()]
      .filter(({ left, right }) => clips.some((box) => left < box.left - 0.5 || right > box.right + 0.5))
      .map(() => node.data);
  }))"""


@pytest.mark.parametrize("width", [360, 390])
def test_no_word_of_my_games_is_cut(browser: Browser, server: Server, width: int) -> None:
    with guest(browser, server.url, **screen(width, 740)) as me:
        me.make("dames", [ME, MACHINE], order="given", options={"clock": "none"}, position=DAMES)
        me.make("lexicon", [ME, *[MACHINE] * 3], order="given")
        page = me.goto("/parties")
        cards = page.locator(".yours .card")
        expect(cards).to_have_count(2)
        expect(cards.filter(has_text="DAMES")).to_contain_text("Débutant")
        assert page.locator(".yours").evaluate(_CUT) == []


def sit(me: Guest, game: str, position: str, **options: str) -> Page:
    wanted = {"clock": "none", **options}
    made = me.make(game, [ME, MACHINE], order="given", options=wanted, position=position)
    page = me.goto(f"/table/{made['table']['id']}")
    assert me.until_my_turn()
    return page


def test_dam_18_the_joker_of_two_words_is_chosen_in_view(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, "dames", EARNS)
        tap_squares(page, "C2", "E4", "D6", "E5", "E4")
        page.get_by_role("button", name="second mot").tap()
        tap_squares(page, "A6", "B6", "C6", "C5", "D5", "E4", "F5")
        jokers = page.get_by_role("group", name="Votre joker").get_by_role("button")
        expect(jokers).to_have_count(2)
        assert in_view(page, *jokers.all(), page.locator(".strip .play")) == []


@pytest.mark.parametrize("game", ["demo", "amusante"])
def test_sideways_the_last_move_and_every_action_stay_while_one_composes(
    browser: Browser, server: Server, game: str
) -> None:
    with guest(browser, server.url, **screen(740, 360)) as me, guest(browser, server.url) as other:
        position, move, letter = {
            "demo": ("- 2 SOURISAEEIINNTTLLRUDV/CHATONE", "L13h CHAT", "S"),
            "amusante": ("TRIB 2 USEANLE/NEAOUR announced=1:TRIBUT", "lay U TRIBUNE", "N"),
        }[game]
        options = {"clock": "none", "arbitration": "strict"}
        made = me.make(game, [ME, LINK], order="given", options=options, position=position)
        other.sit_at(made, "Rosalie")
        page = me.goto(f"/table/{made['table']['id']}")
        other.act(move, 2)
        assert me.until_my_turn()
        if game == "demo":
            tap_squares(page, "L14")
        tap_rack(page, letter)
        expect(page.locator(".strip .clear")).to_be_visible()
        told = page.locator(".told li:last-child p")
        expect(told).to_contain_text("Rosalie")
        actions = [
            page.get_by_role("button", name=name, exact=True)
            for name in ("Coups", "Indice", "Dictionnaire", "Plus")
        ]
        assert in_view(page, told, page.locator(".strip"), *actions) == []


def test_the_row_alone_is_announced_by_a_quiet_way(browser: Browser, server: Server) -> None:
    """L’AMUSANTE: mostly the word goes on; the button that ends it is a line of text beside the field."""
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, "amusante", "REE 1 GADSUV/NEAOUR announced=2:REEL")
        tap_rack(page, "G")
        whole = page.get_by_role("button", name="REEG est votre mot ? L’annoncer")
        assert whole.evaluate("one => getComputedStyle(one).borderTopColor") == "rgba(0, 0, 0, 0)"
        field = page.get_by_role("textbox", name="Le mot annoncé")
        assert in_view(page, whole, field, page.locator(".strip .play")) == []


def test_the_choice_of_company_is_kept_and_the_cards_say_what_they_do(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = me.goto("/")
        page.get_by_label("Avec qui").select_option("few")
        card = page.locator("article").filter(has=page.get_by_role("heading", name="LEXICON"))
        expect(card.get_by_role("link", name="Inviter, à trois")).to_be_visible()
        two = page.locator("article").filter(has=page.get_by_role("heading", name="JAGO"))
        expect(two.get_by_role("link", name="Inviter, à deux")).to_be_visible()
        card.get_by_role("link", name="Avec des machines").tap()
        page.wait_for_url("**/nouvelle/lexicon?avec=machine&joueurs=3")
        page.go_back()
        expect(page.get_by_label("Avec qui")).to_have_value("few")
