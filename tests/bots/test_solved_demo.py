"""Ends of DÉMO and of its amusing rule, small enough to solve: Maître finds a best move in at least 95 %."""

import random
from collections.abc import Iterator, Sequence

import pytest
from tests.bots.tables import settings_of

from joute.bots import choose, warm
from joute.bots.matches import shuffler
from joute.games import registry as games
from joute.games.amusante.moves import Lay
from joute.games.amusante.position import AmusantePosition
from joute.games.demo.generate import longest_plays
from joute.games.demo.position import DemoPosition
from joute.play import CHANCE, Move, Position, Refused, Settings

pytestmark = pytest.mark.slow

BUDGET_MS = 4_000
MOST_MOVES = 30
WORDS = ("AB", "ABA", "ABBE", "ABRI", "BAC", "BAR", "BARE", "CAR", "CARIE", "CRI", "RA", "RACE", "EB", "IRA")


def margin(position: Position, seat: int) -> float:
    """How much more the seat has won than the other, in payments or in points."""
    scores = position.scores()
    return float(scores[seat - 1] - scores[2 - seat])


def every_move(position: Position, seat: int) -> Iterator[Move]:
    """One word is listed for each square of the amusing rule: as the first one any matters (AMU-3)."""
    for move in position.moves(seat):
        if isinstance(move, Lay) and isinstance(position, AmusantePosition) and not position.state.row:
            yield from (Lay(move.square, word) for word in WORDS if word.startswith(move.square.upper()))
        else:
            yield move


def paid(position: Position, low: float = -1e9, high: float = 1e9) -> float:
    """The margin of the player on turn at the end against the best replies, by every line there is."""
    seat = position.to_act()[0]
    best = -1e9
    following = [position.play(seat, move) for move in every_move(position, seat)]
    for after in sorted(following, key=lambda each: not each.outcome()):
        gained = margin(after, seat) if after.outcome() else -paid(after, -high, -max(low, best))
        best = max(best, gained)
        if best >= high:
            break
    return best


def paid_after(position: Position, seat: int, move: Move) -> float:
    after = position.play(seat, move)
    return margin(after, seat) if after.outcome() else -paid(after)


def last_squares(seed: int) -> DemoPosition | None:
    """All squares dealt, every word allowed: played on until four squares or fewer are left."""
    settings = settings_of("demo")
    rng = random.Random(seed)
    position = games.find("demo").start(settings)
    position = position.play(CHANCE, position.chance(shuffler(rng)))
    while position.to_act():
        assert isinstance(position, DemoPosition)
        seat = position.state.turn
        if sum(map(len, position.state.hands)) <= 4:
            few = 1 < position.moves(seat).count() <= MOST_MOVES and "*" not in "".join(position.state.hands)
            return position if few else None
        found = longest_plays(position.state, seat, 20)
        if not found:
            return None
        position = position.play(seat, rng.choice(found))
    return None


def share_right(name: str, settings: Settings, found: Sequence[Position]) -> float:
    right = 0
    game = games.find(name)
    warm(game, settings)
    for position in found:
        seat = position.to_act()[0]
        move = choose(game, position.view(seat), settings, 6, BUDGET_MS, seed=1)
        right += paid_after(position, seat, move) == paid(position)
    return right / len(found)


def test_demo_with_few_squares() -> None:
    found = list(filter(None, map(last_squares, range(45))))
    assert len(found) >= 15
    assert share_right("demo", settings_of("demo"), found) >= 0.95


def last_rows(seed: int) -> AmusantePosition | None:
    """Few words, every square of the other seen, and four rows before the end (AMU-8)."""
    rng = random.Random(seed)
    hands = ["".join(sorted(rng.choices("AABCEIR", k=rng.randint(1, 3)))) for _ in range(2)]
    row = rng.choice(["-", "-", "A", "B", "CA", "ABR"])
    settings = settings_of("amusante", words=WORDS)
    text = f"{row} 1 {hands[0]}/{hands[1]} taken=36 known=-/{hands[1]}"
    try:
        position = games.find("amusante").position(text, settings)
    except Refused:  # more squares of a kind than there are
        return None
    assert isinstance(position, AmusantePosition)
    return position if position.moves(1).count() > 1 else None


def test_amusante_with_few_squares_and_words() -> None:
    found = list(filter(None, map(last_rows, range(200))))
    assert len(found) >= 25
    assert share_right("amusante", settings_of("amusante", words=WORDS), found) >= 0.95
