"""The sheet of the end speaks to its reader first; figures have one order; a last pass is asked about."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.games.demo.table import mat

ME, LINK = {"kind": "me", "name": "Camille"}, {"kind": "link"}
STRICT = {"arbitration": "strict", "clock": "none"}
CARDS = "deal=5 dealer=3 counted=41/95/34 pile=RN turn=1 stock=AAEOSUDMYZ hands=TLS*/AN/AL table=LIVRE,FINE"
"""Whoever goes out next ends the game: seat 2 holds enough to reach 100."""


@pytest.mark.parametrize(
    ("locale", "title", "without", "won"),
    [
        (
            "fr-FR",
            r"^Vous avez abandonné avec 80 points\s: 3ᵉ sur 3\.$",
            "La partie a continué sans vous",
            r"^Joueur 3 a gagné avec 34 points\s: les autres sont éliminés ou ont abandonné\.",
        ),
        (
            "en-GB",
            r"^You resigned with 80 points: 3rd of 3\.$",
            "The game went on without you",
            r"^Player 3 won with 34 points: the others are out or resigned\.",
        ),
    ],
)
def test_who_resigned_reads_that_first_and_the_others_apart(
    browser: Browser, server: Server, locale: str, title: str, without: str, won: str
) -> None:
    phone = {**screen(360, 740), "locale": locale}
    with guest(browser, server.url, **phone) as me, guest(browser, server.url) as others:
        made = me.make("lexicon", [ME, LINK, LINK], order="given", options=STRICT, position=CARDS)
        others.sit_everywhere(made)
        page = me.goto(f"/table/{made['table']['id']}")
        me.act("resign", 1)
        others.act("discard N stock", 2)
        others.act("insert 2 FINALE", 3)
        sheet = page.locator("dialog")
        expect(sheet.locator("h2")).to_have_text(re.compile(title))
        expect(sheet.locator("h3").first).to_have_text(without)
        expect(sheet.locator("h3 + p")).to_have_text(re.compile(won))
        expect(sheet.get_by_role("list").first.get_by_role("listitem").last).to_contain_text(
            re.compile(r"^\s*(Vous|You)")
        )


def test_between_two_the_readers_figure_comes_first_everywhere(browser: Browser, server: Server) -> None:
    """Odile, in seat 2, has lost: in the title, under it, among her games."""
    with guest(browser, server.url) as me, guest(browser, server.url) as other:
        options = {"clock": "none", "rounds": "2"}
        made = me.make("lexiduel", [ME, LINK], order="given", options=options)
        other.sit_at(made, "Odile")
        me.goto(f"/table/{made['table']['id']}")
        for seat, move in ((1, "C3h MER"), (2, "C4v ON"), (1, "C3h MERVEILLE"), (2, "pass")):
            (me if seat == 1 else other).act(move, seat)
        mine, theirs = me.page.locator("dialog"), other.page.locator("dialog")
        expect(mine.locator("h2")).to_have_text("Vous avez gagné, 9 à 0.")
        expect(mine.locator(".scores b")).to_have_text(["9", "0"])
        expect(theirs.locator("h2")).to_have_text(re.compile(r"^Camille a gagné\s; vous perdez 0 à 9\.$"))
        expect(theirs.locator(".scores b")).to_have_text(["0", "9"])
        expect(theirs.get_by_text(re.compile("score 0"))).to_contain_text(re.compile(r"score 0\s– 9"))
        expect(other.page.locator("ol.players li").first).to_have_attribute("data-seat", "2")
        page = other.goto("/parties")
        expect(page.locator(".result").first).to_contain_text(re.compile(r"vous perdez 0 à 9"))


@pytest.mark.parametrize(
    ("game", "position", "before"),
    [("lexiduel", "", ("C3h MER", "C4v ON")), ("demo", f"{mat('L13h MER')} 1 AIS/KQY", ())],
)
def test_a_pass_that_ends_the_game_is_asked_about_as_such(
    browser: Browser, server: Server, game: str, position: str, before: tuple[str, ...]
) -> None:
    """LXD-19, DEM-7: the position says so; the first of the two passes is asked about as any."""
    with guest(browser, server.url) as me, guest(browser, server.url) as other:
        made = me.make(game, [ME, LINK], order="given", options={"clock": "none"}, position=position)
        other.sit_at(made, "Odile")
        me.goto(f"/table/{made['table']['id']}")
        for number, move in enumerate(before):
            (other if number % 2 else me).act(move, number % 2 + 1)
        for one, question in ((me, r"Passer votre tour\s\?"), (other, r"Passer et finir la partie\s\?")):
            one.page.get_by_role("button", name="Passer").click()
            sheet = one.page.locator("dialog")
            expect(sheet.locator("h2")).to_have_text(re.compile(question))
            sheet.get_by_role("button", name="Passer").click()
        expect(me.page.locator("dialog .scores")).to_be_visible()


class LateGuide:
    """A table's connection that keeps back what it says of passing until it is let go."""

    def __init__(self) -> None:
        self._holds = True
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None

    def route(self, page: WebSocketRoute) -> None:
        server, self._page = page.connect_to_server(), page

        def told(message: str | bytes) -> None:
            if self._holds and json.loads(message)["type"] == "guided":
                self._held.append(message)
            else:
                page.send(message)

        page.on_message(server.send)
        server.on_message(told)

    def let_go(self) -> None:
        assert self._page
        self._holds = False
        for message in self._held:
            self._page.send(message)


def test_a_question_asked_before_the_table_has_said_so_is_set_right_when_it_does(
    browser: Browser, server: Server
) -> None:
    """Who presses « Passer » at once, on a slow network, reads that the game ends before they confirm."""
    with guest(browser, server.url) as me, guest(browser, server.url) as other:
        guide, position = LateGuide(), f"{mat('L13h MER')} 1 AIS/KQY"
        made = me.make("demo", [ME, LINK], order="given", options={"clock": "none"}, position=position)
        other.page.route_web_socket("**/live", guide.route)
        other.sit_at(made, "Odile")
        me.goto(f"/table/{made['table']['id']}")
        me.act("pass", 1)
        other.page.get_by_role("button", name="Passer").click()
        question = other.page.locator("dialog h2")
        expect(question).to_have_text(re.compile(r"Passer votre tour\s\?"))
        guide.let_go()
        expect(question).to_have_text(re.compile(r"Passer et finir la partie\s\?"))
