"""A game without a folder in the browser: the template's, played on the board that any game gets."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.axe import problems
from tests.browser.guests import guest
from tests.browser.server import Server

WITH_TOY = """
import sys
from joute.cli.main import main
from joute.games import registry
registry._GAMES["toy"] = "templates.toy.game:TOY"
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("toy"), command=(sys.executable, "-c", WITH_TOY))
    one.start()
    yield one
    one.stop()


def test_the_template_can_be_played(browser: Browser, toy_server: Server) -> None:
    with guest(browser, toy_server.url) as player:
        made = player.make("toy", [{"kind": "me"}, {"kind": "here"}])
        page = player.goto(f"/table/{made['table']['id']}")
        page.get_by_role("button", name="C’est moi").click()
        expect(page.get_by_role("heading", name="TOY")).to_be_visible()
        letters = page.get_by_role("group", name="Vos lettres").locator(".letters button")
        first = letters.first.get_attribute("aria-label")
        letters.first.click()
        assert problems(page) == []
        player.play()
        assert player.state()["view"]["row"] == first

        page.get_by_role("button", name="C’est moi").click()
        version = player.state()["table"]["version"]
        second = letters.last.get_attribute("aria-label")
        page.get_by_label("Le coup, comme dans une partie écrite").fill(f"lay {second}")
        page.get_by_role("button", name="Jouer ce coup").click()
        player.until_version(version + 1)
        assert player.state()["view"]["row"] == f"{first}{second}"
