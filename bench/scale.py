"""How many nodes a large public would need: a model with measured costs, no cluster. See docs/scale.md."""

from __future__ import annotations

from bench.support.scale_model import Costs, Traffic, nodes_needed, simulated
from bench.support.table import Row, Table

MEASURED = Costs(action=700e-6, hearing=50e-6, commit=4e-3, commit_each=60e-6)
"""Seconds: docs/scale.md says where each comes from."""
WANTED = Costs(action=250e-6, hearing=50e-6, commit=4e-3, commit_each=60e-6)
LIKE_LICHESS = Traffic(actions=5_000, elsewhere=0.05)
FOUR_TIMES = Traffic(actions=20_000, elsewhere=0.05)
SLOWEST = 0.1


def run(quick: bool) -> list[Table]:
    """For two sizes of public."""
    seconds = 2.0 if quick else 20.0
    return [_modelled(traffic, seconds) for traffic in (LIKE_LICHESS, FOUR_TIMES)]


def _modelled(traffic: Traffic, seconds: float) -> Table:
    """For two costs of an action: where a node hears of its own tables only, and with the bus as it is."""
    rows = [
        _row(f"an action of {cost}, {how}: p99", traffic, costs, is_split, seconds)
        for how, is_split in (("a channel for each table", True), ("every node hears of every table", False))
        for cost, costs in (("700 µs", MEASURED), ("250 µs", WANTED))
    ]
    return Table(f"{traffic.actions:,.0f} actions a second, modelled", rows)


def _row(what: str, traffic: Traffic, costs: Costs, is_split: bool, seconds: float) -> Row:
    nodes = nodes_needed(traffic, costs, is_split)
    if nodes is None:
        return Row(what, float("inf"), SLOWEST, "no number of nodes is enough")
    found = simulated(traffic, costs, nodes, is_split, seconds)
    remark = f"{nodes} nodes, busy {found.busy:.0%}, p50 {found.percentile(50) * 1000:.0f} ms"
    return Row(what, found.percentile(99), SLOWEST, remark)
