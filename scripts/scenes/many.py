"""Five at one table: a contest on a large board, the sheet of the end."""

from __future__ import annotations

from playwright.sync_api import expect
from scripts.scenes.room import DESK, PHONE, Room, Scene
from tests.games.demo.table import mat

LAID = mat("H13h PUTATiFS", "M11v UNISEXUEES", "J20h DESSILLER", "E11h IMPRiMATUR")
CONTESTED = f"{LAID} 5 EATRSNOLCO/EEAIDMV/GNTOA/LCEBOE/FAUCHEEAIN"
"""Odile, in seat 5, may lay a word that nobody has checked."""
LAST = f"{LAID} 1 MT/CEVOA/GNDA/LEO/FAUCH"
"""Camille lays her last squares; the others pay what they hold."""
STRICT = {"arbitration": "strict", "clock": "none"}


def contest(room: Room) -> None:
    room.sit("demo", 5, options={"arbitration": "contest", "clock": "none"}, position=CONTESTED)
    room.others.act("D21h FAUCHEE", 5)
    room.settled()
    expect(room.page.get_by_role("button", name="Contester")).to_be_enabled()


def end(room: Room) -> None:
    room.sit("demo", 5, options=STRICT, position=LAST)
    room.me.act("L17h MUT", 1)
    expect(room.page.get_by_role("dialog").get_by_role("button", name="Revanche")).to_be_visible()


MANY = {
    "demo-desktop-contest": Scene(DESK, contest),
    "demo-phone-contest": Scene(PHONE, contest),
    "demo-desktop-end": Scene(DESK, end),
    "demo-phone-end": Scene(PHONE, end),
}
