"""Annotated games: the ply that was the mistake is agreed by exact search, and the analysis says so too.

`[Mistake.7 "MOVE"]`: ply 7 throws away what MOVE would have kept. `[Best "8 9"]`: these plies win.
`[Proof.plies "2"]`: so many plies after the move decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from bench.support.exact import WON, Work, after_move
from tests.reference.replaying import replayed

from joute.cli.opening import librarian
from joute.coach import Verdict, look
from joute.games import registry
from joute.play import Effects, Game, Move, Position, Settings
from joute.records import read_settings

FOLDER = Path(__file__).parent / "annotated"
GAMES = sorted(FOLDER.glob("*/*.joute"))
MOST_POSITIONS = 1_000_000
BUDGET_MS = 400
"""What the server gives a look: with the clock standing still it buys the same work on every machine."""

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("standing_clock")]


@dataclass(frozen=True, slots=True)
class Annotated:
    """A move at a ply, played or not, with what is said of it."""

    ply: int
    move: Move
    is_mistake: bool


@dataclass(frozen=True, slots=True)
class Reference:
    """One annotated game."""

    game: Game
    settings: Settings
    befores: tuple[Position, ...]
    annotated: tuple[Annotated, ...]
    plies: int

    def seat(self, one: Annotated) -> int:
        return self.befores[one.ply - 1].to_act()[0]


@cache
def reference(path: Path) -> Reference:
    record, played = replayed(path)
    game = registry.find(record.value("Game"))
    settings = read_settings(record, game, librarian(path.parent))
    assert isinstance(settings, Settings)
    moves = [ply.effects.move for ply in played.plies]
    annotated = [Annotated(int(ply), moves[int(ply) - 1], False) for ply in record.value("Best").split()]
    for _, header in record.headers():
        if header.name.startswith("Mistake."):
            ply = int(header.name.removeprefix("Mistake."))
            better = game.read_move(header.value)
            assert isinstance(better, Move)
            annotated += [Annotated(ply, moves[ply - 1], True), Annotated(ply, better, False)]
    befores = tuple(ply.before for ply in played.plies)
    return Reference(game, settings, befores, tuple(annotated), int(record.value("Proof.plies")))


@pytest.mark.parametrize("name", registry.names())
def test_there_are_three_for_each_game_and_each_has_a_mistake(name: str) -> None:
    found = [reference(path) for path in GAMES if path.parent.name == name]
    assert len(found) >= 3
    assert all(any(each.is_mistake for each in one.annotated) for one in found)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_annotation_is_proved_by_exact_search(path: Path) -> None:
    """A best move wins in every deal the mover must reckon with; a mistake loses in most of them."""
    one = reference(path)
    for each in one.annotated:
        position = one.befores[each.ply - 1]
        work = Work(MOST_POSITIONS)
        found = after_move(one.game, one.settings, position, one.seat(each), each.move, one.plies, work)
        if each.is_mistake:
            assert found.high < 50, (each.ply, each.move.text(), found)
        else:
            assert found == WON, (each.ply, each.move.text(), found)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_analysis_marks_the_mistake_and_no_best_move(path: Path) -> None:
    one = reference(path)
    for each in one.annotated:
        position, seat = one.befores[each.ply - 1], one.seat(each)
        done = position.judge(seat, each.move)
        assert isinstance(done, Effects)
        looked = look(one.game, one.settings, position, seat, done, BUDGET_MS, each.ply)
        assert looked.verdict is not Verdict.UNJUDGED, (each.ply, each.move.text())
        assert looked.verdict.is_bad is each.is_mistake, (each.ply, each.move.text(), looked.lost)
