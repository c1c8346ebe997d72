"""The ASGI application: routes, guard rails, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from joute.bots.compiling import is_compiled
from joute.games import registry
from joute.play import Refused
from joute.server.clock import now_ms
from joute.server.errors import GameRefused, RequestError
from joute.server.figures import Watched, watch
from joute.server.http import (
    analysis,
    health,
    history,
    invitations,
    kits,
    organiser,
    places,
    problems,
    replays,
    tables,
    tournaments,
    trials,
    word_lists,
    word_table,
    words,
)
from joute.server.http.characters import no_strange_characters
from joute.server.http.dependencies import Services, language
from joute.server.http.guards import Guards
from joute.server.http.static import StaticPages
from joute.server.http.watching import Watching
from joute.server.live.alive import Alive
from joute.server.live.bus import Bus, NoBus, RedisBus
from joute.server.live.heartbeat import Heartbeat
from joute.server.live.hub import Hub
from joute.server.live.said import is_said
from joute.server.live.table import LiveTable
from joute.server.machines.kernels import Kernels
from joute.server.machines.thinking import Machines
from joute.server.operations.config import Config
from joute.server.operations.connection_limits import ConnectionLimits
from joute.server.operations.list_limits import ListLimits
from joute.server.operations.loops import Loops
from joute.server.operations.metrics import Metrics
from joute.server.operations.readiness import Readiness
from joute.server.operations.work import Pools, Work
from joute.server.reviews.running import Reviews
from joute.server.tournaments.conductor import Conductor
from joute.server.tournaments.to_messages import Presenter
from joute.server.wire.rates import RateLimit
from joute.server.wire.services import WireServices
from joute.server.wire.state_messages import States
from joute.server.wire.to_messages import refusal_info
from joute.storage import Held, Store, TournamentStore, Writer, free_bytes, open_engine

LOG = logging.getLogger("joute.http")
STOP_SECONDS = 10.0
TOURNAMENTS_WAITING = 500
IMPORT_THREADS = 1
"""Whoever plays has the processor first."""
CHECKED = (Depends(no_strange_characters),)
ROUTES = (
    tables,
    invitations,
    history,
    words,
    word_table,
    word_lists,
    replays,
    trials,
    analysis,
    organiser,
    tournaments,
    places,
    health,
    kits,
    problems,
)
LEAST_COMPRESSED = 1_400
"""Bytes of an answer worth compressing: what fits one packet is not."""


def make_app(config: Config) -> FastAPI:
    app = FastAPI(title="Joute", version=version("joute"), lifespan=_lifespan, docs_url=None, redoc_url=None)
    app.state.config = config
    app.state.metrics = Metrics()
    for route in ROUTES:
        app.include_router(route.ROUTER, dependencies=CHECKED if route is not health else ())
    app.add_exception_handler(RequestError, _trouble)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=5)
    for failure in (SQLAlchemyError, queue.Full, Held, OSError):
        app.add_exception_handler(failure, _failed)
    app.add_middleware(Guards, config=config)
    app.add_middleware(Watching, metrics=app.state.metrics)
    if config.docs:
        app.add_api_route("/docs", _to_docs, include_in_schema=False)
        app.mount("/docs", StaticFiles(directory=config.docs, html=True))
    if config.static:
        app.mount("/", StaticPages(config.static))
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    config: Config = app.state.config
    engine = await asyncio.to_thread(open_engine, config.database)
    store = Store(engine)
    loop = asyncio.get_running_loop()
    writer = Writer(store, loop.call_soon_threadsafe, soon=loop.call_soon)
    bus: Bus = RedisBus(config.bus) if config.bus else NoBus()
    kernels = Kernels(registry.names() if config.compile_ahead else (), is_compiled)
    machines = Machines(config.machine_threads, kernels, config.machine_pause)
    limits = config.limits
    pools = Pools(
        imports=Work(IMPORT_THREADS, limits.work_waiting, limits.work_per_address, "joute-import"),
        help=Work(config.machine_threads, limits.work_waiting, name="joute-help"),
        tournaments=Work(1, TOURNAMENTS_WAITING, name="joute-tournament"),
        making=Work(1, TOURNAMENTS_WAITING, limits.burst, name="joute-making"),
        kits=Work(1, 2 * limits.sheets_per_address, limits.sheets_per_address, name="joute-kits"),
    )
    loops = Loops()
    alive = Alive(store, bool(config.bus))

    def finished(table: LiveTable) -> None:
        conductor.table_finished(table)

    async def heard(id_: str) -> None:
        await hub.heard(id_)
        if not is_said(id_):
            await conductor.heard(id_)

    hub = Hub(store, writer, machines, config, bus.tell, finished, alive)
    conductor = Conductor(TournamentStore(engine), hub, pools.tournaments, bus.tell)
    app.state.services = _services(config, app.state.metrics, hub, pools, conductor)
    app.state.kernels = kernels
    watch(app.state.metrics, Watched(engine, writer, bus, machines, pools, kernels))
    app.state.readiness = Readiness(loops, writer, lambda: hub.timers_looked_at, lambda: free_bytes(engine))
    await alive.start()
    await bus.start(heard)
    await hub.start()
    await Heartbeat(hub, alive, loops, bool(config.bus)).start()
    await conductor.start(loops)
    kernels.start()
    try:
        yield
    finally:
        await loops.stop()
        await app.state.services.reviews.stop()
        await conductor.stop()
        await hub.stop()
        await machines.stop()
        await kernels.stop()
        await bus.stop()
        pools.stop()
        with contextlib.suppress(RequestError):
            await alive.stop()
        await asyncio.to_thread(writer.close, STOP_SECONDS)
        store.close()


def _services(config: Config, metrics: Metrics, hub: Hub, pools: Pools, conductor: Conductor) -> Services:
    rate = RateLimit(config.limits.messages_per_second, config.limits.message_burst)
    moves = RateLimit(config.limits.moves_per_second, config.limits.move_burst)
    phrases = RateLimit(config.limits.phrases_per_minute / 60, config.limits.phrase_burst)
    lists = RateLimit(config.limits.lists_per_minute / 60, config.limits.list_burst)
    wire = WireServices(config, pools.help, metrics, rate, moves, phrases, States())
    return Services(
        config,
        hub,
        pools.imports,
        metrics,
        ConnectionLimits(config.limits),
        wire,
        conductor,
        Presenter(),
        lists,
        ListLimits(config.limits.word_lists_per_address),
        pools.making,
        Reviews(hub.store.analyses, pools.imports, config.analysis_ms, now_ms),
        pools.kits,
    )


async def _to_docs() -> Response:
    """Typed without the stroke at the end, which its links need."""
    return RedirectResponse("/docs/")


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


async def _failed(request: Request, error: Exception) -> Response:
    """The database or the disk does not take it now: nothing is lost, and a retry finds out."""
    LOG.warning("request failed", exc_info=error, extra={"path": request.url.path})
    return await _trouble(request, RequestError("busy", retry_ms=1_000))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {400: "unreadable", 404: "not_found", 413: "too_large"}
    if code := known.get(error.status_code):
        return await _trouble(request, RequestError(code, "JSON"))
    return JSONResponse({"code": "http", "message": error.detail}, error.status_code, error.headers)
