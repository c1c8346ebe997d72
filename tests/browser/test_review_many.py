"""Looking back at a game of five: whose mistake, whose chances, whose hand; nothing cut, one way to count."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.games.demo.table import mat

SEATS = [{"kind": "me", "name": "Camille"}] + [
    {"kind": "here", "name": name} for name in ("Odile", "Lucien", "Rosalie", "Anselme")
]
HANDS = "AIS/EST/KQY/GGX/DVZ"
"""The first two could lay everything and win at once: whatever else they play is a mistake."""
PLAYED = ((1, "L13v MA"), (2, "M13v ES"), (3, "pass"), (4, "pass"), (5, "pass"), (1, "L13v MAS"))
RESIGNED = (2, 1, 3, 4)
CUT = """(element) => {
  const bottom = element.getBoundingClientRect().bottom;
  for (let box = element.parentElement; box !== document.body; box = box.parentElement) {
    const cuts = getComputedStyle(box).overflowY !== "visible";
    if (cuts && bottom > box.getBoundingClientRect().bottom + 1) return box.className || box.tagName;
  }
  return "";
}"""
"""The first box that hides the foot of an element; nothing where only the window's edge does."""


def played(player: Guest) -> str:
    """A finished game of five around one screen; where it is."""
    options = {"clock": "none", "arbitration": "strict"}
    position = f"{mat('L13h MER')} 1 {HANDS}"
    made = player.make("demo", SEATS, order="given", options=options, position=position)
    id_ = str(made["table"]["id"])
    player.goto(f"/table/{id_}")
    for seat, move in PLAYED:
        player.act(move, seat)
    for seat in RESIGNED:
        player.act("resign", seat)
    return id_


@pytest.fixture(params=[(1440, 900), (360, 740)], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """The game above, analysed."""
    with guest(browser, server.url, **screen(*request.param)) as player:
        page = player.goto(f"/revoir/{played(player)}?analyse")
        expect(page.locator(".closing")).to_be_visible()
        yield page


def test_each_mistake_has_its_player_and_the_readers_own_come_first(page: Page) -> None:
    verdict, graph = page.locator("[data-verdict]"), page.get_by_role("slider")
    mine = page.get_by_role("button", name="Votre erreur suivante")
    theirs = page.get_by_role("button", name=re.compile(r"^Première erreur\s: Odile$"))  # it came earlier
    own = re.compile(r"^Vous\s: (grosse )?erreur, vos chances de \d+\s% à\s\d+\s%$")
    page.locator('[data-ply="1"] button').click()
    expect(verdict).to_have_text(own)
    expect(graph).to_have_accessible_name("Vos chances de gagner, en %")
    first = verdict.text_content()
    mine.click()
    expect(verdict).not_to_have_text(first or "")
    expect(verdict).to_have_text(own)
    expect(graph).to_have_accessible_name("Vos chances de gagner, en %")
    theirs.click()
    expect(verdict).to_have_text(re.compile(r"^Odile\s: (grosse )?erreur, ses chances de \d+\s% à\s\d+\s%$"))
    expect(graph).to_have_accessible_name("Chances de gagner d’Odile, en %")
    expect(page.locator('li[data-seat="2"] button')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('li[data-seat="2"] button')).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-fault]")).to_have_count(1)
    page.locator('li[data-seat="1"] button').click()
    expect(graph).to_have_accessible_name("Vos chances de gagner, en %")
    expect(page.locator("[data-fault]")).to_have_count(2)
    again = page.get_by_role("list", name="à revoir").get_by_role("listitem")
    expect(again).to_have_text([re.compile(r"^\S+ \(coup \d+\)\s: vos chances, de \d+\s% à\s\d+\s%$")] * 2)
    again.first.get_by_role("button").click()
    expect(page.locator(".steps")).to_be_in_viewport()


def test_on_a_phone_every_part_is_a_tap_away(browser: Browser, server: Server) -> None:
    """Whose move each was is written beside it; one may look at one's own alone."""
    with guest(browser, server.url, **screen(360, 740)) as player:
        page = player.goto(f"/revoir/{played(player)}?analyse")
        expect(page.locator(".closing")).to_be_visible()
        page.locator('[data-ply="1"] button').click()
        expect(page.locator("[data-verdict]")).to_be_in_viewport()
        jump = page.get_by_role("navigation", name="Aller à")
        jump.get_by_role("button", name="Coups").tap()
        expect(page.locator("#plies")).to_be_in_viewport()
        expect(page.locator('[data-ply="2"]')).to_contain_text("Odile")
        page.get_by_label("Vos coups seulement").check()
        expect(page.locator("#plies li")).to_have_text([re.compile("Vous")] * 3)
        jump.get_by_role("button", name="Bilan").tap()
        expect(page.locator("#closing").get_by_role("list")).to_be_in_viewport()
        for part, name in (("closing", "Bilan"), ("players", "Joueurs")):
            jump.get_by_role("button", name=name).tap()
            box = page.locator(f"#{part}").bounding_box()
            assert box and abs(box["y"]) < 2, "each at its own top"
        jump.get_by_role("button", name="Plateau").tap()
        expect(page.locator(".steps")).to_be_in_viewport()


def test_the_board_stays_where_it_is_when_the_analysis_comes(browser: Browser, server: Server) -> None:
    """Only an analysis that was there already opens at the reader's first mistake."""
    with guest(browser, server.url) as player:
        page = player.goto(f"/revoir/{played(player)}?analyse")
        last = page.locator(".steps .num").text_content() or ""
        expect(page.locator(".closing")).to_be_visible()
        expect(page.locator(".steps .num")).to_have_text(last)
        page.reload()
        expect(page.locator("[data-verdict]")).to_have_text(re.compile(r"^Vous\s: (grosse )?erreur"))
        expect(page.locator(".steps .num")).not_to_have_text(last)


def test_under_a_move_stands_the_hand_it_was_chosen_from(page: Page) -> None:
    page.locator('[data-ply="2"] button').click()
    held = page.get_by_role("group", name="Main d’Odile avant ce coup")
    expect(held.get_by_role("listitem")).to_have_count(3)
    assert [one.get_attribute("aria-label") for one in held.get_by_role("listitem").all()] == [*"EST"]
    expect(held.locator(".used")).to_have_count(1)
    expect(page.locator(".rack")).to_be_hidden()
    page.get_by_label("La main montrée").select_option("votre main")
    expect(page.get_by_role("group", name="Votre main", exact=True).get_by_role("listitem")).to_have_count(2)


def test_nothing_is_cut_and_no_place_is_left_for_a_sixth(page: Page) -> None:
    page.locator('[data-ply="2"] button').click()
    assert page.locator(".said").first.evaluate(CUT) == ""
    rows = page.locator("li[data-seat]")
    expect(rows).to_have_count(5)
    widths = {round(box["width"]) for box in (row.bounding_box() for row in rows.all()) if box}
    assert len(widths) == 1
    list_box = rows.first.locator("xpath=..").bounding_box()
    assert list_box and max(widths) > list_box["width"] - 4, "one line each: there is no empty place"
    plies = page.locator("ol:has([data-ply])")
    assert plies.evaluate("(list) => list.clientHeight / list.querySelector('li').clientHeight") >= 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_progress_counts_moves_as_the_steps_do(browser: Browser, server: Server) -> None:
    """Chance's deals and offers have no number: neither while the game is looked at nor afterwards."""

    def half_way(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        route.fulfill(response=answer, body=json.dumps({**told, "closing": None}))

    with guest(browser, server.url) as player:
        made = player.make(
            "demo", SEATS, order="given", options={"clock": "none", "arbitration": "strict"}
        )  # dealt by chance
        player.goto(f"/table/{made['table']['id']}")
        for seat in (1, 2, 3, 4):
            player.act("resign", seat)
        player.page.route("**/api/reviews", half_way)
        page = player.goto(f"/revoir/{made['table']['id']}?analyse")
        expect(page.get_by_text(re.compile(r"Analyse en cours\s: coup 4 sur 4\."))).to_be_visible()
        expect(page.locator(".steps .num")).to_have_text("4 / 4")


@pytest.mark.parametrize(
    ("locale", "reason"), [("fr-FR", "abandon : main entière"), ("en-US", "resigned: the whole hand")]
)
def test_the_sheet_says_why_who_resigned_pays_everything(
    browser: Browser, server: Server, locale: str, reason: str
) -> None:
    """The others are spared what the winner holds (DEM-7), who resigned is not (DEM-11)."""
    with guest(browser, server.url, locale=locale) as player:
        options = {"clock": "none", "arbitration": "strict"}
        position = f"{mat('L13h MER')} 1 **AEE/KQ/WXZ/GGH/DVV"
        made = player.make("demo", SEATS, order="given", options=options, position=position)
        page = player.goto(f"/table/{made['table']['id']}")
        player.act("resign", 1)
        for seat in (2, 3, 4, 5):
            player.act("pass", seat)
        sheet = page.locator("dialog")
        row = sheet.get_by_role("listitem").filter(has_text=reason)
        expect(row).to_have_count(1)
        expect(row).to_contain_text("70")
        expect(sheet.get_by_role("listitem").filter(has_text="15 − 10 =")).to_have_count(3)


def test_what_was_played_after_one_has_left_is_folded_away(browser: Browser, server: Server) -> None:
    """The counter and the list end where the reader gave up; the others' moves are one tap further."""
    with guest(browser, server.url, **screen(360, 740)) as player, guest(browser, server.url) as others:
        options = {"clock": "none", "arbitration": "strict"}
        seats = [SEATS[0], {"kind": "link"}, {"kind": "link"}]
        position = f"{mat('L13h MER')} 1 **AEE/KQ/WXZ"
        made = player.make("demo", seats, order="given", options=options, position=position)
        others.sit_everywhere(made)
        player.goto(f"/table/{made['table']['id']}")
        player.act("resign", 1)
        for seat in (2, 3):
            others.act("pass", seat)
        page = player.goto(f"/revoir/{made['table']['id']}")
        count, rows = page.locator(".steps .num"), page.locator("#plies [data-ply]")
        expect(count).to_have_text("1 / 1")
        expect(rows).to_have_count(1)
        page.get_by_role("button", name="La partie a continué sans vous (2 coups)").tap()
        expect(rows).to_have_count(3)
        expect(count).to_have_text("1 / 1")
        rows.last.get_by_role("button").tap()
        expect(count).to_have_text("3 / 3")
