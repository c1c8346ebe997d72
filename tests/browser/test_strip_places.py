"""The strip on a phone: « Jouer » and « Effacer » keep their places, whatever is said beside them."""

from __future__ import annotations

from playwright.sync_api import Browser, FloatRect, Locator, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_rack, tap_squares

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
EMPTY = "11/11/11/11/11/11/11/11/11/11/11 1 EUROPEZUT ASTIL"


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


def meet(one: FloatRect, other: FloatRect) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_a_refusal_puts_no_button_where_another_stood(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make("jago", [ME, MACHINE], order="given", options={"clock": "none"}, position=EMPTY)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        board = box_of(page.locator("main [data-place=board]").first)
        play, clear = page.locator(".strip .play"), page.locator(".strip .clear")
        tap_squares(page, "E6")
        tap_rack(page, "EURO")
        expect(play).to_be_enabled()
        stood = [box_of(play), box_of(clear)]
        tap_rack(page, "PZ")
        expect(page.locator(".strip.no")).to_be_visible()
        expect(play).to_be_disabled()
        assert [box_of(play), box_of(clear)] == stood
        repairs = page.locator(".strip .mend button")
        expect(repairs.first).to_be_visible()
        assert not [one for one in repairs.all() for old in stood if meet(box_of(one), old)]
        assert box_of(page.locator("main [data-place=board]").first) == board
