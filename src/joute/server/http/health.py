"""For those who run the server: is it well, what does it do."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from joute.messages.live import PROTOCOL
from joute.server.http.dependencies import Serving
from joute.server.machines.kernels import Kernels
from joute.server.operations.readiness import Readiness

ROUTER = APIRouter(tags=["health"])


@ROUTER.get("/health")
async def health(request: Request, serving: Serving) -> dict[str, str | int | dict[str, int]]:
    """That the process runs, what it speaks, and of how many games the machines' kernels are compiled.

    `you` is the asker's address as limits count by it: a proxy that hides or forges it is found by that.
    """
    kernels: Kernels = request.app.state.kernels
    return {
        "status": "ok",
        "version": version("joute"),
        "protocol": PROTOCOL,
        "tables": len(serving.hub.live),
        "kernels": kernels.told(),
        "you": request.client.host if request.client else "",
    }


@ROUTER.get("/ready")
async def ready(request: Request) -> Response:
    """Whether this node should be sent players: 503 while it waits for its database or a loop has stopped."""
    readiness: Readiness = request.app.state.readiness
    told = readiness.told()
    return JSONResponse(told, 200 if told["status"] == "ok" else 503)


@ROUTER.get("/metrics")
async def metrics(request: Request, serving: Serving) -> Response:
    readiness: Readiness = request.app.state.readiness
    serving.metrics.tell_ages(readiness.told()["ages"])
    serving.metrics.tables.set(len(serving.hub.live))
    serving.metrics.connections.set(serving.connections.size)
    return Response(generate_latest(serving.metrics.registry), media_type=CONTENT_TYPE_LATEST)
