"""LEXIDUEL's Maître: what both sides may still gain, and the look-ahead that counts with it."""

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.bots.test_lexiduel import GAME, SETTINGS, random_positions

from joute.bots import budget
from joute.bots.choosing import ask, think
from joute.bots.lexiduel.scratch import Reply, Scratch, net, opens_corner
from joute.bots.lexiduel.search import gain_at_once, worth
from joute.bots.lexiduel.standing import standing
from joute.bots.question import Question
from joute.games.lexiduel.engine import ALONG, DIRECTION, PLACED, layings
from joute.games.lexiduel.state import State

pytestmark = pytest.mark.slow

_NEVER = 1_000


def apart(state: State, most: int) -> list[int]:
    """The greatest gains of the listing that need no square of a greater one, equals as they are listed."""
    found = layings(state)
    gains = found.gains() @ np.array([1, -1])
    by_place = {int(place): int(gain) for place, gain in zip(found.place_of(), gains, strict=True)}
    used: set[int] = set()
    nets: list[int] = []
    for place, gain in sorted(by_place.items(), key=lambda each: (-each[1], each[0])):
        direction, line, placed = (int(each) for each in found.places[place, [DIRECTION, ALONG, PLACED]])
        columns = [column for column in range(20) if placed >> column & 1]
        squares = {column * 20 + line if direction else line * 20 + column for column in columns}
        if gain > 0 and len(nets) < most and not used & squares:
            used |= squares
            nets.append(gain)
    return nets


@pytest.mark.parametrize("seed", [1, 2])
def test_threats_are_the_best_gains_that_need_no_square_of_each_other(seed: int) -> None:
    told = [Scratch(position.state).threats(0, 12) for position in random_positions(seed)]
    assert told == [apart(position.state, 12) for position in random_positions(seed)]
    assert any(len(each) > 2 for each in told)


def plain_worth(scratch: Scratch, side: int, reply: Reply, widths: tuple[int, ...], turns: int) -> float:
    """Every line of the look-ahead, none left out."""
    laid = scratch.lay(side, reply)
    if len(widths) == 1:
        best = standing(scratch, 1 - side, reply, turns - 1)
    else:
        found = scratch.replies(1 - side, widths[0], reply)
        best = max(plain_worth(scratch, 1 - side, each, widths[1:], turns - 1) for each in found)
    scratch.take_back(side, laid)
    return net(reply) - best


def test_leaving_out_what_cannot_matter_changes_no_value() -> None:
    for position in random_positions(3, step=8):
        scratch = Scratch(position.state)
        for reply in scratch.replies(0, 3):
            expected = plain_worth(scratch, 0, reply, (3, 3, 1), 20)
            assert worth(scratch, 0, reply, (3, 3, 1), 20, standing) == pytest.approx(expected)
            high = worth(scratch, 0, reply, (3, 3, 1), 20, standing, floor=expected + 1)
            assert expected <= high + 1e-9 <= expected + 1 + 1e-9


def test_with_one_turn_left_only_its_gain_counts() -> None:
    for position in random_positions(4):
        scratch = Scratch(position.state)
        reply = scratch.replies(0, 1)[0]
        last = worth(scratch, 0, reply, (3, 3, 1), 2, standing)
        assert last == worth(scratch, 0, reply, (1,), 2, gain_at_once)


def test_lxd_8_who_opens_a_corner_is_on_turn_again_after_the_answer() -> None:
    for position in random_positions(5):
        scratch = Scratch(position.state)
        found = scratch.replies(0, 300)
        corner = next((each for each in found if opens_corner(each)), None)
        other = next(each for each in found if not opens_corner(each))
        if corner is not None:
            assert standing(scratch, 1, corner, _NEVER) == -standing(scratch, 0, other, _NEVER)


@pytest.fixture
def question(monkeypatch: pytest.MonkeyPatch) -> Question:
    """Asked of Maître, by a clock that stands still."""
    monkeypatch.setattr(budget, "thinking_clock", lambda: lambda: 0.0)
    position = random_positions(6)[4]
    return ask(GAME, position.view(position.state.turn), SETTINGS, 6, 60, 7)


def test_the_same_seed_gives_the_same_advice(question: Question) -> None:
    again = replace(question, rng=random.Random())
    again.rng.setstate(question.rng.getstate())
    assert think(question) == think(again)


def test_the_analysis_goes_on_with_gains_alone(question: Question) -> None:
    assert all(each.value == int(each.value) for each in think(replace(question, analysis=True)))
    assert any(each.value != int(each.value) for each in think(question))
