"""Moves for referees: legal ones, and such as people get wrong, made by changing a legal move a little."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from joute.dictionary import Dictionary
from joute.play import Effects, Game, Kind, Move, Position, Refusal
from joute.problems.misspelling import misspelt
from joute.problems.problem import LEGAL, REFEREE, Problem

_SQUARE = re.compile(r"(?<![A-Z])([A-Z])(\d{1,2})([hv]?)")
_WORD = re.compile(r"[A-Z]{3,}")
_TRACED = re.compile(r"@\S+")
"""The squares of a word, where a notation has them: the judge finds them by itself."""
_UNTRACED = 0.7
_LISTED = 4_000
_TRIED = 60
_FAMILIAR = 2.8
_LEGAL_SHARE = 0.3
_CHOICES = 3
_MISSPELT = 3
"""Spellings tried against one or two of the other mistakes."""
_TOO_PLAIN = frozenset(
    {
        *("not_in_hand", "not_your_turn", "letters_missing", "off_board", "off_the_mat", "nothing_laid"),
        *("squares_count", "squares_do_not_spell", "not_the_whole_run", "part_of_run", "not_the_whole_word"),
    }
)
"""Reasons that anybody sees at a glance, or that lie in how a move is written: they teach nothing."""
LEVELS = {True: 2, False: 3}
"""A legal move is a little easier to tell than the right article."""


def referee_problem(
    blank: Problem, game: Game, position: Position, dictionary: Dictionary, rng: random.Random
) -> Problem | None:
    """A move to judge here, and what the judge says; None where no good mistake is found."""
    listed = islice(position.moves(blank.seat), _LISTED)
    legal = [move for move in listed if _is_familiar(move, dictionary)]
    if not legal:
        return None
    around = [word for word in _WORD.findall(position.text()) if word in dictionary]
    refused = _refused(legal, around, game, position, blank.seat, rng)
    articles = tuple(sorted({refusal.article for _, refusal in refused}, key=_in_order))
    if len(articles) < 2:
        return None
    told = replace(blank, goal=REFEREE)
    if rng.random() < _LEGAL_SHARE:
        known = _known(legal, position, blank, rng)
        made = replace(told, move=known, answer=LEGAL, choices=articles[:_CHOICES], level=LEVELS[True])
        return made if known else None
    article = rng.choice(articles)  # each article as often, however many mistakes break it
    text = rng.choice([text for text, refusal in refused if refusal.article == article])
    others = rng.sample([other for other in articles if other != article], min(_CHOICES, len(articles)) - 1)
    choices = tuple(sorted((article, *others), key=_in_order))
    return replace(told, move=text, answer=article, choices=choices, level=LEVELS[False])


def _is_familiar(move: Move, dictionary: Dictionary) -> bool:
    """Whether everybody knows the words of the move: a mistake should lie in the move, not in rare words."""
    words = _WORD.findall(move.text())
    return bool(words) and all(dictionary.frequency(word) >= _FAMILIAR for word in words)


def _refused(
    legal: list[Move], around: list[str], game: Game, position: Position, seat: int, rng: random.Random
) -> list[tuple[str, Refusal]]:
    """Changed moves that the judge refuses for a reason worth knowing."""
    found = []
    for _ in range(_TRIED):
        theirs = [*_WORD.findall(rng.choice(legal).text()), *rng.sample(around, min(1, len(around)))]
        text = _changed(rng.choice(legal).text(), theirs, rng)
        move = game.read_move(text)
        if isinstance(move, Refusal):
            continue
        ruling = position.judge(seat, move)
        if isinstance(ruling, Refusal) and ruling.kind is Kind.ILLEGAL and ruling.reason not in _TOO_PLAIN:
            found.append((move.text(), ruling))
    return found


def _changed(text: str, theirs: list[str], rng: random.Random) -> str:
    """The move with one thing changed: the spelling, the square, the direction, the word."""
    plain = _TRACED.sub("", text) if rng.random() < _UNTRACED else text
    changes = list(_changes(plain, theirs, rng))
    return rng.choice(changes) if changes else text


def _changes(text: str, theirs: list[str], rng: random.Random) -> Iterator[str]:
    """`theirs` are words from elsewhere: another move's, or one that was already made."""
    words = _WORD.findall(text)
    if words:
        word = rng.choice(words)
        wrong = list(misspelt(word))
        yield from (text.replace(word, other, 1) for other in rng.sample(wrong, min(_MISSPELT, len(wrong))))
        yield from (text.replace(word, other, 1) for other in theirs)
    if places := list(_SQUARE.finditer(text.partition(" ")[0])):
        yield from _displaced(text, rng.choice(places), rng)


def _displaced(text: str, place: re.Match[str], rng: random.Random) -> Iterator[str]:
    """One square further on, or back; or in the other direction."""
    column, row, direction = place.groups()
    before, after = text[: place.start()], text[place.end() :]
    beside = chr(min(max(ord(column) + rng.choice((-1, 1)), ord("A")), ord("Z")))
    yield f"{before}{beside}{row}{direction}{after}"
    yield f"{before}{column}{int(row) + rng.choice((-1, 1))}{direction}{after}"
    if direction:
        yield f"{before}{column}{row}{'v' if direction == 'h' else 'h'}{after}"


def _known(legal: list[Move], position: Position, blank: Problem, rng: random.Random) -> str:
    """A legal move that looks doubtful: of those drawn, the one that makes most words."""
    drawn = rng.sample(legal, min(len(legal), _CHOICES * 4))
    done = [ruling for move in drawn if isinstance(ruling := position.judge(blank.seat, move), Effects)]
    return max(done, key=lambda effects: len(effects.words)).move.text() if done else ""


def _in_order(article: str) -> tuple[str, int]:
    name, _, number = article.partition("-")
    return name, int(number) if number.isdigit() else 0
