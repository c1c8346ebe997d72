"""One game set out for its tests: positions, moves and refusals in one line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Generic, Protocol, TypeVar

import pytest

from joute.dictionary import Dictionary, WordOptions
from joute.play import (
    Effects,
    Game,
    Kind,
    Language,
    Move,
    Options,
    Position,
    Refusal,
    Refused,
    Seat,
    Settings,
    Shuffle,
    read_options,
    say,
)


class Second(Protocol):
    """Another referee of the game."""

    def act(self, seat: int, move: str) -> str:
        """The article that refuses the action; empty where it is played."""
        ...


P = TypeVar("P", bound=Position)
S = TypeVar("S", bound=Second)


@cache
def _settings(game: Game, seats: int, only: str, options: tuple[tuple[str, str], ...]) -> Settings:
    read = read_options(game.options, dict(options))
    assert isinstance(read, Options), read
    words = WordOptions.parse(base=game.words, classes=read["classes"])
    return Settings(seats, read, Dictionary.of(only.split()) if only else Dictionary.load(words))


class GameFixture(Generic[P]):
    """A game, and the type of its positions."""

    def __init__(self, game: Game, kind: type[P]) -> None:
        self.game, self.kind = game, kind

    def settings(self, seats: int = 2, only: str = "", **options: str) -> Settings:
        """With the whole dictionary, or these words only (separated by spaces)."""
        return _settings(self.game, seats, only, tuple(sorted(options.items())))

    def start(self, seats: int = 2, **options: str) -> P:
        return self._own(self.game.start(self.settings(seats, **options)))

    def position(self, text: str, seats: int = 2, **options: str) -> P:
        return self._own(self.game.position(text, self.settings(seats, **options)))

    def move(self, line: str) -> tuple[int, Move]:
        seat, _, text = line.partition(" ")
        read = self.game.read_move(text)
        assert isinstance(read, Move), read
        return int(seat), read

    def effects(self, at: Position, line: str) -> Effects:
        judged = at.judge(*self.move(line))
        assert isinstance(judged, Effects), judged
        return judged

    def play(self, at: Position, *lines: str) -> P:
        for line in lines:
            at = self.effects(at, line).after
        return self._own(at)

    def refusal(self, at: Position, line: str) -> Refusal:
        judged = at.judge(*self.move(line))
        assert isinstance(judged, Refusal), judged
        return judged

    def article(self, at: Position, line: str) -> str:
        return self.refusal(at, line).article

    def played(self, at: P, choose: Callable[[P], tuple[Seat, Move]], most: int) -> list[P]:
        """The positions of a game that ends before so many."""
        met = [at]
        while at.outcome() is None:
            at = self._own(at.play(*choose(at)))
            met.append(at)
            assert len(met) < most
        return met

    def judged_twice(self, at: P, second: S, seat: Seat, text: str) -> tuple[P, S]:
        """Both after the action, if it is allowed: a second referee must say the same."""
        tried = deepcopy(second)
        article = tried.act(seat, text)
        judged = at.judge(*self.move(f"{seat} {text}"))
        told = judged.article if isinstance(judged, Refusal) else ""
        assert told == article, (seat, text, at.text())
        return (at, second) if isinstance(judged, Refusal) else (self._own(judged.after), tried)

    def reads_as(self, written: str, canonical: str) -> None:
        """The move is read however it is written, and written one way."""
        read = self.game.read_move(written)
        assert isinstance(read, Move), read
        assert read.text() == canonical
        assert self.game.read_move(canonical) == read

    def cannot_read(self, text: str) -> str:
        """The reason a move is unreadable; both languages have a sentence for it."""
        read = self.game.read_move(text)
        assert isinstance(read, Refusal) and read.kind is Kind.UNREADABLE
        self.explains(read)
        return read.reason

    def makes_no_sense(self, text: str) -> object:
        """Which part of a position text is wrong."""
        with pytest.raises(Refused) as refused:
            self.position(text)
        read = refused.value.refusal
        assert read.kind is Kind.UNREADABLE
        self.explains(read)
        return read.data["part"]

    def explains(self, refusal: Refusal) -> None:
        assert all(say(refusal, self.game.sentences, language) for language in Language)

    def whole_or_refused(self, text: str, **options: str) -> P | None:
        """A position that any text may give: it reads back, and somebody is to act or it is over."""
        try:
            at = self.position(text, 2, **options)
        except Refused:
            return None
        assert self.game.position(at.text(), self.settings(2, **options)) == at
        assert len(at.view(1).scores) == 2
        assert (at.outcome() is None) == bool(at.to_act())
        return at

    def _own(self, at: Position) -> P:
        assert isinstance(at, self.kind)
        return at


def shuffler(seed: int) -> Shuffle:
    """A shuffle that is the same in every run."""
    random = Random(seed)

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return random.sample(list(items), len(items))

    return shuffle
