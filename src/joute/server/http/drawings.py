"""Boards as pictures over HTTP."""

from __future__ import annotations

from typing import Final

from fastapi import Response

from joute.play.page import Ground, on_ground

_KEPT: Final = {"cache-control": "private, max-age=86400"}


def drawn(picture: str, ground: Ground) -> Response:
    """A position that its address names: kept by the browser for a day."""
    return Response(on_ground(picture, ground), media_type="image/svg+xml", headers=_KEPT)
