"""The state written piece by piece is the message `State`, at every version, for everyone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.server.players import Script, scripts

from joute.games import registry
from joute.messages.live import State
from joute.messages.wire import encode
from joute.play import Seat
from joute.server.live.seated import Seated, make_settings
from joute.server.wire.state_messages import StateMessages
from joute.server.wire.to_messages import (
    answer_info,
    clock_info,
    offer_info,
    ply_info,
    seats_info,
    table_info,
    viewpoint,
)
from joute.storage import SeatRow, TableRow
from joute.tables import Step, StopStep, Table, TakebackStep, clock_view, shown_text


def seated_at(script: Script) -> Seated:
    row = TableRow(
        id="t1",
        game=script.game,
        options=(("clock", "budget 15m"),),
        position=script.position,
        listed=False,
        hints=True,
        dictionary=False,
        finished=False,
        created_ms=0,
        updated_ms=0,
    )
    seats = tuple(
        SeatRow(
            table_id="t1",
            seat=number,
            kind="machine" if number == 3 else "person",
            name="« Zoé »\n\"'\\",
            level=None,
            holder=f"h{number}",
            invitation=None,
        )
        for number in range(1, script.seats + 1)
    )
    game = registry.find(script.game)
    settings = make_settings(game, script.seats, dict(row.options))
    return Seated(row, seats, Table.open(game, settings, (), (), script.position).started(0))


def whole(seated: Seated, holder: str, connected: frozenset[Seat], now: int) -> State:
    table, you = seated.table, seated.held_by(holder)
    seat = viewpoint(table, you)
    return State(
        table=table_info(seated, you, seats_info(seated.seats, connected)),
        seat=seat,
        view=table.position.view(seat),
        plies=tuple(
            ply_info(table, number, shown_text(table, ply, seat)) for number, ply in enumerate(table.plies, 1)
        ),
        clock=clock_info(clock_view(table, now)),
        offers=tuple(offer_info(offer) for offer in table.offers()),
        answer=answer_info(table.answer) if table.answer else None,
    )


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.game)
def test_what_is_told_is_the_whole_state(script: Script) -> None:
    seated, showing, now = seated_at(script), StateMessages(), 0
    first, second = script.moves[0][0], 3 - script.moves[0][0]
    actions: list[tuple[Seat, str | Step]] = [
        script.moves[0],
        (first, TakebackStep.ASK),
        (second, TakebackStep.ACCEPT),
        *script.moves,
        (second, "end"),
        (first, StopStep.REFUSE),
        (second, "end"),
        (first, "resign"),
    ]
    for number, (seat, action) in enumerate(actions):
        now += 700
        after = seated.table.act(seat, action, now)
        if isinstance(after, Table):
            row = replace(seated.row, updated_ms=now, rematch="t2" if after.over else None)
            seated = replace(seated, row=row, table=after)
        connected = frozenset({1}) if number % 3 else frozenset({1, 2})
        for holder in ("h1", "h2", "", "h1"):
            told = showing.text(seated, holder, connected, now)
            assert json.loads(told) == json.loads(encode(whole(seated, holder, connected, now)))
    assert len(seated.table.plies) > 2
