"""Views leak nothing: when two hidden letters of the deal change places, only their holder notices."""

import dataclasses
import random
from functools import cache

import pytest
from tests.conformance.arena import Case, game_of, random_game, settings_of, shuffler, viewers
from tests.conformance.worlds import Noticed, deal_number, hidden_indices, other_world, swaps

from joute.play import Position, Seat, View
from joute.tables import Table, record_for, shown_text

pytestmark = pytest.mark.slow

SWAPS = 16
WORLDS = 6
ALL_DEALT_TO_TWO = {("demo", 2)}
"""Every square lies in one of two hands (DEM-2): each player can count what the other holds."""


def anonymous(view: View) -> View:
    return dataclasses.replace(view, seat=None, allowed=())


def holds_secrets(position: Position, seat: Seat) -> bool:
    return anonymous(position.view(seat)) != anonymous(position.view(None))


@cache
def noticed_at_once(case: Case) -> tuple[Noticed, ...]:
    """Who notices each letter of the deal changing places with the last one."""
    number = deal_number(case)
    assert number is not None
    deal = random_game(case)[number]
    every = swaps(case, deal, len(hidden_indices(deal)))
    return tuple(next(other_world(case, swap)) for swap in every)


def owner_of_the_last(first: tuple[Noticed, ...]) -> frozenset[Seat]:
    """Who notices every exchange, whatever the other letter: the last one is in that hand."""
    private = [noticed.seats for noticed in first if noticed.seats and not noticed.public]
    return frozenset.intersection(*private) if private else frozenset()


def test_right_after_the_deal_each_hand_is_noticed_by_its_holder_alone(case: Case) -> None:
    number = deal_number(case)
    if number is None:
        assert not any(holds_secrets(ply.after, seat) for ply in random_game(case) for seat in (1, 2))
        return
    first = noticed_at_once(case)
    # One hidden place may turn out public at once: the card turned up beside LEXICON's stock (LEX-4).
    assert sum(noticed.public for noticed in first) <= 1
    if (case.game, case.seats) in ALL_DEALT_TO_TWO:
        return
    owner = owner_of_the_last(first)
    holders = {
        seat for seat in range(1, case.seats + 1) if holds_secrets(random_game(case)[number].after, seat)
    }
    alone = {seat for noticed in first if len(noticed.seats - owner) == 1 for seat in noticed.seats - owner}
    assert alone == holders - owner
    assert case.seats > 2 or not owner


def test_later_on_hidden_letters_are_noticed_by_their_holder_alone(case: Case) -> None:
    number = deal_number(case)
    if number is None:
        return
    owner = owner_of_the_last(noticed_at_once(case))
    deal = random_game(case)[number]
    secrets = any(holds_secrets(deal.after, seat) for seat in range(1, case.seats + 1))
    for swap in swaps(case, deal, SWAPS if secrets else 2):
        stream = list(other_world(case, swap))
        if stream[0].public:
            continue
        assert not any(noticed.public for noticed in stream), (swap, stream)
        if (case.game, case.seats) not in ALL_DEALT_TO_TWO:
            assert all(len(noticed.seats - owner) <= 1 for noticed in stream), (swap, stream)


def test_worlds_imagined_right_after_the_deal_differ_in_what_others_hold(case: Case) -> None:
    number = deal_number(case)
    if number is None or (case.game, case.seats) in ALL_DEALT_TO_TWO:
        return
    position = random_game(case)[number].after
    for viewer in viewers(position):
        view = position.view(viewer)
        shuffles = (shuffler(random.Random(seed)) for seed in range(WORLDS))
        worlds = [game_of(case).imagine(view, settings_of(case), shuffle) for shuffle in shuffles]
        for other in range(1, case.seats + 1):
            if other != viewer and holds_secrets(position, other):
                assert len({repr(world.view(other)) for world in worlds}) > 1


def test_move_lists_and_exports_mask_what_views_hide(case: Case) -> None:
    number = deal_number(case)
    if number is None:
        return
    table = table_of(case, number + 6)
    if table.over:
        return
    hidden = [table.plies[number].effects.move.text()]
    for viewer in viewers(table.position):
        exported = record_for(table, viewer).text()
        assert [shown_text(table, ply, viewer) for ply in table.plies] == [
            line.split(" ", 1)[1] for line in body(exported)
        ]
        assert not any(text in exported for text in hidden)


def table_of(case: Case, plies: int) -> Table:
    table = Table.open(game_of(case), settings_of(case))
    for ply in random_game(case)[:plies]:
        after = table.act(ply.seat, ply.move, 0)
        assert isinstance(after, Table)
        table = after
    return table


def body(record: str) -> list[str]:
    return [line for line in record.splitlines() if line and not line.startswith("[")]
