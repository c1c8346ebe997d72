"""The catalogues of sentences, shared and of each game: the same keys and blanks in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.browser.server import ROOT

SOURCES = ROOT / "web" / "src"
CATALOGUES = {
    "shared": SOURCES / "lib" / "i18n",
    **{folder.parent.name: folder.parent for folder in sorted(SOURCES.glob("boards/*/fr.ts"))},
}
SAME_IN_BOTH = re.compile(
    r"^title$|^level\."  # names
    r"|^move\.(amorce|amorce_initiale|extension|jonction|prise_pure|prise_pure_finale|double)$"
    r"|^(home\.minutes|clock\.minutes|square\.block|maitresse|option\.pack\.waddingtons|option\.arbitration\.strict)$"
    r"|^(strip\.score|moment\.score|company\.machines|end\.points|total|nav\.motion|nav\.menu|action\.title|rack\.joker)$"
    r"|^desk\.(commissaires|table|total)$"
    r"|^standing\.(one|two)$"  # blanks alone
)
"""Names, rule terms, and the words that French and English share."""

each_catalogue = pytest.mark.parametrize("name", CATALOGUES)


@cache
def catalogue(name: str, language: str) -> dict[str, str]:
    text = (CATALOGUES[name] / f"{language}.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "([^"]+)":\s*"(.*)",$', text, re.MULTILINE))


@cache
def sources(name: str) -> str:
    """The files that may use a catalogue: a game's are used by its folder and by what asks any game."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    others = {folder for game, folder in CATALOGUES.items() if game not in ("shared", name)}
    used = [file for file in files if name == "shared" or not others & set(file.parents)]
    return "\n".join(file.read_text(encoding="utf-8") for file in used if file.stem not in ("fr", "en"))


@each_catalogue
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert catalogue(name, "fr").keys() == catalogue(name, "en").keys()
    assert len(catalogue(name, "fr")) > (200 if name == "shared" else 5)


@each_catalogue
def test_both_have_the_same_blanks(name: str) -> None:
    def blanks(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    french, english = catalogue(name, "fr"), catalogue(name, "en")
    assert [key for key, text in french.items() if blanks(text) != blanks(english[key])] == []


@each_catalogue
def test_no_key_is_unused(name: str) -> None:
    """A key is used by its name, or by a name made up on the spot: `move.${kind}`."""
    made_up = tuple(set(re.findall(r"`([\w.]+\.)\$\{", sources(name))))
    unused = [
        key
        for key in catalogue(name, "fr")
        if not re.search(rf"[\"']{re.escape(key)}[\"']", sources(name)) and not key.startswith(made_up)
    ]
    assert unused == []


@each_catalogue
def test_nothing_is_left_in_french(name: str) -> None:
    french, english = catalogue(name, "fr"), catalogue(name, "en")
    same = [key for key, text in french.items() if text == english[key] and re.search("[a-z]{3}", text)]
    assert [key for key in same if not SAME_IN_BOTH.match(key)] == []
