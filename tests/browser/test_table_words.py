"""LEXICON: every word on the table is seen on a screen of any size, or the mat says that there are more."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import screen
from tests.browser.server import Server

BUSY = "hands=BNTW/E/G/KQVX pile=J stock=LLIOYZ table=MARLINS,HAMACS,INFEODER,TORTUS,PUA"
TWELVE = (
    "hands=BNTW/A/G/KQX/E pile=J stock=AALMORSTYZ "
    "table=MARLINS,HAMACS,INFEODER,TORTUS,PUA,LIVRE,DOSE,LUNE,KILO,VIE,QUIPU,ETE"
)
_HIDDEN = """words => words.filter((word) => {
  const mat = word.closest(".mat").getBoundingClientRect(), own = word.getBoundingClientRect();
  return own.top < mat.top - 1 || own.bottom > mat.bottom + 1 || own.right > mat.right + 1;
}).map((word) => word.textContent)"""


@pytest.mark.parametrize("size", [(1024, 768), (1024, 640), (1440, 900)])
@pytest.mark.parametrize(("position", "seats"), [(BUSY, 4), (TWELVE, 5)], ids=["busy", "twelve"])
def test_all_words_on_the_table_are_seen(
    browser: Browser, server: Server, size: tuple[int, int], position: str, seats: int
) -> None:
    with guest(browser, server.url, **screen(*size)) as me:
        page = sit(me, position, seats)
        assert hidden(page) == []
        expect(page.locator(".mat .more")).to_be_hidden()


def test_a_mat_that_cannot_show_all_words_says_that_there_are_more(browser: Browser, server: Server) -> None:
    """Until the last word is reached."""
    with guest(browser, server.url, **screen(360, 740)) as me:
        page = sit(me, TWELVE, 5)
        assert hidden(page)
        expect(page.locator(".mat .more")).to_be_in_viewport(ratio=1)
        page.locator(".words > li").last.scroll_into_view_if_needed()
        expect(page.locator(".mat .more")).to_be_hidden()


def sit(me: Guest, position: str, seats: int) -> Page:
    options = {"clock": "none", "arbitration": "contest"}
    machines = [{"kind": "machine", "level": 1}] * (seats - 1)
    made = me.make("lexicon", [{"kind": "me"}, *machines], order="given", options=options, position=position)
    me.goto(f"/table/{made['table']['id']}")
    words = position.rpartition("=")[2].split(",")
    expect(me.page.locator(".words > li")).to_have_count(len(words))
    expect(me.page.locator(".mat[style*=fit]")).to_be_visible()
    return me.page


def hidden(page: Page) -> list[str]:
    return cast("list[str]", page.locator(".words > li").evaluate_all(_HIDDEN))
