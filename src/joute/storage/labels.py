"""The name under which PostgreSQL lists a node's connections."""

from __future__ import annotations

from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Engine, event

_LABELS: WeakKeyDictionary[Engine, str] = WeakKeyDictionary()
"""The latest name of each; a node that begins another life changes it."""


def node_label(node: str) -> str:
    return f"joute {node}"


def label_connections(engine: Engine, label: str) -> None:
    """Those there are, when they are next used, and those to come; nothing on SQLite."""
    if engine.dialect.name != "postgresql":
        return
    known = _LABELS.get(engine)
    _LABELS[engine] = label
    if known is None:
        event.listen(engine, "checkout", partial(_named, engine))


def _named(engine: Engine, connection: Any, record: Any, _proxy: object) -> None:
    label = _LABELS[engine]
    if record.info.get("label") != label:
        was = connection.autocommit
        connection.autocommit = True
        connection.execute("SELECT set_config('application_name', %s, false)", (label,))
        connection.autocommit = was
        record.info["label"] = label
