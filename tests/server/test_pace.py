"""Machines take a person's time where a person waits, and none among themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.players import Script, scripts
from tests.server.test_state_messages import seated_at

from joute.clocks import NoLimit
from joute.play import Move
from joute.server.machines.pace import LEAST_MS, MOST_MS, pause_ms


@pytest.mark.parametrize("played", scripts(), ids=lambda played: played.game)
def test_a_machine_takes_a_persons_time(played: Script) -> None:
    seated = seated_at(played)
    seat, text = played.moves[0]
    move = seated.table.game.read_move(text)
    assert isinstance(move, Move)
    people = replace(seated, seats=tuple(replace(one, kind="person") for one in seated.seats))
    clock = replace(people.table.clock, control=NoLimit())
    unhurried = replace(people, table=replace(people.table, clock=clock))
    slow, quick = pause_ms(unhurried, seat, move), pause_ms(people, seat, move)
    assert LEAST_MS <= slow <= MOST_MS
    assert 0 < quick < slow, "less where clocks run"
    machines = replace(seated, seats=tuple(replace(one, kind="machine") for one in seated.seats))
    assert pause_ms(machines, seat, move) == 0
