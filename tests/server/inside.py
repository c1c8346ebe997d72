"""A real server inside the test's own process, to look at what it knows while listening to what it says."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from tests.patience import MILLISECONDS, SECONDS
from tests.server.nodes import GENEROUS, free_port

from joute.server.app import make_app
from joute.server.http.dependencies import Services
from joute.server.operations import database
from joute.server.operations.config import Config, Limits
from joute.server.process import server_settings
from joute.storage import engine
from joute.tables import Table


class Inside:
    """It can be reached like any node."""

    def __init__(self, folder: Path) -> None:
        limits = Limits(**cast(dict[str, int], GENEROUS))
        self._config = Config(database=f"sqlite:///{folder / 'inside.sqlite'}", limits=limits)
        self._app = make_app(self._config)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def table(self, table: str) -> Table:
        """What only the server knows."""
        services: Services = self._app.state.services
        found = next(live for live in services.hub.live if live.id == table)
        return found.seated.table

    def known(self) -> frozenset[str]:
        """The tables it holds in memory."""
        services: Services = self._app.state.services
        return frozenset(live.id for live in services.hub.live)

    @contextmanager
    def running(self) -> Iterator[None]:
        settings = server_settings(self._config, "127.0.0.1", self.port)
        server = uvicorn.Server(uvicorn.Config(self._app, log_level="warning", **settings))
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            with pytest.MonkeyPatch.context() as patch:  # a busy machine only takes longer
                patch.setattr(database, "MOST_SECONDS", SECONDS)
                patch.setattr(engine, "BUSY_MS", MILLISECONDS)
                yield
        finally:
            server.should_exit = True
            thread.join()
