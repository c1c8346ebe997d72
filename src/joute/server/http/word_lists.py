"""Word lists that people bring: sent before a table is made, and downloaded to replay its record."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

from fastapi import APIRouter, Response

from joute.messages.http import KeptList, SentList
from joute.play import Refusal
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.http.dependencies import Address, Serving
from joute.server.http.uploads import lists_of

ROUTER = APIRouter(prefix="/api/word-lists", tags=["words"])


@ROUTER.post("", status_code=201)
async def keep_list(wanted: SentList, serving: Serving, address: Address) -> KeptList:
    """Keep a list; the option `dictionary` names it from then on."""
    if wait := serving.list_rate.wait_ms(address, now_ms()):
        raise RequestError("too_fast", retry_ms=wait)
    content = wanted.words.encode("utf-8", "replace")
    name, words = await serving.work.do(partial(lists_of(serving).keep, content, now_ms()), address)
    letters = await serving.work.do(lambda: Counter("".join(words)), address)
    return KeptList(name=name, count=len(words), letters=dict(sorted(letters.items())))


@ROUTER.get("/{name}")
async def kept_list(name: str, serving: Serving) -> Response:
    """The list as a file, a word a line."""
    found = await asyncio.to_thread(lists_of(serving).read, name)
    if isinstance(found, Refusal):
        raise RequestError("not_found")
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response("\n".join([*found.words, ""]), media_type="text/plain; charset=utf-8", headers=headers)
