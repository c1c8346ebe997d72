"""The amusing rule refereed a second time, straight from the articles, sharing nothing with the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class SecondReferee:
    """`act` says which article refuses an action, or plays it and says nothing."""

    seats: int
    contest: bool
    allowed: set[str]
    stops: bool = True
    constrained: bool = False
    hands: list[Counter[str]] = field(default_factory=list)
    row: str = ""
    announced: list[tuple[int, str]] = field(default_factory=list)
    turn: int = 1
    resigned: set[int] = field(default_factory=set)
    waiting: set[int] = field(default_factory=set)
    taken: int = 0
    winners: set[int] = field(default_factory=set)

    def playing(self) -> list[int]:
        return [seat for seat in range(1, self.seats + 1) if seat not in self.resigned]

    def left_of(self, seat: int) -> int:
        playing = self.playing()
        return next((other for other in playing if other > seat), playing[0])

    def out(self) -> set[int]:
        return {seat for seat in self.playing() if self.hands and not self.hands[seat - 1]}

    def complete(self) -> bool:
        return self.stops and bool(self.announced) and self.announced[-1][1] == self.row.upper()

    def could_lay(self, seat: int) -> bool:
        """A square of the hand and a word of the dictionary that may be announced with it."""
        hand, row = self.hands[seat - 1], self.row.upper()
        said = self.announced[0][1] if len(row) == 1 else ""
        fits = [word for word in self.allowed if word.startswith(row) and word != said and word != row]
        return not self.complete() and any(hand["*"] or hand[word[len(row)]] for word in fits)

    def closing(self) -> bool:
        return bool(self.waiting and self.out())

    def to_act(self) -> set[int]:
        if self.winners:
            return set()
        if not self.hands:
            return {0}
        return set(self.waiting) if self.closing() else {self.turn, *self.waiting}

    def act(self, seat: int, move: str) -> str:
        verb, *rest = move.split()
        if seat == 0:
            self.hands = [Counter(rest[0][start : start + 6]) for start in range(0, 6 * self.seats, 6)]
            return ""
        article = self._act(seat, verb, *rest)
        if not article:
            self._end_if_won()
        return article

    def _act(self, seat: int, verb: str, *rest: str) -> str:
        if verb in ("challenge", "accept"):
            return self._answer(seat, verb)
        if verb == "resign":
            return self._resign(seat)
        if seat not in self.to_act():
            return "AMU-3"
        if self.closing():
            return self._answer(seat, "accept") if verb == "timeout" else "AMU-6"
        if seat != self.turn:
            return "AMU-3"
        if verb == "pass" or (verb == "take" and not self.row):
            return "AMU-4"
        if verb == "lay":
            return "AMU-4" if self.complete() else self._lay(seat, *rest)
        if verb == "take" and self.constrained and self.could_lay(seat):
            return "AMU-4"
        self._take_up(seat, seat)
        return ""

    def _answer(self, seat: int, verb: str) -> str:
        if seat not in self.waiting:
            return "AMU-6"
        if verb == "accept":
            self.waiting.discard(seat)
            return ""
        author, word = self.announced[-1]
        self._take_up(seat if word in self.allowed else author, author)
        return ""

    def _take_up(self, seat: int, author: int) -> None:
        """The seat takes up the row; the player after the author starts a new one."""
        self.hands[seat - 1] += Counter("*" if square.islower() else square for square in self.row)
        self.row, self.announced, self.waiting = "", [], set()
        self.taken += 1
        self.turn = self.left_of(author)

    def _lay(self, seat: int, square: str, word: str) -> str:
        letter, held = square[-1].upper(), square[0]
        if len(word) < 2:
            return "AMU-6"
        article = "AMU-3" if self.row else "AMU-2"
        if not word.startswith(self.row.upper() + letter) or not self.hands[seat - 1][held]:
            return article
        if len(self.row) == 1 and self.announced[0][1] == word:
            return "AMU-3"
        if not self.contest and word not in self.allowed:
            return "AMU-6"
        self.hands[seat - 1] -= Counter(held)
        self.row += letter.lower() if held == "*" else letter
        self.announced.append((seat, word))
        self.waiting = set(self.playing()) - {seat} if self.contest else set()
        self.turn = self.left_of(seat)
        return ""

    def _resign(self, seat: int) -> str:
        if seat in self.resigned:
            return "AMU-7"
        own = bool(self.announced) and self.announced[-1][0] == seat
        self.waiting = set() if own else self.waiting - {seat}
        self.turn = self.left_of(seat) if self.turn == seat else self.turn
        self.resigned.add(seat)
        return ""

    def _end_if_won(self) -> None:
        """AMU-5, AMU-7, AMU-8."""
        if self.closing():
            return
        sizes = {seat: self.hands[seat - 1].total() for seat in self.playing()} if self.hands else {}
        if self.out():
            self.winners = self.out()
        elif len(self.playing()) == 1:
            self.winners = set(self.playing())
        elif self.taken >= 20 * self.seats:
            self.winners = {seat for seat, size in sizes.items() if size == min(sizes.values())}
