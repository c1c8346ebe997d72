"""The file that the option `dictionary` names: `list.txt` replaces our words, `+list.txt` adds to them."""

from __future__ import annotations

from pathlib import Path

from joute.dictionary import DictionaryError, WordList
from joute.dictionary.word_list import parse_word_list
from joute.play import Refusal, unreadable
from joute.records.words import WordListReader, refusal_of

MOST_BYTES = 32_000_000


def word_list_reader(folder: Path) -> WordListReader:
    """Reads lists named relative to the record's folder, else to the working directory."""

    def read(name: str) -> WordList | Refusal:
        replaces = not name.startswith("+")
        path = Path(name.removeprefix("+").strip()).expanduser()
        beside = folder / path
        content = _read(beside if beside.exists() else path, name)
        if isinstance(content, Refusal):
            return content
        try:
            return parse_word_list(content, replaces)
        except DictionaryError as error:
            return refusal_of(error)

    return read


def _read(path: Path, name: str) -> bytes | Refusal:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES)
    except FileNotFoundError:
        return unreadable("no_file", option="dictionary", path=name)
    except (OSError, ValueError) as error:
        why = (error.strerror or "") if isinstance(error, OSError) else str(error)
        return unreadable("file_trouble", option="dictionary", path=name, why=why)
