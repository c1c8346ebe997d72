"""Garbage is refused, never a crash: moves, positions, actions of the wrong kind."""

import random
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.arena import Case, game_of, random_game, settings_of

from joute.games import registry
from joute.play import Effects, Game, Move, Position, Refusal, Refused

EXAMPLES = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
WORDS = [
    "deal",
    "draw",
    "shuffle",
    "word",
    "discard",
    "open",
    "stock",
    "insert",
    "exchange",
    "lay",
    "take",
    "flip",
]
WORDS += [
    "challenge",
    "accept",
    "timeout",
    "bell",
    "adoube",
    "touch",
    "pass",
    "end",
    "C3h",
    "M13v",
    "A8h+",
    "+",
    "x",
]
WORDS += [
    "D3-E4",
    "A3xC3",
    "LUNE@E4.F3.G3.H3",
    "+S@C4",
    "MER",
    "*",
    "*e",
    "Zz",
    "1",
    "99",
    "F6h",
    "Z99v",
    "É",
    "ß",
    "@",
]

scraps = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=6)), max_size=6).map(" ".join)
texts = st.one_of(st.text(max_size=60), scraps)


def middle_of(name: str, seed: int) -> Position:
    game = registry.find(name)
    plies = random_game(Case(name, game.least_seats, None, seed))
    return plies[min(len(plies) - 1, 10)].after


def survives(game: Game, position: Position, text: str) -> None:
    move = game.read_move(text)
    assert isinstance(move, Move | Refusal)
    if isinstance(move, Move):
        assert game.read_move(move.text()) == move
        for seat in range(position.seats + 2):
            assert isinstance(position.judge(seat, move), Effects | Refusal)


@EXAMPLES
@given(text=texts)
def test_any_text_is_a_move_or_refused(name: str, text: str) -> None:
    survives(registry.find(name), middle_of(name, 1), text)


def test_damaged_moves_are_moves_or_refused(name: str) -> None:
    game, source = registry.find(name), random.Random(name)
    plies = random_game(Case(name, game.least_seats, None, 1))
    for ply in plies:
        for _ in range(6):
            survives(game, ply.before, damaged(ply.move.text(), source))


@EXAMPLES
@given(text=texts)
def test_any_text_is_a_position_or_refused(name: str, text: str) -> None:
    case = Case(name, registry.find(name).least_seats, None, 1)
    try:
        position = game_of(case).position(text, settings_of(case))
    except Refused as refused:
        assert refused.refusal.kind == "unreadable"
    else:
        assert game_of(case).position(position.text(), settings_of(case)) == position


def test_damaged_positions_are_whole_or_refused(name: str) -> None:
    """A position text that still reads must hold a position one can look at, judge in and play on."""
    case = Case(name, registry.find(name).least_seats, None, 1)
    game, source = game_of(case), random.Random(name)
    for ply in random_game(case)[::4]:
        for _ in range(8):
            text = damaged(ply.after.text(), source)
            try:
                position = game.position(text, settings_of(case))
            except Refused as refused:
                assert refused.refusal.kind == "unreadable"
                continue
            assert game.position(position.text(), settings_of(case)) == position
            for seat in range(1, case.seats + 1):
                position.view(seat)
                position.judge(seat, ply.move)
                assert len(list(islice(position.moves(seat), 3))) <= 3
            position.outcome(), position.scores(), position.letters()


@pytest.mark.parametrize("length", [2_001, 100_000])
def test_a_move_of_any_length_is_refused(name: str, length: int) -> None:
    refusal = registry.find(name).read_move("A" * length)
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "unreadable"


def damaged(text: str, source: random.Random) -> str:
    """The text with a character dropped, doubled, changed or moved."""
    if not text:
        return "?"
    at = source.randrange(len(text))
    other = source.choice(text + "AZ09.*/ -é")
    return source.choice(
        [
            text[:at] + text[at + 1 :],
            text[:at] + text[at] + text[at:],
            text[:at] + other + text[at + 1 :],
            text[:at],
            text[at:] + text[:at],
        ]
    )
