"""Every step of every lesson, played by hand: what it asks for can be done on its board."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from tests.browser.cards import compose_cards
from tests.browser.guests import Guest, guest
from tests.browser.hands import slide, square, type_words
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.web.lessons import GAMES, steps

BOARD = "svg.whole"
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_learnt_by_playing(browser: Browser, server: Server, game: str) -> None:
    """Without a number in the address, the first step; what is learnt stays until Enter or a tap."""
    with guest(browser, server.url) as player:
        page = player.goto(f"/lecons/{game}")
        for number, step in enumerate(steps(game), 1):
            expect(page.get_by_role("heading", level=1)).to_have_text(step["title"]["fr"])
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
            do_all(player, game, step)
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
            for part in parts(step):
                page.get_by_role("button", name="Montrer").tap()
                for said in (".answer.learnt .words", ".answer.learnt .ways"):
                    expect(page.locator(said), step["title"]["fr"]).to_be_in_viewport(ratio=1)
                if "refused" in part["ask"]:
                    expect(page.locator(".answer .refusal"), step["title"]["fr"]).to_be_in_viewport(ratio=1)
                page.locator(".answer button.main").tap()
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("group", name="Actions")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_and_place_through_the_lesson(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    """Whatever is asked, answered or refused: the board is where it was, as large as it was."""
    with guest(browser, server.url, **screen(*size)) as player:
        page = player.goto(f"/lecons/{game}/1")
        expect(page.locator("main [data-place=board]").first).to_be_visible()
        page.get_by_role("button", name="Montrer").click()
        expect(page.locator(".answer.learnt .words")).to_be_visible()
        page.wait_for_function("document.fonts.status === 'loaded'")
        box = page.evaluate(BOX)
        page.get_by_role("button", name="Recommencer").click()
        for step in steps(game):
            title = step["title"]["fr"]
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
            for part in parts(step):
                expect(page.locator(".answer")).to_have_count(0)
                expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
                stays(page, box, f"{title}, asked")
                page.get_by_role("button", name="Montrer").click()
                expect(page.locator(".answer.learnt .words"), title).to_be_visible()
                stays(page, box, f"{title}, answered")
                assert page.locator(".answer .words").evaluate(IS_WHOLE), title
                if part is not steps(game)[-1]:
                    page.locator(".answer button.main").click()


BOX = """() => {
  const board = document.querySelector("svg.whole") ?? document.querySelector("main [data-place=board]");
  if (!board) return null;
  const { x, y, width, height } = board.getBoundingClientRect();
  return [x, y + scrollY, width, height];
}"""
IS_WHOLE = "one => one.scrollHeight <= one.clientHeight + 1"


def stays(page: Page, box: list[float], when: str) -> None:
    """Within a pixel and a half: a board looked at closely fills its room to the last one."""
    near = f"box => ({BOX})()?.every((one, i) => Math.abs(one - box[i]) <= 1.5)"
    try:
        page.wait_for_function(near, arg=box)
    except TimeoutError:
        raise AssertionError(f"{when}: {box} became {page.evaluate(BOX)}") from None


def test_on_a_phone_no_card_of_the_hand_is_covered(browser: Browser, server: Server) -> None:
    """Whatever is being composed, up to a word of eight letters, and in every step."""
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        for number, step in enumerate(steps("lexicon"), 1):
            page = player.goto(f"/lecons/lexicon/{number}")
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_visible()
            expect(page.locator(HAND).first, step["title"]["fr"]).to_be_in_viewport(ratio=1)
            assert covered(page) == [], step["title"]["fr"]
            if step["example"].startswith(("word", "insert", "exchange")):
                compose_cards(page, step["example"])
                if "refused" not in step["ask"]:
                    expect(page.locator(".strip .word, .strip.no, .answer").first).to_be_attached()
                assert covered(page) == [], step["title"]["fr"]


HAND = "[data-place=hand] button"


def covered(page: Page) -> list[str]:
    """The cards of the hand that a finger would not reach at their middle."""
    return cast(
        "list[str]",
        page.locator(HAND).evaluate_all(
            """cards => cards.filter((card) => {
                const { x, y, width, height } = card.getBoundingClientRect();
                const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                return !card.parentElement.contains(hit);
            }).map((card) => card.dataset.letter)"""
        ),
    )


def parts(step: dict[str, Any]) -> list[dict[str, Any]]:
    """What a step asks for, and what it asks for once that was refused."""
    return [step, step["then"]] if "then" in step else [step]


def do_all(player: Guest, game: str, step: dict[str, Any]) -> None:
    """A forbidden try is announced as one, and its refusal is no success; the board keeps its size."""
    page, title = player.page, step["title"]["fr"]
    for number, part in enumerate(parts(step)):
        forbidden = "refused" in part["ask"]
        if number:
            page.get_by_role("button", name="Le faire bien").click()
        expect(page.locator(".strip"), title).to_contain_text("Essayez, pour voir" if forbidden else "À vous")
        if re.search(r"[A-Y]\d", part["task"]["fr"]):
            expect(page.locator(".lit rect").first, title).to_be_visible()
        expect(page.locator("main [data-place=board]").first, title).to_be_visible()
        size = board_size(page)
        do(player, game, part["example"])
        answer = page.locator(".answer.learnt")
        expect(answer, title).to_contain_text(part["done"]["fr"][1:20])
        expect(answer.locator(".words > p > svg"), title).to_have_count(0 if forbidden else 1)
        expect(answer.get_by_text("Refusé, comme prévu"), title).to_have_count(1 if forbidden else 0)
        assert board_size(page) == size, title


def board_size(page: Page) -> list[str]:
    """Of a board of squares; none for cards."""
    return cast(
        "list[str]", page.locator(BOARD).evaluate_all("all => all.map((one) => one.getAttribute('width'))")
    )


def do(player: Guest, game: str, move: str) -> None:
    """Compose the step's example as its text says, and play it; the same button tries what is forbidden."""
    page = player.page
    if move in ("challenge", "pass"):
        page.get_by_role("button", name={"challenge": "Contester", "pass": "Passer"}[move]).click()
        return
    {"dames": slide_or_type, "lexicon": compose_cards, "amusante": announce}.get(game, write)(page, move)
    if move == "take":  # after a complete word there is nothing else to do, and nothing to confirm (AMU-4)
        return
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
    expect(page.locator(".strip")).to_contain_text(re.compile("Annoncez un mot qui commence par [A-Z]"))
    page.get_by_label("Le mot annoncé").fill(word)
