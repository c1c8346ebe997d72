"""Positions and moves of LEXICON, written the way the tests read best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from joute.dictionary import Dictionary, WordOptions
from joute.games.lexicon import LEXICON
from joute.games.lexicon.material import PACKS
from joute.games.lexicon.position import LexiconPosition
from joute.play import Effects, Move, Options, Position, Refusal, Settings, Shuffle, read_options


@lru_cache
def settings(seats: int = 2, only: str = "", **options: str) -> Settings:
    """With the whole dictionary, or these words only (separated by spaces)."""
    dictionary = (
        Dictionary.of(only.split())
        if only
        else Dictionary.load(WordOptions.parse(base=LEXICON.words, classes=options.get("classes", "")))
    )
    read = read_options(LEXICON.options, options)
    assert isinstance(read, Options), read
    return Settings(seats, read, dictionary)


def start(seats: int = 2, **options: str) -> Position:
    return LEXICON.start(settings(seats, **options))


def position(text: str, seats: int = 2, **options: str) -> LexiconPosition:
    read = LEXICON.position(text, settings(seats, **options))
    assert isinstance(read, LexiconPosition)
    return read


def deal(*hands: str, opened: str = "", stock: str = "", pack: str = "francais", packs: int = 1) -> str:
    """`0 deal …` for these hands, the first at the dealer's left, filled up from the rest of the pack."""
    left = Counter(PACKS[pack].letters * packs)
    left.subtract("".join((*hands, opened, stock)))
    assert min(left.values()) >= 0, "not in the pack"
    rest = sorted(left.elements())
    full = [hand + "".join(rest.pop() for _ in range(10 - len(hand))) for hand in hands]
    dealt = "".join(hand[card] for card in range(10) for hand in full)
    return f"0 deal {dealt}{opened}{stock}{''.join(rest)}"


def move(line: str) -> tuple[int, Move]:
    seat, _, text = line.partition(" ")
    read = LEXICON.read_move(text)
    assert isinstance(read, Move), read
    return int(seat), read


def effects(at: Position, line: str) -> Effects:
    judged = at.judge(*move(line))
    assert isinstance(judged, Effects), judged
    return judged


def play(at: Position, *lines: str) -> LexiconPosition:
    for line in lines:
        at = effects(at, line).position
    assert isinstance(at, LexiconPosition)
    return at


def refusal(at: Position, line: str) -> Refusal:
    judged = at.judge(*move(line))
    assert isinstance(judged, Refusal), judged
    return judged


def article(at: Position, line: str) -> str:
    return refusal(at, line).article


def hand(at: Position, seat: int) -> str:
    assert isinstance(at, LexiconPosition)
    return at.state.cards.hands[seat - 1]


def table(at: Position) -> tuple[str, ...]:
    assert isinstance(at, LexiconPosition)
    return at.state.cards.table


def shuffler(seed: int) -> Shuffle:
    """A shuffle that is the same in every run."""
    random = Random(seed)

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return random.sample(list(items), len(items))

    return shuffle
