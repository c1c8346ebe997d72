"""What a browser is sent: compressed text, files kept for ever, and the dictionary it keeps for itself."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server import requests
from tests.server.nodes import Node

SCRIPT = "const words = 'joute';\n" * 100


@pytest.fixture
def pages(tmp_path: Path, make_node: Callable[..., Node]) -> Node:
    """A server of a small built page, compressed as the build does."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Joute</title>")
    (folder / "pages").mkdir()
    for name in ("home.fr", "home.en", "regles"):
        (folder / "pages" / f"{name}.html").write_text(f"<!doctype html><title>Joute</title>{name}")
    script = folder / "assets" / "index-abc.js"
    script.write_text(SCRIPT)
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("index-abc.js.br").write_bytes(b"as brotli would write it")
    return make_node(static=str(folder)).start()


def raw(url: str, encodings: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer and its bytes as they travelled."""
    wanted = {"accept-encoding": encodings, **headers}
    with httpx.stream("GET", url, headers=wanted, verify=requests.UNENCRYPTED) as answer:
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
    script = requests.get(f"{pages.url}/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert script.text == SCRIPT
    assert "immutable" in script.headers["cache-control"]
    for path in ("/", "/regles/jago"):
        page = requests.get(pages.url + path)
        assert page.headers["cache-control"] == "no-cache"
        assert "<title>Joute" in page.text


def test_a_first_visit_gets_the_document_of_its_page(pages: Node) -> None:
    def sent(path: str, language: str = "fr-FR,fr;q=0.9,en;q=0.8") -> str:
        return requests.get(pages.url + path, headers={"accept-language": language}).text.partition(
            "</title>"
        )[2]

    assert sent("/") == sent("/?x=1") == sent("/", "de") == "home.fr"
    assert sent("/", "en-GB,fr;q=0.5") == "home.en"
    assert sent("/regles") == sent("/regles/jago", "en") == "regles"
    assert sent("/index.html") == sent("/elsewhere") == ""


def test_long_answers_are_compressed(server: Node) -> None:
    answer = requests.get(f"{server.url}/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_the_dictionary_is_compact_and_not_sent_again(server: Node) -> None:
    first, body = raw(f"{server.url}/api/word-table", "gzip")
    assert len(body) < 500_000
    tag = first.headers["etag"]
    again, nothing = raw(f"{server.url}/api/word-table", "gzip", **{"if-none-match": tag})
    assert again.status_code == 304
    assert nothing == b""
    plain, whole = raw(f"{server.url}/api/word-table", "identity")
    assert "content-encoding" not in plain.headers
    assert whole == gzip.decompress(body)
