"""Each game's articles about time, played at a table with its clock running."""

import random
from collections.abc import Sequence

import pytest

from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Options, Settings, read_options
from joute.tables import Table, clock_view

WORDS = Dictionary.of(
    ("MER", "ON", "MON", "AS", "SA", "SE", "ES", "ET", "TE", "LE", "LA", "LES", "SES", "TES")
)
MINUTE = 60_000


def shuffled(letters: Sequence[str]) -> Sequence[str]:
    return random.Random(1).sample(list(letters), len(letters))


def sitting(name: str, clock: str, seats: int | None = None, **options: str) -> Table:
    """A table dealt, its clock going since 0."""
    game = registry.find(name)
    read = read_options(game.options, {"clock": clock, **options})
    assert isinstance(read, Options)
    table = Table.open(game, Settings(seats or game.least_seats, read, WORDS))
    return table.started(0).deal(shuffled, 0)


def acted(table: Table, seat: int, action: str, now: int) -> Table:
    after = table.act(seat, action, now)
    assert isinstance(after, Table), after
    return after


def test_lxd_21_a_turns_time_run_out_passes_the_turn() -> None:
    table = acted(sitting("lexiduel", "turn 90s"), 1, "C3h MER", 10_000)
    table = acted(table, 2, "C4v ON", 20_000).tick(110_000)
    assert table.position.to_act() == (2,)
    outcome = table.tick(200_000).position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.article) == ("by points", "LXD-19")


def test_lxd_21_where_passing_is_forbidden_it_loses_the_game() -> None:
    outcome = sitting("lexiduel", "turn 90s").tick(90_000).position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "time", "LXD-21")


def test_lxd_21_the_budget_run_out_loses_the_game() -> None:
    table = acted(sitting("lexiduel", "budget 1m/30s"), 1, "C3h MER", 20_000)
    assert not table.tick(49_999).over
    outcome = table.tick(50_000).position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "time")


@pytest.mark.parametrize(("clock", "at"), [("budget 15m/10m", 15 * MINUTE), ("budget 5m/10m", 5 * MINUTE)])
def test_dam_22_the_clock_of_who_is_to_move_runs_and_its_end_loses(clock: str, at: int) -> None:
    table = sitting("dames", clock)
    assert not table.tick(at - 1).over
    outcome = table.tick(at).position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "time")


def test_dam_22_fifteen_minutes_each_by_default() -> None:
    game = registry.find("dames")
    read = read_options(game.options, {})
    assert isinstance(read, Options)
    table = Table.open(game, Settings(2, read, WORDS))
    assert clock_view(table, 0).remaining == (15 * MINUTE, 15 * MINUTE)


def test_jag_22_and_23_the_disc_moves_minute_by_minute_and_the_last_one_loses() -> None:
    table = sitting("jago", "disc 5x60s", tolerance="0")
    assert clock_view(table, MINUTE - 1).discs == (5, 5)
    assert clock_view(table, MINUTE).discs == (4, 6)
    assert clock_view(table, 4 * MINUTE).discs == (1, 9)
    assert not table.tick(5 * MINUTE - 1).over
    outcome = table.tick(5 * MINUTE).position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "time", "JAG-23")


@pytest.mark.parametrize(("options", "tolerance"), [({}, 2_000), ({"tolerance": "5"}, 5_000)])
def test_jag_22_and_23_a_hand_caught_laying_is_waited_for(options: dict[str, str], tolerance: int) -> None:
    table = sitting("jago", "disc 5x60s", **options)
    assert clock_view(table, MINUTE + tolerance - 1).discs == (5, 5)
    assert clock_view(table, MINUTE + tolerance).discs == (4, 6)
    assert not table.tick(5 * MINUTE + tolerance - 1).over
    assert table.tick(5 * MINUTE + tolerance).over
    lost = table.tick(6 * MINUTE).record().text()
    assert lost.endswith(f"1 timeout {{{5 * MINUTE + tolerance}}}\n")


def test_lex_18_out_of_time_on_a_turn_a_card_is_thrown_and_play_goes_on() -> None:
    table = sitting("lexicon", "turn 90s", seats=3)
    before = table.position.to_act()[0]
    after = table.tick(90_000)
    assert not after.over
    assert after.position.to_act()[0] != before
    assert clock_view(after, 90_000).remaining[after.position.to_act()[0] - 1] == 90_000


@pytest.mark.parametrize("edge", [-1, 0])
def test_trn_02_the_bell_ends_a_tournament_hand(edge: int) -> None:
    options = {"dealer": "1", "challenges": "tournament", "limit": "none"}
    table = sitting("lexicon", "bell 7m", seats=4, **options).tick(7 * MINUTE + edge)
    assert table.over == (edge == 0)
    if table.over:
        assert table.record().text().endswith("0 bell {420000}\n")
        outcome = table.position.outcome()
        assert outcome is not None
        assert outcome.article == "TRN-2"


def test_dem_11_out_of_time_on_a_turn_is_a_pass() -> None:
    table = sitting("demo", "turn 90s").tick(90_000)
    assert table.position.to_act() == (2,)
    assert table.tick(180_000).over


def test_amu_07_out_of_time_on_a_turn_the_row_is_taken_up() -> None:
    table = sitting("amusante", "turn 90s", arbitration="contest")
    lay = next(iter(table.position.moves(1)))
    table = acted(table, 1, lay.text(), 1_000)
    after = table.tick(91_000)
    assert not after.over
    assert after.plies[-1].effects.kind == "timeout"
