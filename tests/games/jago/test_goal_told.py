"""What a problem asks for is said with the figures it is about."""

from __future__ import annotations

from tests.games.jago.table import settings

from joute.games.jago import JAGO
from joute.games.jago.goals import PROBLEMS


def test_jag_08_who_is_to_take_the_lead_reads_how_many_letters_each_has() -> None:
    board = "11/11/defendent2/U10/R4H5/Ancree5/N4U5/T4R5/3PREND3/11/11 1 ADEHHKLNRSWZ ASTILBO"
    goal = next(goal for goal in PROBLEMS.goals if goal.name == "lead")
    assert goal.given
    assert goal.given(JAGO.position(board, settings()), 1).fr == "Vous avez 13 lettres, l’autre 14."
