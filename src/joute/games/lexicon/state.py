"""Everything a moment of LEXICON consists of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

from joute.games.lexicon.material import cards_of
from joute.games.lexicon.options import Terms
from joute.letters import Stock
from joute.play import MoveKind, Outcome, Seat, Verdict
from joute.values import replace


class Phase(StrEnum):
    DRAW = "draw"
    DEAL = "deal"
    PLAY = "play"
    SHUFFLE = "shuffle"
    CLOSING = "closing"
    """The last play of the round may still be challenged (LEX-15)."""
    OVER = "over"


class Standing(StrEnum):
    IN = "in"
    LIMIT = "limit"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards of the round lie. Hands are sorted; the pile's last card is the open one."""

    hands: tuple[str, ...]
    table: tuple[str, ...] = ()
    stock: str = ""
    pile: str = ""
    gone: str = ""
    """Cards of players who resigned: out of the round, unseen (LEX-18)."""

    def hand(self, seat: Seat) -> Stock:
        return Stock(self.hands[seat - 1])

    def with_hand(self, seat: Seat, hand: Stock) -> Cards:
        return replace(self, hands=(*self.hands[: seat - 1], hand.letters, *self.hands[seat:]))

    def with_word(self, number: int, word: str) -> Cards:
        """The table with that word; an empty one leaves the table."""
        kept = (word,) if word else ()
        return replace(self, table=(*self.table[: number - 1], *kept, *self.table[number:]))


@dataclass(frozen=True, slots=True)
class Play:
    """A word just laid or altered, public and enough to take it back card for card (LEX-16)."""

    author: Seat
    verb: MoveKind
    """A word formed, an insertion or an exchange."""
    number: int
    before: str
    after: str
    idle: int
    """The idle turns counted before it (LEX-5)."""
    accepted: tuple[Seat, ...] = ()
    verdict: Verdict = Verdict.NONE

    @property
    def given(self) -> str:
        """The cards that went from the author's hand to the table."""
        return "".join((self._cards(self.after) - self._cards(self.before)).elements())

    @property
    def taken(self) -> str:
        """The cards that went from the table to the author's hand."""
        return "".join((self._cards(self.before) - self._cards(self.after)).elements())

    @staticmethod
    def _cards(word: str) -> Counter[str]:
        return Counter(cards_of(word))


@dataclass(frozen=True, slots=True)
class State:
    """One moment. Scores are penalty points: cards counted, and what challenges cost."""

    terms: Terms = field(compare=False, repr=False)
    phase: Phase
    cards: Cards
    counted: tuple[int, ...]
    penalties: tuple[int, ...]
    standing: tuple[Standing, ...]
    dealer: Seat = 0
    turn: Seat = 0
    deal: int = 0
    """Which deal of the game this is, from 1."""
    packs: int = 0
    """The packs of this deal (LEX-2)."""
    last: Play | None = None
    idle: int = 0
    drawing: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    rung: bool = False
    shown: bool = False
    """The hands have been counted and lie open."""
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats still in."""
        return tuple([seat for seat, standing in enumerate(self.standing, 1) if standing is Standing.IN])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.counted, self.penalties, strict=True)))

    def after(self, seat: Seat) -> Seat:
        """The next player to the left who is still in."""
        return self.round_from(seat)[0]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The players still in, from this seat's left on, the seat itself last."""
        players = self.players
        return tuple([p for p in players if p > seat] + [p for p in players if p <= seat])

    @property
    def closing(self) -> bool:
        """Whether a round waits for its last play to be accepted or challenged (LEX-12)."""
        return self.phase is Phase.CLOSING

    @property
    def challengers(self) -> tuple[Seat, ...]:
        """Who may still challenge the last play, from its author's left on (LEX-15, LEX-17)."""
        play = self.last
        if not self.terms.contest or play is None or play.verdict or self.phase is Phase.OVER:
            return ()
        return tuple(
            seat for seat in self.round_from(play.author) if seat != play.author and seat not in play.accepted
        )

    def add(self, penalties: dict[Seat, int]) -> State:
        """The state with points put down to these seats for a challenge."""
        seats = range(1, self.seats + 1)
        return replace(self, penalties=tuple(self.penalties[s - 1] + penalties.get(s, 0) for s in seats))


def before_play(terms: Terms) -> State:
    """Nobody has drawn yet, or the dealer was agreed on and deals first."""
    nothing = (0,) * terms.seats
    return State(
        terms=terms,
        phase=Phase.DRAW if terms.dealer is None else Phase.DEAL,
        cards=Cards(hands=("",) * terms.seats),
        counted=nothing,
        penalties=nothing,
        standing=(Standing.IN,) * terms.seats,
        dealer=terms.dealer or 0,
        drawing=tuple(range(1, terms.seats + 1)) if terms.dealer is None else (),
    )
