"""HTTP requests that wait as long as a test waits for anything; httpx alone gives up after five seconds."""

from __future__ import annotations

import ssl
from functools import partial

import httpx
from tests.patience import SECONDS

UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""It trusts nobody: servers under test speak plain HTTP. Otherwise each client reads all the certificates
of the world, which takes longer than most requests."""

get = partial(httpx.get, timeout=SECONDS, verify=UNENCRYPTED)
post = partial(httpx.post, timeout=SECONDS, verify=UNENCRYPTED)
