"""The ASGI application: routes, guard rails, start and stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from joute.play import Refused
from joute.server.errors import GameRefused, RequestError
from joute.server.http import (
    analysis,
    family_table,
    health,
    history,
    kits,
    organiser,
    places,
    replays,
    tables,
    tournaments,
    trials,
    words,
)
from joute.server.http.dependencies import Services, language
from joute.server.http.guards import Guards
from joute.server.http.static import StaticPages
from joute.server.live.bus import Bus, NoBus, RedisBus
from joute.server.live.heartbeat import Heartbeat
from joute.server.live.hub import Hub
from joute.server.live.table import LiveTable
from joute.server.machines.thinking import Machines
from joute.server.operations.config import Config
from joute.server.operations.connection_limits import ConnectionLimits
from joute.server.operations.metrics import Metrics
from joute.server.operations.work import Work
from joute.server.tournaments.conductor import Conductor
from joute.server.tournaments.to_messages import Presenter
from joute.server.wire.rates import RateLimit
from joute.server.wire.services import WireServices
from joute.server.wire.state_messages import States
from joute.server.wire.to_messages import refusal_info
from joute.storage import Store, TournamentStore, Writer, open_engine

ROUTES = (
    tables,
    history,
    words,
    replays,
    trials,
    analysis,
    organiser,
    tournaments,
    places,
    health,
    kits,
    family_table,
)


def make_app(config: Config) -> FastAPI:
    app = FastAPI(title="Joute", version=version("joute"), lifespan=_lifespan, docs_url=None, redoc_url=None)
    app.state.config = config
    app.state.metrics = Metrics()
    for route in ROUTES:
        app.include_router(route.ROUTER)
    app.add_exception_handler(RequestError, _trouble)
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
    machines = Machines(config.machine_threads)
    work = Work(config.machine_threads, config.limits.work_waiting)

    def finished(table: LiveTable) -> None:
        conductor.table_finished(table)

    async def heard(id_: str) -> None:
        await hub.heard(id_)
        await conductor.heard(id_)

    hub = Hub(store, writer, machines, config, bus.tell, finished)
    conductor = Conductor(TournamentStore(engine), hub, work, bus.tell)
    app.state.services = _services(config, app.state.metrics, hub, work, conductor)
    heartbeat = Heartbeat(hub, bool(config.bus))
    await bus.start(heard)
    await hub.start(await heartbeat.downtime())
    await heartbeat.start()
    await conductor.start()
    try:
        yield
    finally:
        await conductor.stop()
        await hub.stop()
        await machines.stop()
        await bus.stop()
        work.stop()
        await heartbeat.stop()
        await asyncio.to_thread(writer.close)
        store.close()


def _services(config: Config, metrics: Metrics, hub: Hub, work: Work, conductor: Conductor) -> Services:
    rate = RateLimit(config.limits.messages_per_second, config.limits.message_burst)
    wire = WireServices(config, work, metrics, rate, States())
    return Services(config, hub, work, metrics, ConnectionLimits(config.limits), wire, conductor, Presenter())


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
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
    trouble = RequestError("unreadable", f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300])
    return await _trouble(request, trouble)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "not_found", 413: "too_large"}
    if code := known.get(error.status_code):
        return await _trouble(request, RequestError(code))
    return JSONResponse({"code": "http", "message": error.detail}, error.status_code, error.headers)
