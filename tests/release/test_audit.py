"""`make audit`: every part is asked about, holes are named, and a list that does not answer is said so."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from tests.built import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
import audit

HOLE = "GHSA-xxxx-xxxx-xxxx"


class List(BaseHTTPRequestHandler):
    """Speaks as OSV does (google.github.io/osv.dev/post-v1-querybatch); it knows of one hole or none."""

    asked: list[str]
    known: dict[str, list[dict[str, str]]]

    def do_POST(self) -> None:
        assert self.path == "/v1/querybatch"
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["content-length"])))
        type(self).asked = [each["package"]["purl"] for each in body["queries"]]
        found = (self.known.get(purl.rpartition("@")[0]) for purl in self.asked)
        answer = json.dumps({"results": [{"vulns": each} if each else {} for each in found]}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def url() -> Iterator[str]:
    List.asked, List.known = [], {}
    with HTTPServer(("127.0.0.1", 0), List) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_every_part_is_asked_about(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--url", url]) == 0
    assert f"No hole is known in {len(List.asked)} parts." in capsys.readouterr().out
    names = {purl.rpartition("@")[0] for purl in List.asked}
    assert {"pkg:pypi/fastapi", "pkg:npm/svelte", "pkg:npm/%40fontsource-variable/inter"} <= names


def test_a_hole_is_named(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    List.known = {"pkg:npm/svelte": [{"id": HOLE, "modified": "2026-01-01T00:00:00Z"}]}
    assert audit.main(["--url", url]) == 1
    said = capsys.readouterr().out
    assert said.startswith("pkg:npm/svelte@") and HOLE in said and "raise their versions" in said


def test_a_list_that_does_not_answer_is_no_good_news(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--url", "http://127.0.0.1:1"]) == 2
    assert "could not be asked" in capsys.readouterr().err
