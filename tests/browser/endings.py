"""The end of a game in the browser: the result shown, the record exported, replayed to the same result."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.guests import Guest


def check_the_end(player: Guest, folder: Path) -> None:
    """What `joute replay` makes of the exported record is what the page shows."""
    sheet = player.page.locator("dialog")
    expect(sheet.locator("h2")).to_be_visible()
    told = player.state()["table"]
    shown = [float(text.replace("−", "-")) for text in sheet.locator(".scores b").all_inner_texts()]
    file = folder / "exported.joute"
    file.write_text(player.record(), encoding="utf-8")
    joute = Path(sys.executable).with_name("joute")
    done = subprocess.run(
        [str(joute), "replay", str(file), "--json"], capture_output=True, text=True, check=True
    )
    replayed = json.loads(done.stdout)
    assert replayed["outcome"]["winners"] == told["outcome"]["winners"]
    assert replayed["outcome"]["reason"] == told["outcome"]["reason"]
    assert replayed["scores"] == told["scores"] == shown
