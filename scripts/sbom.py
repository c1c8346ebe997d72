"""The list of all parts of a release (CycloneDX 1.6, JSON), from the pins alone.

python scripts/sbom.py [--output dist/joute.cdx.json]
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from licences import page_packages

ROOT = Path(__file__).resolve().parent.parent
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)


def document() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = f"pkg:pypi/joute@{project['version']}"
    parts = [*_python_parts(), *_page_parts()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "joute",
                "version": project["version"],
                "purl": own,
                "licenses": [{"expression": project["license"]}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def _python_parts() -> list[dict[str, Any]]:
    pins = _PIN.findall((ROOT / "requirements.txt").read_text(encoding="utf-8"))
    return [
        _part(f"pkg:pypi/{name.lower().replace('_', '-')}@{version}", name, version) for name, version in pins
    ]


def _page_parts() -> list[dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for name in page_packages():
        if entry := lock.get(f"node_modules/{name}"):
            purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
            licence = entry.get("license")
            more = {"licenses": [{"expression": licence}]} if licence else {}
            found.append(_part(purl, name, entry["version"]) | more)
    return found


def _part(purl: str, name: str, version: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def main() -> int:
    parser = argparse.ArgumentParser(description="The list of all parts, as CycloneDX.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist" / "joute.cdx.json")
    output: Path = parser.parse_args().output
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(document(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(document()['components'])} parts in {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
