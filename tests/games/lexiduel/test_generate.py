"""The kernels list what the judge allows, all of it, with the gains and takes the judge finds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.games.lexiduel.pinned import count, pinned
from tests.games.lexiduel.table import play, rulebook_position, start, table

from joute.dictionary import Dictionary
from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.engine import layings
from joute.games.lexiduel.material import CORNERS, SHAPE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import PASS, Effects, Kind, Options, Position, Settings, read_options
from joute.play.grid import Direction, Grid

pytestmark = pytest.mark.slow

PINNED_ORDER = ["C3h MERBAU", "C3h MERBAUX", "C3h MERCANTI", "C3h MERCANTIS"]


def judged_by_hand(position: Position, words: list[str]) -> Iterator[Effects[Position]]:
    """What the judge allows, among every way to write every word anywhere."""
    (seat,) = position.to_act()
    for square, direction, word in product(range(SHAPE.size), Direction, words):
        judged = position.judge(seat, Laying(square, direction, word))
        if isinstance(judged, Effects):
            yield judged
        elif judged.kind is Kind.AMBIGUOUS:
            for sign in "+-":
                signed = position.judge(seat, Laying(square, direction, word, sign))
                assert isinstance(signed, Effects)
                yield signed


def check_against_judge(position: LexiduelPosition, words: list[str]) -> None:
    expected = {done.move.text(): done for done in judged_by_hand(position, words)}
    if isinstance(position.judge(position.state.turn, PASS), Effects):
        expected["pass"] = None  # type: ignore[assignment]
    listed = [move.text() for move in position.moves(position.state.turn)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(expected)
    assert position.moves(position.state.turn).count() == len(listed)
    found = layings(position.state)
    gains = found.gains()
    for row in range(len(found)):
        done = expected.get(found.move(row).text())
        if done:
            check_row(
                position, done, found.squares(row).tolist(), found.taken(row).tolist(), gains[row].tolist()
            )


def check_row(
    position: LexiduelPosition, done: Effects[Position], laid: list[int], taken: list[int], gains: list[int]
) -> None:
    assert SHAPE.names(tuple(laid)) == done.laid
    assert SHAPE.names(tuple(taken)) == done.turned
    assert tuple(gains if position.state.turn == 1 else gains[::-1]) == done.gains


def position_of(text: str, words: list[str]) -> LexiduelPosition:
    read = read_options(LEXIDUEL.options, {})
    assert isinstance(read, Options)
    position = LEXIDUEL.position(text, Settings(2, read, Dictionary.of(words)))
    assert isinstance(position, LexiduelPosition)
    return position


@st.composite
def words_of_a(draw: st.DrawFn) -> list[str]:
    """Words that fit nearly everywhere: A, AA, AAA… with here and there a B."""
    lengths = draw(st.sets(st.integers(2, 12), min_size=7))
    pieces = st.tuples(st.text("A", max_size=3), st.text("A", min_size=1, max_size=4))
    mixed = draw(st.lists(pieces.map("B".join), max_size=3))
    return sorted({"A" * length for length in lengths} | set(mixed))


@st.composite
def small_tables(draw: st.DrawFn) -> tuple[LexiduelPosition, list[str]]:
    """A patch of tokens in both colours somewhere on the board, to be grown and joined by anything."""
    words = draw(words_of_a())
    corner = draw(st.integers(0, 12)) * 20 + draw(st.integers(0, 12))
    tokens = draw(st.sampled_from(["Aa.......", "Aa...", "AAa....", "Aaa.", "AaBb............"]))
    patch = draw(st.text(tokens, min_size=64, max_size=64))
    cells = {corner + i // 8 * 20 + i % 8: cell for i, cell in enumerate(patch)}
    board = Grid.empty(SHAPE).with_cells(cells)
    stocks = draw(st.sampled_from(["blue=A15B6 red=A15B6", "blue=A2B3 red=A1B4", "blue=A4 red=A5B1"]))
    return position_of(f"{board.rows_text()} {draw(st.integers(1, 2))} {stocks}", words), words


@hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_tables())
def test_every_move_the_judge_allows_is_listed_and_no_other(case: tuple[LexiduelPosition, list[str]]) -> None:
    check_against_judge(*case)


@st.composite
def openings(draw: st.DrawFn) -> tuple[LexiduelPosition, list[str]]:
    """An initial amorce in a corner, red to answer it with a few short words, tokens elsewhere."""
    words = draw(st.lists(st.text("AB", min_size=2, max_size=4), min_size=1, max_size=8, unique=True))
    corner = sorted(draw(st.sampled_from(CORNERS)))
    step = draw(st.sampled_from((1, 20)))
    first = draw(st.sampled_from([square for square in corner if square + step in corner]))
    cells = dict.fromkeys((first, first + step), "A")
    elsewhere = draw(st.sets(st.integers(0, 399), max_size=6)) - set(corner)  # there are six B of a colour
    cells |= {square: draw(st.sampled_from("AaBb")) for square in sorted(elsewhere)}
    board = Grid.empty(SHAPE).with_cells(cells)
    answer = f"answer={SHAPE.name(first)}.{SHAPE.name(first + step)}"
    stock = draw(st.sampled_from(["red=A1B6", "red=A15"]))
    return position_of(f"{board.rows_text()} 1 {answer} {stock}", words), words


@hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(openings())
def test_lxd_08_the_answers_or_everything_where_there_are_none(
    case: tuple[LexiduelPosition, list[str]],
) -> None:
    check_against_judge(*case)


def test_lxd_17_a_word_both_ways_is_listed_with_its_signs() -> None:
    position = table("C8h SEr", "I8h sES", turns=2, only="SER SES SERVANSES")
    listed = [move.text() for move in position.moves(1)]
    assert [text for text in listed if "SERVANSES" in text] == ["C8h+ SERVANSES", "C8h- SERVANSES"]


@pytest.mark.parametrize("ply", range(0, 33, 4))
def test_listed_moves_are_legal_with_the_whole_dictionary(ply: int) -> None:
    position = rulebook_position(ply)
    assert isinstance(position, LexiduelPosition)
    found = layings(position.state)
    gains = found.gains()
    for row in range(ply, len(found), max(1, len(found) // 60)):
        move = found.move(row)
        done = position.judge(position.state.turn, move)
        assert isinstance(done, Effects), (move.text(), done)
        assert done.move == move
        laid, taken = found.squares(row).tolist(), found.taken(row).tolist()
        check_row(position, done, laid, taken, gains[row].tolist())
        stated = dict(zip(done.laid, found.letters(row).tolist(), strict=True))
        squares = SHAPE.names(move.squares() or ())
        assert all(ord(move.word[squares.index(name)]) - 64 == code for name, code in stated.items())


@pytest.mark.parametrize(("expected", "text"), pinned())
def test_pinned_counts(expected: int, text: str) -> None:
    assert count(text) == expected


def test_pinned_order() -> None:
    listed = [move.text() for move in rulebook_position(8).moves(1)]
    assert listed[:4] == PINNED_ORDER
    assert listed[-1] == "pass"
    assert listed == [move.text() for move in rulebook_position(8).moves(1)]


def test_nothing_is_listed_out_of_turn_or_after_the_end() -> None:
    assert list(rulebook_position(8).moves(2)) == []
    assert list(play(rulebook_position(8), "2 resign").moves(1)) == []


def test_lxd_19_pass_is_listed_where_it_is_allowed() -> None:
    assert PASS not in list(start().moves(1))
    assert PASS not in list(play(start(), "1 C3h MER").moves(2))
    assert PASS in list(play(start(), "1 C3h MER", "2 C4v ON").moves(1))


def test_the_kernels_run_as_plain_python_too() -> None:
    """The same list from the same functions without numba, in a process of its own."""
    script = (
        "from tests.games.lexiduel.table import table\n"
        "p = table('C3h MER', 'C4v On', 'H5v rIe', turns=2, only='MER ON MON ERE MERE REM ORE RIE IRE')\n"
        "print(' '.join(m.text().replace(' ', '_') for m in p.moves(1)))\n"
    )
    plain, compiled = (
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "JOUTE_PLAIN": flag, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for flag in ("1", "0")
    )
    assert plain == compiled
    assert "pass" in plain
