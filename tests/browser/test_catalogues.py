"""Both catalogues of sentences: the same keys, the same blanks to fill, none unused, none left in French."""

from __future__ import annotations

import re
from functools import cache

from tests.browser.server import ROOT

SOURCES = ROOT / "web" / "src"
SAME_IN_BOTH = re.compile(
    r"^(game|level)\."  # names
    r"|^move\.(amorce|nouvelle_amorce|amorce_initiale|extension|jonction|prise_pure|prise_pure_finale|double)$"
    r"|^(home\.minutes|square\.block|lexicon\.maitresse|option\.pack\.waddingtons|option\.arbitration\.strict)$"
    r"|^(strip\.score|lexicon\.total|nav\.motion|nav\.menu|action\.title|rack\.joker)$"
    r"|^desk\.(commissaires|table|total)$"
)
"""Names, rule terms, and the words that French and English share."""


@cache
def catalogue(language: str) -> dict[str, str]:
    text = (SOURCES / "lib" / "i18n" / f"{language}.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "([^"]+)":\s*"(.*)",$', text, re.MULTILINE))


@cache
def sources() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.parent.name != "i18n")


def test_both_have_the_same_keys() -> None:
    assert catalogue("fr").keys() == catalogue("en").keys()
    assert len(catalogue("fr")) > 200


def test_both_have_the_same_blanks() -> None:
    def blanks(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    english = catalogue("en")
    assert [key for key, text in catalogue("fr").items() if blanks(text) != blanks(english[key])] == []


def test_no_key_is_unused() -> None:
    """A key is used by its name, or by a name made up on the spot: `move.${kind}`."""
    made_up = tuple(set(re.findall(r"`([\w.]+\.)\$\{", sources())))
    unused = [
        key
        for key in catalogue("fr")
        if not re.search(rf"[\"']{re.escape(key)}[\"']", sources()) and not key.startswith(made_up)
    ]
    assert unused == []


def test_nothing_is_left_in_french() -> None:
    english = catalogue("en")
    same = [
        key for key, text in catalogue("fr").items() if text == english[key] and re.search("[a-z]{3}", text)
    ]
    assert [key for key in same if not SAME_IN_BOTH.match(key)] == []


def test_every_kind_of_move_and_reason_has_its_sentence() -> None:
    from joute.cli.reasons import REASONS

    assert [reason for reason in REASONS if f"reason.{reason}" not in catalogue("fr")] == []
