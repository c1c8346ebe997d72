"""Toy: a seat lays one letter of its hidden hand; the next may contest it; an empty hand wins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.letters import Stock
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Challenge,
    Effects,
    Move,
    Moves,
    Outcome,
    Position,
    Refusal,
    Seat,
    Settings,
    Shuffle,
    View,
    illegal,
)

HAND = 3
PACK = "AABBCCDDEEFFGGHHII"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    letters: str

    def text(self) -> str:
        return f"deal {self.letters}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    letter: str

    def text(self) -> str:
        return f"lay {self.letter}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    row: str
    hand: str
    counts: tuple[int, ...]
    window: bool
    stopping: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ToyPosition(Position):
    settings: Settings
    hands: tuple[str, ...] = ()
    stock: str = ""
    row: str = ""
    turn: Seat = 1
    contestable: bool = False
    """Whether the last letter may still be contested by the seat on turn."""
    stopping: tuple[Seat, ...] = ()
    ended: Outcome | None = None

    turn_article = "TOY-2"

    @property
    def seats(self) -> int:
        return self.settings.seats

    def to_act(self) -> tuple[Seat, ...]:
        if self.ended:
            return ()
        return (self.turn,) if self.hands else (CHANCE,)

    def window(self) -> str:
        return "open" if self.contestable and self.hands else ""

    def judge(self, seat: Seat, move: Move) -> Refusal | Effects:
        if refusal := self.refuse_actor(seat, move):
            return refusal
        if isinstance(move, Deal):
            return self._deal(seat, move)
        if move == RESIGN:
            others = tuple(s for s in range(1, self.seats + 1) if s != seat)
            return self._end(move, Outcome(others, "resignation", "TOY-5"))
        if move == END:
            return self._stop(seat)
        if not self.hands:
            return illegal("TOY-1", "deal_first")
        if move == TIMEOUT:
            if self.settings.options["clock"].startswith("turn"):
                return Effects(self._next(), move, "timeout")
            others = tuple(s for s in range(1, self.seats + 1) if s != seat)
            return self._end(move, Outcome(others, "time", "TOY-6"))
        if move == PASS:
            return Effects(self._next(), move, "pass")
        return self._contest(seat, move) if not isinstance(move, Lay) else self._lay(seat, move)

    def _deal(self, seat: Seat, move: Deal) -> Refusal | Effects:
        if seat != CHANCE:
            return illegal("TOY-1", "only_chance_deals")
        if sorted(move.letters) != sorted(PACK):
            return illegal("TOY-1", "wrong_letters")
        hands = tuple(move.letters[i * HAND : (i + 1) * HAND] for i in range(self.seats))
        rest = move.letters[self.seats * HAND :]
        return Effects(replace(self, hands=hands, stock=rest), move, "deal")

    def _lay(self, seat: Seat, move: Lay) -> Refusal | Effects:
        hand = self.hands[seat - 1]
        if move.letter not in hand:
            return illegal("TOY-3", "not_in_hand", letter=move.letter)
        hands = (*self.hands[: seat - 1], hand.replace(move.letter, "", 1), *self.hands[seat:])
        laid = replace(self._next(), hands=hands, row=self.row + move.letter, contestable=True)
        if not hands[seat - 1]:
            laid = replace(laid, ended=Outcome((seat,), "by points", "TOY-4"), contestable=False)
        return Effects(laid, move, "lay", laid=(move.letter,), gains=laid._gains(self))

    def _contest(self, seat: Seat, move: Move) -> Refusal | Effects:
        if not self.contestable:
            return illegal("TOY-7", "no_window")
        if move == ACCEPT:
            return Effects(replace(self, contestable=False), move, "accept")
        if not isinstance(move, Challenge):
            return illegal("TOY-7", "no_window")
        author = (seat - 2) % self.seats + 1
        if self.row[-1:] > "E":
            hand = self.hands[author - 1] + self.row[-1]
            hands = (*self.hands[: author - 1], hand, *self.hands[author:])
            back = replace(self, hands=hands, row=self.row[:-1], turn=author, contestable=False)
            return Effects(back, move, "upheld", removed=(self.row[-1],), resumes=True)
        return Effects(replace(self, contestable=False), move, "refuted")

    def _stop(self, seat: Seat) -> Refusal | Effects:
        stopping = tuple(sorted({*self.stopping, seat}))
        if len(stopping) == self.seats:
            return self._end(END, Outcome((), "agreement", "TOY-5"))
        return Effects(replace(self, stopping=stopping), END, "end")

    def _end(self, move: Move, outcome: Outcome) -> Effects:
        return Effects(replace(self, ended=outcome), move, "end")

    def _next(self) -> ToyPosition:
        return replace(self, turn=self.turn % self.seats + 1, contestable=False, stopping=())

    def _gains(self, before: ToyPosition) -> tuple[int, ...]:
        return tuple(a - b for a, b in zip(self.scores(), before.scores(), strict=True))

    def moves(self, seat: Seat) -> Moves:
        if not self.hands or seat not in self.to_act():
            return Moves(tuple)
        window: list[Move] = [Challenge(), ACCEPT] if self.contestable else []
        listed = [*(Lay(letter) for letter in sorted(set(self.hands[seat - 1]))), *window, PASS]
        return Moves(lambda: iter(listed))

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(PACK)))

    def view(self, seat: Seat | None) -> View:
        return ToyView(
            game="toy",
            seat=seat,
            seats=self.seats,
            to_act=self.to_act(),
            scores=self.scores(),
            outcome=self.ended,
            row=self.row,
            hand="".join(sorted(self.hands[seat - 1])) if seat and self.hands else "",
            counts=tuple(len(hand) for hand in self.hands),
            window=self.contestable,
            stopping=self.stopping,
        )

    def scores(self) -> tuple[int, ...]:
        if not self.hands:
            return (0,) * self.seats
        return tuple(HAND - len(hand) for hand in self.hands)

    def outcome(self) -> Outcome | None:
        return self.ended

    def text(self) -> str:
        fields = [",".join(self.hands), self.stock, self.row, str(self.turn), str(int(self.contestable))]
        fields.append("".join(map(str, self.stopping)))
        if self.ended:
            winners = "".join(map(str, self.ended.winners))
            fields.append(f"{winners}:{self.ended.reason}:{self.ended.article}")
        return " ".join(field.replace(" ", "_") or "-" for field in fields)

    def letters(self) -> Stock:
        return Stock.of("".join(self.hands) + self.stock + self.row) if self.hands else Stock.of(PACK)

    def shown(self, move: Move, to: Seat | None) -> str:
        if not isinstance(move, Deal):
            return move.text()
        first = ((to or 0) - 1) * HAND
        own = range(first, first + HAND) if to else ()
        return "deal " + "".join(c if i in own else "?" for i, c in enumerate(move.letters))
