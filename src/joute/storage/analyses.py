"""Games that have been looked back at, by the digest of their record: everybody who asks reads the same."""

from __future__ import annotations

import zlib

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from joute.storage.schema import ANALYSES


class AnalysisStore:
    """The analyses of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def keep(self, digest: str, content: str, now: int) -> None:
        """Keep it; whoever was first stays."""
        row = {"digest": digest, "packed": zlib.compress(content.encode()), "created_ms": now}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(ANALYSES).values(row))
        except IntegrityError:
            pass  # it is there already

    def find(self, digest: str) -> str | None:
        with self._engine.connect() as connection:
            packed = connection.execute(select(ANALYSES.c.packed).where(ANALYSES.c.digest == digest)).scalar()
        return zlib.decompress(packed).decode() if packed else None
