"""People with browsers: pages whose console is watched, tables made and looked at from outside the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tests.patience import MILLISECONDS

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
KEEPS: dict[str, Any] = {"service_workers": "allow"}
"""A guest whose browser keeps the application, as everybody's does: for what is done without the network, and
for games and pages seen once through it."""

_ASK = """
async ({ id, seat, request }) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  await new Promise((open) => (socket.onopen = open));
  const own = `outside ${Math.random()}`;
  const answer = new Promise((done) => {
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (request ? message.id === own : message.type === "state") done(message);
    };
  });
  socket.send(JSON.stringify({ type: "hello", version: 0, language: "fr" }));
  if (request) socket.send(JSON.stringify({ id: own, seat, ...request }));
  const said = await answer;
  socket.close();
  return said;
}
"""


class Guest:
    """One person: a browser context of their own, and the page in front of them."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.context = context
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def goto(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def make(self, game: str, seats: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
        """A table set from outside the page, as the page would; whoever is asked for is `me`."""
        answer = self.context.request.post(
            f"{self.url}/api/tables", data={"game": game, "seats": seats, **wanted}
        )
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def table_id(self) -> str:
        self.page.wait_for_url(re.compile("/table/"))
        return self.page.url.rsplit("/", 1)[1].partition("?")[0]

    def ask(self, request: dict[str, Any], seat: int = 1) -> dict[str, Any]:
        """Ask the table in view from outside the page, and what it answers."""
        told: dict[str, Any] = self.page.evaluate(
            _ASK, {"id": self.table_id(), "seat": seat, "request": request}
        )
        return told

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(_ASK, {"id": self.table_id(), "seat": 0, "request": None})
        return told

    def hint(self, seat: int = 1) -> str:
        request = {"type": "hint", "grade": 3}
        told = self.page.evaluate(_ASK, {"id": self.table_id(), "seat": seat, "request": request})
        assert told["type"] == "hinted", told
        return str(told["move"])

    def destinations(self, seat: int = 1) -> list[dict[str, Any]]:
        """Where letters may go, in a game whose letters move."""
        request = {"type": "guide"}
        told = self.page.evaluate(_ASK, {"id": self.table_id(), "seat": seat, "request": request})
        found: list[dict[str, Any]] = told["destinations"]
        return found

    def act(self, move: str, seat: int) -> None:
        """A move sent from outside the page."""
        told = self.page.evaluate(
            _ASK, {"id": self.table_id(), "seat": seat, "request": {"type": "act", "move": move}}
        )
        assert told["type"] == "acknowledged", told

    def sit_at(self, made: dict[str, Any], name: str) -> None:
        """Take the seat that a new table keeps for someone with a link."""
        token = made["invitations"][0]["token"]
        answer = self.context.request.post(f"{self.url}/api/tables/join", data={"token": token, "name": name})
        assert answer.ok, answer.text()
        self.goto(f"/table/{made['table']['id']}")

    def sit_everywhere(self, made: dict[str, Any]) -> None:
        """Take every free seat of a new table: one person who plays the others from outside the page."""
        for invitation in made["invitations"]:
            wanted = {"token": invitation["token"], "name": f"Joueur {invitation['seat']}"}
            answer = self.context.request.post(f"{self.url}/api/tables/join", data=wanted)
            assert answer.ok, answer.text()
        self.goto(f"/table/{made['table']['id']}")

    def until_my_turn(self) -> bool:
        """Wait until it is this guest's turn; False once the game is over.

        A last word is accepted, and so is any play whose question stands where the turn would be composed;
        what is being shown is skipped by a key; a verdict or a count is put away.
        """
        over = self.page.locator("dialog .scores")
        mine = self.page.locator(".strip button.main:not([role=radio])")
        accept = self.page.locator(".contest").get_by_role(
            "button", name=re.compile("^(Accepter|Tous acceptent) ")
        )
        closing = self.page.locator(".contest.closing")
        showing = self.page.locator(".told.busy")
        read = self.page.get_by_role("button", name="Continuer", exact=True)
        while True:
            expect(mine.or_(over).or_(accept).or_(showing).or_(read).first).to_be_visible()
            if read.is_visible():
                read.click()
            elif over.is_visible():
                return False
            elif accept.is_visible() and (closing.is_visible() or not mine.is_visible()):
                asked = self.page.locator(".contest").get_attribute("data-ply")
                accept.click()
                expect(self.page.locator(f".contest[data-ply='{asked}']")).to_be_hidden()
            elif showing.is_visible():
                self.page.keyboard.press("Shift")
            elif self.is_in_play() and mine.is_visible():  # in this order: the page may change in between
                return True

    def is_in_play(self) -> bool:
        """Whether the page shows the table as it is now, and the game goes on: on a busy machine the page
        lags behind, and the sheet of the end comes a moment after the last move."""
        shown = self.page.locator(".table").get_attribute("data-version")
        table = self.state()["table"]
        return shown == str(table["version"]) and table["outcome"] is None

    def play(self) -> None:
        """Press the button that plays what is composed; it must be legal."""
        before = self.state()["table"]["version"]
        button = self.page.locator(".strip button.main:not([role=radio])")
        expect(button).to_be_enabled()
        button.click()
        self.until_version(before + 1)

    def until_version(self, version: int) -> None:
        for _ in range(MILLISECONDS // 50):
            if self.state()["table"]["version"] >= version:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the table never came to version {version}")

    def refused(self) -> str:
        """The article that forbids what is composed, as the strip names it."""
        article = self.page.locator(".strip.no .article")
        expect(article).to_be_visible()
        named = article.inner_text().split()[-1]
        expect(article).to_have_attribute("href", re.compile(rf"/regles/\w+#{named}$"))
        return named

    def record(self) -> str:
        """Exported by the button of the last sheet."""
        with self.page.expect_download() as download:
            self.page.locator("dialog a[download]").click()
        return download.value.path().read_text(encoding="utf-8")


@contextmanager
def guest(browser: Browser, url: str, *, noise: str = "", **options: Any) -> Iterator[Guest]:
    """A guest whose console stays silent, but for what `noise` matches.

    Nothing is kept for when the network is gone, unless asked for (`**KEEPS`): at every first visit the
    service worker fetches the whole application.
    """
    usual = {"viewport": DESK, "locale": "fr-FR", "reduced_motion": "reduce", "service_workers": "block"}
    options = {**usual, **options}
    context = browser.new_context(**options)
    context.set_default_timeout(MILLISECONDS)
    one = Guest(context, url)
    try:
        yield one
        heard = [trouble for trouble in one.troubles if not (noise and re.search(noise, trouble))]
        assert heard == [], json.dumps(heard, ensure_ascii=False, indent=1)
    finally:
        context.close()
