"""Unguessable names and keys. Only digests of keys are stored."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "joute"
COOKIE_SECONDS = 400 * 24 * 3600


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return secrets.token_hex(12)


def new_seed() -> str:
    """What a table's machines draw their lots from."""
    return secrets.token_hex(16)


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
