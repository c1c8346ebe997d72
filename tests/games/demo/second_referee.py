"""DÉMO refereed a second time, straight from the articles: slow, plain, sharing nothing with the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

Square = tuple[int, int]
Letters = dict[Square, str]
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
MIDDLE = (12, 12)


def worth(hand: Counter[str]) -> int:
    return sum(20 if card == "*" else 10 if card in "AEIOUY" else 5 for card in hand.elements())


def run(mat: Letters, square: Square, step: Square) -> list[Square]:
    """The unbroken line of letters through a square."""
    (x, y), (dx, dy) = square, step
    while (x - dx, y - dy) in mat:
        x, y = x - dx, y - dy
    found = []
    while (x, y) in mat:
        found.append((x, y))
        x, y = x + dx, y + dy
    return found


def words(mat: Letters, squares: list[Square]) -> list[str]:
    lines = [run(mat, square, step) for square in squares for step in ((1, 0), (0, 1))]
    return ["".join(mat[square] for square in line).upper() for line in lines if len(line) > 1]


@dataclass
class SecondReferee:
    """`act` says which article refuses an action, or plays it and says nothing."""

    seats: int
    share: int
    most: int
    contest: bool
    single: bool
    allowed: set[str]
    full: bool = False
    hands: list[Counter[str]] = field(default_factory=list)
    mat: Letters = field(default_factory=dict)
    out: list[int] = field(default_factory=list)
    resigned: list[int] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    lost: Counter[int] = field(default_factory=Counter)
    before: int = 0
    author: int = 0
    laid: list[Square] = field(default_factory=list)
    waiting: set[int] = field(default_factory=set)
    paid: list[Fraction] = field(default_factory=list)
    winners: set[int] = field(default_factory=set)

    def playing(self) -> list[int]:
        return [s for s in range(1, self.seats + 1) if s not in self.out and s not in self.resigned]

    def turn(self) -> tuple[int, Counter[int]]:
        """Whose turn it is, and the turns then still to lose (DEM-10)."""
        lost, seat, playing = Counter(self.lost), self.before, self.playing()
        while True:
            seat = seat % self.seats + 1
            if seat in playing and not lost[seat]:
                return seat, lost
            if seat in playing:
                lost[seat] -= 1

    def pending(self) -> bool:
        return bool(self.waiting) and self.author in self.out

    def round_over(self) -> bool:
        """Nobody after the seat that had the last turn has one left in this round."""
        return not any(seat > self.before and not self.lost[seat] for seat in self.playing())

    def closing(self) -> bool:
        if self.full:
            return bool(self.waiting and self.out) and self.round_over()
        return self.pending() and (not self.single or len(self.playing()) < 2)

    def to_act(self) -> set[int]:
        if self.winners:
            return set()
        if not self.hands:
            return {0}
        return set(self.waiting) if self.closing() else {self.turn()[0], *self.waiting}

    def act(self, seat: int, move: str) -> str:
        verb, *rest = move.split()
        if seat == 0:
            starts = range(0, self.share * self.seats, self.share)
            self.hands = [Counter(rest[0][start : start + self.share]) for start in starts]
            return ""
        if verb in ("challenge", "accept"):
            return self._answer(seat, verb)
        if verb == "resign":
            return self._resign(seat)
        if seat not in self.to_act():
            return "DEM-5"
        if self.closing():
            return self._answer(seat, "accept") if verb == "timeout" else "DEM-10"
        if seat != self.turn()[0]:
            return "DEM-5"
        return self._pass(seat) if verb in ("pass", "timeout") else self._play(seat, verb, rest[0])

    def _answer(self, seat: int, verb: str) -> str:
        if seat not in self.waiting:
            return "DEM-10"
        if verb == "accept":
            self.waiting.discard(seat)
        elif self.allowed.issuperset(words(self.mat, self.laid)):
            self.lost[seat] += seat in self.playing()
            self.waiting = set()
        else:
            for square in self.laid:
                letter = self.mat.pop(square)
                self.hands[self.author - 1]["*" if letter.islower() else letter] += 1
            self.out = [other for other in self.out if other != self.author]
            self.author, self.waiting = 0, set()
        self._end_if_won()
        return ""

    def _resign(self, seat: int) -> str:
        gone = seat in self.out and not self.full and not (self.pending() and self.author == seat)
        if seat in self.resigned or gone:
            return "DEM-11"
        self.waiting = set() if self.author == seat else self.waiting - {seat}
        self.out = [other for other in self.out if other != seat]
        self.resigned.append(seat)
        self.passed.discard(seat)
        self.lost[seat] = 0
        self._end_if_won()
        return ""

    def _pass(self, seat: int) -> str:
        self.lost, self.before = self.turn()[1], seat
        self.passed.add(seat)
        if self.full and self.out:
            self._end_if_won()
        elif self.passed.issuperset(self.playing()):
            self._end_by_passes()
        return ""

    def _play(self, seat: int, place: str, word: str) -> str:
        x, y = COLUMNS.index(place[0]), int(place[1:-1]) - 1
        step = (1, 0) if place[-1] == "h" else (0, 1)
        line = [(x + step[0] * n, y + step[1] * n) for n in range(len(word))]
        fresh = {square: letter for square, letter in zip(line, word, strict=True) if square not in self.mat}
        mat = {**self.mat, **fresh}
        needed = Counter("*" if letter.islower() else letter for letter in fresh.values())
        if article := self._refuse(seat, word, line, fresh, mat, step) or self._refuse_words(
            word, fresh, mat, step
        ):
            return article
        self.lost, self.before, self.author = self.turn()[1], seat, seat
        self.mat, self.laid, self.passed = mat, list(fresh), set()
        self.hands[seat - 1] = self.hands[seat - 1] - needed
        others = {*self.playing(), *self.out} if self.full else {*self.playing()}
        self.waiting = others - {seat} if self.contest else set()
        if not self.hands[seat - 1]:
            self.out.append(seat)
        self._end_if_won()
        return ""

    def _refuse(
        self, seat: int, word: str, line: list[Square], fresh: Letters, mat: Letters, step: Square
    ) -> str:
        """Shape, then material."""
        if self.most and len(fresh) > self.most:
            return "DEM-3"
        if max(max(square) for square in line) > 24:
            return "DEM-4"
        if not self.mat and (len(word) < 2 or MIDDLE not in line):
            return "DEM-4"
        clash = any(mat[square].upper() != letter.upper() for square, letter in zip(line, word, strict=True))
        if clash or not fresh or len(word) < 2 or run(mat, line[0], step) != line:
            return "DEM-5"
        around = {(x + dx, y + dy) for x, y in fresh for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        if self.mat and not around & set(self.mat):
            return "DEM-5"
        needed = Counter("*" if letter.islower() else letter for letter in fresh.values())
        return "DEM-5" if needed - self.hands[seat - 1] else ""

    def _refuse_words(self, word: str, fresh: Letters, mat: Letters, step: Square) -> str:
        if self.contest:
            return ""
        crossing = (run(mat, square, (step[1], step[0])) for square in fresh)
        read = ("".join(mat[square] for square in line).upper() for line in crossing if len(line) > 1)
        if not self.allowed.issuperset(read):
            return "DEM-5"
        return "" if word.upper() in self.allowed else "DEM-10"

    def _worth(self, seat: int) -> int:
        return worth(self.hands[seat - 1]) if self.hands else 0

    def _end_if_won(self) -> None:
        """DEM-8, DEM-9, DEM-11."""
        playing = self.playing()
        if self.full and self.out:
            if self.round_over() and not self.waiting:
                owing = playing + self.resigned
                self._settle(self.out, {seat: Fraction(self._worth(seat)) for seat in owing})
            return
        if self.closing() or (len(playing) > 1 and (self.single or not self.out)):
            return
        winner = self.out[0] if self.out else playing[0]
        owing = playing + self.resigned if self.out else self.resigned
        self._settle([winner], {seat: Fraction(self._worth(seat)) for seat in owing if seat != winner})

    def _end_by_passes(self) -> None:
        """DEM-7; one loser only, DEM-9."""
        playing = self.playing()
        most, least = max(map(self._worth, playing)), min(map(self._worth, playing))
        lowest = [seat for seat in playing if self._worth(seat) == least]
        owing = {seat: Fraction(self._worth(seat) - least) for seat in playing}
        winners = lowest
        if self.single:
            winners = self.out[:1] or lowest
            losers = [seat for seat in playing if self._worth(seat) == most]
            owing = {seat: Fraction(most - (0 if self.out else least), len(losers)) for seat in losers}
        owing |= {seat: Fraction(self._worth(seat)) for seat in self.resigned}
        self.waiting = set()
        self._settle(winners, owing)

    def _settle(self, winners: list[int], owing: dict[int, Fraction]) -> None:
        won = sum(owing.values(), Fraction(0)) / len(winners)
        self.winners = set(winners)
        seats = range(1, self.seats + 1)
        self.paid = [won * (seat in winners) - owing.get(seat, Fraction(0)) for seat in seats]
