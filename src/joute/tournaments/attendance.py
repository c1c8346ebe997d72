"""Who is registered, who is here, who sits a round out; teams and the timetable (TRN-8)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Self

from joute.play import Refusal, illegal, unreadable
from joute.tournaments.event import bad_form, is_number, read_points
from joute.tournaments.players import ORGANISER, Number, Player
from joute.tournaments.verifiable import Verifiable

MOST_PLAYERS = 999
MOST_NAME = 60
MOST_ROUNDS = 999
_TIME = re.compile(r"(\d{4}-[01]\d-[0-3]\dT)?([01]\d|2[0-3]):[0-5]\d", re.ASCII)


@dataclass(frozen=True, slots=True)
class Attendance(Verifiable):
    """Players who come and go."""

    def shared_verbs(self) -> dict[str, Callable[[Number, list[str]], Self | Refusal]]:
        return {
            "player": self.register,
            "withdraw": self.withdraw,
            "absent": self.go_absent,
            "return": self.come_back,
            "bye": self.sit_out,
            "team": self.join_team,
            "times": self.set_times,
            "number": self.give_number,
            "secret": self.show_secret,
            "dealt": self.tell_deal,
        }

    def register(self, who: Number, words: list[str]) -> Self | Refusal:
        name = " ".join(words)
        if who != ORGANISER or not name or len(name) > MOST_NAME or set(name) & set(";{}"):
            return bad_form("0 player NAME")
        if any(one.name.casefold() == name.casefold() and not one.struck for one in self.players):
            return illegal("", "name_taken", name=name)
        if self.over or len(self.players) >= MOST_PLAYERS:
            return illegal("TRN-7", "event_over" if self.over else "too_many")
        if not self.counted:
            return illegal("TRN-8", "round_open")
        player = self.joining(Player(len(self.players) + 1, name))
        return player if isinstance(player, Refusal) else replace(self, players=(*self.players, player))

    def strike(self, name: str) -> Self:
        """A registration taken back: its number stays empty, so that the others keep theirs."""
        player = Player(len(self.players) + 1, name, struck=True)
        return replace(self, players=(*self.players, player))

    def withdraw(self, who: Number, words: list[str]) -> Self | Refusal:
        if words or who == ORGANISER:
            return bad_form("7 withdraw")
        if self.player(who).withdrawn:
            return illegal("TRN-8", "already_withdrawn", name=self.player(who).name)
        return self._leaving(who, withdrawn=True)

    def go_absent(self, who: Number, words: list[str]) -> Self | Refusal:
        """Not here for now: registered but not arrived, or away for a round or a day."""
        if words or who == ORGANISER:
            return bad_form("7 absent")
        if not self.player(who).here:
            return illegal("", "already_away", name=self.player(who).name)
        return self._leaving(who, absent=True)

    def _leaving(self, who: Number, withdrawn: bool = False, absent: bool = False) -> Self | Refusal:
        if not self.counted:
            return illegal("TRN-8", "round_open")
        left = self.player(who).left if not self.player(who).here else self.opened
        gone = replace(self.player(who), withdrawn=withdrawn, absent=absent, left=left)
        return self._with_player(gone, byes=tuple(bye for bye in self.byes if bye[0] != who))

    def come_back(self, who: Number, words: list[str]) -> Self | Refusal:
        """TRN-8: who had withdrawn, or was away, takes part again."""
        if words or who == ORGANISER:
            return bad_form("7 return")
        player = self.player(who)
        if player.here or player.struck:
            return illegal("TRN-8", "already_here", name=player.name)
        if self.over:
            return illegal("TRN-7", "event_over")
        if not self.counted:
            return illegal("TRN-8", "round_open")
        return self._with_player(replace(self.returning(player), withdrawn=False, absent=False))

    def sit_out(self, who: Number, words: list[str]) -> Self | Refusal:
        """The next round without a player who stays in the tournament, for the points agreed."""
        points = read_points(words[1]) if len(words) == 2 else None
        if who != ORGANISER or points is None or not is_number(words[0]):
            return bad_form("0 bye 7 1/2")
        number = int(words[0])
        if not 1 <= number <= len(self.players):
            return unreadable("unknown_player", player=number)
        if number not in self.playing:
            return illegal("", "already_away", name=self.player(number).name)
        if not self.counted:
            return illegal("TRN-8", "round_open")
        return replace(self, byes=(*self.byes, (number, points)))

    def join_team(self, who: Number, words: list[str]) -> Self | Refusal:
        name = " ".join(words)
        if who == ORGANISER or len(name) > MOST_NAME or set(name) & set(";{}"):
            return bad_form("7 team Les Lilas")
        return self._with_player(replace(self.player(who), team=name))

    def set_times(self, who: Number, words: list[str]) -> Self | Refusal:
        """The timetable, round by round; a day may go before the hour."""
        if who != ORGANISER or len(words) > MOST_ROUNDS or not all(map(_TIME.fullmatch, words)):
            return bad_form("0 times 10:00 11:15 2026-11-22T14:00")
        return replace(self, times=tuple(words))

    def time_of(self, round_: int) -> str:
        """When that round begins; empty where no time is agreed."""
        return self.times[round_ - 1] if 1 <= round_ <= len(self.times) else ""

    def _with_player(self, player: Player, byes: tuple[tuple[Number, Fraction], ...] | None = None) -> Self:
        players = tuple(player if one.number == player.number else one for one in self.players)
        return replace(self, players=players, byes=self.byes if byes is None else byes)
