"""Looking back: the rulebook’s game on a desk, a game of five on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripts.scenes.boards import RULEBOOK, rulebook_moves
from scripts.scenes.room import DARK, DESK, LIGHT, PHONE, Room, Scene
from tests.games.demo.table import mat

FIVE = f"{mat('L13h MER')} 1 AIS/EST/KQY/GGX/DVZ"
"""The first two could lay everything and win at once: whatever else they play is a mistake."""
PLAYED = ((1, "L13v MA"), (2, "M13v ES"), (3, "pass"), (4, "pass"), (5, "pass"), (1, "L13v MAS"))
RESIGNED = (2, 1, 3, 4)


def of_two(room: Room) -> None:
    table = room.sit("lexiduel", 2, options=RULEBOOK)
    for number, move in enumerate(rulebook_moves()):
        (room.others if number % 2 else room.me).act(move, number % 2 + 1)
    look_back(room, table)


def of_five(room: Room) -> None:
    table = room.sit("demo", 5, options={"clock": "none", "arbitration": "strict"}, position=FIVE)
    for seat, move in (*PLAYED, *((seat, "resign") for seat in RESIGNED)):
        (room.me if seat == 1 else room.others).act(move, seat)
    look_back(room, table)


def look_back(room: Room, table: str) -> None:
    """One’s own first mistake, once the whole game has been looked at."""
    page = room.me.goto(f"/revoir/{table}?analyse")
    expect(page.locator(".closing")).to_be_visible()
    mistake = page.get_by_role("button", name=re.compile("rreur suivante|mprécision suivante"))
    if mistake.count():
        mistake.first.click()
        expect(page.locator("[data-verdict]")).to_be_visible()


ANALYSIS = {
    "analysis-desktop": Scene(DESK, of_two, (LIGHT, DARK)),
    "analysis-phone": Scene(PHONE, of_two),
    "analysis-desktop-five": Scene(DESK, of_five),
    "analysis-phone-five": Scene(PHONE, of_five),
    "analysis-phone-five-full": Scene(PHONE, of_five, whole=True),
}
