"""The web application's files; every other address is the application's own page.

The build leaves each text file twice more beside it, compressed (`web/compress.ts`); the smallest that the
browser reads is sent. It also leaves a document for each page (`web/documents.ts`), which a first visit gets
in place of the plain one: the home page as it reads, in each language; the others name what they will need.
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
    def __init__(self, folder: str | Path) -> None:
        super().__init__(directory=folder, html=True)
        self._documents = frozenset(path.stem for path in Path(folder, "pages").glob("*.html"))

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(self._of_the_root(path, scope), scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            first = path.partition("/")[0]
            response = await super().get_response(self._document(first), scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = FOREVER
        else:
            response.headers["cache-control"] = "no-cache"
        return response

    def _of_the_root(self, path: str, scope: Scope) -> str:
        """The home page in the language its reader's browser asks for first."""
        if path != ".":
            return path
        asked = Headers(scope=scope).get("accept-language", "fr")[:2].lower()
        return self._document(f"home.{'en' if asked == 'en' else 'fr'}")

    def _document(self, name: str) -> str:
        return f"pages/{name}.html" if name in self._documents else "index.html"

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
        response.headers["vary"] = "Accept-Encoding, Accept-Language"
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
