"""The figures that are read when somebody asks for the metrics: queues, pools, what waits for the disk."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine
from sqlalchemy.pool import QueuePool

from joute.server.live.bus import Bus
from joute.server.machines.kernels import Kernels
from joute.server.machines.thinking import Machines
from joute.server.operations.metrics import Metrics
from joute.server.operations.work import Pools
from joute.storage import Writer


@dataclass(frozen=True, slots=True)
class Watched:
    engine: Engine
    writer: Writer
    bus: Bus
    machines: Machines
    pools: Pools
    kernels: Kernels


def watch(metrics: Metrics, parts: Watched) -> None:
    writer, bus, pool, kernels = parts.writer, parts.bus, parts.engine.pool, parts.kernels
    metrics.watch("joute_writer_waiting", "Changes waiting to be written", lambda: writer.waiting)
    metrics.watch(
        "joute_writer_seconds",
        "How long the changes being written have waited",
        lambda: writer.waiting_seconds,
    )
    metrics.watch("joute_bus_waiting", "Changes other nodes are still to be told of", lambda: bus.waiting)
    metrics.watch_outbox("disk", lambda: writer.oldest_seconds)
    metrics.watch_outbox("bus", lambda: bus.oldest_seconds)
    metrics.watch("joute_machines_thinking", "Seats a machine thinks for", lambda: parts.machines.thinking)
    metrics.watch("joute_kernels_ready", "Games whose kernels are compiled", lambda: kernels.told()["ready"])
    if isinstance(pool, QueuePool):
        metrics.watch("joute_database_in_use", "Database connections in use", pool.checkedout)
        metrics.watch("joute_database_pool", "Database connections kept open", pool.size)
    for name, work in parts.pools.by_name().items():
        metrics.watch_pool(name, lambda work=work: work.size)  # type: ignore[misc]
