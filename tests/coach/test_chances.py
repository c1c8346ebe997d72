"""What a move is worth as a winning chance: of points in LEXICON, of squares left in DÉMO."""

from __future__ import annotations

import pytest

from joute.bots.demo.candidates import Candidate
from joute.bots.demo.chance import winning
from joute.bots.registry import chance
from joute.coach.verdicts import BLUNDERED, INACCURATE, MISTAKEN
from joute.play import PASS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_kept_in_hand_count_in_lexicon_however_many_play(seats: int) -> None:
    """Ten points fewer than the best move brings are an inaccuracy at least, thirty a mistake."""
    curve = chance("lexicon")
    lost = {points: 100 * (curve.of(0, 5, seats) - curve.of(0, 5 - points, seats)) for points in (10, 30)}
    assert INACCURATE <= lost[10] < BLUNDERED
    assert lost[30] >= MISTAKEN


def test_one_deal_played_out_does_not_decide_in_demo() -> None:
    """Two plays that leave two and three squares to go are worth much the same, whoever won a single deal."""
    others = (12, 12, 12, 12)
    two = Candidate(PASS, "", bytes([1, 22]), 0.0, won=0, deals=1)
    three = Candidate(PASS, "", bytes([13, 14, 21]), 0.0, won=1, deals=1)
    nine = Candidate(PASS, "", bytes([1, 2, 5, 9, 13, 15, 19, 21, 22]), 0.0)
    assert abs(winning(two, others) - winning(three, others)) < 0.15
    assert winning(two, others) > winning(nine, others) + 0.15
    assert winning(Candidate(PASS, "", b"", 0.0), others) == 1.0


def test_many_deals_played_out_do_count_in_demo() -> None:
    lost, won = (Candidate(PASS, "", bytes([1, 22]), 0.0, won=won, deals=40) for won in (0, 40))
    assert winning(won, (12,)) - winning(lost, (12,)) > 0.7
