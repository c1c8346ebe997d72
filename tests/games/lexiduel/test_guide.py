"""What a player is told before moving: the duty, where letters may lie, what else may be done."""

from itertools import product

import pytest
from tests.games.lexiduel.table import play, rulebook_position, start, table

from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.engine import state_of
from joute.games.lexiduel.material import CORNERS, SHAPE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.rules.shape import plan
from joute.play import (
    ACCEPT,
    END,
    NO_GUIDANCE,
    PASS,
    RESIGN,
    Action,
    Challenge,
    Duty,
    Effects,
    Language,
    MatchRule,
    Move,
    Position,
)
from joute.play.grid import EMPTY, Direction


def covered(position: Position, seat: int) -> set[str]:
    """The squares of every well-shaped move: every stretch of every line, its gaps filled with any letter."""
    board = state_of(position).board
    found: set[int] = set()
    for square, direction, length in product(range(SHAPE.size), Direction, range(2, 21)):
        squares = Laying(square, direction, "A" * length).squares()
        if squares is None:
            continue
        word = "".join("A" if board[at] == EMPTY else board[at].upper() for at in squares)
        shaped = plan(board, seat, Laying(square, direction, word), squares)
        if isinstance(shaped, Plan):
            found.update(shaped.laid)
    return set(SHAPE.names(tuple(found)))


def test_lxd_07_the_first_letters_go_into_the_corners() -> None:
    starts = start().guidance(1).starts
    assert set(starts) == set(SHAPE.names(tuple(frozenset().union(*CORNERS))))
    assert set(starts) == covered(start(), 1)


def test_lxd_08_the_duty_and_where_it_can_be_done() -> None:
    position = play(start(), "1 C3h MER")
    told = position.guidance(2)
    assert told.duty == Duty("duty_answer", "LXD-8", ("C3", "D3", "E3"))
    assert told.duty == position.view(2).duty
    # Two or three letters that touch it somewhere reach every other square of its corner.
    assert set(told.starts) == set(SHAPE.names(tuple(CORNERS[0]))) - {"C3", "D3", "E3"}


def test_lxd_08_the_duty_can_be_said() -> None:
    duty = play(start(), "1 C3h MER").guidance(2).duty
    assert duty is not None
    data = {"squares": "–".join(duty.squares), **duty.data}
    for language in Language:
        assert "C3–D3–E3" in LEXIDUEL.sentences[duty.reason].say(language, data)


def test_lxd_08_without_an_answer_everything_is_open() -> None:
    position = play(table(only="MER SEL"), "1 C3h MER")
    told = position.guidance(2)
    assert told.duty is None
    assert {"P3", "B3", "F3", "C4"} <= set(told.starts)


@pytest.mark.parametrize("ply", [2, 16, 31])
def test_letters_may_lie_where_a_well_shaped_move_lays_one(ply: int) -> None:
    position = rulebook_position(ply)
    (seat,) = position.to_act()
    assert set(position.guidance(seat).starts) == covered(position, seat)


@pytest.mark.parametrize(
    "laid",
    [
        ("C8h SEr", "I8h sES"),
        ("A10h RE", "A8h pr", "A5h RE"),
        ("C10v POLE", "E3v RAIDISSE"),
        ("C8h MeR", "G8h ct", "K8h ES", "S19h A"),
        ("J10h Aa", "J13v AAaA", "T1v aA", "M10v aaAa"),
    ],
)
def test_lxd_10_to_15_growth_and_junctions_are_told(laid: tuple[str, ...]) -> None:
    for seat, turns in ((1, 2), (2, 3)):
        position = table(*laid, turns=turns)
        assert set(position.guidance(seat).starts) == covered(position, seat)


def test_nothing_is_told_out_of_turn_or_after_the_end() -> None:
    position = rulebook_position(8)
    assert position.guidance(2) == NO_GUIDANCE
    ended = play(position, "1 resign")
    assert (ended.guidance(1), ended.guidance(2)) == (NO_GUIDANCE, NO_GUIDANCE)


def positions() -> list[Position]:
    opened = play(start(), "1 C3h MER")
    answered = play(opened, "2 C4v ON")
    ended = [play(answered, "1 pass", "2 pass"), play(answered, "1 end", "2 end"), play(answered, "2 resign")]
    return [start(), opened, answered, play(answered, "1 pass"), play(answered, "2 end"), *ended]


def test_allowed_is_what_the_judge_allows() -> None:
    actions: dict[Action, Move] = {Action.PASS: PASS, Action.END: END, Action.RESIGN: RESIGN}
    actions |= {Action.CHALLENGE: Challenge(), Action.ACCEPT: ACCEPT}
    for position, seat in product(positions(), (1, 2)):
        allowed = set(position.allowed(seat))
        assert (Action.PLAY in allowed) == (seat in position.to_act())
        judged = {
            action for action, move in actions.items() if isinstance(position.judge(seat, move), Effects)
        }
        assert allowed - {Action.PLAY} == judged
        assert position.view(seat).allowed == position.allowed(seat)


def test_a_spectator_may_do_nothing() -> None:
    assert all(position.allowed(None) == position.view(None).allowed == () for position in positions())


def test_lxd_20_who_has_offered_to_stop() -> None:
    position = play(start(), "1 C3h MER", "1 end")
    assert position.agreed() == position.view(None).agreed == (1,)
    assert play(position, "2 C4v ON").agreed() == ()


def test_lxd_22_a_match_is_two_games_then_the_scores() -> None:
    assert MatchRule(games=2, enough=3, scores_decide=True) == LEXIDUEL.match
    assert LEXIDUEL.hides == ()


def test_what_a_learner_is_given() -> None:
    position = play(start(), "1 C3h MER")
    seen = LEXIDUEL.observe(position.view(2))
    assert len(seen.board) == len(seen.owners) == LEXIDUEL.observed_cells == 400
    assert (seen.board[42:45], seen.owners[42:45], len(seen.hand)) == ("MER", (2, 2, 2), 201)
    assert seen.counts == (1, 20, 1, 0)
    assert LEXIDUEL.observe(position.view(1)).owners[42:45] == (1, 1, 1)


def test_lxd_19_a_pass_that_would_end_the_game_is_told_before_it_is_played() -> None:
    """The second of two in a row; and any in the last turn, where rounds were agreed (LXD-20)."""
    at = play(start(), "1 C3h MER", "2 C4v ON")
    assert not at.guidance(1).pass_ends
    passed = play(at, "1 pass")
    assert passed.guidance(2).pass_ends and passed.play(2, PASS).outcome()
    last = play(start(rounds="2"), "1 C3h MER", "2 C4v ON", "1 C3h MERVEILLE")
    assert last.guidance(2).pass_ends and last.play(2, PASS).outcome()
