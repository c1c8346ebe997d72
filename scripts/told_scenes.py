"""Moments that pass before an open page, for the screenshots: a move told, a verdict, a round's end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.guests import Guest

from joute.cli.opening import open_record
from joute.tables import told

REFERENCE = Path(__file__).parents[1] / "tests" / "reference"
ME = {"kind": "me", "name": "Camille"}
CLUB = {"kind": "machine", "level": 3}


def move_told(player: Guest) -> None:
    """A machine's answer to a good move."""
    _sit(player, "dames", 1)
    player.act(player.hint(), 1)
    _settled(player.page)


def verdict(player: Guest) -> None:
    """A machine's word contested."""
    _sit(player, "lexicon", 3, options={"arbitration": "contest"})
    contest = player.page.get_by_role("button", name="Contester")
    while not contest.is_visible():
        if player.state()["table"]["to_act"][:1] == [1]:
            player.act(player.hint(), 1)
        player.page.wait_for_timeout(300)
    contest.click()
    expect(player.page.get_by_role("region", name="Verdict")).to_be_visible(timeout=60_000)


def round_end(player: Guest) -> None:
    """The last play of a round of a reference game."""
    table = open_record(str(REFERENCE / "lexicon" / "strict-duel.joute")).replay().table
    ends = (n for n, ply in enumerate(table.plies, 1) if ply.seat == 1 and told(table, n).counted)
    ply = table.plies[next(ends) - 1]
    _sit(player, "lexicon", 1, options={"arbitration": "strict"}, position=ply.before.text())
    player.act(ply.move, 1)
    expect(player.page.get_by_role("dialog")).to_be_visible(timeout=60_000)


SCENES: Mapping[str, Callable[[Guest], None]] = {
    "told-move": move_told,
    "told-verdict": verdict,
    "told-round": round_end,
}


def _sit(player: Guest, game: str, machines: int, **wanted: object) -> None:
    made = player.make(game, [ME, *[CLUB] * machines], **wanted)
    player.goto(f"/table/{made['table']['id']}")
    expect(player.page.locator(".told")).to_be_visible(timeout=60_000)
    while player.state()["table"]["to_act"][:1] != [1]:
        player.page.wait_for_timeout(200)


def _settled(page: Page) -> None:
    """The machine has answered, and what it did was shown."""
    page.wait_for_function(
        "() => performance.getEntriesByName('told').some((mark) => !/^Vous/.test(mark.detail.text))",
        timeout=60_000,
    )
    expect(page.locator(".told.busy")).to_be_hidden(timeout=60_000)
