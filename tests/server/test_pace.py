"""Machines take a person's time where a person waits, and none among themselves."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.patience import SECONDS
from tests.server.players import Script, scripts
from tests.server.seated import after, seated_at

from joute.clocks import Budget, NoLimit
from joute.games.lexicon.moves import Form
from joute.play import Challenge, Move
from joute.server.live import attended
from joute.server.live.attended import AttendedTable
from joute.server.live.seated import Seated
from joute.server.live.shown import Showing, Shown, ShownAt, read_shown
from joute.server.machines import thinking
from joute.server.machines.pace import (
    AFTER_A_MACHINE_MS,
    AFTER_SHOWN_IN_A_RACE_MS,
    AFTER_SHOWN_MS,
    LEAST_MS,
    MOST_MS,
    TO_COME_BACK_MS,
    TO_CONTEST_MS,
    TO_READ_ALONE_MS,
    TO_READ_MS,
    behind,
    contest_ms,
    pause_ms,
    to_wait_ms,
)
from joute.server.machines.thinking import rest, until_shown


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


def _lexicon() -> Seated:
    text = "hands=CHATS/RATXZ/MURSE stock=LLEE pile=K turn=1"
    return seated_at(Script("lexicon", 3, text, ((1, "word CHAT"),)))


def test_a_word_of_one_machine_can_be_contested_before_the_next_machine_plays() -> None:
    before = _unhurried(_lexicon(), 3)
    laid = after(before, "1 word CHAT")
    assert pause_ms(laid, 2, Form("RAT")) == TO_CONTEST_MS
    assert pause_ms(laid, 2, Challenge()) == AFTER_A_MACHINE_MS, "which takes nobody's chance"
    assert pause_ms(after(laid, "3 accept"), 2, Form("RAT")) == LEAST_MS, "answered: the person has seen it"
    assert pause_ms(_unhurried(laid, 1), 2, Form("RAT")) == LEAST_MS, "the word was a person's own"


def test_nobody_waits_once_every_person_has_resigned() -> None:
    alone = after(_unhurried(_lexicon(), 3), "3 resign")
    assert pause_ms(alone, 1, Form("CHAT")) == 0


def _judged() -> Seated:
    """The person in seat 3 has contested a machine's word; the other machine is next."""
    return after(_unhurried(_lexicon(), 3), "1 word CHAT", "3 challenge")


def _with_another_person(seated: Seated) -> Seated:
    seats = tuple(replace(one, kind="person") if one.seat == 1 else one for one in seated.seats)
    return replace(seated, seats=seats)


def test_one_person_among_machines_is_waited_for_as_long_as_they_read() -> None:
    seated, rat, reading = _judged(), Form("RAT"), {3: Shown(1, 0)}
    assert to_wait_ms(seated, 2, rat, reading, 0) == TO_READ_ALONE_MS
    assert to_wait_ms(seated, 2, rat, reading, TO_READ_ALONE_MS - 1) == 1
    assert to_wait_ms(seated, 2, rat, reading, TO_READ_ALONE_MS) == 0, "not for ever"
    assert to_wait_ms(seated, 2, rat, {3: Shown(2, 5_000)}, 5_000) == 0, "read"
    assert to_wait_ms(seated, 2, rat, {}, 0) == 0, "gone"
    clock = replace(seated.table.clock, control=Budget((900_000,) * 3))
    timed = replace(seated, table=replace(seated.table, clock=clock))
    assert to_wait_ms(timed, 2, rat, reading, 0) <= TO_READ_MS, "a clock runs"


def test_who_loses_the_connection_while_reading_is_waited_for_until_they_may_be_back() -> None:
    seated, rat, showing = _judged(), Form("RAT"), Showing()
    showing.tell(3, Shown(1, 0))
    showing.lose({2, 3}, 4_000)
    assert showing.by_seat == {3: Shown(1, 0, left=4_000)}
    assert to_wait_ms(seated, 2, rat, showing.by_seat, 5_000) == TO_COME_BACK_MS - 1_000
    assert to_wait_ms(seated, 2, rat, showing.by_seat, 4_000 + TO_COME_BACK_MS) == 0, "gone"
    showing.tell(3, Shown(1, 6_000))
    assert to_wait_ms(seated, 2, rat, showing.by_seat, 6_000) == TO_READ_ALONE_MS - 6_000, "back"


def test_among_people_a_machine_waits_for_a_verdict_to_be_read_but_not_for_long() -> None:
    seated, rat = _with_another_person(_judged()), Form("RAT")
    before, after = {3: Shown(1, 0)}, {3: Shown(2, 5_000)}
    assert to_wait_ms(seated, 2, rat, before, 0) == TO_READ_MS
    assert to_wait_ms(seated, 2, rat, before, TO_READ_MS - 1) == 1
    assert to_wait_ms(seated, 2, rat, before, TO_READ_MS) == 0
    assert to_wait_ms(seated, 2, rat, after, 5_000) == 0, "read, and nothing to contest"
    assert to_wait_ms(seated, 2, rat, {}, 0) == 0, "who does not say so is not waited for"
    assert behind(seated, before) == {3} and behind(seated, after) == set()
    machines = _unhurried(seated)
    assert to_wait_ms(machines, 2, rat, before, 0) == 0, "nobody plays there"


def test_a_word_can_be_contested_from_when_it_has_been_shown() -> None:
    laid, rat = after(_unhurried(_lexicon(), 3), "1 word CHAT"), Form("RAT")
    shown = {3: Shown(1, 15_000)}
    assert to_wait_ms(laid, 2, rat, shown, 15_000) == AFTER_SHOWN_MS
    assert to_wait_ms(laid, 2, rat, shown, 15_000 + AFTER_SHOWN_MS) == 0
    assert to_wait_ms(laid, 2, Challenge(), shown, 15_000) == 0, "which takes nobody's chance"
    late = {3: Shown(1, TO_READ_ALONE_MS - 1)}
    assert to_wait_ms(laid, 2, rat, late, TO_READ_ALONE_MS - 1) == 1, "within bounds"
    assert to_wait_ms(after(laid, "3 accept"), 2, rat, {3: Shown(2, 15_000)}, 15_000) == 0, "answered"
    clock = replace(laid.table.clock, control=Budget((900_000,) * 3))
    timed, soon = replace(laid, table=replace(laid.table, clock=clock)), {3: Shown(1, 1_000)}
    assert to_wait_ms(timed, 2, rat, soon, 1_000) == AFTER_SHOWN_IN_A_RACE_MS, "a clock runs"
    assert contest_ms(timed, 3, soon, 1_000) == AFTER_SHOWN_IN_A_RACE_MS


def test_where_clocks_run_a_machine_never_gives_away_its_own_time() -> None:
    seated = _judged()

    def timed(ms: int) -> Seated:
        clock = replace(seated.table.clock, control=Budget((ms,) * 3))
        return replace(seated, table=replace(seated.table, clock=clock))

    shown = {3: Shown(1, 0)}
    assert 0 < to_wait_ms(timed(900_000), 2, Form("RAT"), shown, 0) < TO_READ_MS
    assert to_wait_ms(timed(8_000), 2, Form("RAT"), shown, 0) == 2_000


def _waiting(seated: Seated, showing: Showing) -> Any:
    return SimpleNamespace(version=seated.table.version, showing=showing)


def test_a_waiting_machine_goes_on_once_the_verdict_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        seated, showing = _judged(), Showing()
        monkeypatch.setattr(thinking, "now_ms", lambda: 0)
        showing.tell(3, Shown(1, 0))
        task = asyncio.create_task(until_shown(_waiting(seated, showing), seated, 2, Form("RAT")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not task.done()
        showing.tell(3, Shown(2, 0))
        await asyncio.wait_for(task, SECONDS)

    asyncio.run(wait())


def test_who_takes_too_long_is_not_waited_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        seated, showing = _judged(), Showing()
        monkeypatch.setattr(thinking, "now_ms", lambda: TO_READ_ALONE_MS)
        showing.tell(3, Shown(1, 0))
        await until_shown(_waiting(seated, showing), seated, 2, Form("RAT"))
        assert showing.by_seat == {}
        showing.tell(3, Shown(2, TO_READ_ALONE_MS))
        assert showing.by_seat.keys() == {3}, "until they say something again"

    asyncio.run(wait())


def test_a_machine_stops_waiting_when_the_table_has_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        seated, showing = _judged(), Showing()
        monkeypatch.setattr(thinking, "now_ms", lambda: 0)
        showing.tell(3, Shown(1, 0))
        table = _waiting(seated, showing)
        task = asyncio.create_task(until_shown(table, seated, 2, Form("RAT")))
        await asyncio.sleep(0)
        table.version += 1
        showing.wake()
        await asyncio.wait_for(task, SECONDS)
        assert showing.by_seat.keys() == {3}

    asyncio.run(wait())


def test_whoever_lets_a_word_pass_ends_the_pause_and_another_machine_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def wait() -> None:
        laid, showing = after(_unhurried(_lexicon(), 3), "1 word CHAT"), Showing()
        monkeypatch.setattr(thinking, "now_ms", lambda: 0)
        table = SimpleNamespace(seated=laid, showing=showing)
        task = asyncio.create_task(rest(cast("Any", table), laid, TO_CONTEST_MS))
        await asyncio.sleep(0)
        table.seated = after(laid, "2 accept")
        showing.wake()
        for _ in range(20):
            await asyncio.sleep(0)
        assert not task.done()
        table.seated = after(table.seated, "3 accept")
        showing.wake()
        await asyncio.wait_for(task, SECONDS)

    asyncio.run(wait())


class _Attended(AttendedTable):
    async def _news(self) -> None:
        """Nobody else stores anything."""


def test_the_time_to_contest_counts_from_when_the_play_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another machine accepts meanwhile: the person has no more time for that."""
    laid = after(_unhurried(_lexicon(), 3), "1 word CHAT")
    table = _Attended(laid)
    for at, ply in ((500, 0), (2_000, 1)):
        monkeypatch.setattr(attended, "now_ms", lambda at=at: at)
        table.hear_shown(3, ply)
    assert table.showing.by_seat == {3: Shown(1, 2_000)}
    table.stored = after(laid, "2 accept")
    monkeypatch.setattr(attended, "now_ms", lambda: 5_000)
    table.hear_shown(3, 2)
    assert table.showing.by_seat == {3: Shown(2, 2_000)}


def test_how_far_somebody_is_goes_to_other_nodes_as_one_word() -> None:
    shown = ShownAt("0f3a", 2, 7)
    assert str(shown) == "0f3a:2:shown:7" and read_shown(str(shown)) == shown
    assert read_shown("0f3a:2:thanks") is None is read_shown("0f3a:2:seen:7")


def test_a_person_is_told_how_long_the_machine_on_turn_waits_for_a_contest() -> None:
    laid = after(_unhurried(_lexicon(), 3), "1 word CHAT")
    shown = {3: Shown(len(laid.table.plies), 2_000)}
    assert contest_ms(laid, 3, shown, 2_000) == AFTER_SHOWN_MS
    assert contest_ms(laid, 3, shown, 3_000) == AFTER_SHOWN_MS - 1_000
    assert contest_ms(laid, 3, {3: Shown(0, 2_000)}, 2_000) is None, "they have not seen it yet"
    assert contest_ms(after(laid, "3 accept"), 3, shown, 2_000) is None
    assert contest_ms(after(_unhurried(_lexicon(), 2, 3), "1 word CHAT"), 3, shown, 2_000) is None, (
        "a person on turn plays when they like"
    )
