"""Figures for those who run the server; one registry per application."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Histogram(
            "joute_act_seconds",
            "From an action's arrival until it is durable",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.refused = Counter("joute_refusals", "Moves the rules refused", registry=self.registry)
        self.troubles = Counter(
            "joute_troubles", "Answers outside the rules", ["code"], registry=self.registry
        )
        self.dropped = Counter("joute_dropped", "Clients too slow to keep", registry=self.registry)
        self.tables = Gauge("joute_live_tables", "Tables held in memory", registry=self.registry)
        self.connections = Gauge("joute_connections", "Open table connections", registry=self.registry)
