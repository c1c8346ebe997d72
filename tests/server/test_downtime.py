"""When no server was alive."""

from __future__ import annotations

import pytest

from joute.server.live.downtime import Span, downtime


@pytest.mark.parametrize(
    ("lives", "now", "wanted"),
    [
        ([], 100, ()),
        ([(10, 60)], 100, ((60, 100),)),
        ([(70, 80), (10, 60)], 100, ((60, 70), (80, 100))),
        ([(10, 90), (20, 30), (25, 95)], 100, ((95, 100),)),
        ([(10, 40), (50, 100)], 100, ((40, 50),)),
        ([(0, 40), (0, 90)], 100, ((90, 100),)),
    ],
)
def test_downtime_is_what_no_uptime_covers(lives: list[Span], now: int, wanted: tuple[Span, ...]) -> None:
    assert downtime(lives, now) == wanted


def test_several_nodes_are_not_down_between_two_signs_of_life() -> None:
    assert downtime([(10, 50), (52, 60)], 63, least_ms=3) == ()
    assert downtime([(10, 50), (54, 60)], 64, least_ms=3) == ((50, 54), (60, 64))
