"""Boards of two: a machine’s move told, a duty, an offer, a hint, a word typed on a phone laid flat."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripts.scenes.room import DARK, DESK, LIGHT, PHONE, WIDE, Room, Scene
from tests.browser.hands import slide, square
from tests.browser.server import ROOT
from tests.browser.states import tap_keys, tap_squares

CLUB = 3
BAG = "AAAAAABCCDEEEEEEEFFGHIIIIIIIJKLLMMNNNNOOOOPPQRRRRSSSSSTTUUUVWXYZ"
SECOND_TURN = f"OTMESIRE/EAMBSAEN/8/8/hearilav/nosnqpdi turn=2 bag={BAG}"
"""Camille can slide her S and make PALIS; Club finds an answer."""
FOURTH_TURN = f"OTMESIRe/EAMB1Aen/5r2/8/hea1ILAv/nosnqPdi turn=4 made=PALIS/1,RENE/2 captured=S bag={BAG}"
"""A word of seven letters earns Camille a joker (DAM-18)."""
NOSEANE = "A2-D5 NOSEANE@A6.B6.C6.B5.C5.D6.D5"
TOLD = "() => performance.getEntriesByName('told').some((mark) => /Club/.test(mark.detail.text))"
RULEBOOK_GAME = ROOT / "tests" / "reference" / "lexiduel" / "rulebook-game.joute"
RULEBOOK = {"rounds": "16", "words": "ESCLAMER", "clock": "budget 15m"}


def rulebook_moves() -> list[str]:
    return re.findall(r"^[12] (.*)$", RULEBOOK_GAME.read_text(encoding="utf-8"), re.MULTILINE)


def told(room: Room) -> None:
    room.sit_with_machines("dames", [CLUB], position=SECOND_TURN, options={"clock": "budget 15m"})
    room.me.act("E2-E4 PALIS@F6.G5.F5.E5.E4", 1)
    room.page.wait_for_function(TOLD)
    room.settled()


def duty(room: Room) -> None:
    """A word that earns a joker stands before the board, the joker still in hand; a draw is offered."""
    room.sit("dames", 2, position=FOURTH_TURN, options={"clock": "budget 15m"})
    slide(room.page, NOSEANE)
    room.page.get_by_role("group", name="Votre joker").get_by_role("button", name="E").click()
    expect(room.page.locator(".strip")).to_contain_text("Posez votre joker E")
    room.others.act("end", 2)
    expect(room.page.get_by_role("button", name="Accepter la nulle")).to_be_visible()
    expect(room.page.locator(".strip")).to_contain_text("Posez votre joker E")


def offer(room: Room) -> None:
    """A draw is offered while one thinks."""
    room.sit("dames", 2, position=FOURTH_TURN, options={"clock": "budget 15m"})
    room.others.act("end", 2)
    expect(room.page.get_by_role("button", name="Accepter la nulle")).to_be_visible()


def hint(room: Room) -> None:
    """The first hint, while nothing is laid."""
    room.sit_with_machines("dames", [CLUB], position=SECOND_TURN, options={"clock": "none"})
    room.page.get_by_role("button", name=re.compile("^Indice")).click()
    expect(room.page.get_by_text("Touchez encore Indice")).to_be_visible()


def amorce(room: Room) -> None:
    """A start of two letters just laid has to be answered in its corner first (LXD-8)."""
    room.sit("lexiduel", 2, options={"clock": "none"})
    room.me.act("C3h MER", 1)
    room.others.act("C4v ON", 2)
    room.me.act("C3h MERVEILLE", 1)
    room.others.act("R3v FUI", 2)
    room.settled()
    expect(room.page.locator(".strip")).to_contain_text("À faire")


def flat_at_rest(room: Room) -> None:
    """What happened and what may be done, both whole on a phone held sideways."""
    room.sit("lexiduel", 2, options={"clock": "none"})
    room.me.act("C3h MER", 1)
    room.others.act("C4v ON", 2)
    room.settled()
    expect(room.page.locator(".told")).to_contain_text("Rosalie")


def flat(room: Room) -> None:
    """The rulebook’s game after twelve rounds, a word half typed."""
    room.sit("lexiduel", 2, options=RULEBOOK)
    for number, move in enumerate(rulebook_moves()[:24]):
        (room.others if number % 2 else room.me).act(move, number % 2 + 1)
    room.settled()
    tap_squares(room.page, "K10")
    tap_keys(room.page, "RAIT")
    expect(square(room.page, "N10")).not_to_have_attribute("aria-label", re.compile("vide$"))
    expect(room.page.locator(".strip button.main")).to_be_enabled()


BOARDS = {
    "table-desktop-told": Scene(DESK, told, (LIGHT, DARK)),
    "table-phone-told": Scene(PHONE, told),
    "table-desktop-duty": Scene(DESK, duty),
    "table-phone-duty": Scene(PHONE, duty),
    "table-desktop-offer": Scene(DESK, offer),
    "table-phone-offer": Scene(PHONE, offer),
    "table-desktop-hint": Scene(DESK, hint),
    "table-phone-hint": Scene(PHONE, hint),
    "table-desktop-amorce": Scene(DESK, amorce),
    "table-phone-amorce": Scene(PHONE, amorce),
    "lexiduel-landscape": Scene(WIDE, flat),
    "lexiduel-landscape-rest": Scene(WIDE, flat_at_rest),
}
