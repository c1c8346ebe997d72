"""The web application's files; every other address is the application's own page.

The build leaves each text file twice more beside it, compressed (`web/compress.ts`); the smallest that the
browser reads is sent.
"""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class StaticPages(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = FOREVER
        else:
            response.headers["cache-control"] = "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        encoding, path, stat = _smallest(Path(full_path), stat_result, Headers(scope=scope))
        # The type is guessed from the name: `x.js.br` is JavaScript, as `x.js` is.
        response = super().file_response(path, stat, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        if encoding:
            response.headers["content-encoding"] = encoding
        return response


def _smallest(path: Path, stat: os.stat_result, headers: Headers) -> tuple[str, Path, os.stat_result]:
    """The compressed file beside this one that the browser reads, with its encoding; else the file itself."""
    if "range" in headers:
        return "", path, stat
    read = {one.partition(";")[0].strip() for one in headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in ENCODINGS:
        beside = path.with_name(path.name + suffix)
        if encoding in read and beside.is_file():
            return encoding, beside, beside.stat()
    return "", path, stat
