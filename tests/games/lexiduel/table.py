"""Positions and moves of LEXIDUEL, written the way the tests read best."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from joute.dictionary import Dictionary, WordOptions
from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.material import SHAPE
from joute.play import Effects, Move, Options, Position, Refusal, Settings, read_options
from joute.play.grid import Grid

RULEBOOK_GAME = Path(__file__).parents[2] / "reference" / "lexiduel" / "rulebook-game.joute"


@lru_cache
def settings(only: str = "", **options: str) -> Settings:
    """With the whole dictionary, or these words only (separated by spaces)."""
    dictionary = (
        Dictionary.of(only.split())
        if only
        else Dictionary.load(
            WordOptions.parse(
                base=LEXIDUEL.words, classes=options.get("classes", ""), words=options.get("words", "")
            )
        )
    )
    read = read_options(LEXIDUEL.options, options)
    assert isinstance(read, Options), read
    return Settings(2, read, dictionary)


def start(**options: str) -> Position:
    return LEXIDUEL.start(settings(**options))


def text_of(laid: Iterable[str], turns: int = 0, *fields: str) -> str:
    """A position text: `C3h MER` lies in blue, `C3h mer` in red, each letter by its own case."""
    cells: dict[int, str] = {}
    for item in laid:
        place, tokens = item.split()
        square = SHAPE.index(place[:-1])
        assert square is not None
        step = 1 if place[-1] == "h" else SHAPE.columns
        for offset, letter in enumerate(tokens):
            cells[square + offset * step] = letter
    return " ".join([Grid.empty(SHAPE).with_cells(cells).rows_text(), str(turns), *fields])


def table(
    *laid: str, turns: int = 0, fields: tuple[str, ...] = (), only: str = "", **options: str
) -> Position:
    return LEXIDUEL.position(text_of(laid, turns, *fields), settings(only, **options))


def move(text: str) -> Move:
    read = LEXIDUEL.read_move(text)
    assert isinstance(read, Move), read
    return read


def play(position: Position, *lines: str) -> Position:
    """Play lines such as `1 C3h MER`."""
    for line in lines:
        seat, _, action = line.partition(" ")
        position = position.play(int(seat), move(action))
    return position


def effects(position: Position, line: str) -> Effects[Position]:
    seat, _, action = line.partition(" ")
    judged = position.judge(int(seat), move(action))
    assert isinstance(judged, Effects), judged
    return judged


def refusal(position: Position, line: str) -> Refusal:
    seat, _, action = line.partition(" ")
    judged = position.judge(int(seat), move(action))
    assert isinstance(judged, Refusal), judged
    return judged


def article(position: Position, line: str) -> str:
    return refusal(position, line).article


def rulebook_lines() -> list[str]:
    """The actions of the game told in the rulebook."""
    lines = RULEBOOK_GAME.read_text("utf-8").splitlines()
    return [line for line in lines if re.match(r"[12] ", line)]


@lru_cache
def rulebook_position(plies: int, rounds: str = "20") -> Position:
    """The rulebook's game after that many moves."""
    if plies == 0:
        return start(words="ESCLAMER", rounds=rounds)
    return play(rulebook_position(plies - 1, rounds), rulebook_lines()[plies - 1])
