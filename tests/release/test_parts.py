"""What a release is made of: pinned by digest, listed, licensed."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from tests.built import ROOT, script

sys.path.insert(0, str(ROOT / "scripts"))
import licences

PINS = (ROOT / "requirements.txt").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_a_server_needs_is_pinned_by_its_digest_as_we_test_it() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", PINS, re.MULTILINE))
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["cluster"]]
    for line in wanted:
        assert Requirement(line).name in {plain(name) for name in pinned}, line
    tested = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    versions = {plain(name): version for name, version in tested.items()}
    apart = {
        name: version for name, version in pinned.items() if versions.get(plain(name), version) != version
    }
    assert not apart, "run make pins"
    blocks = re.split(r"^(?=[\w.-]+(?:\[\w+\])?==)", PINS, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in block for block in blocks)


def test_the_locks_name_no_registry() -> None:
    assert "://" not in PINS
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in lock.items() if "resolved" in entry]
    assert not [name for name, entry in lock.items() if name and "integrity" not in entry]


def test_the_lock_of_the_pages_holds_the_builds_for_every_platform() -> None:
    """Else `npm ci` refuses it."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    held = {name.rpartition("node_modules/")[2] for name in lock}
    wanted = {name for entry in lock.values() for name in entry.get("optionalDependencies", ())}
    assert {"@rolldown/binding-win32-x64-msvc", "@rolldown/binding-darwin-arm64"} <= wanted
    assert wanted <= held


def test_the_list_of_parts_names_what_is_pinned_and_what_is_in_the_pages(tmp_path: Path) -> None:
    script("sbom.py", "--output", str(tmp_path / "joute.cdx.json"))
    document = json.loads((tmp_path / "joute.cdx.json").read_text(encoding="utf-8"))
    purls = {part["purl"] for part in document["components"]}
    assert len(purls) == len(document["components"])
    names = {part["name"] for part in document["components"]}
    assert {"fastapi", "numba", "svelte", "marked", "@fontsource-variable/inter"} <= names
    assert document["metadata"]["component"]["version"] == PROJECT["version"]
    assert set(document["dependencies"][0]["dependsOn"]) == purls


def test_the_licences_of_all_shipped_parts_are_in_one_file() -> None:
    text = licences.TARGET.read_text(encoding="utf-8")
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in licences.page_packages():
        assert f"node_modules/{name}" not in lock or f"\n### {name} (" in text, name
    listed = {plain(name) for name in re.findall(r"^\| ([\w.-]+) \|", text, re.MULTILINE)}
    for line in PROJECT["dependencies"]:
        assert Requirement(line).name in listed, line
    assert "| |" not in text and "UNKNOWN" not in text
