"""Hints: one may be given up while it is looked for; the keyboard goes on from a move that one has laid."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.guests import guest
from tests.browser.hands import square
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.patience import MILLISECONDS

PATIENT = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 20000 ? 600000 : ms, ...more);
"""
"""The page waits twenty seconds for a hint; here as long as the machine needs."""
LAID = """
(key) => (JSON.parse(sessionStorage.getItem(key) ?? "null")?.composition?.laid ?? [])
  .map(({ letter }) => letter)
  .join("")
"""


class Wire:
    """The table's connection, on which the first hint's question is held back until it is let go."""

    def __init__(self) -> None:
        self.grades: list[int] = []
        self.held: list[str] = []
        self.answered: list[str] = []
        self.moves: list[str] = []
        self.holds = True
        self._server: WebSocketRoute | None = None

    def route(self, page: WebSocketRoute) -> None:
        server = self._server = page.connect_to_server()

        def asked(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                self.grades.append(message["grade"])
                if self.holds:
                    self.held.append(str(text))
                    return
            server.send(text)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hinted":
                self.answered.append(message["id"])
                self.moves.append(message["move"])
            page.send(text)

        page.on_message(asked)
        server.on_message(told)

    def let_go(self) -> str:
        """The id of what was held back."""
        assert self._server
        self.holds = False
        (text,) = self.held
        self._server.send(text)
        return str(json.loads(text)["id"])


def test_a_hint_is_given_up_and_the_keyboard_goes_on_from_a_laid_one(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url) as camille:
        page, wire = camille.page, Wire()
        page.add_init_script(PATIENT)
        page.route_web_socket("**/live", wire.route)
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "machine", "level": 1}]
        id_ = camille.make("lexiduel", seats)["table"]["id"]
        camille.goto(f"/table/{id_}")
        button = page.get_by_role("button", name="Indice", exact=True)
        searching = page.get_by_text("Je cherche…")
        note = page.locator(".note")

        def until_laid(letters: str) -> None:
            """`letters` is a pattern that all the letters of the draft must match."""
            test = f"(key) => /^{letters}$/.test(({LAID})(key))"
            page.wait_for_function(test, arg=f"joute.draft.{id_}.1")

        button.click()
        expect(searching).to_be_visible()
        expect(button).to_be_disabled()
        page.get_by_role("button", name="Annuler", exact=True).click()
        expect(searching).to_be_hidden()
        expect(button).to_be_enabled()
        late = wire.let_go()
        for _ in range(MILLISECONDS // 100):
            if late in wire.answered:
                break
            page.wait_for_timeout(100)
        assert late in wire.answered
        expect(note).to_have_count(0)

        # The next one tells as much as the one that was given up; the third lays the move.
        for told in ("Touchez encore Indice", "je pose le coup", "Le coup est posé"):
            button.click()
            expect(searching).to_be_hidden()
            expect(note).to_contain_text(told)
        assert wire.grades == [1, 1, 2, 3]
        until_laid("[A-Z]{2,}")
        page.keyboard.press("q")  # a word of one's own instead
        until_laid("Q")
        page.keyboard.press("Escape")
        until_laid("")

        button.click()
        expect(searching).to_be_hidden()
        until_laid("[A-Z]{2,}")
        page.keyboard.press("Escape")
        until_laid("")

        button.click()
        expect(searching).to_be_hidden()
        until_laid("[A-Z]{2,}")
        expect(page.locator(".strip button.main:not([role=radio])")).to_be_enabled()
        page.keyboard.press("Enter")
        camille.until_version(2)
        assert camille.state()["plies"][0]["effects"]["move"] == wire.moves[-1]


def test_a_hint_is_in_view_however_close_the_board_is(browser: Browser, server: Server) -> None:
    """On a phone the board has come close to the word being laid; the hint speaks of the other side."""
    with guest(browser, server.url, **screen(360, 740)) as camille:
        page = camille.page
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "here", "name": "Rosalie"}]
        made = camille.make("lexiduel", seats, order="given")
        page.route_web_socket("**/live", _speaking_of("S19"))
        camille.goto(f"/table/{made['table']['id']}")
        square(page, "B2").click()
        expect(page.get_by_role("button", name="Voir tout le plateau")).to_be_visible()
        page.get_by_role("button", name="Indice", exact=True).click()
        page.wait_for_function(
            """() => {
                const [lit, board] = [".lit rect", "[data-place=board]"].map((one) =>
                    document.querySelector(one)?.getBoundingClientRect());
                return lit && board && lit.x >= board.x && lit.right <= board.right
                    && lit.y >= board.y && lit.bottom <= board.bottom;
            }"""
        )


def test_a_hint_is_told_while_something_must_be_done(browser: Browser, server: Server) -> None:
    """LXD-8: on a phone the strip says what is owed; who asks for a hint then reads the hint."""
    with guest(browser, server.url, **screen(360, 740)) as camille:
        page = camille.page
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "here", "name": "Rosalie"}]
        made = camille.make("lexiduel", seats, order="given")
        camille.goto(f"/table/{made['table']['id']}")
        camille.act("C3h MER", 1)
        strip = page.locator(".strip")
        expect(strip).to_contain_text("Répondez à l’amorce")
        page.get_by_role("button", name="Indice", exact=True).click()
        expect(strip).to_contain_text("Touchez encore Indice")


def _speaking_of(name: str) -> Callable[[WebSocketRoute], None]:
    """The table's connection, on which every hint speaks of that square."""

    def route(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hinted":
                message["squares"] = [name]
            page.send(json.dumps(message))

        server.on_message(told)

    return route
