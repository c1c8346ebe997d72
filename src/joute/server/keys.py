"""Unguessable names and keys. Only digests of keys are stored."""

from __future__ import annotations

import hashlib
import hmac
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


def shared_key(table_id: str) -> str:
    """The key of a link that leads to any free seat of a table; the key of each seat is made from it."""
    return f"{table_id}.{new_key()}"


def seat_key(shared: str, seat: int) -> str:
    """Who knows the shared key knows the key of every seat; who knows a seat's knows no other."""
    return hmac.new(shared.encode(), str(seat).encode(), hashlib.sha256).hexdigest()


def table_of(key: str) -> str:
    """The table that a shared key is for; empty for the key of one seat."""
    return key.partition(".")[0] if "." in key else ""


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
