"""Every state of every game on screens of all sizes: board, hand and what is pressed are in view at once."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.cards import hand_of
from tests.browser.guests import Guest, guest
from tests.browser.screens import SMALLEST, main_button, screen, table_in_view, table_on_every_screen
from tests.browser.server import Server
from tests.browser.states import CARDS, EIGHT, TURNS, Turn

ME, MACHINE, LINK = ({"kind": kind, "level": 1} for kind in ("me", "machine", "link"))


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.game)
def test_nothing_needed_is_below_the_fold(browser: Browser, server: Server, turn: Turn) -> None:
    with guest(browser, server.url, **screen(*SMALLEST)) as me, guest(browser, server.url) as other:
        found = {}
        if turn.refused_under:
            stricter = replace(turn, options={**turn.options, **turn.refused_under})
            found["refused"] = is_refused(set_out(me, other, stricter, turn.position), turn)
        page = set_out(me, other, turn, turn.position)
        found["start"] = table_on_every_screen(page, main_button(page))
        if not turn.refused_under:
            found["refused"] = is_refused(page, turn)

        turn.composed(page)
        expect(main_button(page)).to_be_enabled()
        found["composing"] = table_on_every_screen(page, main_button(page))
        main_button(page).tap()
        expect(main_button(page)).to_be_hidden()
        found["waiting"] = table_on_every_screen(page, page.locator(".strip"))

        if turn.reply:
            other.act(turn.reply, 2)
        if turn.contested:
            bar = page.locator(".contest")
            expect(bar).to_be_visible()
            asked_about = page.locator(".contested").all()
            found["contest"] = table_on_every_screen(page, *bar.get_by_role("button").all(), *asked_about)
            bar.get_by_role("button", name=re.compile("^Contester")).tap()
            expect(bar).to_be_hidden()
            verdict = page.get_by_role("region", name="Verdict")
            expect(verdict).to_be_visible()
            found["verdict"] = table_on_every_screen(page, verdict)
            verdict.get_by_role("button").last.tap()
            expect(verdict).to_be_hidden()
            found["contested"] = table_on_every_screen(page, page.locator(".strip"))
        other.act("resign", 2)
        dialog = page.locator("dialog")
        expect(dialog.locator("h2")).to_be_visible()
        dialog.get_by_role("button", name="Fermer").tap()
        found["end"] = table_on_every_screen(page, main_button(page))
        assert {state: wrong for state, wrong in found.items() if wrong} == {}


def set_out(me: Guest, other: Guest, turn: Turn, position: str) -> Page:
    wanted = {"position": position} if position else {}
    made = me.make(turn.game, [ME, LINK], order="given", options={"clock": "none", **turn.options}, **wanted)
    other.sit_at(made, "Rosalie")
    page = me.goto(f"/table/{made['table']['id']}")
    assert me.until_my_turn()
    expect(page.locator("main [data-place=board]").first).to_be_visible()
    return page


def is_refused(page: Page, turn: Turn) -> list[str]:
    """What is out of view while the refusal is read; then all is taken back."""
    turn.refused(page)
    expect(page.locator(".strip.no .article")).to_be_visible()
    wrong = table_on_every_screen(page, page.locator(".strip"))
    clear(page)
    return wrong


def clear(page: Page) -> None:
    """Whatever is composed can be taken back by touch."""
    page.locator(".strip .clear").tap()
    expect(page.locator(".strip.no")).to_be_hidden()


def test_a_complete_row_shows_the_duty_and_lays_nothing(browser: Browser, server: Server) -> None:
    """AMU-4 in the browser: the squares are off, taking up the row is what is offered."""
    turn = next(turn for turn in TURNS if turn.duty)
    with guest(browser, server.url, **screen(*SMALLEST)) as me, guest(browser, server.url) as other:
        page = set_out(me, other, turn, turn.duty)
        duty = page.locator(".strip")
        expect(duty).to_contain_text("CHAT est complet")
        expect(page.get_by_text("est complet")).to_have_count(1)
        take = page.get_by_role("button", name="Ramasser la rangée")
        assert table_on_every_screen(page, duty, take) == []
        assert page.locator(".rack .letters button:not([disabled])").count() == 0
        assert problems(page) == []
        before = me.state()["table"]["version"]
        take.tap()
        me.until_version(before + 1)
        assert me.state()["view"]["row"] == ""


@pytest.mark.parametrize(("position", "machines"), [(CARDS, 1), (EIGHT, 7)])
def test_each_of_ten_cards_is_the_one_tapped(
    browser: Browser, server: Server, position: str, machines: int
) -> None:
    with guest(browser, server.url, **screen(360, 740)) as player:
        made = player.make(
            "lexicon",
            [ME, *[MACHINE] * machines],
            order="given",
            options={"clock": "none"},
            position=position,
        )
        page = player.goto(f"/table/{made['table']['id']}")
        assert player.until_my_turn()
        hand = page.get_by_role("group", name="Vos cartes").locator("button")
        words, piles = (
            page.locator(".words > li"),
            page.get_by_role("button", name=re.compile("Pioche|Défausse")),
        )
        expect(words).to_have_count(5)
        players = page.locator(".players > li")
        assert table_in_view(page, *words.all(), *piles.all(), *hand.all(), *players.all()) == []
        for i, card in enumerate(hand_of(page)):
            box = hand.nth(i).bounding_box()
            assert box and box["width"] >= 40 and box["height"] >= 44
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if card == "*":
                page.locator("dialog button", has_text=re.compile("^R$")).tap()
            expect(page.locator(".bench button[data-letter]").last).to_have_attribute(
                "data-letter", "r" if card == "*" else card
            )
        assert problems(page) == []
