"""Reading a position text of LEXICON (the format is described in `texts`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from joute.games.lexicon.material import MAITRESSE, cards_of, packs_for
from joute.games.lexicon.rules import Rules
from joute.games.lexicon.state import Cards, Phase, Play, Standing, State, Verdict
from joute.games.lexicon.texts import FIELDS
from joute.letters import ALPHABET, Stock
from joute.play import Outcome, Refused, Seat, unreadable

E = TypeVar("E", bound=StrEnum)
REASONS = ("by points", "resignation", "agreement")


def read(text: str, rules: Rules) -> State:
    """The position; raises `Refused` with the field that is wrong."""
    return _Reader(rules, _fields(text)).state()


def _fields(text: str) -> dict[str, str]:
    if len(text) > 5000:
        raise Refused(unreadable("too_long", most=5000))
    fields: dict[str, str] = {}
    for item in text.split():
        name, equals, value = item.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise Refused(unreadable("position_field", field=name[:40], known=" ".join(FIELDS)))
        fields[name] = value
    return fields


def _bad(field: str, value: str) -> Refused:
    return Refused(unreadable("position_value", field=field, value=value[:80]))


@dataclass(frozen=True, slots=True)
class _Reader:
    rules: Rules
    fields: dict[str, str]

    def state(self) -> State:
        seats = self.rules.seats
        phase = self.choice("phase", Phase, Phase.PLAY)
        standing = tuple(self.choices("standing", Standing, Standing.IN))
        players = tuple(seat for seat, how in enumerate(standing, 1) if how is Standing.IN)
        deal = self.number("deal", 0 if phase is Phase.DRAW else 1, 9999)
        if not players and phase is not Phase.OVER:
            raise _bad("standing", self.fields["standing"])
        turn = self.seat("turn", players, needed=phase in (Phase.PLAY, Phase.SHUFFLE, Phase.CLOSING))
        packs = self.number("packs", packs_for(len(players)) if deal else 0, self.rules.packs)
        state = State(
            rules=self.rules,
            phase=phase,
            cards=self.cards(packs),
            counted=tuple(self.numbers("counted", seats) or (0,) * seats),
            penalties=tuple(self.numbers("penalties", seats) or (0,) * seats),
            standing=standing,
            dealer=self.dealer(players, turn, phase),
            turn=turn,
            deal=deal,
            packs=packs,
            last=self.last(),
            idle=self.number("idle", 0, 999_999),
            drawing=self.seats("drawing", players if phase is Phase.DRAW else ()),
            agreed=self.seats("agreed", ()),
            rung=self.number("rung", 0, 1) == 1,
            shown=self.number("shown", 0, 1) == 1,
            outcome=self.outcome(phase),
        )
        _check(state)
        return state

    def number(self, name: str, default: int, most: int) -> int:
        value = self.fields.get(name)
        return default if value is None else self.whole(name, value, 0, most)

    def whole(self, name: str, value: str, least: int, most: int) -> int:
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 8 and least <= int(value) <= most):
            raise _bad(name, value)
        return int(value)

    def numbers(self, name: str, count: int) -> list[int]:
        value = self.fields.get(name)
        if value is None:
            return []
        parts = value.split("/")
        if len(parts) != count:
            raise _bad(name, value)
        return [self.whole(name, part, -999_999, 999_999) for part in parts]

    def seat(self, name: str, players: tuple[Seat, ...], needed: bool) -> Seat:
        value = self.fields.get(name)
        if value is None:
            return players[0] if needed else 0
        seat = self.whole(name, value, 0, self.rules.seats)
        if needed and seat not in players:
            raise _bad(name, value)
        return seat

    def dealer(self, players: tuple[Seat, ...], turn: Seat, phase: Phase) -> Seat:
        if "dealer" in self.fields:
            return self.seat("dealer", players, needed=phase is Phase.DEAL)
        if phase is Phase.DRAW or not players:
            return 0
        return max((seat for seat in players if seat < turn), default=players[-1])

    def seats(self, name: str, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        value = self.fields.get(name)
        if not value:
            return default
        return tuple(sorted({self.whole(name, part, 1, self.rules.seats) for part in value.split("/")}))

    def choice(self, name: str, kind: type[E], default: E) -> E:
        value = self.fields.get(name)
        if value is None:
            return default
        if value not in list(kind):
            raise _bad(name, value)
        return kind(value)

    def choices(self, name: str, kind: type[E], default: E) -> Iterable[E]:
        value = self.fields.get(name)
        if value is None:
            return [default] * self.rules.seats
        parts = value.split("/")
        if len(parts) != self.rules.seats or not all(part in list(kind) for part in parts):
            raise _bad(name, value)
        return [kind(part) for part in parts]

    def letters(self, name: str, value: str) -> str:
        if not all(card in ALPHABET + MAITRESSE for card in value):
            raise _bad(name, value)
        return value

    def cards(self, packs: int) -> Cards:
        hands = tuple("".join(sorted(self.letters("hands", h))) for h in self.parts("hands", "/"))
        table = tuple(self.word("table", word) for word in self.parts("table", ","))
        hands = hands or ("",) * self.rules.seats
        if len(hands) != self.rules.seats:
            raise _bad("hands", self.fields["hands"])
        pile = self.letters("pile", self.fields.get("pile", ""))
        stock = self.letters("stock", self.fields.get("stock", ""))
        pack = Stock.of(self.rules.pack.letters * packs)
        named = "".join((*hands, *map(cards_of, table), pile, stock))
        if lacking := pack.missing(named):
            raise Refused(unreadable("position_cards", "LEX-1", cards=lacking))
        rest = pack.without(named).letters
        if "stock" not in self.fields:
            cut = 0 if "pile" in self.fields else 1
            pile, stock, rest = pile + rest[:cut], rest[cut:], ""
        return Cards(hands, table, stock, pile, rest)

    def parts(self, name: str, separator: str) -> list[str]:
        value = self.fields.get(name)
        return value.split(separator) if value else []

    def word(self, name: str, value: str) -> str:
        if not (value.isascii() and value.isalpha()):
            raise _bad(name, value)
        return value

    def last(self) -> Play | None:
        value = self.fields.get("last")
        if not value:
            return None
        parts = value.split("/")
        if len(parts) != 6 or parts[1] not in ("word", "insert", "exchange"):
            raise _bad("last", value)
        author = self.whole("last", parts[0], 1, self.rules.seats)
        number = self.whole("last", parts[2], 1, 9999)
        before = self.word("last", parts[3]) if parts[3] else ""
        idle = self.whole("last", parts[5], 0, 999_999)
        verdict = self.choice("verdict", Verdict, Verdict.NONE)
        accepted = self.seats("accepted", ())
        return Play(author, parts[1], number, before, self.word("last", parts[4]), idle, accepted, verdict)

    def outcome(self, phase: Phase) -> Outcome | None:
        value = self.fields.get("outcome", "")
        if (phase is Phase.OVER) != bool(value):
            raise _bad("outcome", value)
        if not value:
            return None
        winners, slash, how = value.partition("/")
        written, other, article = how.partition("/")
        reason = written.replace("-", " ")
        if not (slash and other and reason in REASONS and article.isprintable()):
            raise _bad("outcome", value)
        seats = tuple(self.whole("outcome", seat, 1, self.rules.seats) for seat in winners.split("+"))
        payments = tuple(self.numbers("counted", self.rules.seats)) if self.rules.one_hand else ()
        return Outcome(seats, reason, article, payments=payments)


def _check(state: State) -> None:
    """What no game can reach would break the rules later on."""
    cards, phase = state.cards, state.phase
    if phase in (Phase.PLAY, Phase.CLOSING) and not (cards.stock and cards.pile):
        raise _bad("stock" if cards.pile else "pile", "")
    if phase is Phase.SHUFFLE and (cards.stock or len(cards.pile) < 2):
        raise _bad("pile", cards.pile)
    if phase in (Phase.PLAY, Phase.SHUFFLE) and not all(cards.hands[seat - 1] for seat in state.players):
        raise _bad("hands", "/".join(cards.hands))
    play = state.last
    if play is not None and not play.verdict and state.phase is not Phase.OVER:
        table = cards.table
        if not (play.number <= len(table) and table[play.number - 1] == play.after):
            raise _bad("last", play.after)
        if play.author not in state.players or bool(play.before) is (play.verb == "word"):
            raise _bad("last", str(play.author))
    if phase is Phase.CLOSING and not state.waiting:
        raise _bad("last", "")
