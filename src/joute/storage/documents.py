"""Texts such as tournaments, replaced as a whole; two writers cannot both write version n."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Engine, insert, select, update

from joute.storage.rows import DocumentRow
from joute.storage.schema import DOCUMENTS
from joute.storage.store import Conflict


class Documents:
    """The documents of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def create(self, document: DocumentRow) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(DOCUMENTS).values(asdict(document)))

    def find(self, document_id: str) -> DocumentRow | None:
        query = select(DOCUMENTS).where(DOCUMENTS.c.id == document_id)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return DocumentRow(**row) if row else None

    def owned_by(self, owner: str, kind: str, most: int) -> tuple[DocumentRow, ...]:
        query = (
            select(DOCUMENTS)
            .where(DOCUMENTS.c.owner == owner, DOCUMENTS.c.kind == kind)
            .order_by(DOCUMENTS.c.updated_ms.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return tuple(DocumentRow(**row) for row in connection.execute(query).mappings())

    def replace(self, document: DocumentRow) -> None:
        """Store the next version; raises `Conflict` if somebody else has stored it first."""
        previous = update(DOCUMENTS).where(
            DOCUMENTS.c.id == document.id, DOCUMENTS.c.version == document.version - 1
        )
        values = {"version": document.version, "body": document.body, "updated_ms": document.updated_ms}
        with self._engine.begin() as connection:
            if connection.execute(previous.values(values)).rowcount != 1:
                raise Conflict
