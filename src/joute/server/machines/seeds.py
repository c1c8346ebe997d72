"""Where a machine's lots come from: the same at every replay, and known to nobody outside the server."""

from __future__ import annotations

from hashlib import sha256

from joute.server.live.seated import Seated


def secret_seed(seated: Seated) -> int:
    return int.from_bytes(sha256(f"{seated.row.seed} {seated.table.version}".encode()).digest()[:8])
