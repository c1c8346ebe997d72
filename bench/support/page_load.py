"""A page loaded by a real browser on a slow phone, and what that cost."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = "/usr/bin/chromium"
PHONE = {"width": 360, "height": 740}
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER_PROCESSOR = 4
SHORT = 1_000
"""Texts up to so many bytes are not worth compressing."""
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
WATCH = """
window.seen = { paint: 0, shift: 0 };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.seen.paint = one.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.seen.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True, slots=True)
class Load:
    javascript: int
    """Bytes of scripts, as they came over the wire."""
    bytes: int
    largest_paint: float
    shift: float
    plain: tuple[str, ...]
    """Texts of some length that came uncompressed."""


def loads(url: str, paths: Iterable[str], slow: bool = True) -> dict[str, Load]:
    """Each page in a browser that has never been there."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = {path: load(browser, url + path, slow) for path in paths}
        browser.close()
    return found


def load(browser: Browser, address: str, slow: bool = False) -> Load:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="fr-FR", service_workers="block")
    page = context.new_page()
    wire = _Wire()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW_LINE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_PROCESSOR})
    session.on("Network.responseReceived", wire.named)
    session.on("Network.loadingFinished", wire.arrived)
    page.add_init_script(WATCH)
    page.goto(address)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    seen = page.evaluate("seen")
    context.close()
    return Load(wire.scripts, wire.total, seen["paint"] / 1000, seen["shift"], tuple(wire.plain))


class _Wire:
    """What the page asked for before it stood, not what it keeps for later."""

    def __init__(self) -> None:
        self.scripts = 0
        self.total = 0
        self.plain: list[str] = []
        self._urls: dict[str, str] = {}
        self._uncompressed: dict[str, int] = {}
        """Requests whose answer came as it is, with the bytes that its headers took."""

    def named(self, event: dict[str, Any]) -> None:
        answer = event["response"]
        self._urls[event["requestId"]] = answer["url"]
        names = {name.lower() for name in answer["headers"]}
        if answer["mimeType"].startswith(TEXTS) and "content-encoding" not in names:
            self._uncompressed[event["requestId"]] = int(answer["encodedDataLength"])

    def arrived(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "")
        size = int(event["encodedDataLength"])
        if url.endswith("/api/word-table"):
            return
        self.total += size
        headers = self._uncompressed.get(event["requestId"])
        if headers is not None and size - headers > SHORT:
            self.plain.append(urlsplit(url).path)
        if url.endswith(".js"):
            self.scripts += size
