"""DAMES's bot: its scratch board agrees with the referee, and it sees wins and losses."""

import os
import subprocess
import sys
from functools import cache
from itertools import islice

import pytest
from tests.bots.tables import positions, settings_of
from tests.games.dames.test_generation import CLOSED

from joute.bots import advise, choose
from joute.bots.dames.boards import set_up
from joute.bots.dames.kernels.choices import LETTER_WEIGHT, WEIGHTS, WON
from joute.bots.dames.scratch import Scratch
from joute.bots.dames.thinking import _slide
from joute.bots.dames.worths import counting_home, counting_letters
from joute.games import registry as games
from joute.games.dames.engine import state_of
from joute.games.dames.position import DamesPosition
from joute.play import Effects, Settings

pytestmark = pytest.mark.slow

GAME = games.find("dames")


@pytest.fixture(params=["retrait", "retournement"])
def settings(request: pytest.FixtureRequest) -> Settings:
    return settings_of("dames", ("prise", request.param))


def random_positions(settings: Settings, seed: int, step: int = 5) -> list[DamesPosition]:
    found = islice(positions("dames", settings, seed), 0, 40, step)
    return [each for each in found if isinstance(each, DamesPosition)]


def test_the_scratch_board_counts_as_the_referee_does(settings: Settings) -> None:
    scratch = Scratch(state_of(GAME.start(settings)), counting_letters())
    compared = 0
    for position in random_positions(settings, seed=1):
        board = set_up(position.state)
        found = scratch.choices(board, 12)
        slides = [_slide(scratch, choice) for choice in found]
        for choice, slide in zip(found, slides, strict=True):
            judged = position.judge(position.state.turn, slide)
            if not isinstance(judged, Effects):
                assert judged.article == "DAM-13", (position.text(), slide.text(), judged)
                continue
            after = judged.after
            assert isinstance(after, DamesPosition)
            compared += 1
            if abs(choice.value) < WON:
                own, other = (
                    after.state.board.count(seat) for seat in (position.state.turn, 3 - position.state.turn)
                )
                assert choice.value == 100 * (own - other)
            else:
                outcome = after.outcome()
                assert outcome is not None
                assert outcome.winners == (
                    position.state.turn if choice.value > 0 else 3 - position.state.turn,
                )
            again = set_up(after.state)
            mine = board.after(choice, scratch.turning)
            assert (mine.own, mine.opposing, mine.home) == (again.own, again.opposing, again.home)
            assert (mine.letters, mine.made, mine.turns) == (again.letters, again.made, again.turns)
    assert compared > 40


def test_no_listed_move_leaves_a_better_board_than_the_first_choice(settings: Settings) -> None:
    scratch = Scratch(state_of(GAME.start(settings)), counting_letters())
    for position in random_positions(settings, seed=2, step=13):
        first = scratch.choices(set_up(position.state), 1)[0]
        if first.value >= WON:
            continue
        for move in islice(position.moves(position.state.turn), 0, 4_000, 37):
            after = position.play(position.state.turn, move)
            assert isinstance(after, DamesPosition)
            own, other = (
                after.state.board.count(seat) for seat in (position.state.turn, 3 - position.state.turn)
            )
            assert 100 * (own - other) <= first.value


def opening(drawing: str, words: tuple[str, ...]) -> DamesPosition:
    position = GAME.position(drawing, settings_of("dames", ("ouverture", "courte"), words=words))
    assert isinstance(position, DamesPosition)
    return position


def test_dam_17_the_scratch_board_keeps_the_short_opening() -> None:
    fork = "A7/3L2e1/1t3n2/2a1u3/8/b6b"
    position = opening(fork, ("LAT", "LUNE", "LUN", "SEL"))
    scratch = Scratch(position.state, counting_letters())
    board = set_up(position.state)
    found = scratch.choices(board, 40)
    slides = [_slide(scratch, choice) for choice in found]
    assert slides
    assert all(isinstance(position.judge(1, slide), Effects) for slide in slides)
    then = board.after(found[0], scratch.turning)
    assert (board.short_word_due, then.short_word_due, then.opens_short) == (True, False, False)


def test_dam_17_without_a_short_word_the_scratch_board_moves_freely() -> None:
    position = opening("A7/8/3L1une/8/8/b6b", ("LUNE",))
    scratch = Scratch(position.state, counting_letters())
    found = scratch.choices(set_up(position.state), 40)
    assert found
    assert all(not choice.rows for choice in found)
    assert set_up(position.state).after(found[0], scratch.turning).opens_short


@pytest.mark.parametrize("number", [0, 1, 4, 6])
def test_dam_17_a_bot_keeps_the_short_opening(number: int) -> None:
    settings = settings_of("dames", ("ouverture", "courte"))
    position = next(positions("dames", settings, seed=2))
    move = choose(GAME, position.view(1), settings, number, 300, seed=1)
    judged = position.judge(1, move)
    assert isinstance(judged, Effects)
    assert [len(word) for word in judged.words] == [3]


@pytest.mark.parametrize("number", [1, 4])
def test_dam_17_a_bot_without_a_short_word_moves_freely_even_after_blacks(number: int) -> None:
    """A consonant beside consonants: White has no word, Black has made one, and the bot goes on."""
    settings = settings_of("dames", ("ouverture", "courte"))
    position = GAME.position("K7/8/8/8/w6x/8 turn=2 made=SEL/2", settings)
    judged = position.judge(1, choose(GAME, position.view(1), settings, number, 300, seed=1))
    assert isinstance(judged, Effects)
    assert judged.kind == "coup_strategique"


@cache
def winning_positions() -> list[DamesPosition]:
    """Positions of random games from which the next move wins on the board."""
    found = []
    for seed in range(6):
        *_, position = positions("dames", settings_of("dames"), seed)
        assert isinstance(position, DamesPosition)
        outcomes = (
            position.play(position.state.turn, move).outcome()
            for move in islice(position.moves(position.state.turn), 400)
        )
        if any(o and o.winners == (position.state.turn,) and o.reason != "blocked" for o in outcomes):
            found.append(position)
    return found


@pytest.mark.parametrize("number", [0, 4, 5, 6])
def test_dam_19_a_win_at_hand_is_taken(number: int) -> None:
    assert winning_positions()
    for position in winning_positions():
        move = choose(GAME, position.view(position.state.turn), settings_of("dames"), number, 400, seed=1)
        outcome = position.play(position.state.turn, move).outcome()
        assert outcome is not None, (position.text(), move.text())
        assert outcome.winners == (position.state.turn,)


def test_dam_18_a_joker_earned_is_set(settings: Settings) -> None:
    for position in random_positions(settings, seed=3):
        for each in advise(GAME, position.view(position.state.turn), settings, 6, 300, seed=1, most=20):
            judged = position.judge(position.state.turn, each.move)
            assert isinstance(judged, Effects)
            long = sum(len(word) >= 7 for word in judged.words)
            assert len(judged.laid) == min(long, len(position.state.board.jokers_left()))


def test_weights_value_each_letter_and_those_at_home() -> None:
    weights = counting_home()
    assert len(weights) == WEIGHTS
    assert weights[LETTER_WEIGHT] == 100
    assert list(weights[:17]) == sorted(weights[:17])


def first_choices() -> list[str]:
    """What a level without a look ahead plays in some positions; few words, whose graph is quickly made."""
    settings = settings_of("dames", words=tuple(CLOSED.split()))
    found = islice(positions("dames", settings, 4), 0, 12, 4)
    return [choose(GAME, each.view(each.to_act()[0]), settings, 3, 60_000, seed=1).text() for each in found]


def test_compiled_and_plain_kernels_choose_the_same() -> None:
    script = "from tests.bots.test_dames import first_choices\nprint('\\n'.join(first_choices()))"
    sources = os.pathsep.join(filter(None, (".", os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "JOUTE_PLAIN": "1", "PYTHONPATH": sources}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == first_choices()
    assert not run.stderr
