"""Without a mouse: a few Tabs to the board, a whole short game of each kind, the sheet of keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import guest
from tests.browser.hands import type_words, walk_to
from tests.browser.server import Server
from tests.browser.states import DAMES

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
MOST_TABS = 5
STRICT = ("arbitration", "strict")


@dataclass(frozen=True)
class Short:
    """A position one move from the end, or options under which one move each ends the game."""

    game: str
    write: Callable[[Page], None]
    position: str = ""
    option: tuple[str, str] = ("clock", "none")


def _slide(page: Page) -> None:
    """DAMES: the letter by Enter, its square by the space bar, the word by its letters."""
    walk_to(page, "E3", up=True)
    page.keyboard.press("Enter")
    walk_to(page, "D4", up=True)
    page.keyboard.press("Space")
    page.keyboard.type("EVADES")


SHORT = (
    Short("lexiduel", lambda page: type_words(page, "C3v MER"), option=("rounds", "1")),
    Short("dames", _slide, DAMES),
    Short(
        "jago",
        lambda page: type_words(page, "E6h POUTRE"),
        "11/11/11/11/11/11/11/11/11/11/11 1 EUROPEZUT ASTIL",
        STRICT,
    ),
    Short("lexicon", lambda page: page.keyboard.type("FARINE"), "hands=FARINE/ABC counted=0/95", STRICT),
    Short("demo", lambda page: page.keyboard.type("SOURIS"), "- 1 SOURIS/CHATONE", STRICT),
    Short(
        "amusante",
        lambda page: page.keyboard.type("T"),
        "CHA 1 T/EAOUR announced=2:CHANT,1:CHALET,2:CHARBON",
        STRICT,
    ),
)


@pytest.mark.parametrize("short", SHORT, ids=lambda short: short.game)
def test_a_whole_game_by_keyboard(browser: Browser, server: Server, short: Short) -> None:
    with guest(browser, server.url) as player:
        options = dict([("clock", "none"), short.option])
        wanted = {"position": short.position} if short.position else {}
        made = player.make(short.game, [ME, MACHINE], order="given", options=options, **wanted)
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        to_the_board(page)
        short.write(page)
        if short.game == "amusante":  # the row's letters are the word: Enter announces it as it stands
            expect(page.get_by_role("button", name="CHAT est votre mot")).to_be_visible()
        else:
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_enabled()
        version = player.state()["table"]["version"]
        page.keyboard.press("Enter")
        player.until_version(version + 1)
        if player.state()["table"]["status"] == "playing" and player.until_my_turn():
            give_up(page)
        expect(page.locator("dialog .scores")).to_be_visible()


def to_the_board(page: Page) -> None:
    """From the page's start; the skip link is not even needed."""
    expect(page.locator("main [data-place=board]").first).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('[data-place=parts]'))"):
            return
    focused = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{MOST_TABS} Tabs, and the focus is on {focused}")


@pytest.mark.parametrize("game", ["lexiduel", "jago", "dames", "lexicon"])
def test_the_skip_link_and_an_arrow_come_to_the_board(browser: Browser, server: Server, game: str) -> None:
    """On the board the keyboard first comes where a move may start."""
    with guest(browser, server.url) as player:
        made = player.make(game, [ME, MACHINE], order="given", options={"clock": "none"})
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        on_board = "Boolean(document.activeElement.closest('[data-place=parts]'))"
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Aller au contenu")).to_be_focused()
        page.keyboard.press("Enter")
        assert page.evaluate(on_board)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowDown")
        assert page.evaluate(on_board)


def test_who_types_before_choosing_a_square_is_told_in_words_of_the_keyboard(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as player:
        made = player.make("lexiduel", [ME, MACHINE], order="given", options={"clock": "none"})
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        page.keyboard.press("M")
        expect(page.locator(".strip")).to_contain_text("La flèche ↓ va au plateau")
        page.keyboard.press("ArrowDown")
        page.keyboard.type("MER")
        expect(page.locator(".strip .word")).to_have_text("MER")


def test_the_focus_is_back_where_it_was_when_one_plays_on(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        made = player.make("lexiduel", [ME, MACHINE], order="given", options={"clock": "none"})
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        resign = page.get_by_role("button", name="Abandonner")
        resign.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Continuer à jouer")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(resign).to_be_focused()


def give_up(page: Page) -> None:
    """By Tab and Enter, and again in the sheet that asks."""
    button = page.get_by_role("button", name="Abandonner")
    for _ in range(120):
        if button.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    sure = page.locator("dialog button", has_text="Abandonner")
    expect(sure).to_be_visible()
    for _ in range(5):
        if sure.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_the_sheet_of_keys_and_typing_where_the_cursor_was(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        made = player.make("lexiduel", [ME, MACHINE], order="given", options={"clock": "none"})
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        page.keyboard.press("?")
        sheet = page.locator("dialog")
        expect(sheet.get_by_role("heading", name="Jouer au clavier")).to_be_visible()
        assert problems(page) == []
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

        walk_to(page, "C3")
        page.keyboard.press("Enter")
        page.keyboard.type("ME")
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.type("MER")
        expect(page.locator(".strip .word")).to_have_text("MER")
        expect(page.locator('[data-name="E3"]')).to_have_attribute("aria-label", "E3, R, en composition")
