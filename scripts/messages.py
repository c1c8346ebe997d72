"""Every message that the referee and the pages can show, in French and English, into one table.

    python -m scripts.messages --output build/messages.tsv

To be read aloud in both languages before a release.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from scripts.told_messages import told_messages

from joute import records, tables, tournaments
from joute.bots import GREEDY, LEVELS
from joute.games import registry
from joute.messages.phrases import PHRASES
from joute.play import END_REASONS, Sentence, as_sentence
from joute.play.sentences import SHARED
from joute.play.verdicts import VERDICTS
from joute.server.errors import ERRORS, SETUP
from joute.server.wire import hints

PAGES = Path(__file__).parents[1] / "web" / "src"
_ENTRY = re.compile(r'^\s+"?([^\s":]+)"?:\s*\n?\s*"((?:[^"\\]|\\.)*)",?$', re.MULTILINE)
_BLOCK = re.compile(r"(?:export )?const (fr|en)\b[^=]*= \{(.*?)^\}", re.MULTILINE | re.DOTALL)
_INSIDE = re.compile(r"^  (fr|en): \{\n(.*?)^  \}", re.MULTILINE | re.DOTALL)
"""The same where both languages stand in one `speaker({ … })`."""
Row = tuple[str, str, str, str]


def main() -> int:
    parser = argparse.ArgumentParser(description="Every message, in both languages.")
    parser.add_argument("--output", type=Path, default=Path("build/messages.tsv"))
    output: Path = parser.parse_args().output
    rows = list(every_message())
    output.parent.mkdir(parents=True, exist_ok=True)
    lines = ["\t".join(row) for row in (("where", "code", "français", "English"), *rows)]
    output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lacking = [row for row in rows if not (row[2] and row[3])]
    for where, code, *_ in lacking:
        print(f"{where}: {code} lacks a language", file=sys.stderr)
    print(f"{len(rows)} messages in {output}")
    return 1 if lacking else 0


def every_message() -> Iterator[Row]:
    """The referee's first, then what the pages say themselves, then what is told of moves."""
    yield from _said("refusals", SHARED)
    for name in registry.names():
        yield from _said(f"refusals and duties, {name}", registry.find(name).sentences)
    yield from _said("tables", tables.SENTENCES)
    yield from _said("records", records.SENTENCES)
    yield from _said("tournaments", tournaments.SENTENCES)
    yield from _said("server", {**ERRORS, **SETUP})
    yield from _said("hints", hints.SAYINGS)
    yield from _said("verdicts", {reason.value: said for reason, said in VERDICTS.items()})
    yield from _said("ends", {reason.value: said for reason, said in END_REASONS.items()})
    yield from _said("phrases", {phrase.value: said for phrase, said in PHRASES.items()})
    yield from _said("levels", {level.key: level.description for level in (GREEDY, *LEVELS)})
    yield from _of_pages()
    yield from ((f"told, {game}", kind, french, english) for game, kind, french, english in told_messages())


def _said(where: str, sentences: Mapping[str, Sentence]) -> Iterator[Row]:
    for code, sentence in sentences.items():
        yield where, code, as_sentence(sentence.fr), as_sentence(sentence.en)


def _of_pages() -> Iterator[Row]:
    """Catalogues stand as fr.ts and en.ts side by side, or together in one module, mostly a texts.ts."""
    for path in sorted(PAGES.rglob("fr.ts")):
        yield from _paired(path.parent, _entries(path, "fr"), _entries(path.with_name("en.ts"), "en"))
    alone = (path for path in PAGES.rglob("*.ts") if path.name not in ("fr.ts", "en.ts"))
    for path in sorted(alone):
        french, english = _entries(path, "fr"), _entries(path, "en")
        if french:
            yield from _paired(path.parent, french, english)


def _entries(path: Path, language: str) -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    found = [*_BLOCK.findall(text), *_INSIDE.findall(text)]
    blocks = [body for name, body in found if name == language]
    return {key: said.replace('\\"', '"') for body in blocks for key, said in _ENTRY.findall(body)}


def _paired(folder: Path, french: dict[str, str], english: dict[str, str]) -> Iterator[Row]:
    where = f"pages, {folder.relative_to(PAGES)}"
    for key in (*french, *(key for key in english if key not in french)):
        yield where, key, french.get(key, ""), english.get(key, "")


if __name__ == "__main__":
    sys.exit(main())
