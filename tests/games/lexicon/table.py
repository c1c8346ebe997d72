"""Positions and moves of LEXICON, written the way the tests read best."""

from __future__ import annotations

from collections import Counter

from tests.games.fixtures import GameFixture

from joute.games.lexicon import LEXICON
from joute.games.lexicon.material import PACKS
from joute.games.lexicon.position import LexiconPosition
from joute.play import Position

FIXTURE = GameFixture(LEXICON, LexiconPosition)
settings, start, position = FIXTURE.settings, FIXTURE.start, FIXTURE.position
move, effects, play = FIXTURE.move, FIXTURE.effects, FIXTURE.play
refusal, article = FIXTURE.refusal, FIXTURE.article


def deal(*hands: str, opened: str = "", stock: str = "", pack: str = "francais", packs: int = 1) -> str:
    """`0 deal …` for these hands, the first at the dealer's left, filled up from the rest of the pack."""
    left = Counter(PACKS[pack].letters * packs)
    left.subtract("".join((*hands, opened, stock)))
    assert min(left.values()) >= 0, "not in the pack"
    rest = sorted(left.elements())
    full = [hand + "".join(rest.pop() for _ in range(10 - len(hand))) for hand in hands]
    dealt = "".join(hand[card] for card in range(10) for hand in full)
    return f"0 deal {dealt}{opened}{stock}{''.join(rest)}"


def hand(at: Position, seat: int) -> str:
    assert isinstance(at, LexiconPosition)
    return at.state.cards.hands[seat - 1]


def table(at: Position) -> tuple[str, ...]:
    assert isinstance(at, LexiconPosition)
    return at.state.cards.table
