"""The states of a turn, each game from a position of its own: composing, refused, contested, a duty."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page
from tests.browser.hands import bring_into_view, square

DAMES = (
    "THlUTrAO/Gva1iLOU/edenS1s*E*/1t6/3B1ME1/N3EDRl turn=12 made=NAVET/1,LUTRINS/1,DETENIR/2,LAVE/2"
    " captured=AET bag=AAAAAABCCDEEEEEEEFFGHIIIIIIIJKLLMMNNNNOOOOPPQRRRRSSSSSTTUUUVWXYZ"
    " last=D2.C3.C1.F1.B2.C2.E2.A3.D3.B4"
)
CARDS = "hands=CHAUDETLS*/AEKBXN pile=JN stock=AALMORSTYZ table=LIVRE,DOSE,FINE,MORT,QUIPU"
EIGHT = "hands=CHAUDETLS*/AEK/BXN/WG/ABT/DE/GHI/MML pile=JN stock=AALMORSTYZ table=LIVRE,DOSE,FINE,MORT,QUIPU"


def tap_squares(page: Page, *names: str) -> None:
    for name in names:
        bring_into_view(page, name)
        square(page, name).tap()


def tap_keys(page: Page, letters: str) -> None:
    for letter in letters:
        page.locator(f'.keys button[data-letter="{letter}"]').tap()


def tap_rack(page: Page, letters: str) -> None:
    for letter in letters:
        page.locator(f'.rack .letters button[aria-label="{letter}"]:not([disabled])').first.tap()


def tap_cards(page: Page, letters: str) -> None:
    for letter in letters:
        page.locator(f'[data-place=hand] button[data-letter="{letter}"]:not([disabled])').first.tap()


Compose = Callable[[Page], None]


def _then(*steps: Compose) -> Compose:
    def all_of_them(page: Page) -> None:
        for step in steps:
            step(page)

    return all_of_them


@dataclass(frozen=True)
class Turn:
    """A first turn of seat 1 by touch; `move` plays it, and seat 2 answers with `reply`."""

    game: str
    composed: Compose
    refused: Compose
    move: str
    reply: str
    position: str = ""
    options: dict[str, str] = field(default_factory=dict)
    refused_under: dict[str, str] = field(default_factory=dict)
    """Options of another table to be refused at, where at this one only others could object."""
    contested: bool = False
    """Whether the reply may be contested."""
    duty: str = ""
    """A position in which seat 1 has a duty, and no main button unless it is met."""


TURNS = (
    Turn(
        "lexiduel",
        _then(lambda page: tap_squares(page, "C3"), lambda page: tap_keys(page, "MER")),
        _then(lambda page: tap_squares(page, "C3"), lambda page: tap_keys(page, "ZWX")),
        "C3h MER",
        "C4v ON",
    ),
    Turn(
        "dames",
        lambda page: tap_squares(page, "E3", "D4", "A3", "B2", "C2", "B3", "C3", "D4"),
        lambda page: tap_squares(page, "E3", "D4", "A3", "B2", "C2"),
        "E3-D4 EVADES@A3.B2.C2.B3.C3.D4",
        "",
        position=DAMES,
    ),
    Turn(
        "jago",
        _then(lambda page: tap_squares(page, "E6"), lambda page: tap_rack(page, "EUROPE")),
        _then(lambda page: tap_squares(page, "A1"), lambda page: tap_rack(page, "ZUT")),
        "E6h EUROPE",
        "E7h AST",
        position="11/11/11/11/11/11/11/11/11/11/11 1 EUROPEZUT ASTIL",
        options={"arbitration": "contest"},
        contested=True,
    ),
    Turn(
        "lexicon",
        lambda page: tap_cards(page, "CHAUDE"),
        lambda page: tap_cards(page, "CHT"),
        "word CHAUDE",
        "word KAN",
        position=CARDS,
        options={"arbitration": "contest", "minimum": "3"},
        refused_under={"arbitration": "strict"},
        contested=True,
    ),
    Turn(
        "demo",
        _then(lambda page: tap_squares(page, "L13"), lambda page: tap_rack(page, "SOURIS")),
        _then(lambda page: tap_squares(page, "L13"), lambda page: tap_rack(page, "SRI")),
        "L13h SOURIS",
        "",
        position="- 1 SOURISAEEIINNTTLLRUD/CHATONE",
        options={"arbitration": "strict"},
    ),
    Turn(
        "amusante",
        _then(lambda page: tap_rack(page, "U"), lambda page: tap_keys(page, "NAL")),
        _then(lambda page: tap_rack(page, "U"), lambda page: tap_keys(page, "XX")),
        "lay U TRIBUNAL",
        "lay N TRIBUNE",
        position="TRIB 1 USEANLE/NEAOUR announced=2:TRIBUT",
        options={"arbitration": "contest"},
        refused_under={"arbitration": "strict"},
        contested=True,
        duty="CHAT 1 SRLE/EAOUR announced=1:CHALET,2:CHARBON,1:CHANT,2:CHAT",
    ),
)
