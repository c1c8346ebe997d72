"""LEXIDUEL's bot: its scratch board agrees with generator and referee, and it sees what is to be seen."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from tests.bots.tables import positions, settings_of

from joute.bots import advise, choose
from joute.bots.choosing import ask, think
from joute.bots.lexiduel import thinking
from joute.bots.lexiduel.scratch import Scratch, net, reply_of
from joute.bots.lexiduel.search import gain_at_once, worth
from joute.games import registry as games
from joute.games.lexiduel.engine import layings, layings_now
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.state import State
from joute.play import PASS, Effects, Position

pytestmark = pytest.mark.slow

GAME = games.find("lexiduel")
SETTINGS = settings_of("lexiduel")


def random_positions(seed: int, step: int = 4) -> list[LexiduelPosition]:
    found = islice(positions("lexiduel", SETTINGS, seed), 2, 38, step)
    return [each for each in found if isinstance(each, LexiduelPosition) and not each.state.unanswered]


def nets(state: State) -> list[int]:
    return [int(net) for net in layings(state).gains() @ np.array([1, -1])]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_best_reply_is_the_best_of_all_moves(seed: int) -> None:
    for position in random_positions(seed):
        found = Scratch(position.state).replies(0, 5)
        assert net(found[0]) == max(nets(position.state))
        assert [net(each) for each in found] == sorted((net(each) for each in found), reverse=True)


def test_a_word_laid_on_the_scratch_board_is_the_referees_and_can_be_taken_back() -> None:
    for position in random_positions(3):
        scratch, found = Scratch(position.state), layings(position.state)
        before = [net(each) for each in scratch.replies(0, 9)]
        for row in range(0, len(found), max(1, len(found) // 5)):
            after = position.play(position.state.turn, found.move(row))
            assert isinstance(after, LexiduelPosition)
            laid = scratch.lay(0, reply := reply_of(found, row, nets(position.state)[row]))
            theirs = scratch.replies(1, 3, reply)
            expected = layings_now(after.state)
            if len(expected):
                assert net(theirs[0]) == max((expected.gains() @ np.array([1, -1])).tolist())
            scratch.take_back(0, laid)
        assert [net(each) for each in scratch.replies(0, 9)] == before


def test_the_scratch_board_names_the_word_it_means() -> None:
    for position in random_positions(4):
        words = {move.word for move in layings(position.state)}
        scratch = Scratch(position.state)
        assert {scratch.word(each) for each in scratch.replies(0, 6)} <= words


def test_what_a_word_is_worth_takes_the_best_reply_off() -> None:
    position = random_positions(5)[3]
    found, scratch = layings(position.state), Scratch(position.state)
    row = int(np.argmax(nets(position.state)))
    after = position.play(position.state.turn, found.move(row))
    assert isinstance(after, LexiduelPosition)
    own, best = nets(position.state)[row], max(0, *nets(after.state))
    assert worth(scratch, 0, reply_of(found, row, own), (1,), 10, gain_at_once) == own - best


def test_lxd_20_on_the_last_turn_the_best_gain_is_played() -> None:
    settings = settings_of("lexiduel", ("rounds", "6"))
    for seed in range(3):
        *_, last = positions("lexiduel", settings, seed)
        assert isinstance(last, LexiduelPosition)
        assert last.state.turns == 11
        move = choose(GAME, last.view(last.state.turn), settings, 6, 2_000, seed=1)
        judged = last.judge(last.state.turn, move)
        assert isinstance(judged, Effects)
        own, other = judged.gains[last.state.turn - 1], judged.gains[2 - last.state.turn]
        assert own - other == max(0, *nets(last.state))


def test_lxd_19_a_leader_answers_a_pass_with_a_pass() -> None:
    played = positions("lexiduel", SETTINGS, 6)
    behind = (p for p in played if p.to_act() == (2,) and p.scores()[0] > p.scores()[1])
    position: Position = next(p for p in behind if p.guidance(2).duty is None)
    position = position.play(2, PASS)
    assert choose(GAME, position.view(1), SETTINGS, 6, 500, seed=1) == PASS


def test_reasons_name_what_is_taken_and_what_comes_next() -> None:
    told = []
    for position in random_positions(7):
        for each in advise(GAME, position.view(position.state.turn), SETTINGS, 6, 400, seed=1):
            judged = position.judge(position.state.turn, each.move)
            assert isinstance(judged, Effects)
            assert bool(judged.turned) == ("prend" in each.why.fr) == ("takes" in each.why.en)
            told.append(each.why.fr)
    assert any("au tour suivant" in line for line in told)
    assert any("à l’autre" in line for line in told)


def test_however_short_the_time_three_words_are_told() -> None:
    for position in random_positions(8):
        told = advise(GAME, position.view(position.state.turn), SETTINGS, 6, 1, seed=1, most=3)
        assert len(told) == 3
        assert [each.value for each in told] == sorted((each.value for each in told), reverse=True)


@pytest.mark.usefixtures("standing_clock")
def test_an_analysis_counts_half_of_what_a_corner_opened_seems_to_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def best_at(position: LexiduelPosition) -> tuple[float, float]:
        """Of the words that open a corner, and of the others."""
        view = position.view(position.state.turn)
        advice = think(replace(ask(GAME, view, SETTINGS, 6, 100, 1), analysis=True))
        best = {True: -100.0, False: -100.0}
        for each in advice:
            best[each.reason.opens_corner] = max(best[each.reason.opens_corner], each.value)
        return best[True], best[False]

    seen = 0
    for position in random_positions(3):
        with monkeypatch.context() as trusting:
            trusting.setattr(thinking, "_HELD_TO", 1.0)
            seemed, free = best_at(position)
        if seemed > free > -100.0:
            assert best_at(position) == (free + (seemed - free) / 2, free)
            seen += 1
    assert seen


def test_an_analysis_tells_the_word_people_know_of_those_that_net_the_same_at_a_place() -> None:
    view = GAME.start(SETTINGS).view(1)
    advice = think(replace(ask(GAME, view, SETTINGS, 6, 400, 1), analysis=True))[:20]
    words = [each.move.word for each in advice if isinstance(each.move, Laying)]
    common = [word for word in words if SETTINGS.dictionary.frequency(word) > 4]
    assert len(common) > len(words) / 2
