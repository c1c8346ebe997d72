"""What a scene has to work with: somebody's page, friends who play from elsewhere, a size and a light."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.guests import Guest, guest
from tests.browser.screens import screen

DESK, PHONE, WIDE = (1440, 900), (360, 740), (740, 360)
LIGHT, DARK = "light", "dark"
NAMES = ("Camille", "Rosalie", "Anselme", "Lucien", "Odile")
NOISE = "404|422|ERR_|Failed to load"


class Room:
    """Camille in front of the page; whoever else sits at a table plays from outside it."""

    def __init__(self, me: Guest, friend: Callable[[], Guest]) -> None:
        self.me = me
        self.page: Page = me.page
        self._friend = friend
        self._friends: Guest | None = None

    @property
    def others(self) -> Guest:
        if self._friends is None:
            self._friends = self._friend()
        return self._friends

    def sit(self, game: str, count: int, **wanted: Any) -> str:
        """A table at which Camille has the first seat and friends the others; the page shows it."""
        seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "link"} for _ in NAMES[1:count])]
        made = self.me.make(game, seats, order="given", **wanted)
        for invitation, name in zip(made["invitations"], NAMES[1:count], strict=True):
            self.others.sit_at({**made, "invitations": [invitation]}, name)
        return self.open(made)

    def sit_with_machines(self, game: str, levels: Sequence[int], **wanted: Any) -> str:
        machines = [{"kind": "machine", "level": level} for level in levels]
        me = {"kind": "me", "name": NAMES[0]}
        return self.open(self.me.make(game, [me, *machines], order="given", **wanted))

    def open(self, made: dict[str, Any]) -> str:
        table = str(made["table"]["id"])
        self.me.goto(f"/table/{table}")
        expect(self.page.locator(".told")).to_be_visible()
        return table

    def settled(self) -> None:
        """All that happened is on the page, and has been shown."""
        last = str(self.me.state()["plies"][-1]["number"])
        expect(self.page.locator(".told li").last).to_have_attribute("data-ply", last)
        expect(self.page.locator(".told.busy")).to_be_hidden()


@dataclass(frozen=True)
class Scene:
    """A picture's size, the lights it is taken in, and how to come to what it shows."""

    size: tuple[int, int]
    play: Callable[[Room], None]
    lights: tuple[str, ...] = (LIGHT,)
    whole: bool = False
    """The page down to its foot, not only what the screen shows."""


@contextmanager
def enter(browser: Browser, url: str, scene: Scene, light: str, language: str) -> Iterator[Room]:
    """Phones are drawn at two points a pixel, as they are."""
    scale = 1 if scene.size == DESK else 2
    look = {**screen(*scene.size), "color_scheme": light, "locale": language, "device_scale_factor": scale}
    with ExitStack() as open_:
        me = open_.enter_context(guest(browser, url, noise=NOISE, **look))
        yield Room(me, lambda: open_.enter_context(guest(browser, url, noise=NOISE)))
