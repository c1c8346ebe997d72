"""Random games: letters conserved, nothing leaked, texts and views whole, an end every time."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from tests.games.demo.table import FIXTURE, mat, position, settings
from tests.games.fixtures import shuffler

from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.letters.squares import SQUARES
from joute.play import CHANCE, TIMEOUT, Move, Seat, Settings

pytestmark = pytest.mark.slow

OPTIONS = (
    {},
    {"arbitration": "contest"},
    {"loser": "single", "most": "4"},
    {"arbitration": "contest", "loser": "single"},
    {"tour": "complet"},
    {"arbitration": "contest", "tour": "complet"},
)


def random_settings(seed: int) -> Settings:
    return settings(2 + seed % 3, share=str(5 + seed % 4), **OPTIONS[seed % len(OPTIONS)])


def random_move(at: DemoPosition, random: Random, seed: int) -> tuple[Seat, Move]:
    seat = random.choice(at.to_act())
    if seat == CHANCE:
        return seat, at.chance(shuffler(seed))
    moves = list(islice(at.moves(seat), 60))
    laying = moves[3:]
    late = seat in at.timed() and random.random() < 0.05
    return seat, TIMEOUT if late else random.choice(laying or moves)


def elsewhere(at: DemoPosition, viewer: Seat | None, random: Random) -> DemoPosition:
    """The same table, the squares the viewer does not see drawn anew."""
    own = at.state.hands[viewer - 1] if viewer else ""
    unseen = list(SQUARES.without(at.state.laid() + own).letters)
    random.shuffle(unseen)
    hands = tuple(
        own if seat == viewer else "".join(sorted(unseen.pop() for _ in hand))
        for seat, hand in enumerate(at.state.hands, 1)
    )
    return DemoPosition(replace(at.state, hands=hands))


def play_randomly(seed: int) -> list[DemoPosition]:
    random = Random(seed)
    start = DEMO.start(random_settings(seed))
    return FIXTURE.played(start, lambda at: random_move(at, random, seed), most=400)


@pytest.mark.parametrize("start", range(0, 200, 25))
def test_no_view_depends_on_what_it_may_not_know(start: int) -> None:
    for seed in range(start, start + 25):
        random = Random(seed)
        for at in play_randomly(seed):
            if at.outcome() or not at.state.hands:
                continue
            for viewer in (None, *range(1, at.seats + 1)):
                assert elsewhere(at, viewer, random).view(viewer) == at.view(viewer)


@pytest.mark.parametrize("seed", range(0, 200, 10))
def test_every_position_is_whole(seed: int) -> None:
    met, agreement = play_randomly(seed), random_settings(seed)
    for at in met:
        assert at.letters() == SQUARES
        assert DEMO.position(at.text(), agreement) == at
        assert sum(at.scores()) == 0
        for viewer in (None, *range(1, at.seats + 1)):
            view = at.view(viewer)
            assert DEMO.imagine(view, agreement, shuffler(seed)).view(viewer) == view
    assert met[-1].to_act() == ()


@pytest.mark.parametrize("seed", range(8))
def test_every_position_can_be_drawn(seed: int) -> None:
    for at in play_randomly(seed):
        for colours in (True, False):
            drawn = DEMO.drawing(at.view(1), colours)
            assert len(drawn.splitlines()) <= 22
            assert colours or max(map(len, drawn.splitlines())) <= 80
            assert colours == ("\x1b" in drawn) or not at.state.laid()
        picture = DEMO.picture(at.view(None))
        assert picture.startswith("<svg")
        assert picture.count('font-weight="600"') == len(at.state.laid())
        assert picture.count("<polygon") == sum(cell.islower() for cell in at.state.grid.cells)


def test_strict_games_leave_only_words_on_the_mat() -> None:
    for seed in (0, 2, 4, 6):
        last = play_randomly(seed)[-1]
        for run in last.state.grid.runs():
            assert last.state.grid.word(run).upper() in last.state.terms.dictionary


def test_a_refused_move_changes_nothing() -> None:
    at = play_randomly(2)[3]
    before = at.text()
    read = DEMO.read_move("A1h XQZ")
    assert isinstance(read, Move)
    at.judge(at.state.turn, read)
    assert at.text() == before


@pytest.mark.parametrize("seats", [18, 19, 45])
def test_a_crowd_is_drawn_around_who_is_on_turn(seats: int) -> None:
    at = FIXTURE.play(
        FIXTURE.start(seats), f"0 deal {SQUARES.letters}", *(f"{n} pass" for n in range(1, seats))
    )
    lines = DEMO.drawing(at.view(2), colours=False).splitlines()
    assert len(lines) <= 22 and max(map(len, lines)) <= 80
    drawn = "\n".join(lines)
    assert f"▸{seats} " in drawn and " 2 " in drawn
    assert (f"… et {seats - 17} autres" in drawn) == (seats > 18)


def test_a_long_mat_is_drawn_around_the_last_play() -> None:
    words = ("M13h OR", *(f"{'ABCDEFGHIJ'[n]}{1 + 2 * n}h EU" for n in range(4)), "M23h TU", "M25h SI")
    at = position(f"{mat(*words)} 1 AB/CD last=2:M25.N25")
    lines = DEMO.drawing(at.view(1), colours=False).splitlines()
    assert len(lines) <= 22
    assert lines[-3].startswith(" 25")
