"""The name under which PostgreSQL lists a node's connections."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, event


def node_label(node: str) -> str:
    return f"joute {node}"


def label_connections(engine: Engine, label: str) -> None:
    """Those there are, when they are next used, and those to come; nothing on SQLite."""
    if engine.dialect.name != "postgresql":
        return

    def named(connection: Any, record: Any, _proxy: object) -> None:
        if record.info.get("label") != label:
            was = connection.autocommit
            connection.autocommit = True
            connection.execute("SELECT set_config('application_name', %s, false)", (label,))
            connection.autocommit = was
            record.info["label"] = label

    event.listen(engine, "checkout", named)
