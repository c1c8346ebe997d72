"""What axe finds on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.browser.server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def problems(page: Page) -> list[dict[str, Any]]:
    """What axe calls serious or critical, by all its rules."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], "preload": False}
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        {"rule": one["id"], "where": [node["html"][:160] for node in one["nodes"][:3]]}
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
