"""The end of a game in the browser: the result shown, the record exported, replayed to the same result."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.browser.guests import Guest


def check_the_end(player: Guest, folder: Path) -> None:
    """What `joute replay` makes of the exported record is what the page shows."""
    sheet = player.page.locator("dialog")
    expect(sheet.locator("h2")).to_be_visible()
    told = player.state()["table"]
    file = folder / "exported.joute"
    file.write_text(player.record(), encoding="utf-8")
    joute = Path(sys.executable).with_name("joute")
    done = subprocess.run(
        [str(joute), "replay", str(file), "--json"], capture_output=True, text=True, check=True
    )
    replayed = json.loads(done.stdout)
    assert replayed["outcome"]["winners"] == told["outcome"]["winners"]
    assert replayed["outcome"]["reason"] == told["outcome"]["reason"]
    assert replayed["scores"] == told["scores"]
    assert sorted(_shown(sheet)) == sorted(_expected(told["scores"]))


def _shown(sheet: Locator) -> list[float]:
    """Two players have their figures above the title, more of them a table of the hands."""
    above = sheet.locator(".scores b").all_inner_texts()
    hands = sheet.get_by_role("list", name="Les mains comptées").locator("strong").all_inner_texts()
    return [float(text.split()[0].replace("−", "-")) for text in above or hands]


def _expected(scores: list[float]) -> list[float]:
    """What is paid is a word, not a sign."""
    return [abs(score) for score in scores] if min(scores) < 0 else scores
