"""The ASGI application: routes, guard rails, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from joute.play import Refused
from joute.server.bus import Bus, NoBus, RedisBus
from joute.server.clock import now_ms
from joute.server.config import Config
from joute.server.context import Services, language
from joute.server.guards import Guards
from joute.server.hub import Hub
from joute.server.machines import Machines
from joute.server.presenting import refusal_info
from joute.server.routes import health, replays, tables, trials, words
from joute.server.static import StaticPages
from joute.server.troubles import TroubleError
from joute.storage import Store, Writer, open_engine

ALIVE_EVERY_MS = 1000
DEAD_AFTER_MS = 5000


def make_app(config: Config) -> FastAPI:
    app = FastAPI(title="Joute", version="1", lifespan=_lifespan, docs_url=None, redoc_url=None)
    app.state.config = config
    for route in (tables, words, replays, trials, health):
        app.include_router(route.ROUTER)
    app.add_exception_handler(TroubleError, _trouble)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Guards, config=config)
    if config.static:
        app.mount("/", StaticPages(config.static))
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    config: Config = app.state.config
    engine = await asyncio.to_thread(open_engine, config.database)
    store = Store(engine)
    writer = Writer(store)
    bus: Bus = RedisBus(config.bus) if config.bus else NoBus()
    hub = Hub(store, writer, bus, Machines(config.machine_threads))
    app.state.services = Services(config, hub)
    await hub.start()
    await _resume(hub)
    alive = asyncio.create_task(_keep_alive(store))
    try:
        yield
    finally:
        alive.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await alive
        await hub.stop()
        await asyncio.to_thread(writer.close)
        store.close()


async def _resume(hub: Hub) -> None:
    """Open the tables whose clocks run; time while no server was alive is nobody's."""
    last = await asyncio.to_thread(hub.store.last_alive)
    down = last is not None and now_ms() - last > DEAD_AFTER_MS
    for table_id in await asyncio.to_thread(hub.store.unfinished):
        with contextlib.suppress(TroubleError, Refused):
            table = await hub.open(table_id)
            if down and last is not None:
                await table.resume(last)


async def _keep_alive(store: Store) -> None:
    node = uuid.uuid4().hex
    while True:
        await asyncio.to_thread(store.still_alive, node, now_ms())
        await asyncio.sleep(ALIVE_EVERY_MS / 1000)


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, TroubleError)
    body = {"code": error.code, "message": error.message(language(request))}
    headers = {"retry-after": str(-(-error.retry_ms // 1000))} if error.retry_ms else {}
    return JSONResponse(body, error.status, headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    info = refusal_info(error.refusal, None, language(request))
    body = {"code": info.reason, "message": info.message, "article": info.article}
    return JSONResponse(body, 422)


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    trouble = TroubleError("unreadable", f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300])
    return await _trouble(request, trouble)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await _trouble(request, TroubleError("not_found"))
    return JSONResponse({"code": "http", "message": error.detail}, error.status_code, error.headers)
