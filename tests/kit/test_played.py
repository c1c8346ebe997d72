"""A played game on paper: told in the page's language, no line lost, boards where they were asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.reading import Page, pages

from joute.cli.opening import open_record
from joute.games import registry
from joute.kit.packing import GAP
from joute.kit.page import MARGIN
from joute.kit.played import played_pdf
from joute.kit.wishes import Paper, Wishes
from joute.play import CHANCE, Language
from joute.tables import Table

KEPT = Path(__file__).parents[1] / "release" / "fixtures" / "0.1.0"


def table(game: str) -> Table:
    return open_record(str(KEPT / f"{game}.joute")).whole_replay().table


def text(pdf: bytes) -> str:
    return " ".join(run.text for page in pages(pdf) for run in Page(page).runs)


def test_moves_are_told_in_the_pages_language() -> None:
    played = table("lexicon")
    french = text(played_pdf(played, Wishes(), ""))
    assert "Joueur 3 change FARINE en FAMINE et prend le R." in french
    assert "discard" not in french and "challenge" not in french
    english = text(played_pdf(played, Wishes(language=Language.ENGLISH), ""))
    assert "Player 2 forms FARINE." in english


@pytest.mark.parametrize(
    ("game", "paper", "every"),
    [
        *((game, Paper.A4, 6) for game in registry.names()),
        ("lexicon", Paper.LETTER, 100),
        ("demo", Paper.A3, 1),
    ],
)
def test_every_move_is_numbered_once_and_nothing_leaves_the_paper(
    game: str, paper: Paper, every: int
) -> None:
    played = table(game)
    width, height = paper.size
    columns = (MARGIN, MARGIN + (width - 2 * MARGIN - 6) / 2 + GAP)
    numbered: list[str] = []
    for page in map(Page, pages(played_pdf(played, Wishes(paper), "", every))):
        for run in page.runs:
            assert 0 <= run.at[0] <= width and 0 <= run.at[1] <= height, run
        first = [run.text for run in page.runs if any(abs(run.at[0] - left) < 0.5 for left in columns)]
        numbered += [text for text in first if text[:-1].isdigit() and text.endswith(".")]
    moves = sum(1 for ply in played.plies if ply.seat != CHANCE)
    assert sorted(numbered, key=len) == [f"{number}." for number in range(1, moves + 1)]
