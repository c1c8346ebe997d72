"""Every refusal can be said, in both languages."""

import ast
import re
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import ModuleType

import joute
from joute import records, tables
from joute.cli.reasons import REASONS
from joute.cli.sentences import SENTENCES as CLI_SENTENCES
from joute.games import registry
from joute.play import Sentence
from joute.play.sentences import SHARED

SOURCE = Path(joute.__file__).parent
MAKERS = {"illegal": 1, "ambiguous": 1, "unreadable": 0}
"""The functions that make refusals, and where their reason stands among the arguments."""


@dataclass(frozen=True)
class Made:
    """A refusal as the source makes it."""

    where: str
    reason: str
    data: frozenset[str]
    open_ended: bool


def refusals(folder: Path) -> Iterator[Made]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                yield from made(f"{path.name}:{node.lineno}", node, MAKERS[node.func.id])


def made(where: str, node: ast.Call, place: int) -> Iterator[Made]:
    names = {keyword.arg for keyword in node.keywords}
    data = frozenset(name for name in names if name) - {"squares", "article", "reason"}
    reason = next((k.value for k in node.keywords if k.arg == "reason"), None)
    if reason is None and len(node.args) > place:
        reason = node.args[place]
    if reason is not None:
        for constant in constants(reason):
            yield Made(where, constant, data, None in names)


def constants(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: itself, or either branch of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def folder_of(name: str) -> Path:
    return SOURCE / "games" / type(registry.find(name)).__module__.split(".")[2]


def check(found: Iterator[Made], sentences: Mapping[str, Sentence]) -> None:
    for refusal in found:
        sentence = sentences.get(refusal.reason)
        assert sentence is not None, f"{refusal.where}: nothing to say for {refusal.reason}"
        for text in (sentence.fr, sentence.en):
            missing = placeholders(text) - refusal.data - {"squares"}
            assert refusal.open_ended or not missing, f"{refusal.where}: {refusal.reason} lacks {missing}"


def test_every_refusal_of_a_game_can_be_said(name: str) -> None:
    check(refusals(folder_of(name)), {**SHARED, **registry.find(name).sentences})


def test_every_refusal_of_the_shared_parts_can_be_said() -> None:
    parts = [part for part in sorted(SOURCE.iterdir()) if part.is_dir() and part.name != "games"]
    known: dict[str, Sentence] = {}
    for path in (path for part in parts for path in sorted(part.glob("*.py"))):
        if " Sentence(" in path.read_text(encoding="utf-8"):
            known |= said_in(import_module(f"joute.{path.parent.name}.{path.stem}"))
    for part in parts:
        check(refusals(part), known)


def said_in(module: ModuleType) -> dict[str, Sentence]:
    """The sentences of a module's tables, by reason."""
    tables = [value for value in vars(module).values() if isinstance(value, Mapping)]
    return {k: v for table in tables for k, v in table.items() if isinstance(v, Sentence)}


def test_no_game_takes_over_the_sentence_of_a_shared_part(name: str) -> None:
    shared = {*SHARED, *records.SENTENCES, *tables.SENTENCES, *CLI_SENTENCES}
    assert not shared & set(registry.find(name).sentences)


def test_every_way_to_end_can_be_said(name: str) -> None:
    for path in sorted(folder_of(name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Outcome":
                for reason in constants(node.args[1]):
                    assert reason in REASONS, f"{path.name}:{node.lineno}"


def test_both_languages_say_the_same_things(name: str) -> None:
    for reason, sentence in {**SHARED, **registry.find(name).sentences}.items():
        assert placeholders(sentence.fr) == placeholders(sentence.en), reason
        assert sentence.fr.strip() and sentence.en.strip() and sentence.fr != sentence.en


_COUNTED = re.compile(
    r"\{[a-z]+\}[ \u00a0](?:lettres|carrés|cartes|points|tours|cases|mots|joueurs|places|coups)\b"
    r"|\{[a-z]+\} (?:letters|tiles|cards|points|turns|rounds|squares|words|players|seats|moves)\b"
)
"""A number with a plural after it."""
_SEVERAL = {
    *("too_many_replaced", "pack_size", "too_few_letters", "too_many_placed", "word_too_short"),
    *("too_many_words", "joker_not_earned", "too_many_squares", "seats_out_of_range", "too_many"),
    *("open_bare", "awaits_letters"),
}
"""The reasons whose numbers are two at least, wherever they are given."""


def test_a_number_that_may_be_one_has_no_plural_after_it(name: str) -> None:
    counted = {
        reason
        for reason, sentence in {**SHARED, **registry.find(name).sentences}.items()
        if _COUNTED.search(sentence.fr) or _COUNTED.search(sentence.en)
    }
    assert counted <= _SEVERAL


def test_articles_are_numbered_in_order(name: str) -> None:
    for _, articles in groupby(registry.find(name).articles, key=lambda article: article.split("-")[0]):
        numbers = [int(article.split("-")[1]) for article in articles]
        assert numbers == list(range(1, len(numbers) + 1))
