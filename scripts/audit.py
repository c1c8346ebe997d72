"""Asks a public list of known holes about every part of a release, Python and pages alike.

    python scripts/audit.py [--url https://api.osv.dev]

The list is OSV's, which gathers those of PyPI, GitHub and npm. Exits with 0 where none is known, 1 where some
are, which are then named, and 2 where the list could not be asked: nothing is known then, good or bad.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from sbom import document

OSV = "https://api.osv.dev"
SECONDS = 60


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Are there known holes in the parts?")
    parser.add_argument("--url", default=OSV, help="where the list is")
    url: str = parser.parse_args(arguments).url
    parts: list[str] = [part["purl"] for part in document()["components"]]
    try:
        found = holes(url, parts)
    except (OSError, ValueError, KeyError) as error:
        advice = "see whether this machine reaches it, and try again"
        print(f"The list at {url} could not be asked ({error}): {advice}.", file=sys.stderr)
        return 2
    for part, names in found.items():
        print(f"{part}: {', '.join(names)} (https://osv.dev/{names[0]})")
    if found:
        print(f"{len(found)} of {len(parts)} parts have known holes: raise their versions, then make pins.")
        return 1
    print(f"No hole is known in {len(parts)} parts.")
    return 0


def holes(url: str, parts: list[str]) -> dict[str, list[str]]:
    """The names of what is known about each part, for those about which something is."""
    questions = [{"package": {"purl": part}} for part in parts]
    answers = _asked(f"{url}/v1/querybatch", {"queries": questions})["results"]
    told = zip(parts, answers, strict=True)
    return {part: [each["id"] for each in answer["vulns"]] for part, answer in told if answer.get("vulns")}


def _asked(url: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    question = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(question, timeout=SECONDS) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


if __name__ == "__main__":
    sys.exit(main())
