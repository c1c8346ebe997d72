"""Looking back at a game: the bar while it is analysed, the graph, verdicts, ghosts, playing on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import guest
from tests.browser.server import Server
from tests.browser.test_hints import PATIENT

RECORD = """[Game "lexiduel"]
[Seats "2"]
[Option.rounds "3"]
[Player.1 "Odile"]
[Player.2 "Rosalie"]

1 C3h MER
2 C4v ON
1 C3h MERE
2 C1v LIMON
1 P18h DUE
2 resign
"""


def check_one_number(page: Page) -> None:
    """The verdict's two chances are those of the best move and of the move played in the list."""
    told = re.findall(r"\d+", (page.locator("[data-verdict]").text_content() or "").partition(":")[2])
    listed = page.get_by_role("region", name="Ce qui pouvait se jouer").get_by_role("listitem")
    if told:
        expect(listed.first.locator(".num")).to_have_text(re.compile(rf"^{told[0]}\s%$"))
        expect(listed.filter(has_text="joué").locator(".num")).to_have_text(re.compile(rf"^{told[1]}\s%$"))


def test_a_game_is_analysed_and_read_move_by_move(server: Server, browser: Browser) -> None:
    with guest(browser, server.url) as reader:
        page = reader.goto("/revoir")
        page.locator("#pasted").fill(RECORD)
        page.get_by_role("button", name="Ouvrir", exact=True).click()
        expect(page.locator('[data-ply="3"]')).to_be_visible()
        expect(page.locator(".keys")).to_be_hidden()
        page.get_by_role("button", name="Analyser la partie").click()
        expect(page.get_by_text("La partie en bref")).to_be_visible()
        expect(page.locator(".closing")).to_contain_text("Odile")

        verdict = page.locator("[data-verdict]")
        expect(page.get_by_role("button", name="Dernier coup")).to_be_disabled()
        expect(page.get_by_role("button", name="Coup suivant")).to_be_disabled()
        expect(verdict).to_have_text("Pas jugé")
        expect(
            page.get_by_text(re.compile(r"Rosalie a abandonné avec \d+\s% de chances de gagner\."))
        ).to_be_visible()
        expect(page.get_by_role("button", name="Continuer contre la machine")).to_be_visible()

        graph = page.get_by_role("slider", name="Chances de gagner d’Odile, en %")
        expect(graph).to_have_attribute("aria-valuenow", "6")
        box = graph.bounding_box()
        assert box
        graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
        expect(graph).not_to_have_attribute("aria-valuenow", "6")
        expect(graph).to_have_attribute("aria-valuetext", re.compile(r"\d+\s% de chances"))

        # the first player with something to lose: whichever moves are found better, they are drawn
        page.locator('[data-ply="3"] button').click()
        expect(verdict).not_to_have_text("Pas jugé")
        shown = page.get_by_role("region", name="Ce qui pouvait se jouer").get_by_role("listitem")
        expect(shown.first).to_contain_text(re.compile(r"\d+\s%"))
        for ply in range(1, 6):
            page.locator(f'[data-ply="{ply}"] button').click()
            check_one_number(page)
        alternatives = shown.locator("button:enabled")
        if page.locator("[data-ghost]").count():
            page.get_by_role("button", name="Masquer les conseils").click()
            expect(page.locator("[data-ghost]")).to_have_count(0)
        if alternatives.count():
            alternatives.first.click()
            expect(page.get_by_text("Autre coup")).to_be_visible()
            # the line over the board says what lies on it, not the move that was played
            expect(page.locator(".left > .told")).to_have_text(re.compile(r"^\s*À la place"))
        page.get_by_role("button", name="Continuer sur cet écran").click()
        expect(page).to_have_url(re.compile("/table/"))
        assert not reader.troubles


def test_a_move_that_the_hint_laid_is_advised_and_never_a_find(server: Server, browser: Browser) -> None:
    with guest(browser, server.url) as player:
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "machine", "level": 1}]
        id_ = player.make("lexiduel", seats)["table"]["id"]
        page = player.goto(f"/table/{id_}")
        page.add_init_script(PATIENT)
        page.reload()
        button = page.get_by_role("button", name="Indice", exact=True)
        for told in ("Touchez encore Indice", "je pose le coup", "Le coup est posé"):
            button.click()
            expect(page.locator(".note")).to_contain_text(told)
        page.keyboard.press("Enter")
        expect(page.locator(".moves li").nth(1)).to_be_visible()
        player.act("resign", 1)
        page = player.goto(f"/revoir/{id_}?analyse")
        expect(page.locator(".closing")).to_contain_text("L’indice vous a donné 1 coup")
        expect(page.locator(".closing")).not_to_contain_text("Précision")
        first = page.locator('[data-ply="1"]')
        expect(first).to_contain_text("avec indice")
        expect(first).not_to_contain_text("✓")
        expect(page.locator('li[data-seat="1"]')).to_contain_text("1 coup avec indice")
        first.get_by_role("button").click()
        expect(page.locator("[data-verdict]")).to_have_text("Coup joué avec indice")
        assert not player.troubles
