"""DÉMO by touch: two taps turn the word where the finger is, what is laid turns whole, the edge is told."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_rack, tap_squares
from tests.games.demo.table import mat

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
ROULE = f"{mat('S13h BLE')} 1 ROUEATSL/CHATON"


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with guest(browser, server.url, **screen(360, 740)) as me:
        options = {"clock": "none", "arbitration": "strict"}
        made = me.make("demo", [ME, MACHINE], order="given", options=options, position=ROULE)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        yield page


def tap_twice_at(page: Page, name: str) -> None:
    """At the place of the screen where the square is now, wherever it goes after the first tap."""
    box = square(page, name).bounding_box()
    assert box
    where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*where)
    page.touchscreen.tap(*where)


def laid(page: Page, *names: str) -> None:
    """The squares hold a letter being laid."""
    for name in names:
        expect(square(page, name)).to_have_attribute("aria-label", re.compile("en composition"))


def empty(page: Page, *names: str) -> None:
    for name in names:
        expect(square(page, name)).to_have_attribute("aria-label", f"{name}, vide")


def test_a_square_in_view_stays_where_it_is_when_chosen(page: Page) -> None:
    before = square(page, "R14").bounding_box()
    square(page, "R14").tap()
    expect(square(page, "R14")).to_have_attribute("aria-selected", "true")
    assert square(page, "R14").bounding_box() == before


def test_two_taps_at_one_place_turn_the_word_though_the_mat_comes_closer(page: Page) -> None:
    page.get_by_role("button", name="Voir tout le plateau").tap()
    far = square(page, "R14").bounding_box()
    tap_twice_at(page, "R14")
    expect(square(page, "R14")).to_have_attribute("aria-selected", "true")
    near = square(page, "R14").bounding_box()
    assert far and near and near["width"] > far["width"]
    tap_rack(page, "ROUE")
    laid(page, "R14", "R15", "R16", "R17")


def test_the_arrow_turns_what_is_laid_and_the_edge_is_told(page: Page) -> None:
    tap_squares(page, "W14")
    tap_rack(page, "ROU")
    laid(page, "W14", "X14")
    tap_rack(page, "E")
    remark = page.locator(".strip")
    expect(remark).to_contain_text("Le mot arrive au bord du tapis")
    turn = page.get_by_role("button", name="Changer de sens")
    turn.tap()
    laid(page, "W14", "W15", "W16")
    empty(page, "X14", "Y14")
    tap_rack(page, "E")
    laid(page, "W17")
    turn.tap()
    expect(remark).to_contain_text("le mot sortirait du tapis")
    laid(page, "W14", "W15", "W16", "W17")


def test_a_good_word_in_a_bad_place_is_told_where_it_hurts(page: Page) -> None:
    tap_squares(page, "T14")
    tap_rack(page, "ROUE")
    expect(page.locator(".strip.no")).to_contain_text("formeraient aussi LR, qui n’est pas admis")
    expect(page.get_by_role("button", name="Retirer le E")).to_have_count(0)


def test_the_mat_goes_to_the_squares_of_a_hint(page: Page) -> None:
    tap_squares(page, "A1")
    board = page.locator("main [data-place=board]")
    hint = page.get_by_role("button", name="Indice")
    lit = board.locator(".lit rect")
    hint.tap()
    expect(lit).to_have_count(1)
    expect(lit).to_have_css("fill", "none")  # its colour lies under the letters
    expect(board.locator(".under rect")).to_have_count(1)
    assert all_inside(page)
    hint.tap()
    expect(lit.nth(1)).to_be_attached()
    assert all_inside(page)


def all_inside(page: Page) -> bool:
    """Whether the squares that a hint lights are on the part of the mat in view."""
    inside: bool = page.evaluate(
        """() => {
            const grid = document.querySelector("main [role=grid]").getBoundingClientRect();
            return [...document.querySelectorAll("main .lit rect")].every((one) => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return left >= grid.left && top >= grid.top && right <= grid.right && bottom <= grid.bottom;
            });
        }"""
    )
    return inside
