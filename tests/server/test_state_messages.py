"""What readers are told, whole or by increments, is the message `State` at every version, for everyone."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from statistics import mean

import pytest
from pydantic import TypeAdapter
from tests.conformance.arena import Case, random_action, random_game
from tests.server.folding import Folded, Message
from tests.server.players import Script, script, scripts
from tests.server.seated import seated_at

from joute.games import registry
from joute.messages.live import Hello, Increment, State
from joute.messages.wire import encode
from joute.play import Seat
from joute.server.live.seated import Seated, make_settings
from joute.server.wire.state_messages import Reader, StateMessages
from joute.server.wire.to_messages import (
    answer_info,
    clock_info,
    offer_info,
    ply_info,
    seats_info,
    table_info,
    viewpoint,
)
from joute.storage import SeatRow
from joute.tables import Step, StopStep, Table, TakebackStep, clock_view, shown_text


def test_who_has_resigned_is_told_with_the_table() -> None:
    """A list of tables has no plies to find it in, and places are counted from it."""
    seated = seated_at(Script("lexicon", 3, "hands=CHATS/RATXZ/MURSE stock=LLEE pile=K turn=1", ()))
    assert table_info(seated, (1,), ()).resigned == ()
    left = seated.table.act(2, "resign", 0)
    assert isinstance(left, Table)
    assert table_info(replace(seated, table=left), (1,), ()).resigned == (2,)


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
        takebacks=table.takebacks(),
    )


def _holder(seats: tuple[SeatRow, ...], held: tuple[Seat, ...]) -> tuple[SeatRow, ...]:
    return tuple(replace(row, holder="all") if row.seat in held else row for row in seats)


def _with_offers(script: Script) -> list[tuple[Seat, str | Step]]:
    """The game, with a move taken back at its beginning and offers to stop at its end."""
    first, second = script.moves[0][0], 3 - script.moves[0][0]
    return [
        script.moves[0],
        (first, TakebackStep.ASK),
        (second, TakebackStep.ACCEPT),
        *script.moves,
        (second, "end"),
        (first, StopStep.REFUSE),
        (second, "end"),
        (first, "resign"),
    ]


class Client:
    """Reads what it is told; loses its connection now and then, and goes on from what it has."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.reader = Reader()
        self.folded = Folded()
        self.state: Message = {}
        self.hello()

    def hello(self) -> None:
        self.reader = Reader()
        version = self.state["table"]["version"] if self.state else 0
        seat = self.state["seat"] if self.state else None
        self.reader.greeted(Hello(version=version, seat=seat, increments=True))

    def told(self, showing: StateMessages, now: int) -> str:
        text = showing.told(self.reader, self.holder, now)
        self.state = self.folded.take(json.loads(text))
        return text


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.game)
def test_who_is_told_to_have_a_takeback_gets_one(script: Script) -> None:
    """After every move, for every seat: also where letters were drawn since, which forbids it."""
    table = seated_at(script).table
    for seat, action in script.moves:
        after = table.act(seat, action, 0)
        assert isinstance(after, Table)
        table = after
        asked = {one: table.act(one, TakebackStep.ASK, 0) for one in range(1, script.seats + 1)}
        heard = tuple(one for one, answer in asked.items() if isinstance(answer, Table))
        assert table.takebacks() == (() if table.over else heard)


def test_who_has_resigned_takes_nothing_back() -> None:
    """The others of several play on."""
    settings = make_settings(registry.find("lexicon"), 3, {})
    table = Table.open(registry.find("lexicon"), settings, (), (), "hands=FARINE/ABC/DEG counted=0/0/0")
    after = table.started(0).act(1, "word RIEN", 0)
    assert isinstance(after, Table)
    assert after.takebacks() == (1,)
    left = after.act(1, "resign", 0)
    assert isinstance(left, Table)
    assert not left.over
    assert left.takebacks() == ()


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.game)
@pytest.mark.parametrize("held", [(), (1, 2)], ids=["a seat each", "two seats on one screen"])
def test_what_is_told_is_the_whole_state(script: Script, held: tuple[Seat, ...]) -> None:
    """Folding increments equals a fresh read: for every seat and for spectators, whenever they come back."""
    seated, showing, now = seated_at(script), StateMessages(), 0
    seated = replace(seated, seats=_holder(seated.seats, held))
    holders = ("h1", "h2", "", "all")
    always, often, seldom = ({name: Client(name) for name in holders} for _ in range(3))
    for number, (seat, action) in enumerate(_with_offers(script)):
        now += 700
        after = seated.table.act(seat, action, now)
        if isinstance(after, Table):
            row = replace(seated.row, updated_ms=now, rematch="t2" if after.over else None)
            seated = replace(seated, row=row, table=after)
        connected = frozenset({1}) if number % 3 else frozenset({1, 2})
        showing.turn_to(seated, connected)
        for holder in holders:
            expected = json.loads(encode(whole(seated, holder, connected, now)))
            assert json.loads(showing.told(Reader(), holder, now)) == expected
            always[holder].told(showing, now)
            assert always[holder].state == expected
            often[holder].hello()
            often[holder].told(showing, now)
            assert often[holder].state == expected
            if number % 5 == 4:
                seldom[holder].told(showing, now)
                assert seldom[holder].state == expected
    assert len(seated.table.plies) > 2


@pytest.mark.parametrize("game", registry.names())
def test_an_increment_is_as_typed(game: str) -> None:
    played = script(game, 2)
    seated, showing, client = seated_at(played), StateMessages(), Client("h1")
    adapter = TypeAdapter(Increment)
    for number, (seat, move) in enumerate(played.moves):
        after = seated.table.act(seat, move, 700 * number)
        assert isinstance(after, Table)
        seated = replace(seated, table=after)
        showing.turn_to(seated, frozenset())
        text = client.told(showing, 700 * number)
        if number:
            told = json.loads(text)
            assert json.loads(adapter.dump_json(adapter.validate_python(told))) == told


def test_a_retry_of_hello_never_goes_back() -> None:
    """Whoever says to have what does not exist, or another seat's view, is told everything."""
    played = scripts()[0]
    seated, showing = seated_at(played), StateMessages()
    after = seated.table.act(*played.moves[0], 700)
    assert isinstance(after, Table)
    showing.turn_to(replace(seated, table=after), frozenset())
    for hello in (
        Hello(version=after.version + 1, seat=1, increments=True),
        Hello(version=-3, seat=1, increments=True),
        Hello(version=1, seat=2, increments=True),
        Hello(version=1, seat=None, increments=True),
        Hello(version=1, seat=1),
    ):
        reader = Reader()
        reader.greeted(hello)
        assert json.loads(showing.told(reader, "h1", 700))["type"] == "state"


def _sizes(seated: Seated, actions: list[tuple[Seat, str]]) -> list[int]:
    """The bytes of what seat 1 is told of each action."""
    showing, client, sizes = StateMessages(), Client("h1"), []
    for number, (seat, action) in enumerate(actions):
        after = seated.table.act(seat, action, 700 * number)
        assert isinstance(after, Table), after
        seated = replace(seated, table=after)
        showing.turn_to(seated, frozenset())
        sizes.append(len(client.told(showing, 700 * number).encode()))
    return sizes


@pytest.mark.parametrize("game", registry.names())
def test_an_increment_does_not_grow_with_the_game(game: str) -> None:
    """By counting bytes over a few games: late as many as early, while the whole state grows by every ply."""
    early, late = [], []
    for seed in range(1, 5):
        plies = random_game(Case(game, registry.find(game).least_seats, None, seed))
        seated = seated_at(Script(game, registry.find(game).least_seats, "", ()))
        sizes = _sizes(seated, [(ply.seat, ply.effects.move.text()) for ply in plies])[1:-1]
        quarter = len(sizes) // 4
        early += sizes[:quarter]
        late += sizes[-quarter:]
        assert max(sizes) < 6_000
    assert len(early) > 4
    assert mean(late) < 1.5 * mean(early)


def test_the_hundred_and_fiftieth_action_is_told_in_as_few_bytes_as_the_tenth() -> None:
    """A card game over many rounds is the longest there is."""
    seated, source, now = seated_at(Script("lexicon", 2, "", ()), limit="none"), random.Random(3), 0
    showing, client, sizes = StateMessages(), Client("h1"), []
    while len(sizes) < 150 and not seated.table.over:
        now += 700
        table = seated.table.deal(lambda items: source.sample(list(items), len(items)), now)
        seat, move = random_action(table.game, table.position, source)
        after = table.act(seat, move, now)
        assert isinstance(after, Table)
        seated = replace(seated, table=after)
        showing.turn_to(seated, frozenset())
        sizes.append(len(client.told(showing, now).encode()))
    assert len(sizes) == 150
    assert mean(sizes[-30:]) < 1.25 * mean(sizes[5:35])
    assert len(showing.told(Reader(), "h1", now)) > 20 * mean(sizes[-30:])
