"""What two of LEXIDUEL's reference games are there to show."""

from tests.games.lexiduel.table import RULEBOOK_GAME
from tests.reference.replaying import replayed


def test_lxd_17_the_game_played_both_ways_says_which() -> None:
    _, played = replayed(RULEBOOK_GAME.with_name("both-ways.joute"))
    signed = [ply for ply in played.plies if "-" in ply.move or "+" in ply.move]
    assert [(ply.move, ply.effects.turned) for ply in signed] == [("C3v- MERVEILLES", ("C10",))]


def test_lxd_21_a_time_out_passes_and_two_passes_end_the_game() -> None:
    _, played = replayed(RULEBOOK_GAME.with_name("turn-clock.joute"))
    assert [ply.effects.kind for ply in played.plies[-2:]] == ["pass", "timeout"]
