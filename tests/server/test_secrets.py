"""No byte sent to a seat or a spectator depends on what it may not know.

Each game is played several times on a real server, move for move the same; from one world to the other two
letters of the deal have changed places. As long as a viewer's view is the same in both, everything it is sent
is the same too: states, increments, compositions, refusals, hints, troubles, records, lists.
That views themselves hide what they should is tested with the games.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from itertools import islice
from typing import Any

import pytest
from tests.conformance.arena import Case, cases, game_of, random_action
from tests.server.guests import Guest, Tab, friends
from tests.server.inside import Inside

from joute.bots import Advice
from joute.bots.why import why
from joute.play import CHANCE, TIMEOUT, Game, Move, Position, Refusal, Seat, Settings, View
from joute.server.live import alive
from joute.server.live import table as live_table
from joute.server.wire import hints

PLIES = 5
OTHERS = 2
LISTENING = (1, 2, None)
TIMES = re.compile(r'"(updated_ms|spent_ms|remaining_ms)":(\d+|\[[\d,]*\]|null)')
RECORD_TIMES = re.compile(r" \{\d+\}")


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    server = Inside(tmp_path_factory.mktemp("inside"))
    with pytest.MonkeyPatch.context() as patch, server.running():
        # A busy machine may pause this process in one world and not in another: no clock stops for it.
        patch.setattr(alive, "PAUSE_MS", 10**9)
        patch.setattr(alive, "GAP_MS", 10**9)
        yield server


class Fate:
    """Shuffles by a seed; in another world two of the cards dealt have changed places.

    What comes before the deal (LEXICON's draw for the dealer) is public and stays.
    """

    def __init__(self, seed: str, deal: int = 0, places: tuple[float, float] = (0, 0)) -> None:
        self._source = random.Random(seed)
        self._deal = deal
        self._places = places
        self.shuffles = 0

    def __call__(self, items: Sequence[str]) -> Sequence[str]:
        order = self._source.sample(list(items), len(items))
        self.shuffles += 1
        if self.shuffles == self._deal:
            first, second = (int(place * len(order)) for place in self._places)
            order[first], order[second] = order[second], order[first]
        return order


def simple_advice(
    _: int, game: Game, view: View, settings: Settings, *__: object, **___: object
) -> tuple[Advice, ...]:
    """A bot that needs no time: the first move of an imagined position."""
    assert view.seat is not None
    position = game.imagine(view, settings, lambda items: items)
    first = next(iter(islice(position.moves(view.seat), 1)))
    return (Advice(first, 0.0, why("le premier coup", "the first move")),)


class World:
    """One table, everyone who looks at it, and all that each of them was sent."""

    def __init__(self, inside: Inside, case: Case, stack: ExitStack) -> None:
        self._inside = inside
        options = dict([case.option] if case.option else [])
        self.table, guests = friends(inside, case.game, case.seats, options=options)
        self.guests: dict[Seat | None, Guest] = dict(enumerate(guests, 1))
        self.guests[None] = Guest(inside)
        self.tabs = {
            viewer: stack.enter_context(guest.tab(self.table)) for viewer, guest in self.guests.items()
        }
        self.listening = {
            viewer: stack.enter_context(guest.tab(self.table, increments=True))
            for viewer, guest in self.guests.items()
            if viewer in LISTENING
        }
        """A second page of some, which is told increments."""
        self._extra: dict[Seat | None, list[str]] = {viewer: [] for viewer in self.guests}
        self.noticed: set[Seat | None] = set()
        """Who has seen a difference from the first world, as the rules allow."""

    @property
    def position(self) -> Position:
        return self._inside.table(self.table).position

    def seen_by(self, viewer: Seat | None) -> object:
        """What the game itself lets the viewer see: the view, and its own part of the deal in order."""
        chance = (ply for ply in self._inside.table(self.table).plies if ply.seat == CHANCE)
        return self.position.view(viewer), [ply.before.shown(ply.effects.move, viewer) for ply in chance]

    def act(self, seat: Seat, move: str, number: int) -> Any:
        """Ask about the move first, and about nonsense, then play it."""
        made = self._composed(move)
        for viewer, tab in self.tabs.items():
            if viewer is not None:
                tab.ask(type="compose", seat=viewer, composition=made, id=f"p{number}")
                tab.ask(type="guide", seat=viewer, id=f"g{number}")
                tab.ask(type="hint", seat=viewer, grade=3, id=f"h{number}")
            else:
                tab.ask(type="act", seat=seat, move=move, id=f"x{number}")
        answer = self.tabs[seat].act(seat, move, id=f"m{number}")
        if answer["type"] == "acknowledged":
            self._look(answer["version"])
        return answer

    def _composed(self, text: str) -> dict[str, object]:
        """The move as it would be composed; nothing for a declaration."""
        move = self._inside.table(self.table).game.read_move(text)
        assert isinstance(move, Move)
        made = self.position.composition(move)
        return asdict(made) if made else {}

    def _look(self, version: int) -> None:
        for viewer, guest in self.guests.items():
            state = self.tabs[viewer].until(version)
            if viewer in self.listening:
                self._compare(state, self.listening[viewer].until(version))
            record = guest.http.get(f"/api/tables/{self.table}/record").text
            info = guest.http.get(f"/api/tables/{self.table}").text
            plies = len(self._inside.table(self.table).plies)
            past = [guest.http.get(f"/api/tables/{self.table}/plies/{n}").text for n in (1, plies)]
            drawn = guest.http.get(f"/api/tables/{self.table}/picture.svg").text
            self._extra[viewer] += [RECORD_TIMES.sub("", record), info, *past, drawn]

    def _compare(self, state: Any, folded: Any) -> None:
        """Both pages show the same, but for the moment at which the clocks were read."""
        assert {**state, "clock": None} == {**folded, "clock": None}

    def sent(self, viewer: Seat | None) -> list[str]:
        """Everything so far, but for names and times; the same state told twice counts once."""
        tabs: list[Tab] = [of[viewer] for of in (self.tabs, self.listening) if viewer in of]
        texts = [text for tab in tabs for text in tab.received] + self._extra[viewer]
        plain = [TIMES.sub("", text).replace(self.table, "") for text in texts]
        return [text for before, text in zip(["", *plain], plain, strict=False) if before != text]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nothing_hidden_is_sent(case: Case, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "advise_in_words_of", simple_advice)
    source = random.Random(str(case))
    with ExitStack() as stack:
        fate = Fate(str(case))
        monkeypatch.setattr(live_table, "shuffle_of", lambda _seed, _table: fate)
        world = World(inside, case, stack)
        deal = fate.shuffles
        assert bool(deal) == bool(game_of(case).hides)
        if not deal:
            return
        others = []
        for _ in range(OTHERS):
            places = source.random(), source.random()
            other = Fate(str(case), deal, places)
            monkeypatch.setattr(live_table, "shuffle_of", lambda _seed, _table, other=other: other)
            others.append(World(inside, case, stack))
        play_alike(world, others, case, source)


def play_alike(world: World, others: list[World], case: Case, source: random.Random) -> None:
    """The same moves in all worlds; whoever sees the same must have been sent the same."""
    for number in range(PLIES):
        position = world.position
        for other in list(others):
            check(world, other)
        if not position.to_act() or CHANCE in position.to_act():
            return
        seat, move = random_action(game_of(case), position, source)
        if move == TIMEOUT or isinstance(position.judge(seat, move), Refusal):
            return
        world.act(seat, move.text(), number)
        for other in list(others):
            if other.act(seat, move.text(), number)["type"] != "acknowledged":
                others.remove(other)


def check(world: World, other: World) -> None:
    for viewer in world.guests:
        if world.seen_by(viewer) != other.seen_by(viewer):
            other.noticed.add(viewer)
        if viewer not in other.noticed:
            assert world.sent(viewer) == other.sent(viewer), viewer


@pytest.mark.parametrize("arbitration", ["strict", "contest"])
def test_lex_11_composing_the_last_word_does_not_count_the_others_cards(
    inside: Inside, arbitration: str
) -> None:
    """Laying one's last cards counts what the others hold: only doing it may tell."""
    told = []
    for hand in ("QXW", "AEI"):
        position = f"hands=MOTS/{hand}/BCD table=FARINE pile=K"
        options = {"arbitration": arbitration}
        table, (first, *_) = friends(inside, "lexicon", 3, options=options, position=position)
        with first.tab(table) as tab:
            made = {"verb": "word", "word": "MOTS"}
            told.append(tab.ask(type="compose", seat=1, composition=made, id="p"))
            assert told[-1]["ways"][0]["words"] == ["MOTS"]
            tab.act(1, "word MOTS")
    assert told[0] == told[1]
