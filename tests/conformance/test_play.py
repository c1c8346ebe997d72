"""What positions promise: refusals change nothing, letters are kept, texts read back, games end."""

import random
from itertools import islice

import pytest
from tests.conformance.arena import (
    Case,
    game_of,
    plies,
    random_game,
    sampled,
    settings_of,
)

from joute.cli.reasons import REASONS
from joute.games import registry
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Challenge,
    Effects,
    Kind,
    Position,
    RefereedPosition,
    Refusal,
)

MOST_PLIES = 4_000


def test_letters_are_conserved_on_every_ply(case: Case) -> None:
    for ply in random_game(case):
        if ply.seat != CHANCE:
            assert ply.after.letters() == ply.before.letters(), ply.move.text()


def test_a_position_text_reads_back_on_every_ply(case: Case) -> None:
    game, settings = game_of(case), settings_of(case)
    for position in [game.start(settings), *(ply.after for ply in random_game(case))]:
        text = position.text()
        assert "\n" not in text and '"' not in text
        again = game.position(text, settings)
        assert again.text() == text
        assert again == position


def test_moves_read_back_from_their_text(case: Case) -> None:
    game = game_of(case)
    for ply in random_game(case):
        assert game.read_move(ply.move.text()) == ply.move
    for ply in sampled(case, 9):
        for move in islice(ply.before.moves(ply.seat), 60):
            assert game.read_move(move.text()) == move


def test_moves_are_read_forgivingly(case: Case) -> None:
    game = game_of(case)
    for ply in random_game(case):
        spaced = "  " + ply.move.text().replace(" ", "   ") + " "
        assert game.read_move(spaced) == ply.move


def test_generated_moves_are_legal_and_canonical(case: Case) -> None:
    for ply in sampled(case, 6):
        for seat in ply.before.to_act():
            for move in islice(ply.before.moves(seat), 0, 300, 11):
                effects = ply.before.judge(seat, move)
                assert isinstance(effects, Effects), (ply.before.text(), seat, move.text(), effects)
                assert effects.move == move


def test_moves_come_in_a_fixed_order(case: Case) -> None:
    game, settings = game_of(case), settings_of(case)
    for ply in sampled(case, 15):
        first = [move.text() for move in islice(ply.before.moves(ply.seat), 50)]
        again = game.position(ply.before.text(), settings)
        assert [move.text() for move in islice(again.moves(ply.seat), 50)] == first
        assert len(set(first)) == len(first)


def test_a_refused_move_changes_nothing_and_judging_changes_nothing(case: Case) -> None:
    for ply in sampled(case, 6):
        text, scores, to_act = ply.before.text(), ply.before.scores(), ply.before.to_act()
        for seat in range(ply.before.seats + 2):
            for move in (ply.move, PASS, END, RESIGN, TIMEOUT, Challenge("ZZZ")):
                ply.before.judge(seat, move)
        assert (ply.before.text(), ply.before.scores(), ply.before.to_act()) == (text, scores, to_act)
        assert ply.before.judge(ply.seat, ply.move) == ply.effects


def test_a_move_out_of_turn_is_refused_by_the_article_that_says_who_plays(case: Case) -> None:
    for ply in sampled(case, 5):
        waiting = set(range(ply.before.seats + 1)) - {*ply.before.to_act()}
        for seat in waiting:
            # Who may contest or accept is a question of its own: a play or a pass is what needs the turn.
            declared = ply.move in (END, RESIGN, ACCEPT) or isinstance(ply.move, Challenge)
            refusal = ply.before.judge(seat, PASS if declared else ply.move)
            assert isinstance(refusal, Refusal)
            assert (refusal.kind, refusal.article) == (Kind.ILLEGAL, turn_article(ply.before))


def turn_article(position: Position) -> str:
    assert isinstance(position, RefereedPosition)
    return position.referee.turn_article


def test_a_seat_that_does_not_exist_is_unreadable(case: Case) -> None:
    for ply in sampled(case, 20):
        refusal = ply.before.judge(ply.before.seats + 1, PASS)
        assert isinstance(refusal, Refusal)
        assert refusal.kind is Kind.UNREADABLE


def test_after_the_end_the_article_that_ended_it_speaks(case: Case) -> None:
    position = random_game(case)[-1].after
    for seat in range(1, case.seats + 1):
        if position.to_act():
            position = position.play(seat, RESIGN)
    outcome = position.outcome()
    assert outcome is not None
    assert position.to_act() == ()
    assert outcome.article in game_of(case).articles
    for move in (PASS, END, RESIGN, TIMEOUT, random_game(case)[-1].move):
        refusal = position.judge(1, move)
        assert isinstance(refusal, Refusal)
        assert (refusal.kind, refusal.article) == (Kind.ILLEGAL, outcome.article)


def test_everybody_saying_end_stops_the_game(case: Case) -> None:
    position = random_game(case)[3].before
    for seat in range(1, case.seats + 1):
        assert position.outcome() is None
        position = position.play(seat, END)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason in REASONS


def test_resigning_needs_no_turn(case: Case) -> None:
    for ply in sampled(case, 12):
        for seat in range(1, ply.before.seats + 1):
            effects = ply.before.judge(seat, RESIGN)
            if isinstance(effects, Refusal):
                assert case.seats > 2, effects
            elif case.seats == 2:
                outcome = effects.after.outcome()
                assert outcome is not None
                assert outcome.winners == (3 - seat,)


def test_every_way_to_end_has_a_name(case: Case) -> None:
    ply = random_game(case)[-1]
    ended = [ply.after, *(random_game(case)[2].before.play(seat, RESIGN) for seat in (1, 2))]
    if isinstance(timed_out := ply.before.judge(ply.seat, TIMEOUT), Effects):
        ended.append(timed_out.after)
    for position in ended:
        if outcome := position.outcome():
            assert outcome.reason in REASONS
            assert outcome.article in game_of(case).articles


@pytest.mark.parametrize("seed", [7, 8])
def test_random_games_end(name: str, seed: int) -> None:
    game = registry.find(name)
    case = Case(name, game.least_seats, None, seed)
    last = list(islice(plies(game, settings_of(case), random.Random(seed)), MOST_PLIES))[-1].after
    outcome = last.outcome()
    assert outcome is not None, last.text()
    assert outcome.reason in REASONS
    assert set(outcome.winners) <= set(range(1, case.seats + 1))
    assert len(last.scores()) == case.seats


def test_to_act_names_seats_once_and_nobody_after_the_end(case: Case) -> None:
    for ply in random_game(case):
        to_act = ply.after.to_act()
        assert len(set(to_act)) == len(to_act)
        assert set(to_act) <= set(range(case.seats + 1))
        assert bool(to_act) == (ply.after.outcome() is None)
        assert set(ply.after.timed()) <= set(to_act)
