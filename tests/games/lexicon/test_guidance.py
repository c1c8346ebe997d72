"""What a seat is told it may do is what the judge allows."""

from dataclasses import replace
from random import Random

import pytest
from tests.games.fixtures import shuffler
from tests.games.lexicon.table import deal, play, position, settings, start

from joute.games.lexicon import LEXICON
from joute.games.lexicon.compose import LexiconComposition
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    NO_GUIDANCE,
    PASS,
    RESIGN,
    Action,
    Challenge,
    Effects,
    Hidden,
    Position,
    WindowState,
)

PLAY, CHALLENGE, ACCEPTS, ENDS, RESIGNS = (
    Action.PLAY,
    Action.CHALLENGE,
    Action.ACCEPT,
    Action.END,
    Action.RESIGN,
)


def test_on_turn_one_plays_and_others_may_only_leave() -> None:
    at = position("hands=MOTS/AB/CD", 3, arbitration="strict")
    assert [at.allowed(seat) for seat in (1, 2)] == [(PLAY, ENDS, RESIGNS), (ENDS, RESIGNS)]
    assert at.allowed(None) == ()
    assert (at.view(1).allowed, at.view(None).allowed) == (at.allowed(1), ())


def test_beside_an_open_window_others_than_the_author_challenge() -> None:
    at = play(position("hands=MOTS/AB/CD", 3), "1 word MOT")
    assert at.allowed(1) == (ENDS, RESIGNS)
    assert at.allowed(2) == (PLAY, CHALLENGE, ACCEPTS, ENDS, RESIGNS)
    assert at.allowed(3) == (CHALLENGE, ACCEPTS, ENDS, RESIGNS)
    window = at.view(3).window
    assert (window.state, window.seats, window.author) == (WindowState.OPEN, (2, 3), 1)
    assert play(at, "3 accept").window().seats == (2,)


def test_in_a_closing_window_nobody_plays() -> None:
    at = play(position("hands=MOT/AB/CD", 3), "1 word MOT")
    assert [at.allowed(seat)[0] for seat in (1, 2, 3)] == [ENDS, CHALLENGE, CHALLENGE]
    assert (at.on_turn(), at.window().state) == (None, WindowState.CLOSING)


def test_while_chance_deals_and_after_the_end() -> None:
    at = start(2, dealer="1")
    assert at.allowed(1) == (ENDS, RESIGNS)
    over = play(at, deal("", ""), "1 resign")
    assert [over.allowed(seat) for seat in (1, 2)] == [(), ()]


def test_who_has_retired_may_do_nothing_more() -> None:
    at = play(position("hands=MOTS/AB/CD", 3), "3 resign")
    assert at.allowed(3) == ()


def test_who_agreed_to_stop_is_told_until_the_next_play() -> None:
    at = play(position("hands=MOTS/AB/CD", 3), "3 end", "2 end")
    assert (at.agreed(), at.view(None).agreed) == ((2, 3), (2, 3))
    assert play(at, "1 discard M open").agreed() == ()


@pytest.mark.parametrize("seed", range(12))
def test_allowed_is_what_the_judge_allows(seed: int) -> None:
    random, shuffle = Random(seed), shuffler(seed)
    seats = random.randint(2, 4)
    words = "AI AN AS AU CE DE DU EN ES ET EU IL LA LE LES LU MA ME MER MES MOT NE ON OR OS OU SA SE TA TE TU"
    agreed = settings(seats, words, limit="30", arbitration=random.choice(("strict", "contest")))
    at = LEXICON.start(agreed)
    for _ in range(60):
        for seat in range(1, seats + 1):
            check(at, seat)
        if at.outcome():
            break
        seat = random.choice(at.to_act())
        moves = [at.chance(shuffle)] if seat == CHANCE else [*at.moves(seat)]
        at = at.play(seat, RESIGN if random.random() < 0.01 and seat else random.choice(moves))


def check(at: Position, seat: int) -> None:
    allowed = at.allowed(seat)
    declared = {ACCEPTS: ACCEPT, CHALLENGE: Challenge(), ENDS: END, RESIGNS: RESIGN, Action.PASS: PASS}
    for action, move in declared.items():
        assert isinstance(at.judge(seat, move), Effects) == (action in allowed), (seat, move, at.text())
    own = [move for move in at.moves(seat) if move not in declared.values()]
    assert bool(own) == (Action.PLAY in allowed)


def test_lexicon_obliges_nobody_first_and_has_no_squares_to_start_from() -> None:
    at = position("hands=MOTS/AB")
    guidance = at.guidance(1)
    assert guidance == replace(NO_GUIDANCE, open=guidance.open)
    assert guidance.open is not None and guidance.open.reason == "open_bare"
    assert at.view(1).duty is None


def test_words_of_one_letter_are_invited_without_a_number() -> None:
    at = position("hands=MOTS/AB", minimum="1")
    guidance = at.guidance(1)
    assert guidance.open is not None and guidance.open.reason == "open_bare_any_length"
    awaited = at.awaits(1, LexiconComposition())
    assert awaited is not None and awaited.reason == "awaits_first_letter"


def test_what_the_game_says_of_itself() -> None:
    assert LEXICON.hides == (Hidden.HANDS, Hidden.STOCK)
    assert LEXICON.tournament == "hands"
    dictionary = settings().dictionary
    assert LEXICON.is_spelling_mistake("FARRINE", dictionary)
    assert not LEXICON.is_spelling_mistake("ZXT", dictionary)


def test_an_observation_has_the_table_the_hand_and_the_counts() -> None:
    at = position("hands=MOTS/AB table=OR,FeR pile=KZ turn=2")
    seen = LEXICON.observe(at.view(1))
    assert (seen.board, seen.owners, seen.hand) == ("OR.FeR..Z", (), "MOST")
    assert seen.counts == (4, 2, len(at.state.cards.stock), 2, 1)
    assert len(LEXICON.observe(at.view(None)).board) <= LEXICON.observed_cells
