"""What a position says of itself is what its referee does: who may do what, who agreed, how moves are laid.

Games that have not moved to the shared referee yet are skipped.
"""

import random
from itertools import islice

import pytest
from tests.conformance.arena import Case, Ply, game_of, settings_of, viewers
from tests.conformance.compositions import damaged, garbage
from tests.conformance.talkative import EVERY, generated, is_legal, positions, seats, talkative_game

from joute.play import (
    ACCEPT,
    END,
    NO_GUIDANCE,
    PASS,
    RESIGN,
    TIMEOUT,
    Action,
    Challenge,
    Composition,
    Language,
    Move,
    MoveKind,
    Position,
    RefereedPosition,
    Refusal,
    Repair,
    Seat,
)
from joute.play.sentences import SHARED

DECLARED = {
    Action.PASS: PASS,
    Action.CHALLENGE: Challenge(),
    Action.ACCEPT: ACCEPT,
    Action.END: END,
    Action.RESIGN: RESIGN,
}
MAYBE_A_PLAY = (
    *(MoveKind.DRAW, MoveKind.DEAL, MoveKind.SHUFFLE, MoveKind.BELL, MoveKind.TOUCH, MoveKind.ADOUBE),
    *(MoveKind.FLIP, MoveKind.PASS, MoveKind.TIMEOUT, MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG),
)
"""Each game decides whether who had agreed to stop must say so again after these."""
GARBAGE = 40


@pytest.fixture(autouse=True)
def _refereed(case: Case) -> None:
    if not isinstance(game_of(case).start(settings_of(case)), RefereedPosition):
        pytest.skip("not judged by the shared referee yet")


def test_what_is_allowed_is_what_the_judge_allows(case: Case) -> None:
    take = game_of(case).read_move("take")
    declared = DECLARED if isinstance(take, Refusal) else {**DECLARED, Action.TAKE: take}
    for position in positions(case):
        for seat in seats(position):
            allowed = position.allowed(seat)
            legal = {action for action, move in declared.items() if is_legal(position, seat, move)}
            assert set(allowed) - {Action.PLAY} == legal, (position.text(), seat)
            assert len(set(allowed)) == len(allowed)
        assert position.allowed(None) == ()


def test_the_window_is_for_those_whose_contest_or_acceptance_is_legal(case: Case) -> None:
    for position in positions(case):
        window = position.window()
        for seat in seats(position):
            answers = is_legal(position, seat, Challenge()) or is_legal(position, seat, ACCEPT)
            assert answers == (seat in window.seats), (position.text(), seat)
        assert len(set(window.seats)) == len(window.seats)
        assert window.is_open or not window.seats
        assert window.author not in window.seats


def test_who_is_on_turn_comes_first_among_those_who_may_act(case: Case) -> None:
    for position in positions(case):
        acting, turn, window = position.to_act(), position.on_turn(), position.window()
        assert turn == (acting[0] if acting and not window.is_closing else None), position.text()
        assert set(window.seats) <= set(acting)
        assert not window.is_closing or set(window.seats) == set(acting)
        players = [seat for seat in seats(position) if Action.PLAY in position.allowed(seat)]
        assert players == ([turn] if turn else []), position.text()


def test_who_is_not_on_turn_has_nothing_to_play_but_an_answer(case: Case) -> None:
    for position in islice(positions(case), 0, None, EVERY):
        for seat in seats(position):
            if Action.PLAY not in position.allowed(seat):
                moves = islice(position.moves(seat), 4)
                assert all(move == ACCEPT or isinstance(move, Challenge) for move in moves), position.text()


def test_who_has_agreed_to_stop_is_what_the_plies_say(case: Case) -> None:
    plies = talkative_game(case)
    assert plies[0].before.agreed() == ()
    for ply in plies:
        if not ply.after.outcome():
            assert ply.after.agreed() in agreed_after(ply), (ply.before.text(), ply.seat, ply.move.text())


def agreed_after(ply: Ply) -> set[tuple[Seat, ...]]:
    """Whoever has said `end` since the last play; where a game may count one or not, both answers."""
    before, closing = ply.before.agreed(), ply.before.window().is_closing
    if ply.move == END:
        return {tuple(sorted({*before, ply.seat}))}
    if ply.move == RESIGN:
        return {tuple(seat for seat in before if seat != ply.seat)}
    if ply.move == ACCEPT or (ply.move == TIMEOUT and closing):
        return {before, ()} if closing else {before}  # a round may end with the last acceptance
    return {before, ()} if ply.effects.kind in MAYBE_A_PLAY else {()}


def test_views_tell_the_same(case: Case) -> None:
    for position in positions(case):
        turn = position.on_turn()
        duty = position.guidance(turn).duty if turn else None
        for viewer in viewers(position):
            view = position.view(viewer)
            assert view.allowed == position.allowed(viewer)
            assert (view.window, view.agreed) == (position.window(), position.agreed())
            assert view.duty == duty, position.text()


def test_guidance_is_for_who_is_on_turn_and_duties_can_be_said(case: Case) -> None:
    game = game_of(case)
    sentences = {**SHARED, **game.sentences}
    for position in positions(case):
        for seat in seats(position):
            guidance = position.guidance(seat)
            if seat != position.on_turn():
                assert guidance == NO_GUIDANCE, (position.text(), seat)
            elif duty := guidance.duty:
                assert duty.article in game.articles
                data = {"squares": "–".join(duty.squares), **duty.data}
                assert all(sentences[duty.reason].say(language, data) for language in Language)


def test_every_generated_move_starts_where_the_guidance_says(case: Case) -> None:
    """With a letter laid there or, where letters lie on the board and move, with one of those that may."""
    for position, seat, effects in generated(case):
        guidance, written = position.guidance(seat), effects.move.text()
        starts, moving = guidance.starts, guidance.destinations
        if moving:
            ways = [to for to in moving if to.source in starts and to.source in written]
            assert any(to.target in written for to in ways), (position.text(), written)
        elif starts and effects.laid:
            assert set(starts) & set(effects.laid), (position.text(), written)


def test_a_composed_move_means_itself(case: Case) -> None:
    kind = game_of(case).composition_type
    for position, seat, effects in generated(case):
        move = effects.move
        made = position.composition(move)
        if made is None:
            assert not effects.laid, move.text()
        else:
            assert isinstance(made, kind)
            assert move in position.ways(seat, made), (position.text(), move.text(), made)


def test_declarations_are_not_composed(case: Case) -> None:
    for position in islice(positions(case), 0, None, EVERY):
        for move in (PASS, END, RESIGN, TIMEOUT, ACCEPT, Challenge(), Challenge("MOT")):
            assert position.composition(move) is None


def test_garbage_compositions_are_answered(case: Case) -> None:
    game, source = game_of(case), random.Random(f"garbage {case}")
    if game.composition_type is Composition:
        pytest.skip("nothing is composed")
    for position in islice(positions(case), 0, None, EVERY):
        for seat in seats(position):
            for _ in range(GARBAGE):
                answered(case, position, seat, garbage(game.composition_type, source))
    for position, seat, effects in islice(generated(case), 0, None, 5):
        if made := position.composition(effects.move):
            answered(case, position, seat, damaged(made, source))


def answered(case: Case, position: Position, seat: Seat, made: Composition) -> None:
    """Ways that can be written, read and judged; repairs that can be composed in turn."""
    means(case, position, seat, made)
    for repair in position.repairs(seat, made):
        assert isinstance(repair, Repair) and repair.code
        assert isinstance(repair.composition, game_of(case).composition_type)
        means(case, position, seat, repair.composition)


def means(case: Case, position: Position, seat: Seat, made: Composition) -> None:
    for move in position.ways(seat, made):
        assert isinstance(move, Move)
        assert game_of(case).read_move(move.text()) == move, made
        position.judge(seat, move)
