"""What all events share: registration, and lines that are entered one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from joute.play import Language, Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Agreement, Assignment
from joute.tournaments.players import Line, Number, Player, Standing


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """A tournament at one moment. Frozen: entering a line gives another, or a refusal."""

    agreement: Agreement
    players: tuple[Player, ...] = ()
    byes: tuple[tuple[Number, Fraction], ...] = ()
    """Who sits the next round out by agreement, with the points it brings."""
    times: tuple[str, ...] = ()
    """When each round begins."""

    @abstractmethod
    def verbs(self) -> Mapping[str, Callable[[Number, list[str]], Self | Refusal]]:
        """What each verb of a line does."""

    @property
    @abstractmethod
    def opened(self) -> int:
        """How many rounds have been opened."""

    @property
    @abstractmethod
    def counted(self) -> bool:
        """Whether every result of the round is in: players may come and go, though a lot may still be due."""

    @property
    @abstractmethod
    def between_rounds(self) -> bool:
        """Whether the next round can be opened as it is: all counted, and no lot due."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def standings(self) -> tuple[Standing, ...]:
        """Everybody, best first; who has withdrawn comes last, without a rank."""

    @abstractmethod
    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """The lots that must be drawn before anything else can happen."""

    def lots_wanted(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """The lots an organiser may have drawn now: those due, and those that would end a long draw."""
        return self.lots_due(shuffle)

    @abstractmethod
    def next_round(self, shuffle: Shuffle) -> tuple[Line, ...] | Refusal:
        """The lines that open the next round, with the lots they need."""

    @abstractmethod
    def assignments(self) -> tuple[Assignment, ...]:
        """The tables to be played now, for a server to open."""

    @abstractmethod
    def outcome_lines(
        self, table: int, outcome: Outcome, scores: tuple[Score, ...], letters: str = ""
    ) -> tuple[Line, ...] | Refusal:
        """The lines that enter what was played at a table opened for this event.

        `letters` is what is left in the bag, where the next game of the match draws from it (DAM-4).
        """

    @abstractmethod
    def strike(self, name: str) -> Self:
        """A registration taken back: its number stays empty, so that the others keep theirs."""

    @abstractmethod
    def joining(self, player: Player) -> Player | Refusal:
        """A new player as this event takes one in now."""

    def returning(self, player: Player) -> Player:
        """A player who comes back, with what the rounds missed bring."""
        return player

    def doubts(self, who: Number, text: str) -> Refusal | None:  # noqa: ARG002
        """What the desk asks once more before it takes a line that could be a slip."""
        return None

    def round_as_opened(self) -> str:
        """The line that opens the last round as it was; empty where its own line says it all."""
        return ""

    def warnings(self, language: Language) -> tuple[str, ...]:  # noqa: ARG002
        """What was agreed though the rulebook advises against it."""
        return ()

    def enter(self, who: Number, text: str) -> Self | Refusal:
        """The event after one more line."""
        if not text.isprintable():
            return unreadable("unprintable")
        verb, *words = text.split() or [""]
        known = self.verbs()
        if verb.lower() not in known:
            return unreadable("unknown_entry", text=text[:80], known=", ".join(known))
        if not 0 <= who <= len(self.players):
            return unreadable("unknown_player", player=who)
        return known[verb.lower()](who, words)

    def player(self, number: Number) -> Player:
        return self.players[number - 1]

    @property
    def present(self) -> tuple[Number, ...]:
        """The players who are here."""
        return tuple(player.number for player in self.players if player.here)

    @property
    def playing(self) -> tuple[Number, ...]:
        """Who has a seat in the next round: present, and not sitting it out by agreement."""
        out = {number for number, _ in self.byes}
        return tuple(number for number in self.present if number not in out)

    def order(self, words: list[str]) -> tuple[Number, ...] | Refusal:
        """The players in the order of the lots: all who are here, once each."""
        numbers = tuple(int(word) if is_number(word) else -1 for word in words)
        if sorted(numbers) != sorted(self.playing):
            return illegal("TRN-1", "not_everybody", players=len(self.playing))
        return numbers


def bad_form(form: str) -> Refusal:
    return unreadable("entry_form", form=form)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5


def read_points(word: str) -> Fraction | None:
    """`25` or `1/2`; None if it is neither."""
    top, slash, bottom = word.partition("/")
    if not is_number(top) or (slash and not (is_number(bottom) and int(bottom) in (1, 2))):
        return None
    return Fraction(int(top), int(bottom) if slash else 1)
