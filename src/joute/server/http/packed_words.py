"""The whole word list in one answer: what a browser keeps, to look words up without the network."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Request, Response

from joute.dictionary import Reason
from joute.dictionary.options import DEFAULT, OptionalClass, class_mask
from joute.dictionary.packed import pack
from joute.games import registry
from joute.play.verdicts import VERDICTS

ROUTER = APIRouter(prefix="/api", tags=["words"])
CLASSES = (
    (OptionalClass.ONOMATOPOEIA, Reason.ONOMATOPOEIA),
    (OptionalClass.INTERJECTIONS, Reason.INTERJECTION),
    (OptionalClass.FOREIGN, Reason.FOREIGN),
    (OptionalClass.RARE, Reason.RARE),
    (OptionalClass.CONJUGATED, Reason.CONJUGATED),
)
"""Where several classes keep a word out, the most telling first, as the dictionary itself names them."""
SAID = (Reason.ALLOWED, Reason.UNKNOWN, Reason.TOO_SHORT, Reason.TOO_LONG, Reason.NOT_LETTERS)


@ROUTER.get("/word-list", response_class=Response)
async def word_list(request: Request) -> Response:
    """Words with their classes, the classes each game plays with, and the sentences that say no.

    Readings and families are not in it. `joute.dictionary.packed` describes the bytes.
    """
    content, tag = await asyncio.to_thread(_packed)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        content = gzip.decompress(content)
    else:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type="application/octet-stream", headers=headers)


@cache
def _packed() -> tuple[bytes, str]:
    """Compressed once; and its tag."""
    content = pack(_header())
    return gzip.compress(content, 9, mtime=0), f'"{sha256(content).hexdigest()[:20]}"'


def _header() -> dict[str, Any]:
    games = {name: class_mask(registry.find(name).words.classes) for name in registry.names()}
    return {
        "games": {"": class_mask(DEFAULT.classes), **games},
        "classes": [[class_mask([one]), _said(reason)] for one, reason in CLASSES],
        "said": {reason.value: _said(reason) for reason in SAID},
    }


def _said(reason: Reason) -> dict[str, str]:
    return {"fr": VERDICTS[reason].fr, "en": VERDICTS[reason].en}
