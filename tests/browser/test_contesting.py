"""A contest is for the word its player has read; machines wait while a verdict is read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import screen
from tests.browser.server import Server

ME = {"kind": "me", "name": "Camille"}
LINK = {"kind": "link"}
PHONE, SIDEWAYS, DESK = (360, 740), (740, 360), (1440, 900)
# The reader has seat 3; CHAT and RAT are words.
THREE = "hands=CHATS/RATXZ/MURSEO stock=LLEE pile=K turn=1"
# Machines have the other two: of these cards a good one always makes CHAT.
WITH_MACHINES = "hands=CHATQ/RATXZ/MURSEO stock=LLEE pile=K turn=1"
# Seat 1 has no vowel to make a word with; the reader, seat 4, holds ten cards.
FOUR = "hands=XZKWBC/RATGQI/MURSEI/AEIOUNRSTL stock=LLEEAANN pile=D turn=1"
# The reader has seat 2.
EIGHT = "hands=XZKWBC/AEIOUNRSTL/MUR/GQI/DE/BT/SAL/NIE stock=LLEEAA pile=D turn=1"
# A tap as soon as there is a button to contest with: before anybody can have read what it names.
_TAPS_AT_ONCE = """
new MutationObserver(() => {
  const button = document.querySelector(".contest .warn");
  if (!button || button.tapped === button.textContent) return;
  button.tapped = button.textContent;
  window.looks = [...(window.looks ?? []), getComputedStyle(button).opacity];
  button.click();
  window.taps = (window.taps ?? 0) + 1;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose machines take a person's time, as in real life."""
    one = Server(tmp_path_factory.mktemp("unhurried"), machine_pause=True)
    one.start()
    yield one
    one.stop()


def plies_shown(page: Page) -> list[int]:
    """How far the page says that its reader has been shown the game, said after said."""
    shown: list[int] = []

    def heard(sent: str | bytes) -> None:
        said = json.loads(sent)
        if said["type"] == "shown":
            shown.append(said["ply"])

    page.on("websocket", lambda socket: socket.on("framesent", heard))
    return shown


@contextmanager
def table(
    browser: Browser, server: Server, size: tuple[int, int], position: str, mine: int, **more: Any
) -> Iterator[tuple[Guest, Guest]]:
    """Somebody who looks at the page, and somebody who plays all other seats from elsewhere."""
    with guest(browser, server.url, **screen(*size), **more) as me, guest(browser, server.url) as others:
        seats = position.split()[0].count("/") + 1
        kinds = [ME if seat == mine else LINK for seat in range(1, seats + 1)]
        options = {"arbitration": "contest", "clock": "none"}
        made = me.make("lexicon", kinds, order="given", options=options, position=position)
        others.sit_everywhere(made)
        yield me, others


def contests_sent(page: Page) -> list[dict[str, Any]]:
    """What the page contests from now on."""
    sent: list[dict[str, Any]] = []

    def keep(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            sent.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    return sent


def open_table(me: Guest, others: Guest) -> Page:
    page = me.goto(f"/table/{others.table_id()}")
    expect(page.locator(".told")).to_be_visible()
    return page


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_a_tap_on_a_word_that_has_just_come_does_nothing(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with table(browser, server, size, THREE, 3) as (me, others):
        sent = contests_sent(me.page)
        me.page.add_init_script(_TAPS_AT_ONCE)
        page = open_table(me, others)
        others.act("word CHAT", 1)
        expect(page.get_by_role("button", name="Contester CHAT")).to_be_enabled()
        others.act("word RAT", 2)
        contest = page.get_by_role("button", name="Contester RAT")
        expect(contest).to_be_enabled()
        assert page.evaluate("window.taps") >= 2 and sent == []
        assert {*page.evaluate("window.looks")} == {"1"}, "it looks forbidden"
        contest.click()
        expect(page.get_by_role("region", name="Verdict")).to_be_visible()
        assert [(one["move"], one["ply"]) for one in sent] == [("challenge", 2)]
        assert me.state()["table"]["scores"] == [0, 0, 10]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_a_contest_that_comes_too_late_is_said_and_hits_no_other_word(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """The contest of CHAT is held up on its way until RAT has been laid."""
    with table(browser, server, size, THREE, 3) as (me, others):
        held: list[str | bytes] = []
        routes: list[WebSocketRoute] = []

        def through(socket: WebSocketRoute) -> None:
            to_server = socket.connect_to_server()
            routes.append(to_server)

            def forward(message: str | bytes) -> None:
                if json.loads(message)["type"] == "act":
                    held.append(message)
                else:
                    to_server.send(message)

            socket.on_message(forward)

        me.page.route_web_socket("**/live", through)
        page = open_table(me, others)
        others.act("word CHAT", 1)
        page.get_by_role("button", name="Contester CHAT").click()
        others.act("word RAT", 2)
        expect(page.get_by_role("button", name="Contester RAT")).to_be_visible()
        assert len(held) == 1
        routes[-1].send(held[0])
        bar = page.get_by_role("region", name="Contestation")
        expect(bar).to_contain_text("Trop tard pour CHAT")
        expect(bar.get_by_role("button", name="Contester RAT")).to_be_enabled()
        state = others.state()
        assert state["table"]["scores"] == [0, 0, 0]
        assert sorted(state["view"]["window"]["seats"]) == [1, 3]


def test_counts_wait_with_the_verdict_and_the_word_that_came_meanwhile_can_be_contested(
    browser: Browser, server: Server
) -> None:
    with table(browser, server, PHONE, THREE, 3) as (me, others):
        page = open_table(me, others)
        others.act("word CHAT", 1)
        page.get_by_role("button", name="Contester CHAT").click()
        verdict = page.get_by_role("region", name="Verdict")
        expect(verdict).to_be_visible()
        second = page.locator(".players [data-seat='2']")
        expect(second).to_contain_text("5 cartes")
        others.act("word RAT", 2)
        page.get_by_role("button", name="Coups").click()
        expect(page.locator(".moves li").filter(has_text="RAT")).to_be_visible()
        page.keyboard.press("Escape")
        expect(verdict).to_be_visible()
        expect(second).to_contain_text("5 cartes")
        expect(page.locator(".players [data-seat='2'].on")).to_be_visible()
        page.get_by_role("button", name="Continuer", exact=True).click()
        expect(second).to_contain_text("2 cartes")
        expect(page.get_by_role("button", name="Contester RAT")).to_be_enabled()


def test_machines_wait_while_a_verdict_is_read(browser: Browser, unhurried: Server) -> None:
    """The page says that a verdict has been shown when it is put away, not before; then they play on."""
    with guest(browser, unhurried.url, **screen(*PHONE)) as me:
        machine = {"kind": "machine", "level": 4}
        options = {"arbitration": "contest", "clock": "none"}
        seats = [machine, machine, ME]
        made = me.make("lexicon", seats, order="given", options=options, position=WITH_MACHINES)
        shown = plies_shown(me.page)
        page = me.goto(f"/table/{made['table']['id']}")
        page.get_by_role("button", name="Contester").click()
        expect(page.get_by_role("region", name="Verdict")).to_be_visible()
        state = me.state()
        judged = max(ply["number"] for ply in state["plies"] if ply["judged"])
        assert state["plies"][-1]["number"] == judged, "nobody plays on meanwhile"
        assert max(shown) < judged
        page.get_by_role("button", name="Continuer", exact=True).click()
        if state["table"]["to_act"] != [3]:  # where the page came late, both machines had played
            me.until_version(state["table"]["version"] + 1)
        while max(shown) < judged:
            page.wait_for_timeout(50)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=str)
@pytest.mark.parametrize(("position", "mine"), [(FOUR, 4), (EIGHT, 2)], ids=["four", "eight"])
def test_a_score_below_zero_leaves_a_note_its_room(
    browser: Browser, server: Server, size: tuple[int, int], position: str, mine: int
) -> None:
    with table(browser, server, size, position, mine) as (me, others):
        page = open_table(me, others)
        others.act("word XZKW", 1)
        page.get_by_role("button", name="Contester XZKW").click()
        page.get_by_role("button", name="Continuer", exact=True).click()
        card = page.locator(f".players [data-seat='{mine}']")
        expect(card).to_contain_text("−10")
        expect(card).to_contain_text("10 cartes")
        room = card.evaluate(
            "e => e.getBoundingClientRect().right - e.querySelector('.note').getBoundingClientRect().right"
        )
        assert room >= 3, room


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_three_cards_thrown_away_stay_told(browser: Browser, server: Server, locale: str) -> None:
    with table(browser, server, PHONE, FOUR, 4, locale=locale) as (me, others):
        page = open_table(me, others)
        for seat, card in ((1, "X"), (2, "Q"), (3, "M")):
            others.act(f"discard {card} open", seat)
        expect(page.locator(".told li")).to_have_count(3)
        expect(page.locator(".told:not(.busy)")).to_be_visible()
        expect(page.locator(".told li:visible")).to_have_count(3)


def test_lex_15_a_word_open_to_contest_is_not_looked_up_before_one_has_decided(
    browser: Browser, server: Server
) -> None:
    with table(browser, server, DESK, THREE, 3) as (me, others):
        page = open_table(me, others)
        others.act("word CHAT", 1)
        question = page.get_by_role("region", name="Contestation")
        expect(question.get_by_role("button", name="Contester CHAT")).to_be_enabled()
        expect(question.locator("[data-seconds]")).to_have_count(0)
        page.locator(".told").get_by_role("button", name="CHAT").click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("CHAT peut encore être contesté")
        expect(sheet.locator(".verdict")).to_have_count(0)
        sheet.get_by_label("Un mot").fill("chats")
        expect(sheet.locator(".verdict")).to_contain_text("CHATS")
        page.keyboard.press("Escape")
        question.get_by_role("button", name="Accepter").click()
        expect(question).to_be_hidden()
        page.locator(".told").get_by_role("button", name="CHAT").click()
        expect(sheet.locator(".verdict")).to_contain_text("CHAT")


def test_lex_15_the_last_play_of_a_round_says_how_long_it_can_be_contested(
    browser: Browser, server: Server
) -> None:
    """The seconds on the screen are those that may be heard, and they are not said one by one."""
    last = "hands=CHAT/RATXZ/MURSEO stock=LLEE pile=K turn=1"
    with table(browser, server, PHONE, last, 3) as (me, others):
        page = open_table(me, others)
        others.act("word CHAT", 1)
        left = page.get_by_role("region", name="Contestation").locator("[data-seconds]")
        expect(left).to_be_visible()
        seconds = int(left.get_attribute("data-seconds") or 0)
        assert 0 < seconds <= 60
        expect(left).to_have_role("timer")
        expect(left).not_to_have_text(f"{seconds} s")
        said = page.get_by_role("region", name="Contestation").get_by_role("status")
        expect(said).to_have_text("")
        assert left.evaluate("(e) => !e.parentElement.closest('[aria-live], [role=status], [role=alert]')")
