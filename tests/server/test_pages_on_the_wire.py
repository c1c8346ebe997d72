"""What a browser is sent: compressed text, files kept for ever, and the word list it keeps for itself."""

from __future__ import annotations

import gzip
import json
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.nodes import Node

from joute.dictionary import Dictionary
from joute.games import registry

SCRIPT = "const words = 'joute';\n" * 100


@pytest.fixture
def pages(tmp_path: Path, make_node: Callable[..., Node]) -> Node:
    """A server of a small built page, compressed as the build does."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Joute</title>")
    script = folder / "assets" / "index-abc.js"
    script.write_text(SCRIPT)
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("index-abc.js.br").write_bytes(b"as brotli would write it")
    return make_node(static=str(folder)).start()


def raw(url: str, encodings: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer and its bytes as they travelled."""
    with httpx.stream("GET", url, headers={"accept-encoding": encodings, **headers}) as answer:
        return answer, b"".join(answer.iter_raw())


def test_text_leaves_compressed_as_the_browser_reads_it(pages: Node) -> None:
    url = f"{pages.url}/assets/index-abc.js"
    for encodings, encoding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)):
        answer, body = raw(url, encodings)
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert int(answer.headers["content-length"]) == len(body)
    assert body.decode() == SCRIPT


def test_named_by_content_is_kept_for_ever_and_the_page_is_asked_for_each_time(pages: Node) -> None:
    script = httpx.get(f"{pages.url}/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert script.text == SCRIPT
    assert "immutable" in script.headers["cache-control"]
    for path in ("/", "/regles/jago"):
        page = httpx.get(pages.url + path)
        assert page.headers["cache-control"] == "no-cache"
        assert "<title>Joute" in page.text


def test_long_answers_are_compressed(server: Node) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


@dataclass(frozen=True)
class Walked:
    """The word list as the page walks it (`web/src/lib/wordlist.ts`)."""

    header: dict[str, Any]
    targets: array[int]
    letters: bytes

    def allows(self, word: str, game: str) -> bool:
        target = 0
        for code in word.encode():
            edge = (target >> 5) + code
            if self.letters[edge] != code:
                return False
            target = self.targets[edge]
        masks = self.header["profiles"][(target & 31) - 1] if target & 31 else []
        return any(mask & ~self.header["games"][game] == 0 for mask in masks)


def test_the_word_list_says_what_the_dictionary_says(server: Node) -> None:
    answer = httpx.get(f"{server.url}/api/word-list", headers={"accept-encoding": "gzip"})
    content = answer.content
    length = int.from_bytes(content[:4], "little")
    header = json.loads(content[4 : 4 + length])
    start, edges = 4 + length, header["edges"]
    assert start % 4 == 0
    targets = array("I")
    targets.frombytes(content[start : start + 4 * edges])
    walked = Walked(header, targets, content[start + 4 * edges :])
    for game in registry.names():
        dictionary = Dictionary.load(registry.find(game).words)
        for word in ("FARINE", "ZUT", "PENDUE", "EUROPE", "XYZ", "AH", "MANGERAIENT", "WEEK", "KWA"):
            assert walked.allows(word, game) == (word in dictionary), (game, word)


def test_a_kept_word_list_is_not_sent_again(server: Node) -> None:
    first, body = raw(f"{server.url}/api/word-list", "gzip")
    assert len(body) < 350_000
    tag = first.headers["etag"]
    again, nothing = raw(f"{server.url}/api/word-list", "gzip", **{"if-none-match": tag})
    assert again.status_code == 304
    assert nothing == b""
    plain, whole = raw(f"{server.url}/api/word-list", "identity")
    assert "content-encoding" not in plain.headers
    assert whole == gzip.decompress(body)
