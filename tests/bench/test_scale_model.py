"""The model of many nodes behaves where the answer is known."""

from __future__ import annotations

import pytest
from bench.support.scale_model import Costs, Traffic, load_of, nodes_needed, simulated

COSTS = Costs(action=500e-6, hearing=50e-6, commit=4e-3, commit_each=50e-6)


def test_a_node_with_nothing_to_do_answers_in_the_time_of_one_action() -> None:
    found = simulated(Traffic(actions=5, elsewhere=0), COSTS, 1, True, 200.0)
    least = COSTS.action + COSTS.commit + COSTS.commit_each
    assert found.percentile(50) == pytest.approx(least, rel=0.05)
    assert found.busy == pytest.approx(5 * COSTS.action, rel=0.15)


def test_a_node_is_as_busy_as_reckoned() -> None:
    traffic = Traffic(actions=2_000, elsewhere=0.1)
    found = simulated(traffic, COSTS, 2, False, 20.0)
    assert found.busy == pytest.approx(load_of(traffic, COSTS, 2, False), rel=0.05)


def test_nodes_that_hear_of_everything_run_out_of_time_for_anything_else() -> None:
    traffic = Traffic(actions=20_000, elsewhere=0.05)
    assert nodes_needed(traffic, COSTS, is_split=False) is None
    split = nodes_needed(traffic, COSTS, is_split=True)
    assert split is not None
    assert split < 30
