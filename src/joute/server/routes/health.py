"""For those who run the server: is it well, what does it do."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from joute.server.context import Serving

ROUTER = APIRouter(tags=["health"])


@ROUTER.get("/health")
async def health(serving: Serving) -> dict[str, str | int]:
    return {"status": "ok", "tables": len(serving.hub.live)}


@ROUTER.get("/metrics")
async def metrics(serving: Serving) -> Response:
    registry = CollectorRegistry()
    live = serving.hub.live
    Gauge("joute_live_tables", "Tables held in memory", registry=registry).set(len(live))
    watchers = sum(len(table.watchers) for table in live)
    Gauge("joute_connections", "Open table connections", registry=registry).set(watchers)
    versions = sum(table.seated.table.version for table in live)
    Gauge("joute_live_events", "Events of the tables held in memory", registry=registry).set(versions)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
