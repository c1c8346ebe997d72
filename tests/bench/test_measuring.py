"""What strength and analysis are measured with: results are kept, games counted, ends solved rightly."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from bench.support.bands import play, settings_of, told
from bench.support.ends import End, end_of
from bench.support.exact import Work, bounds
from bench.support.jago_turns import every_turn
from bench.support.kept import Allowance, Kept
from bench.support.truths import Truth, proved
from bench.support.validation import examine_end
from tests.bots import tables
from tests.bots.test_solved_hidden import JAGO_WORDS, can_answer, few_letters
from tests.games.jago.table import settings as jago_settings

from joute.dictionary import Dictionary
from joute.games import registry
from joute.games.jago.position import JagoPosition
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import Effects

WORDS = ("ET", "AN", "MER", "SEL", "MERE", "MERES", "SELLE", "NETTE", "SALE", "TANNE")
SEEDS = 60
MOST_POSITIONS = 6_000
"""Of one end: LEXIDUEL with two turns left comes to very many more, and other seeds have small ends."""


def test_what_was_done_is_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "new" / "games.jsonl", ("game", "seed"))
    assert kept.done() == set()
    kept.add({"game": "dames", "seed": 1, "won": True})
    kept.add({"game": "démo", "seed": 2, "won": False})
    assert kept.done() == {("dames", 1), ("démo", 2)}
    assert [line["won"] for line in Kept(kept.path, kept.names).lines()] == [True, False]


def test_an_allowance_of_nothing_is_spent() -> None:
    assert Allowance(-1).is_spent()
    assert not Allowance(1_000).is_spent()


def test_a_game_of_a_level_against_itself_is_counted() -> None:
    game = registry.find("demo")
    line = play(game, settings_of(game), 1, 5, 1)
    assert line["plies"] >= line["plays"] > 0
    assert line["words"] >= line["plays"] and line["above"] == []
    assert line["winners"] in ([1], [2], [1, 2])


def test_a_draw_is_half_a_game_for_the_first_seat() -> None:
    line = {"plies": 10, "words": 4, "above": [], "first": 1}
    lines = [line | {"winners": winners} for winners in ([1], [], [1, 2], [2], None)]
    assert "5 games" in told(lines)
    assert "first seat 50.0 %" in told(lines)
    assert "first seat 100.0 %" in told([line | {"first": 2, "winners": [2]}])
    assert "2 drawn" in told(lines) and "1 without end" in told(lines)


def test_the_last_turns_of_lexiduel_are_solved_as_by_every_line() -> None:
    game, settings = registry.find("lexiduel"), tables.settings_of("lexiduel", ("rounds", "3"), words=WORDS)
    compared = 0
    for seed in range(SEEDS):
        for position in tables.positions("lexiduel", settings, seed):
            assert isinstance(position, LexiduelPosition)
            left = 6 - position.state.turns
            if left > 2 or (truth := proved(game, End(settings, position, left - 1))) is None:
                continue
            seat = position.state.turn
            for move, found in islice(truth.known.items(), 6):
                assert bounds(position.play(seat, move), seat, left, Work(100_000)) == found
                compared += 1
            laid = [move for move in position.moves(seat) if isinstance(move, Laying)]
            every = (bounds(position.play(seat, move), seat, left, Work(100_000)) for move in laid)
            assert truth.most == max(found.low for found in every)
        if compared >= 12:
            return
    raise AssertionError(compared)


def test_jago_all_turns_of_one_letter_are_found() -> None:
    agreed = jago_settings(Dictionary.of(JAGO_WORDS))
    answered = set()
    for seed in range(20):
        position = few_letters(seed, agreed)
        for move in islice(position.moves(1), 3):
            after = position.play(1, move)
            assert isinstance(after, JagoPosition)
            if after.outcome() or len(after.state.at_hand) != 1:
                continue
            turns = list(every_turn(after))
            assert all(isinstance(after.judge(after.state.turn, turn), Effects) for turn in turns)
            assert bool(turns) == can_answer(after)
            answered.add(bool(turns))
    assert answered == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_ends_that_are_solved(name: str) -> None:
    game = registry.find(name)
    for seed in range(SEEDS):
        if (found := end_of(name, seed)) is None:
            continue
        end = replace(found, most=min(found.most, MOST_POSITIONS))
        if (seen := examine_end(game, end)) is None:
            continue
        truth = proved(game, end)
        assert isinstance(truth, Truth) and truth.best
        assert all(truth.loses(move) == 0 for move in truth.best if truth.of(move).is_exact)
        assert seen.notes[1].startswith("best ")
        return
    raise AssertionError(name)
