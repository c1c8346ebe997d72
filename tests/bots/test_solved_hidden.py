"""Games with hidden hands, where nothing is hidden any more or all that is can be counted through.

Maître finds a best move in at least 95 % of these positions.
"""

import random
from itertools import combinations, islice, product

import pytest
from tests.games.jago.table import settings as jago_settings
from tests.games.lexicon.table import position as lexicon_position
from tests.games.lexicon.table import settings as lexicon_settings

from joute.bots import choose, warm
from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.games.lexicon import LEXICON
from joute.games.lexicon.material import PACKS
from joute.games.lexicon.position import LexiconPosition
from joute.letters import Stock
from joute.play import CHANCE, Effects, Move, Position, Settings
from joute.play.grid import Direction

pytestmark = pytest.mark.slow

BUDGET_MS = 1_000
MOST_MOVES = 8
SEEDS = 110

JAGO_WORDS = ("AS", "RE", "RAS", "RASE", "GRAS", "ROSE", "ROSES", "SERA", "RAGE", "SAGE", "ORAGE")
FIRST_WORDS = ("RAS", "ROSE", "GRAS", "SERA", "ROSES")


def fitting(position: JagoPosition) -> list[tuple[Word, dict[int, str]]]:
    """Words at places, with what they lay: no more letters than are held, or replaced by the turn itself."""
    grid, found = position.state.board.grid, []
    held = position.state.at_hand
    pool = Stock.of(held + position.state.board.letters())
    live = {
        square
        for square in range(SHAPE.size)
        if any(grid.filled(near) for near in (square, *SHAPE.neighbours(square)))
    }
    for square, direction, letters in product(range(SHAPE.size), Direction, JAGO_WORDS):
        word = Word(square, direction, letters)
        squares = word.squares()
        if squares is None or live.isdisjoint(squares):
            continue
        laid = {each: c for each, c in zip(squares, letters, strict=True) if grid[each] != c}
        if 1 <= len(laid) <= len(held) + 1 and not pool.missing(laid.values()):
            found.append((word, laid))
    return found


def can_answer(position: JagoPosition) -> bool:
    """Whether the player on turn has a legal turn that one word or two state; all are tried."""
    words = fitting(position)
    if any(_legal(position, (word,)) for word, _ in words):
        return True
    most = len(position.state.at_hand) + 1
    return any(
        len(first | second) <= most and _legal(position, (one, two))
        for (one, first), (two, second) in combinations(words, 2)
    )


def _legal(position: JagoPosition, words: tuple[Word, ...]) -> bool:
    return isinstance(position.judge(position.state.turn, Turn(words)), Effects)


def wins(after: Position) -> bool:
    """Whether the player on turn cannot take the lead (JAG-24)."""
    assert isinstance(after, JagoPosition)
    return after.outcome() is not None or not can_answer(after)


def few_letters(seed: int, agreed: Settings) -> JagoPosition:
    """One word on the board, four letters to play with, one to answer with; the bag is empty."""
    rng = random.Random(seed)
    word = rng.choice(FIRST_WORDS).lower()
    rows = f"11/11/11/11/11/4{word}{7 - len(word)}/11/11/11/11/11"
    own, theirs = ("".join(rng.choices("ARSEOG", k=count)) for count in (4, 1))
    position = JAGO.position(f"{rows} 1 {own} {theirs}", agreed)
    assert isinstance(position, JagoPosition)
    return position


def test_jago_turns_that_leave_no_answer() -> None:
    agreed = jago_settings(Dictionary.of(JAGO_WORDS))
    warm(JAGO, agreed)
    right = total = 0
    for seed in range(SEEDS):
        position = few_letters(seed, agreed)
        results = {wins(position.play(1, move)) for move in islice(position.moves(1), MOST_MOVES)}
        if results != {True, False}:
            continue
        move = choose(JAGO, position.view(1), agreed, 6, BUDGET_MS, seed=1)
        total += 1
        right += wins(position.play(1, move))
    assert total >= 20
    assert right >= 0.95 * total


LEXICON_WORDS = "MER MERE MERS AMER AMERE AMERS RAME RAMES SEL SELS SELE ES SE SA ET TE AS RE ART RAT OR"


def last_cards(seed: int) -> tuple[LexiconPosition, LexiconPosition] | None:
    """A few cards; the other player holds one, an E or an S, and the other of these is all the stock."""
    rng = random.Random(seed)
    own = "".join(rng.choices("MERSATLOKBW", k=rng.randint(2, 4)))
    table = rng.choice(("MER", "RAME", "SEL", "AMER"))
    if PACKS["francais"].missing(own + table + "ES"):
        return None
    rest = PACKS["francais"].without(own + table + "ES").letters
    pile = "".join(rng.sample(rest, len(rest)))
    first, second = (
        lexicon_position(
            f"hands={own}/{held} stock={stock} table={table} pile={pile} turn=1",
            only=LEXICON_WORDS,
            arbitration="strict",
        )
        for held, stock in ("ES", "SE")
    )
    return first, second


def margin(position: LexiconPosition, move: Move) -> int | None:
    """What the other holds less one's own where the move or its answer ends the round; None if it goes on."""
    after = position.play(1, move)
    if after.scores() != position.scores():
        return int(after.scores()[1] - after.scores()[0])
    if CHANCE in after.to_act():
        after = after.play(CHANCE, after.chance(lambda items: items))
    for answer in after.moves(2):
        end = after.play(2, answer)
        if end.scores() != after.scores():
            return int(end.scores()[1] - end.scores()[0])
    return None


def test_lexicon_hands_that_end_with_the_next_turn() -> None:
    agreed = lexicon_settings(only=LEXICON_WORDS, arbitration="strict")
    warm(LEXICON, agreed)
    right = total = 0
    for seed in range(SEEDS):
        deals = last_cards(seed)
        if deals is None:
            continue
        expected: dict[Move, float] = {}
        for move in deals[0].moves(1):
            margins = [margin(position, move) for position in deals]
            if None in margins:
                break
            expected[move] = sum(filter(None, margins)) / len(margins)
        else:
            if len(set(expected.values())) == 1:
                continue
            move = choose(LEXICON, deals[0].view(1), agreed, 6, BUDGET_MS, seed=1)
            total += 1
            right += expected[move] == max(expected.values())
    assert total >= 20
    assert right >= 0.95 * total
