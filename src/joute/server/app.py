"""The ASGI application: routes, guard rails, start and stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from joute.play import Refused
from joute.server.bus import Bus, NoBus, RedisBus
from joute.server.caretaker import Caretaker
from joute.server.config import Config
from joute.server.context import Services, language
from joute.server.crowd import Crowd
from joute.server.guards import Guards
from joute.server.hub import Hub
from joute.server.limits import RateLimit
from joute.server.machines import Machines
from joute.server.metrics import Metrics
from joute.server.presenting import refusal_info
from joute.server.routes import (
    analysis,
    desk,
    health,
    looks,
    places,
    replays,
    tables,
    tournaments,
    trials,
    words,
)
from joute.server.static import StaticPages
from joute.server.tournaments.conductor import Conductor
from joute.server.tournaments.presenting import Presenter
from joute.server.troubles import GameRefused, TroubleError
from joute.server.work import Work
from joute.storage import Store, TournamentStore, Writer, open_engine


def make_app(config: Config) -> FastAPI:
    app = FastAPI(title="Joute", version="1", lifespan=_lifespan, docs_url=None, redoc_url=None)
    app.state.config = config
    app.state.metrics = Metrics()
    for route in (tables, looks, words, replays, trials, analysis, desk, tournaments, places, health):
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
    writer = Writer(store, asyncio.get_running_loop().call_soon_threadsafe)
    bus: Bus = RedisBus(config.bus) if config.bus else NoBus()
    hub = Hub(store, writer, bus, Machines(config.machine_threads), config)
    work = Work(config.machine_threads, config.limits.work_waiting)
    talk = RateLimit(config.limits.messages_per_second, config.limits.message_burst)
    conductor = Conductor(TournamentStore(engine), hub, work, bus.tell)
    app.state.services = Services(
        config, hub, work, talk, app.state.metrics, Crowd(config.limits), conductor, Presenter()
    )
    caretaker = Caretaker(hub, bool(config.bus))
    await hub.start(await caretaker.stops())
    await caretaker.start()
    await conductor.start()
    try:
        yield
    finally:
        await conductor.stop()
        await hub.stop()
        work.stop()
        await caretaker.stop()
        await asyncio.to_thread(writer.close)
        store.close()


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, TroubleError)
    request.app.state.metrics.troubles.labels(error.code).inc()
    body = {"code": error.code, "message": error.message(language(request))}
    headers = {"retry-after": str(-(-error.retry_ms // 1000))} if error.retry_ms else {}
    return JSONResponse(body, error.status, headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    game = error.game if isinstance(error, GameRefused) else None
    info = refusal_info(error.refusal, game, language(request))
    body = {"code": info.reason, "message": info.message, "article": info.article}
    return JSONResponse(body, 422)


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    trouble = TroubleError("unreadable", f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300])
    return await _trouble(request, trouble)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "not_found", 413: "too_large"}
    if code := known.get(error.status_code):
        return await _trouble(request, TroubleError(code))
    return JSONResponse({"code": "http", "message": error.detail}, error.status_code, error.headers)
