"""What other people's programs rely on, written into docs/contract: a change shows as a difference to read.

    python scripts/contract.py          # says what has changed, and fails if anything has
    python scripts/contract.py --accept # writes it

docs/stability.md says what each part promises.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import inspect
import json
import sys
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

from joute.cli.main import build_parser
from joute.messages.typescript import all_schemas
from joute.server.app import make_app
from joute.server.operations.config import Config

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "contract"
PUBLIC = (
    "letters",
    "dictionary",
    "play",
    "clocks",
    "records",
    "tables",
    "tournaments",
    "bots",
    "kit",
)
REGISTRY = "joute.games.registry"
"""The one public module that is no package: every game by its name."""


def texts() -> dict[str, str]:
    """Each file of the contract as it would be written now."""
    return {
        "library.txt": library_text(),
        "commands.txt": commands_text(),
        "openapi.json": openapi_text(),
        "messages.json": _json(all_schemas()),
    }


def library_text() -> str:
    """Every public name with its signature, and the public attributes of every public class."""
    lines: list[str] = []
    for room in PUBLIC:
        module = import_module(f"joute.{room}")
        lines += _described(module.__name__, {name: getattr(module, name) for name in module.__all__})
    registry = import_module(REGISTRY)
    own = {name: value for name, value in vars(registry).items() if inspect.isfunction(value)}
    lines += _described(REGISTRY, {name: value for name, value in own.items() if not name.startswith("_")})
    return "\n".join([*lines, ""])


def commands_text() -> str:
    """Every command and its options."""
    subcommands = build_parser("en")._subparsers
    assert subcommands is not None
    choices: Any = subcommands._group_actions[0].choices
    lines = []
    for name, parser in sorted(choices.items()):
        lines += [f"joute {name}", *sorted(_arguments(parser))]
    return "\n".join([*lines, ""])


def openapi_text() -> str:
    document = make_app(Config(database="")).openapi()
    del document["info"]["version"]
    return _json(document)


def _described(module: str, values: dict[str, Any]) -> Iterator[str]:
    for name, value in sorted(values.items()):
        if inspect.isclass(value):
            yield f"{module}.{name}{'' if issubclass(value, Enum) else signature(value)}"
            yield from (f"    .{line}" for line in sorted(_attributes(value)))
        elif inspect.isfunction(value):
            yield f"{module}.{name}{signature(value)}"
        else:
            yield f"{module}.{name}: {type(value).__name__}"


def _attributes(cls: type) -> Iterator[str]:
    for name in dir(cls):
        if name.startswith("_") or not any(
            name in vars(base) for base in cls.__mro__ if base.__module__.startswith("joute")
        ):
            continue
        value = inspect.getattr_static(cls, name)
        function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        yield f"{name}{signature(function)}" if inspect.isfunction(function) else name


def signature(value: Any) -> str:
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    shown = [each.replace(default=_default(each.default)) for each in found.parameters.values()]
    return str(found.replace(parameters=shown))


class _Some:
    def __repr__(self) -> str:
        return "..."


def _default(value: Any) -> Any:
    """The default where it can be written down; whichever it is, that there is one is promised."""
    if value is inspect.Parameter.empty:
        return value
    try:
        ast.literal_eval(repr(value))
    except (ValueError, SyntaxError):
        return _Some()
    return value


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from (f"    {name}{line[3:]}" for line in _arguments(inner))
            continue
        named = "/".join(action.option_strings) or action.dest
        choices = f" {{{','.join(map(str, action.choices))}}}" if action.choices else ""
        yield f"    {named}{choices}"


def _json(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="What other people's programs rely on.")
    parser.add_argument("--accept", action="store_true", help="write what is so now")
    accept: bool = parser.parse_args().accept
    changed = False
    for name, new in texts().items():
        file = FOLDER / name
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        changed = changed or old != new
        before, now = old.splitlines(True), new.splitlines(True)
        sys.stdout.writelines(difflib.unified_diff(before, now, f"{name}, accepted", f"{name}, now"))
        if accept:
            FOLDER.mkdir(parents=True, exist_ok=True)
            file.write_text(new, encoding="utf-8")
    return 1 if changed and not accept else 0


if __name__ == "__main__":
    sys.exit(main())
