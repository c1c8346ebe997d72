"""`joute serve`: the server and the web application, on this machine or for a club."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

from joute.cli.database import database_url, not_opened
from joute.cli.language import Translator, translator

DEFAULT_PORT = 8137
BROWSER_TRIES = 300


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "serve", help=tr("ouvre les tables dans le navigateur", "serve the tables to browsers")
    )
    parser.add_argument("--host", default="127.0.0.1", help=tr("adresse d’écoute", "address to listen on"))
    parser.add_argument("--port", type=int, default=None, help=tr("port d’écoute", "port to listen on"))
    parser.add_argument(
        "--database", default="", metavar="URL", help=tr("SQLite ou PostgreSQL", "SQLite or PostgreSQL")
    )
    parser.add_argument(
        "--bus", default="", metavar="URL", help=tr("Redis, entre plusieurs nœuds", "Redis, between nodes")
    )
    parser.add_argument(
        "--origin", action="append", default=[], help=tr("origine permise en plus", "further allowed origin")
    )
    parser.add_argument("--open", action="store_true", help=tr("ouvre le navigateur", "open the browser"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.server import process
    from joute.server.app import make_app
    from joute.server.operations.config import Config

    tr = translator(args.lang)
    static = find_pages()
    config = Config(
        database=database_url(args),
        bus=args.bus or os.environ.get("JOUTE_BUS", ""),
        origins=tuple(args.origin),
        static=static,
        machine_pause=os.environ.get("JOUTE_MACHINE_PAUSE", "") != "none",
        docs=find_docs(),
        compile_ahead=True,
    )
    port = args.port if args.port is not None else _free_port(args.host)
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{port}/"
    if code := _unfit(config.database, tr):
        return code
    if static is None:
        print(
            tr("Les pages manquent : lancez « make web ».", "No pages yet: run “make web”."), file=sys.stderr
        )
    print(tr(f"Joute est à l’adresse {address}", f"Joute is at {address}"), flush=True)
    if args.open and _has_display():
        threading.Thread(target=_open_browser, args=(address, args.host, port), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        process.run(make_app(config), config, args.host, port)
    return 0


def _open_browser(address: str, host: str, port: int) -> None:
    """As soon as the server answers: a page opened before would only say that nobody is there."""
    reachable = "127.0.0.1" if host == "0.0.0.0" else host
    for _ in range(BROWSER_TRIES):
        with contextlib.suppress(OSError), socket.create_connection((reachable, port), timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.2)


def _unfit(database: str, tr: Translator) -> int:
    """A database that cannot be opened, is damaged or too new for us is said before anybody is served."""
    from sqlalchemy.exc import OperationalError

    from joute.cli.migrate import newer
    from joute.storage import DamagedDatabase, NewerDatabase, UnopenedDatabase
    from joute.storage.engine import bare_engine, check, is_no_room, migrate, pending

    engine = bare_engine(database)
    try:
        if engine.dialect.name == "sqlite":
            check(engine)
            migrate(engine)
        else:
            with contextlib.suppress(OperationalError):  # not there yet: the server waits for it, and says so
                pending(engine)
    except UnopenedDatabase as why:
        print(not_opened(why, tr), file=sys.stderr)
        return 1
    except OperationalError as error:
        if is_no_room(str(error.orig)):  # else it is busy: the server waits for it
            print(not_opened(error.orig, tr), file=sys.stderr)
            return 1
    except NewerDatabase as why:
        print(newer(str(why), tr), file=sys.stderr)
        return 1
    except DamagedDatabase as why:
        french = f"La base est abîmée ({why}). Remettez une sauvegarde en place : joute restore FICHIER."
        english = f"The database is damaged ({why}). Put a backup in its place: joute restore FILE."
        print(tr(french, english), file=sys.stderr)
        return 1
    finally:
        engine.dispose()
    return 0


def find_pages() -> Path | None:
    """The built web application."""
    return _built("pages", Path("web", "dist"))


def find_docs() -> Path | None:
    """The built documentation, if it has been."""
    return _built("docs", Path("build", "docs"))


def _built(name: str, in_the_tree: Path) -> Path | None:
    """Inside the package, or in the source tree beside it."""
    package = Path(__file__).parents[1]
    for folder in (package / "server" / name, package.parents[1] / in_the_tree):
        if (folder / "index.html").is_file():
            return folder
    return None


def _free_port(host: str) -> int:
    """Our usual port, or any free one if it is taken."""
    for port in (DEFAULT_PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            number: int = probe.getsockname()[1]
            return number
    return DEFAULT_PORT


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
