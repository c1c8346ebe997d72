"""Each game's table after a few moves on screens of every size: all in view, nothing for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import Guest, guest
from tests.browser.screens import SIZES, main_button, screen, shifts, table_in_view, watch_shifts
from tests.browser.server import Server

GAMES = ("lexiduel", "dames", "jago", "lexicon", "demo", "amusante")
ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
MOVES = 2
READ_BY_AXE = ((360, 740), (740, 360), (1024, 640))
MOST_SHIFT = 0.05
PAGES = (
    "/",
    "/nouvelle/lexicon",
    "/regles",
    "/regles/jago",
    "/lecons",
    "/lecons/dames/1",
    "/dictionnaire",
    "/tournois",
)


def under_way(player: Guest, game: str) -> str:
    """A table against the machine, a few moves on; another one where the game was over by then."""
    while True:
        made = player.make(game, [ME, MACHINE], order="given", options={"clock": "none"})
        path = f"/table/{made['table']['id']}"
        player.goto(path)
        if all(moved(player) for _ in range(MOVES)) and player.until_my_turn():
            return path


def moved(player: Guest) -> bool:
    """False where the game ended before the player's turn: an answer is not always found."""
    if not player.until_my_turn():
        return False
    player.act(player.hint(), 1)
    expect(player.page.locator(".strip")).to_be_visible()
    return True


def settled(page: Page) -> None:
    expect(page.locator("main [data-place=board]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_every_screen(browser: Browser, server: Server, game: str) -> None:
    """One table, opened again on each screen by the same person."""
    with guest(browser, server.url) as player:
        path = under_way(player, game)
        kept = player.context.storage_state()
        wrong: dict[str, object] = {}
        for width, height in SIZES:
            with guest(browser, server.url, **screen(width, height), storage_state=kept) as again:
                watch_shifts(again.page)
                page = again.goto(path)
                assert again.until_my_turn()
                settled(page)
                found = table_in_view(page, main_button(page))
                if (width, height) in READ_BY_AXE:
                    found += [str(problem) for problem in problems(page)]
                if shifts(page) > MOST_SHIFT:
                    found.append(f"it shifts by {shifts(page):.3f}")
                if found:
                    wrong[f"{width}×{height}"] = found
        assert wrong == {}


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_no_page_shifts_while_it_comes(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with guest(browser, server.url, **screen(*size)) as player:
        watch_shifts(player.page)
        found = {}
        for path in PAGES:
            page = player.goto(path)
            expect(page.locator("main h1").first).to_be_visible()
            page.evaluate("document.fonts.ready.then(() => null)")
            page.wait_for_load_state("networkidle")
            found[path] = round(shifts(page), 3)
        assert {path: shift for path, shift in found.items() if shift > MOST_SHIFT} == {}
