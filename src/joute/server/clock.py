"""The only place that asks what time it is."""

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000
