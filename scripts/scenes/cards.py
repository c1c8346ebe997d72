"""LEXICON and L’AMUSANTE: a word composed, one that grows, a contest, a verdict, a round’s end."""

from __future__ import annotations

from playwright.sync_api import expect
from scripts.scenes.room import DARK, DESK, LIGHT, PHONE, WIDE, Room, Scene
from tests.browser.states import tap_cards, tap_keys, tap_rack

CONTEST = {"arbitration": "contest", "clock": "none"}
STRICT = {"arbitration": "strict", "clock": "none"}
FIFTH_DEAL = "deal=5 dealer=3 counted=41/34/87/48 pile=RN"
"""What does not change while Lucien, in seat 4, plays QUIPU and goes out."""
QUIPU = f"{FIFTH_DEAL} turn=4 stock=AALMNOSTYZ hands=CHAUDETLS*/AEK/BXJ/QUIPUGW table=LIVRE,DOSE,FINE,MORT"
LAST_TURN = (
    f"{FIFTH_DEAL} turn=4 stock=AAEOSUDMYZ penalties=0/10/0/0 "
    "hands=TLS*/AN/WJ/AL table=LIVRE,DOSE,FINE,MORT,QUIPU"
)
ROW = "T 2 USEAN/RLEMO/ICATLGH/BDEF announced=1:TERRE"


def quipu(room: Room) -> None:
    """Lucien lays a word that may be contested; Rosalie accepts it, Anselme has not answered."""
    room.sit("lexicon", 4, options=CONTEST, position=QUIPU)
    room.others.act("word QUIPU", 4)
    room.settled()
    expect(room.page.get_by_role("button", name="Contester QUIPU")).to_be_enabled()


def contest(room: Room) -> None:
    quipu(room)
    room.others.act("accept", 2)
    expect(room.page.get_by_role("region", name="Contestation")).to_contain_text("Rosalie accepte")


def compose(room: Room) -> None:
    quipu(room)
    tap_cards(room.page, "CHAUDE")
    expect(room.page.locator(".strip")).to_contain_text("CHAUDE")
    expect(room.page.locator(".strip button.main:not([role=radio])")).to_be_enabled()


def insert(room: Room) -> None:
    quipu(room)
    room.page.get_by_role("button", name="Accepter").tap()
    room.page.get_by_role("radio", name="Introduire").tap()
    room.page.locator(".words > li").nth(2).locator("button").tap()
    bench = room.page.get_by_role("group", name="Votre coup")
    bench.locator("button[data-letter]").nth(3).tap()
    tap_cards(room.page, "AL")
    expect(room.page.locator(".strip button.main:not([role=radio])")).to_be_enabled()


def verdict(room: Room) -> None:
    quipu(room)
    room.page.get_by_role("button", name="Contester QUIPU").click()
    expect(room.page.get_by_role("region", name="Verdict")).to_be_visible()
    room.settled()


def round_end(room: Room) -> None:
    room.sit("lexicon", 4, options=STRICT, position=LAST_TURN)
    room.others.act("insert 3 FINALE", 4)
    expect(room.page.get_by_role("dialog")).to_be_visible()


def announce(room: Room) -> None:
    """Three friends have each laid a square and announced a word; Camille writes hers."""
    room.sit("amusante", 4, options=CONTEST, position=ROW)
    for seat, move in ((2, "lay R TRAIN"), (3, "lay I TRIDENT"), (4, "lay B TRIBUT")):
        room.others.act(move, seat)
    room.settled()
    tap_rack(room.page, "U")
    tap_keys(room.page, "NAL")
    expect(room.page.locator(".strip button.main")).to_be_enabled()


CARDS = {
    "lexicon-phone-compose": Scene(PHONE, compose),
    "lexicon-phone-insert": Scene(PHONE, insert),
    "lexicon-phone-contest": Scene(PHONE, contest, (LIGHT, DARK)),
    "lexicon-phone-verdict": Scene(PHONE, verdict),
    "lexicon-phone-roundend": Scene(PHONE, round_end),
    "lexicon-desktop-contest": Scene(DESK, contest),
    "lexicon-desktop-verdict": Scene(DESK, verdict),
    "lexicon-desktop-roundend": Scene(DESK, round_end),
    "lexicon-landscape": Scene(WIDE, compose),
    "lexicon-landscape-contest": Scene(WIDE, contest),
    "amusante-phone": Scene(PHONE, announce),
}
