"""Positions small enough to solve: Maître finds a best move in at least 95 % of them."""

import random

import numpy as np
import pytest
from tests.bots.tables import positions, settings_of

from joute.bots import choose, warm
from joute.games import registry as games
from joute.games.dames.position import DamesPosition
from joute.games.lexiduel.engine import layings
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import Effects, Position, Refused

pytestmark = pytest.mark.slow

WORDS = ("ET", "AN", "MER", "SEL", "MERE", "MERES", "SELLE", "NETTE", "SALE", "TANNE")
BUDGET_MS = 4_000
MOST_MOVES = 20


def margin(position: LexiduelPosition, seat: int) -> int:
    scores = position.scores()
    return int(scores[seat - 1] - scores[2 - seat])


def best_margin(position: LexiduelPosition, seat: int) -> int:
    """The margin the player on turn reaches against the best replies, to the end of the game."""
    if position.outcome():
        return margin(position, seat)
    state = position.state
    last = 2 * (state.terms.rounds or 0) - 1
    if state.turns == last and not state.unanswered:  # LXD-20: the last turn of all
        found = layings(state)
        gain = max((found.gains() @ np.array([1, -1])).tolist(), default=0)
        return margin(position, seat) + max(0, gain)
    following = [position.play(seat, move) for move in position.moves(seat)]
    return max(-best_margin(each, 3 - seat) for each in following if isinstance(each, LexiduelPosition))


def test_lexiduel_with_three_turns_left() -> None:
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    game = games.find("lexiduel")
    warm(game, settings)
    right = total = 0
    for seed in range(30):
        position = next((p for p in positions("lexiduel", settings, seed) if _turns(p) == 5), None)
        if position is None or position.moves(position.to_act()[0]).count() > MOST_MOVES:
            continue
        assert isinstance(position, LexiduelPosition)
        seat = position.state.turn
        move = choose(game, position.view(seat), settings, 6, BUDGET_MS, seed=1)
        after = position.play(seat, move)
        assert isinstance(after, LexiduelPosition)
        total += 1
        right += -best_margin(after, 3 - seat) == best_margin(position, seat)
    assert total >= 10
    assert right >= 0.95 * total


def _turns(position: Position) -> int:
    assert isinstance(position, LexiduelPosition)
    return position.state.turns


def wins_by_force(position: Position, seat: int) -> bool:
    """Whether a player on turn has a move that wins at once, or whatever the single answer to it."""
    moves = list(position.moves(seat))
    return any(_wins(position.play(seat, move), seat) for move in moves)


def _wins(position: Position, seat: int) -> bool:
    outcome = position.outcome()
    if outcome:
        return outcome.winners == (seat,)
    answers = list(position.moves(3 - seat))
    return bool(answers) and all(_at_once(position.play(3 - seat, answer), seat) for answer in answers)


def _at_once(position: Position, seat: int) -> bool:
    if outcome := position.outcome():
        return outcome.winners == (seat,)
    ends = (position.play(seat, move).outcome() for move in position.moves(seat))
    return any(end is not None and end.winners == (seat,) for end in ends)


def few_letters(seed: int) -> DamesPosition | None:
    """Four letters a side, scattered; White to move, words having been made before."""
    rng = random.Random(seed)
    cells = ["."] * 48
    for number, square in enumerate(rng.sample(range(48), 8)):
        letter = rng.choice("AEIRSTLNOU")
        cells[square] = letter if number % 2 else letter.lower()
    rows = "/".join("".join(cells[start : start + 8]).replace(".", "1") for start in range(0, 48, 8))
    try:
        position = games.find("dames").position(f"{rows} turn=10 made=ZOO/1", settings_of("dames"))
    except Refused:  # more letters of a kind than there are
        return None
    assert isinstance(position, DamesPosition)
    return None if position.outcome() or position.moves(1).count() > MOST_MOVES else position


def test_dames_wins_by_force_with_few_letters() -> None:
    settings = settings_of("dames")
    game = games.find("dames")
    warm(game, settings)
    right = total = 0
    for position in filter(None, map(few_letters, range(160))):
        if not wins_by_force(position, 1):
            continue
        total += 1
        move = choose(game, position.view(1), settings, 6, BUDGET_MS, seed=1)
        effects = position.judge(1, move)
        assert isinstance(effects, Effects)
        right += _wins(effects.after, 1)
    assert total >= 20
    assert right >= 0.95 * total
