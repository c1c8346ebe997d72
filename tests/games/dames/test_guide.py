"""Where letters may go, what must be done first, what each seat may do: as the moves and the judge say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.games.dames.tables import DAMES, after, board, settings

from joute.games.dames.compose import AnnouncedWord, DamesComposition
from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Slide
from joute.games.dames.position import DamesPosition
from joute.play import CHANCE, NO_GUIDANCE, PASS, Action, Effects, Guidance, Language, Move, Refusal

STRICT = settings(rigueur="officielle")
BOARD = """
    b......b
    ........
    ........
    ...L.une
    ........
    A......A
"""


def ways_of_the_moves(position: DamesPosition) -> dict[tuple[str, str], bool]:
    """From where to where, and whether a word goes with it."""
    ways: dict[tuple[str, str], bool] = {}
    for move in position.moves(position.state.turn):
        assert isinstance(move, Slide)
        way = SHAPE.name(move.source), SHAPE.name(move.target)
        ways[way] = ways.get(way, False) or bool(move.words)
    return ways


def self_play(plies: int) -> Iterator[DamesPosition]:
    source = random.Random(7)
    position = DAMES.start(settings())
    position = after(position, f"0 {position.chance(lambda items: source.sample(items, len(items)))}")
    for _ in range(plies):
        yield position
        move = source.choice(list(position.moves(position.state.turn)))
        position = after(position, str(move))


def guided(position: DamesPosition) -> Guidance:
    return position.guidance(position.state.turn)


def test_destinations_are_those_of_the_listed_moves() -> None:
    takes = 0
    for position in self_play(8):
        told = guided(position).destinations
        assert {(one.source, one.target): one.word for one in told} == ways_of_the_moves(position)
        takes += sum(bool(one.taken) for one in told)
    assert takes


def dead_end(position: DamesPosition, source: str, target: str) -> str:
    """The article against going there, and why; empty where some move goes there."""
    refusal = position.dead_end(position.state.turn, DamesComposition(source, target))
    return f"{refusal.article} {refusal.reason}" if refusal else ""


def test_a_square_is_a_dead_end_where_no_listed_move_goes() -> None:
    for position in self_play(4):
        ways = ways_of_the_moves(position)
        sources = SHAPE.names(tuple(position.state.board.squares(position.state.turn)))
        for source in sources:
            for target in SHAPE.names(tuple(range(SHAPE.size))):
                assert bool(dead_end(position, source, target)) == ((source, target) not in ways)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("D3", "E4", ""),
        ("D3", "C1", "DAM-5 not_straight"),
        ("D3", "F3", "DAM-5 square_taken"),
        ("A1", "B1", "DAM-8 no_word_there"),
        ("D3", "H3", "DAM-5 square_taken"),
    ],
)
def test_dam_05_dam_08_a_letter_is_told_why_it_cannot_go_there(source: str, target: str, why: str) -> None:
    position = board(BOARD)
    assert dead_end(position, source, target) == why
    strict = board(BOARD, at=STRICT)
    assert dead_end(strict, source, target) == why, "asking loses no game"


def test_what_has_a_word_already_is_judged_as_a_move() -> None:
    made = DamesComposition("A1", "B1", (AnnouncedWord(typed="LUNE"),))
    assert board(BOARD).dead_end(1, made) is None
    assert board(BOARD).dead_end(2, DamesComposition("A6", "B6")) is None, "it is not their turn"


def test_starts_are_the_letters_that_can_move_whatever_the_words() -> None:
    for position in self_play(8):
        starts = guided(position).starts
        assert {one.source for one in guided(position).destinations} <= set(starts)
        assert all(position.view(None).cells[_square(name)].owner == position.state.turn for name in starts)
    shut_in = board("b......b ........ ........ CD...... BE...... AF......")
    assert guided(shut_in).starts == ("B1", "B2", "A3", "B3")


def test_dam_09_the_last_letter_at_home_is_no_start_where_it_could_only_leave() -> None:
    assert guided(board("b......b ...A.... ........ L.b..... bb...... b.b.....")).starts == ("A3", "D5")
    assert guided(board("b......b ...A.... ........ Lbb..... bb...... b.b.....")).starts == ("D5",)


def test_dam_23_the_letter_touched_is_a_duty_and_the_only_start() -> None:
    start = board(BOARD, at=STRICT)
    assert guided(start).duty is None
    touched = after(start, "touch D3")
    duty = guided(touched).duty
    assert duty is not None
    assert (duty.reason, duty.article, duty.squares) == ("duty_touched", "DAM-23", ("D3",))
    assert guided(touched).starts == ("D3",)
    assert {one.source for one in guided(touched).destinations} == {"D3"}
    assert [touched.view(seat).duty for seat in (1, 2, None)] == [duty] * 3
    said = DAMES.sentences[duty.reason].say(Language.ENGLISH, {"squares": "D3"})
    assert said == "move the letter you have touched on D3"
    assert after(touched, "D3-E4 LUNE@E4.F3.G3.H3").view(2).duty is None
    assert after(touched, "resign").view(1).duty is None


def test_no_guidance_before_the_deal_out_of_turn_or_after_the_end() -> None:
    start, playing = DAMES.start(settings()), board(BOARD)
    assert [start.guidance(seat) for seat in (CHANCE, 1, 2)] == [NO_GUIDANCE] * 3
    assert playing.guidance(2) == NO_GUIDANCE
    assert after(playing, "resign").guidance(1) == NO_GUIDANCE


@pytest.mark.parametrize(
    "position",
    [
        DAMES.start(settings()),
        board(BOARD),
        board(BOARD, "turn=1"),
        after(board(BOARD), "2 end"),
        after(board(BOARD), "2 resign"),
        after(board(BOARD, at=STRICT), "touch D3"),
    ],
    ids=["before the deal", "white", "black", "one agrees", "over", "touched"],
)
def test_what_is_allowed_is_what_the_judge_allows(position: DamesPosition) -> None:
    said: dict[Action, Move | Refusal] = {
        action: DAMES.read_move(action.value)
        for action in (Action.PASS, Action.ACCEPT, Action.CHALLENGE, Action.END, Action.RESIGN)
    }
    for seat in (1, 2):
        allowed = position.allowed(seat)
        assert (Action.PLAY in allowed) == bool(list(position.moves(seat)))
        assert Action.TAKE not in allowed
        for action, move in said.items():
            assert isinstance(move, Move)
            assert (action in allowed) == isinstance(position.judge(seat, move), Effects)
    assert position.allowed(None) == ()
    assert isinstance(position.judge(1, PASS), Refusal)


def _square(name: str) -> int:
    square = SHAPE.index(name)
    assert square is not None
    return square
