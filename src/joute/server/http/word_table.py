"""The dictionary in one answer: what a browser keeps, to look words up without the network."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import sha256

from fastapi import APIRouter, Request, Response

from joute.dictionary.options import class_mask
from joute.dictionary.word_table import pack
from joute.games import registry
from joute.play.grammar import vocabulary
from joute.play.verdicts import VERDICTS

ROUTER = APIRouter(prefix="/api", tags=["words"])


@ROUTER.get("/word-table", response_class=Response)
async def word_table(request: Request) -> Response:
    """`joute.dictionary.word_table` describes the bytes."""
    content, tag = await asyncio.to_thread(_packed)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/octet-stream", headers=headers)


@cache
def _packed() -> tuple[bytes, str]:
    """Compressed once; and its tag."""
    games = {name: class_mask(registry.find(name).words.classes) for name in registry.names()}
    said = {reason.value: {"fr": one.fr, "en": one.en} for reason, one in VERDICTS.items()}
    content = pack({"games": games, "said": said, "grammar": vocabulary()})
    return gzip.compress(content, 9, mtime=0), f'"{sha256(content).hexdigest()[:20]}"'
