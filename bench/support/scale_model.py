"""One node of many as a queue: actions are judged in turn, stored together, and told to other nodes.

Nodes are alike and tables are spread over them by their ids, so one node with its share of the traffic stands
for all. It has one processor: an action waits for it, is judged and shown, then waits for the next commit,
which takes everything that has come by then. What other nodes do takes its time too, as far as it must be
heard of.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from dataclasses import dataclass

MOST_BUSY = 0.6
"""A node that is busier has no room for a bad minute."""
SEED = 7


@dataclass(frozen=True, slots=True)
class Traffic:
    actions: float
    """A second, at all nodes together."""
    elsewhere: float
    """The part of them at tables that somebody watches from another node."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds."""

    action: float
    """Of the processor: read, judged, shown, answered."""
    hearing: float
    """Of the processor: one table named on the bus."""
    commit: float
    """Of waiting: a commit, however much is in it."""
    commit_each: float
    """Of waiting: each action in it."""


@dataclass(frozen=True, slots=True)
class Simulated:
    latencies: list[float]
    busy: float

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def load_of(traffic: Traffic, costs: Costs, nodes: int, is_split: bool) -> float:
    """How busy one node is, as a part of its processor."""
    own = traffic.actions / nodes
    caught_up = own * traffic.elsewhere * costs.action
    heard = own * traffic.elsewhere if is_split else traffic.actions - own
    return own * costs.action + caught_up + heard * costs.hearing


def nodes_needed(traffic: Traffic, costs: Costs, is_split: bool) -> int | None:
    """The fewest that leave every node room; None where hearing of the others takes all their time."""
    numbers = range(1, 10_000)
    return next((nodes for nodes in numbers if load_of(traffic, costs, nodes, is_split) <= MOST_BUSY), None)


def simulated(traffic: Traffic, costs: Costs, nodes: int, is_split: bool, seconds: float) -> Simulated:
    """What an action takes, from its arrival to its acknowledgement, at one of these nodes."""
    source = random.Random(SEED)
    work = _arrivals(traffic, costs, nodes, is_split, seconds, source)
    free, busy = 0.0, 0.0
    judged: deque[tuple[float, float]] = deque()
    while work:
        at, cost, is_action = heapq.heappop(work)
        begun = max(at, free)
        free, busy = begun + cost, busy + cost
        if is_action:
            judged.append((at, free))
    return Simulated(_stored(judged, costs), busy / max(free, seconds))


def _arrivals(
    traffic: Traffic, costs: Costs, nodes: int, is_split: bool, seconds: float, source: random.Random
) -> list[tuple[float, float, bool]]:
    """Own actions, those caught up with, and what else is heard of; costs vary as between the games."""
    own = traffic.actions / nodes
    heard = own * traffic.elsewhere if is_split else traffic.actions - own
    kinds = (
        (own, costs.action, True),
        (own * traffic.elsewhere, costs.action, False),
        (heard, costs.hearing, False),
    )
    found = []
    for rate, cost, is_action in kinds:
        at = 0.0
        while rate and (at := at + source.expovariate(rate)) < seconds:
            found.append((at, cost * source.uniform(0.4, 1.6), is_action))
    heapq.heapify(found)
    return found


def _stored(judged: deque[tuple[float, float]], costs: Costs) -> list[float]:
    """One commit at a time: it takes all that has been judged when the last one is done."""
    latencies: list[float] = []
    done = 0.0
    while judged:
        begun = max(done, judged[0][1])
        together = []
        while judged and judged[0][1] <= begun:
            together.append(judged.popleft()[0])
        done = begun + costs.commit + len(together) * costs.commit_each
        latencies += [done - at for at in together]
    return latencies
