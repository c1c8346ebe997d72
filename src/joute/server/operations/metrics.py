"""Figures for those who run the server; one registry per application."""

from __future__ import annotations

from collections.abc import Callable

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
        self.requests = Histogram(
            "joute_request_seconds",
            "From a request's head to the end of its answer",
            ["method", "route", "status"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.messages = Histogram(
            "joute_message_seconds",
            "From reading a message of a table's socket to its answer",
            ["type"],
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
        self._work = Gauge(
            "joute_work", "Asked of a pool, waiting or under way", ["pool"], registry=self.registry
        )
        self._ages = Gauge(
            "joute_loop_age_seconds", "Since a loop last went well", ["loop"], registry=self.registry
        )

        self._outboxes = Gauge(
            "joute_outbox_age_seconds",
            "The age of the oldest change that has not left: for the disk, for other nodes",
            ["outbox"],
            registry=self.registry,
        )

    def watch(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """A figure that is read whenever somebody asks for the metrics."""
        Gauge(name, meaning, registry=self.registry).set_function(read)

    def watch_pool(self, name: str, size: Callable[[], float]) -> None:
        self._work.labels(name).set_function(size)

    def watch_outbox(self, name: str, age: Callable[[], float]) -> None:
        self._outboxes.labels(name).set_function(age)

    def tell_ages(self, ages: dict[str, float]) -> None:
        for name, age in ages.items():
            self._ages.labels(name).set(age)
