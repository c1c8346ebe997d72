"""LEXICON refereed a second time, straight from the articles: slow, plain, sharing nothing with the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

VALUES = {
    card: points
    for cards, points in (("AEI", 10), ("CHKLMNOPRSTUW", 8), ("DJV", 6), ("GQY", 4), ("BFXZ", 2), ("*", 15))
    for card in cards
}


def cards(word: str) -> list[str]:
    return ["*" if letter.islower() else letter for letter in word]


def inserted(old: str, new: str) -> list[str] | None:
    """The letters that make the new word of the old one, in order (LEX-8)."""
    if not old:
        return list(new)
    if not new:
        return None
    rest = inserted(old[1:], new[1:]) if old[0] == new[0] else None
    if rest is not None:
        return rest
    rest = inserted(old, new[1:])
    return None if rest is None else [new[0], *rest]


def exchanged(verb: str, before: str, after: str, minimum: int) -> tuple[list[str] | None, list[str]]:
    """The cards a play gives and takes; none to give where it is not such a play."""
    if verb == "word":
        return (cards(after) if len(after) >= minimum else None), []
    if verb == "insert":
        letters = inserted(before, after) if len(after) > len(before) else None
        return (None if letters is None else cards("".join(letters))), []
    if len(before) != len(after):
        return None, []
    changes = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    taken, given = cards("".join(old for old, _ in changes)), cards("".join(new for _, new in changes))
    return (given if given != taken else None), taken


@dataclass
class Laid:
    """The play that may be challenged."""

    author: int
    at: int
    before: str
    after: str
    given: list[str]
    taken: list[str]
    idle: int
    accepted: set[int] = field(default_factory=set)
    judged: bool = False


class SecondReferee:
    """`act` says which article refuses an action, or plays it and says nothing."""

    def __init__(
        self, seats: int, dealer: int, limit: int, contest: bool, words: set[str], minimum: int
    ) -> None:
        self.limit, self.contest, self.minimum = limit, contest, minimum
        self.words = words | ({"A", "Y", "O"} if minimum == 1 else set())
        self.hands: dict[int, Counter[str]] = {seat: Counter() for seat in range(1, seats + 1)}
        self.scores = dict.fromkeys(self.hands, 0)
        self.players = list(self.hands)
        self.dealer, self.turn, self.phase, self.idle = dealer, 0, "deal", 0
        self.table: list[str] = []
        self.pile: list[str] = []
        self.stock: list[str] = []
        self.laid: Laid | None = None
        self.winners: set[int] = set()

    def left_of(self, seat: int) -> int:
        return next((player for player in self.players if player > seat), self.players[0])

    def waiting(self) -> set[int]:
        if self.laid is None or self.laid.judged or not self.contest or self.winners:
            return set()
        return set(self.players) - {self.laid.author} - self.laid.accepted

    def to_act(self) -> set[int]:
        if self.winners:
            return set()
        if self.phase in ("deal", "shuffle"):
            return {0}
        return self.waiting() if self.phase == "closing" else {self.turn, *self.waiting()}

    def act(self, seat: int, move: str) -> str:
        verb, *rest = move.split()
        if seat == 0:
            return self._chance(verb, list(rest[0]))
        out_of_time = verb == "timeout" and self.phase == "closing" and seat in self.waiting()
        if verb in ("challenge", "accept") or out_of_time:
            return self._answer(seat, verb)
        if verb == "resign":
            return self._resign(seat)
        if seat not in self.to_act() or (seat != self.turn and self.phase != "closing"):
            return "LEX-4"
        if self.phase == "closing":
            return "LEX-15"
        if verb == "pass":
            return "LEX-6"
        if verb == "timeout":
            held = sorted(self.hands[seat].elements(), key=lambda card: (-VALUES[card], card))
            verb, rest = "discard", [held[0], "stock"]
        return self._discard(seat, *rest) if verb == "discard" else self._lay(seat, verb, *rest)

    def _chance(self, verb: str, given: list[str]) -> str:
        if verb != self.phase:
            return "LEX-4"
        self.phase = "play"
        if verb == "shuffle":
            self.pile, self.stock = given[:1], given[1:]
            return ""
        order = [p for p in self.players if p > self.dealer] + [p for p in self.players if p <= self.dealer]
        count = 10 * len(order)
        for seat in self.hands:
            dealt = given[order.index(seat) : count : len(order)] if seat in order else []
            self.hands[seat] = Counter(dealt)
        self.pile, self.stock, self.table = [given[count]], given[count + 1 :], []
        self.turn, self.laid, self.idle = order[0], None, 0
        return ""

    def _discard(self, seat: int, card: str, source: str) -> str:
        hand = self.hands[seat]
        if not hand[card]:
            return "LEX-7"
        drawn = self.pile.pop() if source == "open" else self.stock.pop(0)
        self.pile.append(card)
        hand[card] -= 1
        hand[drawn] += 1
        self.laid, self.idle, self.turn = None, self.idle + 1, self.left_of(seat)
        if self.idle >= 6 * len(self.players):
            self._end_round()
        elif not self.stock:
            self.phase = "shuffle"
        return ""

    def _lay(self, seat: int, verb: str, *rest: str) -> str:
        article = {"word": "LEX-6", "insert": "LEX-8", "exchange": "LEX-9"}[verb]
        after, at = rest[-1], len(self.table) if verb == "word" else int(rest[0]) - 1
        if verb != "word" and not 0 <= at < len(self.table):
            return article
        before = "" if verb == "word" else self.table[at]
        given, taken = exchanged(verb, before, after, self.minimum)
        if given is None or Counter(given) - self.hands[seat]:
            return article
        if not self.contest and after.upper() not in self.words:
            return "LEX-11"
        self.hands[seat] = self.hands[seat] - Counter(given) + Counter(taken)
        self.laid = Laid(seat, at, before, after, given, taken, self.idle)
        self.table[at:] = [after, *self.table[at + 1 :]]
        self.idle, self.turn = self.idle + 1 if verb == "exchange" else 0, self.left_of(seat)
        if not self.hands[seat]:
            self.phase = "closing"
        if self.phase == "closing" and not self.contest:
            self._end_round()
        return ""

    def _answer(self, seat: int, verb: str) -> str:
        if not self.contest:
            return "LEX-14"
        if self.laid is None or self.phase not in ("play", "closing"):
            return "LEX-15"
        if seat not in self.waiting():
            return "LEX-17"
        laid = self.laid
        if verb != "challenge":
            laid.accepted.add(seat)
        elif laid.after.upper() in self.words:
            laid.judged = True
            self.scores[seat] += 10
        else:
            self._take_back(laid)
            self.scores[seat] -= 10
        if self.phase == "closing" and not self.waiting():
            self._end_round()
        return ""

    def _take_back(self, laid: Laid) -> None:
        laid.judged = True
        hand = self.hands[laid.author] + Counter(laid.given)
        self.hands[laid.author] = hand - Counter(laid.taken)
        self.table[laid.at :] = ([laid.before] if laid.before else []) + self.table[laid.at + 1 :]
        self.idle, self.phase = laid.idle + 1, "play"

    def _resign(self, seat: int) -> str:
        if seat not in self.players:
            return "LEX-18"
        if self.phase != "deal":
            self.scores[seat] += self._points(seat)
        self.hands[seat] = Counter()
        if self.laid and self.laid.author == seat:
            self.laid = None
        if len(self.players) > 1:
            following = self.left_of(seat)
            self.dealer = following if self.phase == "deal" and self.dealer == seat else self.dealer
            self.turn = following if self.turn == seat else self.turn
        self.players.remove(seat)
        if self.phase == "closing" and not self.waiting():
            self._end_round()
        elif len(self.players) == 1:
            self.winners = set(self.players)
        return ""

    def _points(self, seat: int) -> int:
        return sum(VALUES[card] for card in self.hands[seat].elements())

    def _end_round(self) -> None:
        for seat in self.players:
            self.scores[seat] += self._points(seat)
        played = self.players
        self.players = [seat for seat in played if self.scores[seat] < self.limit]
        if len(self.players) > 1:
            self.phase, self.dealer = "deal", self.left_of(self.dealer)
            return
        lowest = min(self.scores[seat] for seat in played)
        self.winners = set(self.players) or {seat for seat in played if self.scores[seat] == lowest}
        if len(played) == 1:
            self.winners = set(played)
