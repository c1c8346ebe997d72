"""Machines take a person's time where a person waits, and none among themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.players import Script, scripts
from tests.server.test_state_messages import seated_at

from joute.clocks import NoLimit
from joute.games.lexicon.moves import Form
from joute.play import Challenge, Move
from joute.server.live.seated import Seated
from joute.server.machines.pace import AFTER_A_MACHINE_MS, LEAST_MS, MOST_MS, TO_CONTEST_MS, pause_ms
from joute.tables import Table


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


def _unhurried(seated: Seated, *people: int) -> Seated:
    kinds = {True: "person", False: "machine"}
    seats = tuple(replace(one, kind=kinds[one.seat in people]) for one in seated.seats)
    clock = replace(seated.table.clock, control=NoLimit())
    return replace(seated, seats=seats, table=replace(seated.table, clock=clock))


def _after(seated: Seated, *lines: str) -> Seated:
    table = seated.table
    for line in lines:
        seat, _, text = line.partition(" ")
        acted = table.act(int(seat), text, 0)
        assert isinstance(acted, Table), acted
        table = acted
    return replace(seated, table=table)


def _lexicon() -> Seated:
    text = "hands=CHATS/RATXZ/MURSE stock=LLEE pile=K turn=1"
    return seated_at(Script("lexicon", 3, text, ((1, "word CHAT"),)))


def test_a_word_of_one_machine_can_be_contested_before_the_next_machine_plays() -> None:
    before = _unhurried(_lexicon(), 3)
    laid = _after(before, "1 word CHAT")
    assert pause_ms(laid, 2, Form("RAT")) == TO_CONTEST_MS
    assert pause_ms(laid, 2, Challenge()) == AFTER_A_MACHINE_MS, "which takes nobody's chance"
    assert pause_ms(_after(laid, "3 accept"), 2, Form("RAT")) == LEAST_MS, "answered: the person has seen it"
    assert pause_ms(_unhurried(laid, 1), 2, Form("RAT")) == LEAST_MS, "the word was a person's own"


def test_nobody_waits_once_every_person_has_resigned() -> None:
    alone = _after(_unhurried(_lexicon(), 3), "3 resign")
    assert pause_ms(alone, 1, Form("CHAT")) == 0
