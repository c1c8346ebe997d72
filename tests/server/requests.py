"""HTTP requests that wait as long as a test waits for anything; httpx alone gives up after five seconds."""

from __future__ import annotations

from functools import partial

import httpx
from tests.patience import SECONDS

get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)
