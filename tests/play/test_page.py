"""Pictures that lie on a page: no paper, and on a dark one no bright square."""

from __future__ import annotations

import re

from joute.play.grid import Shape
from joute.play.page import on_ground
from joute.play.picture import BLOCK, LINE, NOTE, SEAT_COLOURS, SHEET, BoardPicture


def drawn() -> str:
    board = BoardPicture(Shape(2, 2), "two by two")
    for square in range(4):
        board.square(square, "#f3eedd")
    board.letter(0, "A", 1)
    board.letter(1, "B", None)
    board.outline(0, LINE)
    return board.svg()


def test_on_paper_it_is_as_it_was_drawn() -> None:
    assert on_ground(drawn(), "paper") == drawn()


def test_a_light_page_is_its_own_paper() -> None:
    assert on_ground(drawn(), "light") == drawn().replace(SHEET, "")


def test_a_dark_page_has_dark_squares_and_light_lines_and_the_letters_keep_their_colours() -> None:
    dark = on_ground(drawn(), "dark")
    assert not [colour for colour in (SHEET, "#f3eedd", NOTE, LINE, BLOCK) if colour in dark]
    assert f'<circle cx="44" cy="44" r="16" fill="{SEAT_COLOURS[1]}" stroke=' in dark, "its edge is seen"
    squares = re.findall(r'fill="#(\w{6})" stroke="#1d1b18" stroke-opacity', dark)
    assert len(squares) == 4
    assert all(int(part, 16) < 128 for square in squares for part in re.findall("..", square))
