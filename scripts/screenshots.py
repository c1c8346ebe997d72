"""Pictures of every page at three sizes, light and dark: `make screenshots`, then look at each."""

from __future__ import annotations

import argparse
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright
from scripts.scenes import SCENES, enter
from scripts.scenes.boards import rulebook_moves
from tests.browser.chromium import launched
from tests.browser.guests import Guest, guest
from tests.browser.hands import square
from tests.browser.server import ROOT, Server
from tests.patience import MILLISECONDS

SIZES = {"360x740": (360, 740), "820x1180": (820, 1180), "1440x900": (1440, 900)}
PAGES = {
    "home": "/",
    "new-table": "/nouvelle/lexicon",
    "join": "/rejoindre/invitation",
    "rules": "/regles",
    "rules-lexiduel": "/regles/lexiduel",
    "lessons": "/lecons",
    "lesson": "/lecons/lexiduel",
    "dictionary": "/dictionnaire",
    "tournaments": "/tournois",
    "watch": "/regarder",
}
README = {
    "lexiduel": ("lexiduel", "light", (1120, 740)),
    "jago": ("jago", "light", (1120, 740)),
    "dames": ("dames", "dark", (1000, 680)),
    "lexicon-phone": ("lexicon", "light", (390, 844)),
}
PEOPLE = ("Camille", "Rosalie", "Anselme", "Lucien")

_PLAY = """
async ({ id, moves }) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  const replies = new Map();
  let state = null;
  let wake = () => {};
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "state") state = message;
    else replies.set(message.id, message);
    wake();
  };
  const until = async (ready) => {
    while (!ready()) await new Promise((next) => ((wake = next), setTimeout(next, 200)));
  };
  const ask = async (request) => {
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ id, ...request }));
    await until(() => replies.has(id));
    return replies.get(id);
  };
  await new Promise((open) => (socket.onopen = open));
  socket.send(JSON.stringify({ type: "hello" }));
  await until(() => state);
  for (const wanted of moves) {
    await until(() => state.table.outcome || state.table.to_act.length);
    if (state.table.outcome) break;
    const seat = state.table.to_act[0];
    const move = wanted === "?" ? (await ask({ type: "hint", seat, grade: 3 })).move : wanted;
    const version = state.table.version;
    const reply = await ask({ type: "act", seat, move });
    if (reply.type !== "acknowledged") break;
    await until(() => state.table.version > version);
  }
  socket.close();
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--readme", action="store_true", help="only the README's four, into docs/pictures")
    parser.add_argument(
        "--only",
        nargs="+",
        default=(),
        metavar="PAGE",
        help="these pages or scenes: jago, home, lexicon-phone-contest, …",
    )
    parser.add_argument("--language", choices=("fr", "en"), default="fr")
    args = parser.parse_args()
    expect.set_options(timeout=MILLISECONDS)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary))
        server.start()
        browser = launched(playwright)
        tables: dict[str, str] = {}
        try:
            kept = Path(temporary) / "camille.json"
            args.folder.mkdir(parents=True, exist_ok=True)
            if args.readme or not args.only or set(args.only) - set(SCENES):
                tables = set_tables(browser, server, kept, args.language)
            if args.readme:
                shoot_readme(browser, server, kept, tables)
            elif tables:
                shoot_pages(browser, server, kept, tables, args)
            if not args.readme:
                shoot_scenes(browser, server, args)
        finally:
            browser.close()
            server.stop()


def set_tables(browser: Browser, server: Server, kept: Path, language: str) -> dict[str, str]:
    """Real positions: the rulebook's game, and a few good moves of each of the others."""
    moves = rulebook_moves()
    book = {"rounds": "16", "words": "ESCLAMER"}
    with guest(browser, server.url, locale=language) as player:
        player.goto()
        tables = {
            "lexiduel": begin(player, "lexiduel", 2, {**book, "clock": "budget 15m"}, moves[:24]),
            "end": begin(player, "lexiduel", 2, book, moves),
            "dames": begin(player, "dames", 2, {}, ["?"] * 6),
            "lexicon": begin(player, "lexicon", 4, {}, ["?"] * 5),
            "demo": begin(player, "demo", 3, {}, ["?"] * 5),
            "amusante": begin(player, "amusante", 3, {}, ["?"] * 4),
            "jago": begin(player, "jago", 2, {"clock": "disc 9x60s"}, ["?"] * 5),
        }
        waiting = player.make("jago", [{"kind": "me", "name": "Camille"}, {"kind": "link"}])
        tables["waiting"] = waiting["table"]["id"]
        tables["event"] = set_event(player)
        player.context.storage_state(path=kept)
    return tables


def set_event(player: Guest) -> str:
    """A LEXICON tournament of eleven, its first round open."""
    path = f"{player.url}/api/tournaments"
    cup = {"headers": {"Tournament": "Coupe du dimanche"}, "play_as": PEOPLE[0]}
    event: str = player.context.request.post(path, data=cup).json()["id"]
    names = (*PEOPLE[1:], "Odile", "Basile", "Zoé", "Léa", "Émile", "Jeanne", "Marius")
    lines = [{"who": 0, "action": f"player {name}"} for name in names]
    entry = {"id": "round", "lines": lines, "next_round": True}
    assert player.context.request.post(f"{path}/{event}/lines", data=entry).ok
    return event


def begin(player: Guest, game: str, count: int, options: dict[str, str], moves: list[str]) -> str:
    seats = [{"kind": "me" if i == 0 else "here", "name": name} for i, name in enumerate(PEOPLE[:count])]
    table: str = player.make(game, seats, options=options)["table"]["id"]
    player.page.evaluate(_PLAY, {"id": table, "moves": moves})
    return table


def show(page: Page, url: str, name: str) -> None:
    """The page as someone would find it, a move half composed where that says more."""
    page.goto(url)
    with suppress(TimeoutError):  # the machine's opinion of a replayed game comes in slowly
        page.wait_for_load_state("networkidle", timeout=4000)
    curtain = page.locator(".curtain > button")
    if curtain.count():
        curtain.click()
    if name == "lexiduel":
        square(page, "K10").click()
        page.keyboard.type("RAIT")
    elif name in ("dames", "jago", "lexicon", "demo"):
        hint = page.get_by_role("button", name=re.compile("^(Indice|Hint)"))
        for _ in range(3 if hint.count() and hint.is_enabled() else 0):
            hint.click()
            page.wait_for_timeout(1200)
    page.wait_for_timeout(600)


def shoot_scenes(browser: Browser, server: Server, args: argparse.Namespace) -> None:
    """Each moment by itself, at its own size and in its own lights."""
    for name, scene in SCENES.items():
        for light in scene.lights if not args.only or name in args.only else ():
            with enter(browser, server.url, scene, light, args.language) as room:
                scene.play(room)
                file = args.folder / f"{name}{'' if light == 'light' else f'-{light}'}.png"
                shoot(room.page, file, whole=scene.whole)


def shoot_pages(
    browser: Browser, server: Server, kept: Path, tables: dict[str, str], args: argparse.Namespace
) -> None:
    folder: Path = args.folder
    places = {**PAGES, **{name: f"/table/{table}" for name, table in tables.items()}}
    places["event"] = f"/tournois/{tables['event']}"
    places["replay"] = f"/revoir/{tables['end']}"
    wanted = {name: path for name, path in places.items() if not args.only or name in args.only}
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            with opened(browser, server, kept, scheme, (width, height), args.language) as player:
                for name, path in wanted.items():
                    show(player.page, server.url + path, name)
                    shoot(player.page, folder / f"{name}-{size}-{scheme}.png")


def shoot(page: Page, file: Path, *, whole: bool = False) -> None:
    page.screenshot(path=file, full_page=whole)
    print(file)


def shoot_readme(browser: Browser, server: Server, kept: Path, tables: dict[str, str]) -> None:
    for file, (name, scheme, size) in README.items():
        with opened(browser, server, kept, scheme, size) as player:
            show(player.page, f"{server.url}/table/{tables[name]}", name)
            player.page.screenshot(path=ROOT / "docs" / "pictures" / f"{file}.png")


def opened(
    browser: Browser, server: Server, kept: Path, scheme: str, size: tuple[int, int], language: str = "fr"
) -> Any:
    return guest(
        browser,
        server.url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        storage_state=kept,
        locale=language,
        noise="404|422",
    )


if __name__ == "__main__":
    main()
