"""Container file, compose file and systemd unit, as far as they can be tried without an engine."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from tests.release.conftest import ROOT

from joute.cli.main import build_parser

DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def steps() -> list[tuple[str, str]]:
    """The instructions, continued lines joined, comments left out."""
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE))
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in joined.splitlines() if line.strip()]


def test_every_file_that_is_copied_exists_and_every_stage_too() -> None:
    stages = {rest.split(" AS ")[1] for kind, rest in steps() if kind == "FROM" and " AS " in rest}
    for kind, rest in steps():
        words = rest.split()
        if kind == "COPY" and not words[0].startswith("--from="):
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
        elif kind == "COPY":
            assert words[0].removeprefix("--from=") in stages


def test_the_container_is_built_as_one_should() -> None:
    """As hadolint would say: tags named, no root, no cache kept, programs given as lists."""
    kinds = [kind for kind, _ in steps()]
    for kind, rest in steps():
        if kind == "FROM":
            assert re.search(r":[\w.-]+( |$)", rest) and ":latest" not in rest, rest
        if kind == "RUN" and "pip install" in rest:
            assert "--no-cache-dir" in rest and ("--require-hashes" in rest or "--no-deps" in rest), rest
        if kind in ("ENTRYPOINT", "CMD"):
            assert rest.startswith("["), rest
        assert kind not in ("ADD", "MAINTAINER"), rest
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    assert [rest for kind, rest in steps() if kind == "USER"][-1] not in ("root", "0")
    assert "HEALTHCHECK" in kinds and "EXPOSE" in kinds


def test_what_the_container_and_the_unit_run_are_our_commands() -> None:
    entry = next(rest for kind, rest in steps() if kind == "ENTRYPOINT")
    unit = (DEPLOY / "joute.service").read_text(encoding="utf-8")
    typed = [yaml.safe_load(entry)]
    typed += [
        shlex.split(line.lstrip("-")) for line in re.findall(r"^ExecStart(?:Pre)?=(.+)$", unit, re.MULTILINE)
    ]
    typed += [shlex.split(rest) for kind, rest in steps() if kind == "RUN" and rest.startswith("joute")]
    assert len(typed) == 4
    for program, *arguments in typed:
        assert Path(program).name == "joute"
        assert build_parser("fr").parse_args(arguments).func


def test_the_container_builds_the_package_from_what_it_copies(tmp_path: Path) -> None:
    """The same files in a plain directory: all that the build reads is among them."""
    for kind, rest in steps():
        words = rest.split()
        if kind != "COPY" or words[0].startswith("--from=") or "web" in words[0] or "docs" in words[0]:
            continue
        for source in words[:-1]:
            target = tmp_path / (words[-1] if words[-1] != "./" else source)
            if (ROOT / source).is_dir():
                shutil.copytree(
                    ROOT / source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
                )
            else:
                shutil.copyfile(ROOT / source, target)
    for needed in (
        "pyproject.toml",
        "setup.py",
        "README.md",
        "LICENSE",
        "THIRD_PARTY.md",
        "requirements.txt",
    ):
        assert (tmp_path / needed).is_file(), needed
    assert (tmp_path / "src" / "joute" / "cli" / "main.py").is_file()
    assert list((tmp_path / "LICENSES").iterdir())


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
