"""The kernels list what the judge allows: everything, once, in a fixed order."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.games.fixtures import shuffler
from tests.games.lexicon.table import play, position, start

from joute.games.lexicon import LEXICON
from joute.games.lexicon.material import PACKS, cards_of
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.letters import Stock
from joute.play import ACCEPT, Challenge, Effects, Move, Position

pytestmark = pytest.mark.slow

WORDS = [
    *("AS", "OS", "SA", "SES", "OSA", "OSE", "OSES", "ASSE", "ASSES", "OASES", "SASSE"),
    *("ROSE", "ROSES", "ROSEAS", "AROSES", "EROS", "OSER", "OSERA", "AREOS", "RASE"),
]
FILLING = "BCDFGHJKLMNPQTUVWXYZ"


def case_patterns(word: str) -> Iterator[str]:
    return ("".join(letters) for letters in product(*((letter, letter.lower()) for letter in word)))


def brute_force(at: Position, seat: int, words: list[str], table: int) -> set[Move]:
    """Every move of the game's notation that the judge allows."""
    spelt = [pattern for word in words for pattern in case_patterns(word)]
    tried: list[Move] = [ACCEPT, Challenge(), *map(Form, spelt)]
    tried += [
        make(number, word) for make in (Insert, Exchange) for number in range(1, table + 1) for word in spelt
    ]
    tried += [Discard(card, source) for card in "*AEORSB" for source in (OPEN, STOCK)]
    return {move for move in tried if isinstance(at.judge(seat, move), Effects)}


@st.composite
def tables(draw: st.DrawFn) -> str:
    """Five players, so two packs and two Maîtresses; the first holds cards that the words need."""
    cards = draw(st.lists(st.sampled_from("AEORS*SA"), min_size=1, max_size=6))
    words = draw(st.lists(st.sampled_from([*WORDS, "RO", "SEOR", "A", "O"]), max_size=3))
    left = Stock.of(PACKS["francais"].letters * 2)
    hand, table = "", []
    for card in cards:
        if left.count(card):
            hand, left = hand + card, left.without(card)
    for word in words:
        at = draw(st.integers(-1, len(word) - 1))
        spelt = word if at < 0 else word[:at] + word[at].lower() + word[at + 1 :]
        if not left.missing(cards_of(spelt)):
            table.append(spelt)
            left = left.without(cards_of(spelt))
    return f"hands={hand or 'B'}/{'/'.join('CDFG')} table={','.join(table)}"


@given(tables(), st.integers(1, 3))
@hypothesis_settings(max_examples=120, deadline=None)
def test_generated_is_exactly_what_the_judge_allows(text: str, minimum: int) -> None:
    at = position(text, 5, only=" ".join(WORDS), arbitration="strict", minimum=str(minimum))
    moves = at.moves(1)
    listed = list(moves)
    assert moves.complete
    assert len(set(listed)) == len(listed) == moves.count()
    assert set(listed) == brute_force(at, 1, [*WORDS, *"AEORSY"], len(at.state.cards.table))


def random_position(seed: int, **options: str) -> Position:
    """After some turns of a game played by chance."""
    random, at = Random(seed), start(4, **{"arbitration": "strict"} | options)
    shuffle = shuffler(seed)
    for _ in range(30):
        seat = at.to_act()[0]
        moves = [at.chance(shuffle)] if seat == 0 else list(at.moves(seat))
        words = [move for move in moves if isinstance(move, Form) and len(move.word) == 3]
        at = at.play(seat, random.choice(words or moves))
    return at


@pytest.mark.parametrize("seed", range(4))
def test_every_generated_move_is_legal_and_written_as_it_reads(seed: int) -> None:
    at = random_position(seed)
    seat = at.to_act()[0]
    listed = list(at.moves(seat))
    for move in listed[:: max(1, len(listed) // 300)]:
        assert isinstance(at.judge(seat, move), Effects), move
        assert LEXICON.read_move(move.text()) == move


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (
            "hands=AEILNORSTU/B table=FADE,MER,MOT",
            {"word": 1837, "insert": 1085, "exchange": 714, "discard": 20},
        ),
        ("hands=BCDFGHJKPQ/E table=MUR", {"word": 0, "insert": 0, "exchange": 10, "discard": 20}),
        ("hands=*E/B table=OS", {"word": 17, "insert": 31, "exchange": 28, "discard": 4}),
    ],
)
def test_pinned_counts(text: str, kinds: dict[str, int]) -> None:
    at = position(text, arbitration="strict")
    listed = [move.text().split()[0] for move in at.moves(1)]
    assert {kind: listed.count(kind) for kind in kinds} == kinds
    assert at.moves(1).count() == len(listed)


def test_lex_06_words_of_one_letter_are_listed_with_a_minimum_of_one_only() -> None:
    at = position("hands=AEY*/B table=O", only="AYE", arbitration="strict", minimum="1")
    words = "word A, word AYE, word AYe, word AyE, word Y, word a, word aYE, word o, word y"
    changed = "exchange 1 A, exchange 1 Y, exchange 1 a, exchange 1 o, exchange 1 y"
    assert ", ".join(move.text() for move in at.moves(1)).startswith(f"{words}, {changed}, discard")
    at = position("hands=AEY*/B", only="AYE", arbitration="strict")
    assert {len(move.word) for move in at.moves(1) if isinstance(move, Form)} == {3}


def test_the_order_is_fixed() -> None:
    at = position("hands=EST*/B table=OS", only="ES OSE SET TES OS", arbitration="strict")
    assert ", ".join(move.text() for move in at.moves(1)) == (
        "word ES, word Es, word SET, word SEt, word SeT, word TES, word TEs, word TeS, word eS, word oS, "
        "word oSE, word sET, word tES, insert 1 OSE, insert 1 OSe, "
        "exchange 1 ES, exchange 1 Es, exchange 1 Os, exchange 1 eS, exchange 1 oS, "
        "discard * open, discard * stock, discard E open, discard E stock, "
        "discard S open, discard S stock, discard T open, discard T stock"
    )


def test_where_words_may_be_challenged_bluffs_are_left_out_and_it_says_so() -> None:
    at = position("hands=MOTX/AB")
    assert (at.moves(1).complete, at.moves(1).note) == (False, "bluffs")
    at = play(at, "1 word MOT")
    assert [move.text() for move in at.moves(2)][:2] == ["accept", "challenge"]
    assert at.moves(2).count() == len(list(at.moves(2)))
    assert list(at.moves(1)) == []


def test_in_a_closing_window_one_answers_only() -> None:
    at = play(position("hands=MOT/AB/CD", 3), "1 word MOT")
    assert [list(at.moves(seat)) for seat in (1, 2, 3)] == [[], [ACCEPT, Challenge()], [ACCEPT, Challenge()]]
    assert at.moves(2).complete


def test_a_table_word_longer_than_any_word_is_left_alone() -> None:
    at = position(f"hands=EST/B table={'AEIOU' * 3}{FILLING[:12]}".replace("B table", "R table"))
    assert {move.text().split()[0] for move in at.moves(1)} == {"word", "discard"}


def test_judging_and_views_do_not_import_the_compiler() -> None:
    code = (
        "import sys; from tests.games.lexicon.table import position, play; "
        "play(position('hands=MOTS/AB', arbitration='strict'), '1 word MOT').view(1); "
        "assert not {'numba', 'numpy'} & set(sys.modules), 'compiler imported'"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_kernel_finds_the_same_as_plain_python() -> None:
    position_text = "hands=AEORS*/B/C/D/F table=SaS,ROSE"
    code = (
        "from tests.games.lexicon.table import position; "
        f"at = position({position_text!r}, 5, only={' '.join(WORDS)!r}, arbitration='strict'); "
        "print([move.text() for move in at.moves(1)])"
    )
    ran = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"JOUTE_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert ran[0] == ran[1]
    assert "insert 2" in ran[0]
