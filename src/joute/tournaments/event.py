"""What all events share: registration, and lines that are entered one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from joute.play import Language, Outcome, Refusal, Score, Shuffle, illegal, unreadable
from joute.tournaments.agreement import Agreement, Assignment
from joute.tournaments.players import ORGANISER, Line, Number, Player, Standing

MOST_PLAYERS = 999
MOST_NAME = 60


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """A tournament at one moment. Frozen: entering a line gives another, or a refusal."""

    agreement: Agreement
    players: tuple[Player, ...] = ()

    @abstractmethod
    def verbs(self) -> Mapping[str, Callable[[Number, list[str]], Self | Refusal]]:
        """What each verb of a line does."""

    @property
    @abstractmethod
    def between_rounds(self) -> bool:
        """Whether players may come and go."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def standings(self) -> tuple[Standing, ...]:
        """Everybody, best first; who has withdrawn comes last, without a rank."""

    @abstractmethod
    def lots_due(self, shuffle: Shuffle) -> tuple[Line, ...]:
        """The lots that must be drawn before anything else can happen."""

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
    def joining(self, player: Player) -> Player | Refusal:
        """A new player as this event takes one in now."""

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
        """The players who have not withdrawn."""
        return tuple(player.number for player in self.players if not player.withdrawn)

    def register(self, who: Number, words: list[str]) -> Self | Refusal:
        name = " ".join(words)
        if who != ORGANISER or not name or len(name) > MOST_NAME or set(name) & set(";{}"):
            return bad_form("0 player NAME")
        if any(player.name.casefold() == name.casefold() for player in self.players):
            return illegal("", "name_taken", name=name)
        if self.over or len(self.players) >= MOST_PLAYERS:
            return illegal("TRN-7", "event_over" if self.over else "too_many")
        if not self.between_rounds:
            return illegal("TRN-8", "round_open")
        player = self.joining(Player(len(self.players) + 1, name))
        return player if isinstance(player, Refusal) else replace(self, players=(*self.players, player))

    def withdraw(self, who: Number, words: list[str]) -> Self | Refusal:
        if words or who == ORGANISER:
            return bad_form("7 withdraw")
        if self.player(who).withdrawn:
            return illegal("TRN-8", "already_withdrawn", name=self.player(who).name)
        if not self.between_rounds:
            return illegal("TRN-8", "round_open")
        players = (replace(p, withdrawn=True) if p.number == who else p for p in self.players)
        return replace(self, players=tuple(players))

    def order(self, words: list[str]) -> tuple[Number, ...] | Refusal:
        """The players in the order of the lots: all who are here, once each."""
        numbers = tuple(int(word) if is_number(word) else -1 for word in words)
        if sorted(numbers) != sorted(self.present):
            return illegal("TRN-1", "not_everybody", players=len(self.present))
        return numbers


def bad_form(form: str) -> Refusal:
    return unreadable("entry_form", form=form)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5
