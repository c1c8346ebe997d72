"""Token buckets: so many requests a second, with a burst, per key; old keys are forgotten."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at_ms: int


class RateLimit:
    def __init__(self, per_second: float, burst: int, most_keys: int = 20_000) -> None:
        self._per_ms = per_second / 1000
        self._burst = burst
        self._most_keys = most_keys
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def wait_ms(self, key: str, now: int) -> int:
        """0 if the request may pass, else how long to wait before the next one may."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(float(self._burst), now)
            if len(self._buckets) > self._most_keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        elapsed = max(0, now - bucket.at_ms)
        bucket.tokens = min(self._burst, bucket.tokens + elapsed * self._per_ms)
        bucket.at_ms = now
        if bucket.tokens >= 1:
            bucket.tokens -= 1
            return 0
        return max(1, round((1 - bucket.tokens) / self._per_ms))
