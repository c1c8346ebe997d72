"""The file that the option `dictionary` names: `list.txt` replaces our words, `+list.txt` adds to them."""

from __future__ import annotations

from pathlib import Path

from joute.dictionary import DictionaryError, WordList
from joute.dictionary.options import parse_words
from joute.play import Refusal, unreadable
from joute.records.words import WordListReader, refusal_of

MOST_BYTES = 32_000_000


def word_list_reader(folder: Path) -> WordListReader:
    """Reads lists named relative to the record's folder, else to the working directory."""

    def read(name: str) -> WordList | Refusal:
        replaces = not name.startswith("+")
        path = Path(name.removeprefix("+").strip()).expanduser()
        beside = folder / path
        text = _read(beside if beside.exists() else path, name)
        if isinstance(text, Refusal):
            return text
        try:
            return WordList(parse_words(text, "dictionary"), replaces)
        except DictionaryError as error:
            return refusal_of(error)

    return read


def _read(path: Path, name: str) -> str | Refusal:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        return unreadable("no_file", option="dictionary", path=name)
    except (OSError, ValueError) as error:
        why = (error.strerror or "") if isinstance(error, OSError) else "UTF-8?"
        return unreadable("file_trouble", option="dictionary", path=name, why=why)
