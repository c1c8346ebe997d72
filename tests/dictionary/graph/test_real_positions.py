"""On positions of real play the kernel finds the plays that a slow generator finds."""

import pytest
from tests.dictionary.graph.brute_force import all_plays

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.crossword import Crossword, Opening

pytestmark = pytest.mark.slow

CENTRE = Opening(7, 7, down=False)


@pytest.fixture(scope="module")
def words() -> list[str]:
    """One word in twelve, and all the short ones, without which boards do not close."""
    everything = sorted(Dictionary.load().words())
    return sorted({*everything[::12], *(word for word in everything if len(word) <= 3)})


@pytest.fixture(scope="module")
def crossword(words: list[str]) -> Crossword:
    return Crossword(WordGraph.build(words), 15, 15)


def played(crossword: Crossword, hands: list[str]) -> list[str]:
    """The board once each hand has laid a long word."""
    board = ["." * 15] * 15
    for hand in hands:
        play = crossword.longest(3, board, hand, None, CENTRE)[-1]
        squares = [list(row) for row in board]
        for i, letter in enumerate(play.word.upper()):
            row, col = (play.row + i, play.col) if play.down else (play.row, play.col + i)
            squares[row][col] = letter
        board = ["".join(row) for row in squares]
    return board


@pytest.mark.parametrize(
    ("hands", "hand"),
    [
        ([], "AEINSTR"),
        (["MAISONS", "RETARDE", "CHEVALU"], "OUBLIES"),
        (["PLANTER", "GRISEUO", "TOUFFAI", "NUAGEZE", "VERTDIL", "ARMOIRE", "SECHAIT"], "JOURNAL"),
        (["QUATREI", "FLEURIS", "WAGONES", "DOUZAIE"], "PARTIE*"),
    ],
)
def test_as_many_plays_as_the_slow_generator(
    words: list[str], crossword: Crossword, hands: list[str], hand: str
) -> None:
    board = played(crossword, hands)
    expected = sorted(map(repr, all_plays(words, board, hand, None, CENTRE)))
    assert sorted(map(repr, crossword.plays(board, hand, None, CENTRE))) == expected
    assert crossword.count(board, hand, None, CENTRE) == len(expected) > 50
