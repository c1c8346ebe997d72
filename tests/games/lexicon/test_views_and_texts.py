"""What each seat may know, and positions as text: nothing leaks, nothing is lost."""

from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.games.fixtures import shuffler
from tests.games.lexicon.table import deal, hand, play, position, settings, start

from joute.games.lexicon import LEXICON
from joute.games.lexicon import text as texts
from joute.games.lexicon.moves import Discard, Form
from joute.play import CHANCE, END, RESIGN, TIMEOUT, Effects, Language, Move, Position, Refusal, Refused, say

pytestmark = pytest.mark.slow

FEW_WORDS = "AI AN AS AU CE CI DE DU EN ES ET EU EUX IL ILS LA LE LES LU MA ME MER MES MOT NE NI ON OR OS OU \
PU RAS RE RI RIS RU SA SE SES SI SOT SU TA TE TES TU UN UNE UNES US VA VU"


def random_move(at: Position, seat: int, random: Random) -> Move:
    """Mostly words, sometimes bluffs, discards, challenges, time-outs; now and then somebody leaves."""
    if random.random() < 0.004:
        return random.choice((RESIGN, END))
    if random.random() < 0.02:
        return TIMEOUT
    moves = list(at.moves(seat))
    held = hand(at, seat).replace("*", "")
    if len(held) > 2 and random.random() < 0.05:
        moves.append(Form("".join(random.sample(held, 3))))
    laying = [move for move in moves if not isinstance(move, Discard)]
    return random.choice(laying if laying and random.random() < 0.8 else moves)


@pytest.mark.parametrize("block", range(10))
def test_no_view_leaks_in_twenty_random_games(block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        random, shuffle = Random(seed), shuffler(seed)
        seats = random.randint(2, 6)
        agreed = settings(seats, FEW_WORDS, limit="30", arbitration=random.choice(("strict", "contest")))
        at = LEXICON.start(agreed)
        for _ in range(120):
            if at.outcome():
                break
            seat = random.choice(at.to_act())
            move = at.chance(shuffle) if seat == CHANCE else random_move(at, seat, random)
            judged = at.judge(seat, move)
            if isinstance(judged, Refusal):
                continue
            viewer = random.choice((*range(1, seats + 1), None))
            check_secrets(at, seat, judged, viewer, LEXICON.imagine(at.view(viewer), agreed, shuffle))
            assert judged.after.letters() == at.letters()
            assert LEXICON.position(judged.after.text(), agreed) == judged.after
            at = judged.after


def check_secrets(at: Position, seat: int, judged: Effects, viewer: int | None, other: Position) -> None:
    """`other` is imagined from the view alone: it looks the same, and the same is told of the move."""
    assert other.view(viewer) == at.view(viewer)
    assert other.to_act() == at.to_act()
    told = at.shown(judged.move, viewer)
    if seat == CHANCE:
        assert not told.startswith("deal") or told.count("?") == len(told) - len("deal ") - visible(
            at, viewer
        )
        return
    assert told == judged.move.text()
    again = other.judge(seat, judged.move)
    assert isinstance(again, Effects) or viewer != seat
    if isinstance(again, Effects) and judged.move != TIMEOUT:
        public = (judged.kind, judged.words, judged.laid, judged.removed)
        assert (again.kind, again.words, again.laid, again.removed) == public


def visible(at: Position, viewer: int | None) -> int:
    """How many cards of the next deal a viewer may know."""
    in_play = viewer is not None and at.view(None).standing[viewer - 1] == "in"  # type: ignore[attr-defined]
    return 11 if in_play else 1


def test_a_seat_sees_its_own_cards_and_the_open_one_only() -> None:
    opening = start(3, dealer="1")
    cards = deal("ABCDEFGHIJ", "AEKLMNOPQR", "AEILNORSTU", opened="Z")
    dealt = opening.judge(0, LEXICON.read_move(cards[2:]))  # type: ignore[arg-type]
    assert isinstance(dealt, Effects)
    told = opening.shown(dealt.move, 2)
    assert told.replace("?", "") == "deal ABCDEFGHIJZ"
    assert opening.shown(dealt.move, None).replace("?", "") == "deal Z"
    view = dealt.after.view(2)
    assert (view.hands, view.pile, view.stock_count) == (("?" * 10, "ABCDEFGHIJ", "?" * 10), "Z", 21)  # type: ignore[attr-defined]


def test_hands_lie_open_once_they_are_counted() -> None:
    at = play(position("hands=MOT/AZ/BJ", 3, arbitration="strict"), "1 word MOT")
    assert at.view(None).hands == ("", "AZ", "BJ")
    at = play(at, deal("", "", ""))
    assert at.view(None).hands == ("?" * 10,) * 3


def test_a_shuffled_pile_shows_its_open_card_only() -> None:
    at = play(position("hands=AEIOU/BCDFG pile=RST stock=K", arbitration="strict"), "1 discard E stock")
    move = LEXICON.read_move("shuffle SETR")
    assert isinstance(move, Move)
    assert at.shown(move, 1) == "shuffle S???"


def test_a_view_is_made_of_plain_values() -> None:
    at = play(position("hands=MOTS/AZ/BJ", 3), "1 word MOT")
    allowed = (str, int, bool, type(None))

    def check(value: object) -> None:
        if isinstance(value, tuple | list):
            [check(item) for item in value]
        elif isinstance(value, dict):
            [check(item) for item in value.values()]
        else:
            assert isinstance(value, allowed), value

    check(asdict(at.view(2)))


def test_the_example_of_the_format_is_a_position() -> None:
    (example,) = [line.strip() for line in (texts.__doc__ or "").splitlines() if line.startswith("    ")]
    assert position(example).state.cards.table == ("TOUR", "FARINE")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hands=A",
        "hands=A/B/C",
        "hands=a/B",
        "hands=ZZ/B",
        "hands=A/B hands=A/B",
        "hands=A/B cards=X",
        "hands=A/B turn=3",
        "hands=A/B turn=-1",
        "hands=A/B phase=rest",
        "hands=A/B phase=over",
        "hands=A/B phase=closing",
        "hands=A/B phase=shuffle",
        "hands=A/B outcome=1/by-points/LEX-13",
        "hands=A/B stock= pile=E",
        "hands=A/B stock=E",
        "hands=A/B standing=in",
        "hands=A/B standing=limit/resigned",
        "hands=A/B counted=1/x",
        "hands=A/B counted=1",
        "hands=A/B last=1/word/1//MOT/0",
        "hands=A/B table=MOT last=1/word/2//MOT/0",
        "hands=A/B table=MOT last=1/word/1/MO/MOT/0",
        "hands=A/B table=MOT last=1/pass/1//MOT/0",
        "hands=A/B table=MO-T",
        "hands=A/B packs=2",
        "hands=A/B rung=2",
        "x" * 6000,
    ],
)
def test_an_impossible_or_unreadable_position_text_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        LEXICON.position(text, settings())
    for language in Language:
        assert say(refused.value.refusal, LEXICON.sentences, language)


@given(
    st.text(max_size=60)
    | st.from_regex(r"(hands|turn|last|table|stock|phase|counted)=[A-Za-z0-9/,*+-]{0,12}")
)
@hypothesis_settings(max_examples=200, deadline=None)
def test_garbage_is_refused_and_never_an_error(text: str) -> None:
    move = LEXICON.read_move(text)
    assert isinstance(move, Move | Refusal)
    if isinstance(move, Refusal):
        assert say(move, LEXICON.sentences, Language.FRENCH)
    try:
        LEXICON.position(text, settings())
    except Refused as refused:
        assert say(refused.refusal, LEXICON.sentences, Language.ENGLISH)


@pytest.mark.parametrize(
    "text",
    [
        *("word", "word MO T", "word M0T", "word ²", "joue MOT", "bell now", "deal", "deal A1", "draw"),
        *("discard", "discard R", "discard RR open", "discard R hand"),
        *("insert MOT", "insert 1", "insert x MOT", "exchange 1 M-T"),
    ],
)
def test_unreadable_moves_say_how_to_write_them(text: str) -> None:
    refused = LEXICON.read_move(text)
    assert isinstance(refused, Refusal)
    assert refused.kind == "unreadable"
    assert {bool(say(refused, LEXICON.sentences, language)) for language in Language} == {True}


def test_a_dealer_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        start(3, dealer="4")
    assert refused.value.refusal.data["option"] == "dealer"


def test_drawings_fit_a_terminal_and_pictures_are_svg() -> None:
    words = ",".join(["FARINE", "MOT", "TOUR", "DOS", "VALUe", "PIC", "GEL", "SUR", "LA"])
    at = position(f"hands=ADEMNX/BHZ table={words} last=2/word/2//MOT/0")
    for view in (at.view(1), at.view(None)):
        for colours in (True, False):
            drawn = LEXICON.drawing(view, colours)
            assert len(drawn.splitlines()) <= 24
            plain = drawn.replace("\x1b[1m", "").replace("\x1b[33m", "").replace("\x1b[0m", "")
            assert max(map(len, plain.splitlines())) <= 80
        assert LEXICON.picture(view).startswith("<svg")
        assert [word for word in words.split(",") if f">{word}<" in LEXICON.thumbnail(view)] == ["SUR", "LA"]
    assert "FARINE" in LEXICON.drawing(at.view(2), False)
    assert "BHZ" not in LEXICON.drawing(at.view(1), False)
