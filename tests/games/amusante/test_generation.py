"""The generator against the judge, on small dictionaries and the whole one."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from tests.games.amusante.table import play, position, settings, start

from joute.games.amusante.generate import words_from
from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.position import AmusantePosition
from joute.letters import ALPHABET
from joute.play import Action, Effects

pytestmark = pytest.mark.slow

WORDS = "AN ANE ANES ANIS AIR AIRE NA NE NI NID NIDS RI RIEN RIENS RE RENE"


def squares_the_judge_allows(at: AmusantePosition) -> set[str]:
    """Each square some word can be announced with."""
    squares = [*ALPHABET, *ALPHABET.lower()]
    tried = (Lay(square, word) for square in squares for word in WORDS.split())
    return {lay.square for lay in tried if isinstance(at.judge(at.state.turn, lay), Effects)}


@examples(max_examples=150, deadline=None)
@given(
    row=st.sampled_from(["", *{word[:n] for word in WORDS.split() for n in range(1, len(word))}]).map(str),
    hand=st.text("ANEIRSD", min_size=1, max_size=4),
    joker=st.sampled_from(["", "*"]),
    first=st.sampled_from(["", *WORDS.split()]),
    said_last=st.sampled_from(["", "the row", *WORDS.split()]),
    complet=st.sampled_from(["arrete", "continue"]),
    ramasser=st.sampled_from(["libre", "contraint"]),
)
def test_every_square_the_judge_allows_is_generated_and_no_other(
    row: str, hand: str, joker: str, first: str, said_last: str, complet: str, ramasser: str
) -> None:
    if any((row + hand).count(letter) > 3 for letter in "ANEIRSD"):
        return
    words = [first] * len(row)
    if said_last and row:
        words[-1] = row if said_last == "the row" else said_last
    said = f"announced={','.join(f'2:{word}' for word in words)}" if row and first else ""
    at = position(f"{row or '-'} 1 {hand}{joker}/K {said}", only=WORDS, complet=complet, ramasser=ramasser)
    moves = list(at.moves(1))
    lays = [move for move in moves if isinstance(move, Lay)]
    assert {lay.square for lay in lays} == squares_the_judge_allows(at)
    assert len({lay.square for lay in lays}) == len(lays)
    assert (TAKE in moves) == isinstance(at.judge(1, TAKE), Effects) == (Action.TAKE in at.allowed(1))
    assert (TAKE in moves) == (bool(row) and (ramasser == "libre" or not lays))
    assert all(isinstance(at.judge(1, move), Effects) for move in moves)
    assert not at.moves(1).complete
    assert at.moves(1).note == "one_word_per_square"


def test_words_from_a_beginning_come_in_order() -> None:
    dictionary = settings(only=WORDS).dictionary
    assert list(words_from(dictionary, "NI")) == ["NI", "NID", "NIDS"]
    assert list(words_from(dictionary, "")) == sorted(WORDS.split())
    assert list(words_from(dictionary, "X")) == []
    whole = settings().dictionary
    expected = [word for word in whole.words() if word.startswith("CHA")]
    assert list(words_from(whole, "CHA")) == expected


def test_squares_that_go_on_are_pinned() -> None:
    at = position("CHA 1 LTUEIZQ/AB")
    listed = ["take", "lay I CHAI", "lay L CHALAND", "lay Q CHAQUE", "lay T CHAT", "lay U CHAUD"]
    assert [move.text() for move in at.moves(1)] == listed
    assert at.moves(1).count() == 6
    assert position("CHA 1 L*/AB").moves(1).count() == 24


def test_declarations_of_a_window() -> None:
    at = play(position("ZEB 1 RX/AB/CDE", 3, arbitration="contest"), "1 lay R ZEBRE")
    assert [move.text() for move in at.moves(3)] == ["challenge", "accept"]
    assert [move.text() for move in islice(at.moves(2), 3)] == ["challenge", "accept", "take"]
    assert list(at.moves(1)) == []
    closing = play(position("ZEB 1 R/AB", arbitration="contest"), "1 lay R ZEBRE")
    assert [move.text() for move in closing.moves(2)] == ["challenge", "accept"]
    assert list(start().moves(1)) == []
