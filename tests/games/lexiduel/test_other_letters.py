"""LXD-3 in another language: as many of each letter as agreed, and that language's words."""

from __future__ import annotations

import pytest
from tests.games.lexiduel.table import article, effects, play, settings
from tests.games.lexiduel.test_generate import check_against_judge

from joute.bots import choose
from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.material import FULL_STOCK
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.view import LexiduelView
from joute.letters import Stock
from joute.play import Position, Refusal, read_options

LETTERS = "A8 D4 E14 G2 H6 I8 K2 L4 M2 N6 O8 R6 S7 T9 W4 Y3"
WORDS = (
    "THE WHO HOT HOTEL HOTELS SHE SHED HEN EN WHEN THEN SEA SEAT SEATS NO NOW SNOW SO WE OWE AN AND SAND HAND"
)
"""A few words of English, and letters that suit them."""


def test_lxd_03_players_agree_on_the_letters_of_their_language() -> None:
    position = LEXIDUEL.start(settings(WORDS, lettres=LETTERS))
    view = position.view(1)
    assert isinstance(view, LexiduelView)
    assert len(position.letters()) == 2 * len(Stock.from_counts(LETTERS))
    assert view.stocks[0][0] == view.stocks[1][0] == 8
    assert sum(view.stocks[0]) == len(Stock.from_counts(LETTERS))


def test_lxd_03_a_letter_that_is_not_among_them_cannot_be_laid() -> None:
    few = LEXIDUEL.start(settings(WORDS, lettres="S1 H2 E2 W2 O2 N2 T9"))
    assert article(few, "1 C3h SEA") == "LXD-3"
    effects(few, "1 C3h WE")


@pytest.mark.parametrize("written", ["a8 é3", "A8,E3", "A 8 E 3", "A08 E3 Z0"])
def test_lxd_03_the_counts_are_read_however_they_are_written(written: str) -> None:
    spec = next(spec for spec in LEXIDUEL.options if spec.name == "lettres")
    assert spec.read(written) == "A8 E3"


@pytest.mark.parametrize("written", ["", "A", "8A", "A8 A3", "A100", "Я5", "A0", "A-3", "A8;E3", "lettres"])
def test_lxd_03_what_counts_no_letters_is_refused(written: str) -> None:
    read = read_options(LEXIDUEL.options, {"lettres": written})
    assert isinstance(read, Refusal) and read.reason == "not_letter_counts"
    assert LEXIDUEL.sentences[read.reason]


def test_lxd_03_without_an_agreement_they_are_those_of_french() -> None:
    spec = next(spec for spec in LEXIDUEL.options if spec.name == "lettres")
    assert Stock.from_counts(spec.default) == FULL_STOCK


def test_lxd_03_a_position_text_counts_from_the_letters_agreed() -> None:
    terms = settings(WORDS, lettres=LETTERS)
    position = play(LEXIDUEL.start(terms), "1 C3h SEA")
    assert "blue=" not in position.text(), "what is left follows from the letters agreed"
    assert LEXIDUEL.position(position.text(), terms).text() == position.text()
    assert "blue=" in LEXIDUEL.position(f"{position.text()} blue=A1", terms).text()


def test_lxd_03_generator_and_judge_agree_about_those_letters() -> None:
    position = play(
        LEXIDUEL.start(settings(WORDS, lettres="A3 D1 E3 H3 N3 O3 S1 T3 W3")), "1 C3h SHE", "2 D4v EN"
    )
    assert isinstance(position, LexiduelPosition)
    check_against_judge(position, WORDS.split())
    assert article(position, "1 E4v SO") == "LXD-3", "blue has no S left"
    assert not any(move.text().endswith(" SO") for move in position.moves(1))


def test_lxd_03_machines_of_every_level_play_with_the_words_of_the_list() -> None:
    terms = settings(WORDS, lettres=LETTERS)
    for level in (1, 6):
        position: Position = LEXIDUEL.start(terms)
        laid = 0
        for ply in range(8):
            seat = position.to_act()[0]
            done = effects(
                position, f"{seat} {choose(LEXIDUEL, position.view(seat), terms, level, 20, ply).text()}"
            )
            laid, position = laid + len(done.laid), done.after
            if not position.to_act():
                break
        assert laid >= 4, "the list's own words are known, however rare ours would be"
        assert len(position.letters()) == 2 * len(Stock.from_counts(LETTERS))
