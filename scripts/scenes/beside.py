"""The phone beside a real JAGO board: its clock, its referee, its sheet."""

from __future__ import annotations

from playwright.sync_api import expect
from scripts.scenes.room import PHONE, Room, Scene
from tests.browser.test_companion import begin, tab, type_letters

TURNS = (
    ("VAIS, RAS", "VAISRA", 6, 0),
    ("GRAS, DÉCRETS", "GDECRETS", 3, 10),
    ("ÉTAGE, TELLE", "ETAETELL", 11, 9),
)
"""The words, the letters laid, and how many of each colour lay there then."""


def laid_flat(room: Room) -> None:
    room.page.clock.install()
    room.me.goto("/arbitre/jago")
    begin(room.page, "Camille", "Anselme")


def clock(room: Room) -> None:
    """Half of the free minute has run."""
    laid_flat(room)
    tab(room.page, "Pendule")
    room.page.locator(".half.s1").tap()
    room.page.clock.fast_forward("00:36")
    expect(room.page.locator(".half.s1")).to_contain_text("à jouer")


def referee(room: Room) -> None:
    laid_flat(room)
    tab(room.page, "Arbitre")
    room.page.get_by_label("Sur le plateau").tap()
    type_letters(room.page, "GRESIL")
    room.page.get_by_role("button", name="Changer de case").tap()
    type_letters(room.page, "BRESILIEN")
    expect(room.page.locator(".answer")).to_contain_text("Vol permis.")


def sheet(room: Room) -> None:
    laid_flat(room)
    tab(room.page, "Feuille")
    page, before = room.page, (0, 0)
    for words, laid, *counts in TURNS:
        page.get_by_label("Mots du tour").fill(words)
        page.get_by_label("Lettres posées").fill(laid)
        for name, was, now in zip(("Camille", "Anselme"), before, counts, strict=True):
            word = "plus" if now > was else "moins"
            for _ in range(abs(now - was)):
                page.get_by_role("button", name=f"Une de {word} pour {name}").tap()
        page.get_by_role("button", name="Valider").tap()
        before = (counts[0], counts[1])
    page.get_by_label("Mots du tour").fill("AGIT, VASTE")
    page.get_by_label("Lettres posées").fill("GIVSTE")
    for _ in range(6):
        page.get_by_role("button", name="Une de plus pour Anselme").tap()
    page.locator("ol").scroll_into_view_if_needed()


BESIDE = {
    "companion-phone-clock": Scene(PHONE, clock),
    "companion-phone-arbitre": Scene(PHONE, referee),
    "companion-phone-score": Scene(PHONE, sheet),
}
