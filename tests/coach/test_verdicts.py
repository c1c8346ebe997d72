"""The analysis beside ends solved by every line there is; what is not judged; thresholds."""

from __future__ import annotations

import pytest
from tests.bots.tables import positions, settings_of
from tests.bots.test_solved import BUDGET_MS, MOST_MOVES, WORDS, _turns, _wins, best_margin, few_letters
from tests.games.demo.table import dealt, effects, settings

from joute.clocks import Clock, NoLimit
from joute.coach import Looked, Verdict, look, review
from joute.coach.lines import Line, percent
from joute.coach.verdicts import accuracy, verdict_for
from joute.games import registry as games
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import RESIGN, Effects, Position, Sentence
from joute.tables import Ply


def verdict(position: Position, seat: int, done: Effects[Position]) -> Verdict:
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    return look(games.find("lexiduel"), settings, position, seat, done, BUDGET_MS, seed=1).verdict


def test_in_lexiduel_the_best_move_of_a_solved_end_is_no_mistake() -> None:
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    total = right = 0
    for seed in range(14):
        position = next((p for p in positions("lexiduel", settings, seed) if _turns(p) == 6), None)
        if position is None or position.moves(position.to_act()[0]).count() > MOST_MOVES:
            continue
        assert isinstance(position, LexiduelPosition)
        seat = position.state.turn
        moves = [(move, position.play(seat, move)) for move in position.moves(seat)]
        worth = [
            (-best_margin(after, 3 - seat), move)
            for move, after in moves
            if isinstance(after, LexiduelPosition)
        ]
        _, best = max(worth, key=lambda each: each[0])
        done = position.judge(seat, best)
        assert isinstance(done, Effects)
        total += 1
        right += not verdict(position, seat, done).is_bad
    assert total >= 4
    assert right == total


def test_in_dames_no_move_that_wins_by_force_is_a_mistake() -> None:
    """Not even where the other side is blocked two turns later (DAM-21), and another move wins sooner."""
    settings, game = settings_of("dames"), games.find("dames")
    judged = 0
    for position in filter(None, map(few_letters, range(40))):
        winning = [move for move in position.moves(1) if _wins(position.play(1, move), 1)]
        for move in winning[:6]:
            done = position.judge(1, move)
            assert isinstance(done, Effects)
            looked = look(game, settings, position, 1, done, BUDGET_MS, seed=1)
            assert not looked.verdict.is_bad, (position.text(), move.text())
            judged += 1
    assert judged >= 30


def test_resigning_is_not_judged() -> None:
    position = next(iter(positions("lexiduel", settings_of("lexiduel", ("rounds", "4"), words=WORDS), 1)))
    seat = position.to_act()[0]
    done = position.judge(seat, RESIGN)
    assert isinstance(done, Effects)
    assert verdict(position, seat, done) is Verdict.UNJUDGED


def test_thresholds_and_accuracy() -> None:
    names = [verdict_for(lost).value for lost in (0, 1, 5, 10, 20, 90)]
    assert names == ["best", "good", "inaccuracy", "mistake", "blunder", "blunder"]
    assert accuracy([]) is None
    assert accuracy([0, 0]) == 100
    assert accuracy([100]) == 1


def test_readers_count_the_same_loss_as_they_are_shown() -> None:
    """« 70 % », « 65 % » and « −5 % », never « −6 % » of chances that were 70.4 and 64.6."""
    assert percent(70.4) - percent(64.6) == 5
    assert [percent(chance) for chance in (69.5, 70.5, 69.46, 0.0, 100.0)] == [70, 71, 70, 0, 100]


def test_who_has_resigned_has_no_chance_left_while_the_others_play_on() -> None:
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    plies = []
    for line in ("1 resign", "2 pass"):
        done = effects(at, line)
        plies.append(Ply(int(line[0]), None, at, done, Clock.new(NoLimit(), 3)))
        at = done.after
    looked = [Looked(ply.seat, Verdict.UNJUDGED) for ply in plies]
    found = review(plies, looked, settings(3, share="6"), ("A", "B", "C"))
    for chances in found.chances[1:]:
        assert chances == pytest.approx((0, 50, 50))


def test_what_is_shown_falls_by_what_a_move_lost() -> None:
    """Whatever was thought of the position before: the curve never rises at a mistake."""
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    done = effects(at, "1 pass")
    ply = Ply(1, None, at, done, Clock.new(NoLimit(), 3))
    better, worse = (Line(done, chance, Sentence("", ""), 7.0) for chance in (70.0, 54.0))
    found = review(
        [ply],
        [Looked(1, Verdict.MISTAKE, (better,), worse)],
        settings(3, share="6"),
        ("A", "B", "C"),
    )
    before, after = found.chances
    assert before[0] - after[0] == pytest.approx(16)
    assert sum(before) == pytest.approx(100) and sum(after) == pytest.approx(100)
