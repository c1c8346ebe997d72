"""The look-ahead of DAMES's bot finds what the listing finds and plays on as the board does."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from tests.bots.tables import positions, settings_of
from tests.games.dames.test_generation import CLOSED

from joute.bots.dames.boards import BitBoard, letter_number, set_up
from joute.bots.dames.kernels import buffers
from joute.bots.dames.kernels.choices import CHOICE, CODE, OTHER_CODE, SOURCE, TARGET, TURNED, VALUE, WON
from joute.bots.dames.kernels.looking import look
from joute.bots.dames.kernels.searching import NEVER
from joute.bots.dames.lookahead import LookAhead
from joute.bots.dames.scratch import Scratch
from joute.bots.dames.worths import counting_home, fitted_worths, plain_worths
from joute.dictionary.graph.jit import storage
from joute.games import registry as games
from joute.games.dames.engine import state_of
from joute.games.dames.moves import Joker
from joute.games.dames.position import DamesPosition
from joute.play import Settings

pytestmark = pytest.mark.slow

GAME = games.find("dames")
GO_ON = np.zeros(1, np.int64)


@pytest.fixture(params=[("prise", "retrait"), ("prise", "retournement"), ("ouverture", "courte")])
def settings(request: pytest.FixtureRequest) -> Settings:
    return settings_of("dames", request.param)


def boards(settings: Settings, seed: int, step: int = 4) -> list[BitBoard]:
    """Without jokers to earn, which `BitBoard.after` leaves to the one who sets them."""
    found = islice(positions("dames", settings, seed), 0, 40, step)
    return [replace(set_up(each.state), bag=()) for each in found if isinstance(each, DamesPosition)]


def both(settings: Settings) -> tuple[Scratch, LookAhead]:
    scratch = Scratch(state_of(GAME.start(settings)), counting_home())
    return scratch, LookAhead(scratch.gaddag, plain_worths(), scratch.turning)


@pytest.mark.parametrize("most", [1, 8, 40])
def test_a_look_finds_the_moves_of_the_listing(settings: Settings, most: int) -> None:
    scratch, ahead = both(settings)
    compared = 0
    for board in boards(settings, seed=1):
        listed = scratch.choices(board, most)
        ahead.lay_out(board)
        count = look(scratch.gaddag, ahead.buffers, 0, most)
        rows = np.array(ahead.buffers.choices).reshape(-1, CHOICE)[:count]
        assert [each.value for each in listed] == rows[:, VALUE].tolist()
        if listed and listed[0].value > listed[-1].value:  # equals at the end may be others
            better = [each for each in listed if each.value > listed[-1].value]
            assert {(each.source, each.target, each.turned) for each in better} == {
                tuple(row[[SOURCE, TARGET, TURNED]].tolist()) for row in rows[: len(better)]
            }
        compared += count
    assert compared > 5


def test_a_board_is_worth_what_the_best_reply_to_the_best_replies_leaves(settings: Settings) -> None:
    """By the listing and the boards it leaves, without cutting anything off."""
    scratch, ahead = both(settings)
    widths = (4, 3)
    compared = 0

    def worth(board: BitBoard, depth: int) -> int:
        found = scratch.choices(board, widths[depth] if depth < len(widths) else 1)
        if not found:
            return -WON
        if depth == len(widths) or found[0].value >= WON:
            return found[0].value
        return max(-worth(board.after(each, scratch.turning), depth + 1) for each in found)

    for board in boards(settings, seed=2, step=6):
        expected = -worth(board, 0)
        found = ahead.value(board, widths, 0, NEVER, GO_ON)
        assert found is not None
        if abs(expected) < WON // 2:
            assert found == expected
            compared += 1
        else:
            assert (found > 0) == (expected > 0)
            assert abs(found) >= WON // 2
    assert compared > 3


def test_a_value_that_does_not_matter_is_never_too_low(settings: Settings) -> None:
    _, ahead = both(settings)
    for board in boards(settings, seed=3, step=8):
        exact = ahead.value(board, (6, 6), 0, NEVER, GO_ON)
        assert exact is not None
        for least in (exact - 50, exact, exact + 50):
            found = ahead.value(board, (6, 6), 0, least, GO_ON)
            assert found == exact if exact > least else found is not None and exact <= found <= least


def test_a_search_that_is_stopped_says_so() -> None:
    settings = settings_of("dames")
    _, ahead = both(settings)
    board = boards(settings, seed=1)[2]
    assert ahead.value(board, (4,), 0, NEVER, np.ones(1, np.int64)) is None


def test_dam_13_words_made_on_the_way_are_not_made_again() -> None:
    settings = settings_of("dames")
    scratch, ahead = both(settings)
    for board in boards(settings, seed=5, step=9):
        for choice in scratch.choices(board, 3):
            left = board.after(choice, scratch.turning)
            ahead.lay_out(left)
            count = look(scratch.gaddag, ahead.buffers, 0, 40)
            rows = np.array(ahead.buffers.choices).reshape(-1, CHOICE)[:count]
            made = {*rows[:, CODE].tolist(), *rows[:, OTHER_CODE].tolist()} - {0}
            assert not made & {*left.made}


def test_dam_21_with_few_moves_one_that_blocks_the_other_side_wins() -> None:
    """White's only word, LAT, leaves Black no word at all."""
    settings = settings_of("dames", words=("LAT",))
    position = GAME.position("1A5q/3L4/1t6/8/8/k7 turn=10 made=ZOO/1", settings)
    assert isinstance(position, DamesPosition)
    board = set_up(position.state)
    _, ahead = both(settings)
    blind = ahead.value(board, (), 0, NEVER, GO_ON)
    seeing = ahead.value(board, (), 24, NEVER, GO_ON)
    assert blind is not None
    assert abs(blind) < WON
    assert seeing == -WON


def test_dam_18_a_word_that_earns_a_joker_is_worth_more_while_there_is_one() -> None:
    """SALIERE, of seven letters, and SALI, both ending where White's letter goes."""
    settings = settings_of("dames", words=("SALIERE",))
    position = GAME.position("7b/8/s1l1e3/1a1ir3/8/E6b turn=10 made=ZOO/2", settings)
    assert isinstance(position, DamesPosition)
    board = set_up(position.state)
    assert board.bag == (5, 19)
    scratch, _ = both(settings)
    weights = plain_worths()
    weights[buffers.JOKER] = 1_000
    ahead = LookAhead(scratch.gaddag, weights, scratch.turning)

    def best(board: BitBoard) -> int:
        found = ahead.value(board, (), 0, NEVER, GO_ON)
        assert found is not None
        return -found

    assert best(board) - best(replace(board, bag=())) == 1_000
    assert best(board) - best(replace(board, bag=(19,))) == 0


def test_what_the_other_side_has_left_counts_once() -> None:
    """SALIERE turns six of Black's eight letters."""
    settings = settings_of("dames", words=("SALIERE",))
    position = GAME.position("7b/8/s1l1e3/1a1ir3/8/E6b turn=10 made=ZOO/2", settings)
    assert isinstance(position, DamesPosition)
    board = set_up(position.state)
    scratch, _ = both(settings)

    def best(left: int) -> int:
        weights = plain_worths()
        weights[buffers.OTHERS_LEFT + left] = 1_000
        found = LookAhead(scratch.gaddag, weights, scratch.turning).value(board, (), 0, NEVER, GO_ON)
        assert found is not None
        return -found

    assert best(2) - best(0) == 1_000


def test_dam_18_a_joker_set_is_its_owners_alone() -> None:
    settings = settings_of("dames")
    position = next(positions("dames", settings, seed=1))
    assert isinstance(position, DamesPosition)
    board = set_up(position.state)
    left = board.with_jokers((Joker("E", 20),))
    assert (left.letters[20], left.blocking, left.jokers, left.bag) == (5, 1 << 20, 0, (19,))
    assert left.with_jokers(()) is left


def values() -> list[int | None]:
    """What some boards are worth; few words, whose graph is quickly made."""
    settings = settings_of("dames", words=tuple(CLOSED.split()))
    start = state_of(GAME.start(settings))
    ahead = LookAhead(Scratch(start, counting_home()).gaddag, fitted_worths(), turning=False)
    found = [set_up(state_of(each)) for each in islice(positions("dames", settings, 4), 1, 12, 3)]
    return [ahead.value(board, (3, 2), 4, NEVER, storage(GO_ON)) for board in found]


def test_compiled_and_plain_kernels_weigh_the_same() -> None:
    script = "from tests.bots.test_dames_lookahead import values\nprint(values())"
    sources = os.pathsep.join(filter(None, (".", os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "JOUTE_PLAIN": "1", "PYTHONPATH": sources}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == str(values())
    assert not run.stderr


def test_letters_in_the_other_camp_are_worth_most_and_the_last_at_home_are_needed() -> None:
    weights = fitted_worths()
    squares = weights[buffers.WORTH : buffers.JOKER].reshape(6, 8, buffers.ALPHABET)
    usual, hard = squares[..., letter_number("E")], squares[..., letter_number("W")]
    assert usual[3:].min() > usual[:3, 1:-1].max()
    assert (hard[:3] > usual[:3]).all()
    assert (hard[3:] < usual[3:]).all()
    assert (squares[:, ::-1] == squares).all()
    assert list(weights[: buffers.WORTH]) == sorted(weights[: buffers.WORTH])
    few = weights[buffers.OTHERS_LEFT :].tolist()
    assert few == sorted(few, reverse=True)
