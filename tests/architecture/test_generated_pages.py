"""Pages made by scripts/docs.py are as it would make them now, and every article has a test."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
AGAIN = "run: python scripts/docs.py"


@pytest.fixture(scope="module")
def docs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_script", ROOT / "scripts" / "docs.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_article_has_a_test(docs: ModuleType) -> None:
    tests = docs.tests_by_article(ROOT / "tests")
    assert [article for article in docs.articles() if not tests.get(article)] == []


def test_no_test_names_an_article_that_does_not_exist(docs: ModuleType) -> None:
    known = set(docs.articles())
    assert {article for article in docs.tests_by_article(ROOT / "tests") if article not in known} == set()


def test_the_coverage_page_is_up_to_date(docs: ModuleType) -> None:
    made = docs.coverage_text(docs.tests_by_article(ROOT / "tests"))
    assert docs.COVERAGE.read_text(encoding="utf-8") == made, AGAIN


def test_the_notation_page_is_up_to_date(docs: ModuleType) -> None:
    text = docs.NOTATION.read_text(encoding="utf-8")
    assert docs.notation_text(text) == text, AGAIN


def test_the_index_of_refusals_is_up_to_date(docs: ModuleType) -> None:
    assert docs.REFUSALS.read_text(encoding="utf-8") == docs.index_text(), AGAIN
    assert sum(map(len, json.loads(docs.index_text()).values())) > 100
