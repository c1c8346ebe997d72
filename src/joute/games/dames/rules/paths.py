"""The squares of the announced words: how they lie (DAM-10 to DAM-12), what lies on them (DAM-14, DAM-18)."""

from __future__ import annotations

from itertools import pairwise

from joute.games.dames.material import NEIGHBOURS, SHAPE, SHORTEST, camp, opponent
from joute.games.dames.moves import Announcement
from joute.games.dames.rules.journeys import Journey
from joute.play import Refusal, illegal

Words = tuple[Announcement, ...]


def refuse_paths(way: Journey, words: Words) -> Refusal | None:
    """Against the shape of the words, the lowest article first."""
    return (
        next((refusal for word in words if (refusal := _refuse_path(way, word))), None)
        or next((refusal for word in words if (refusal := _refuse_own_letters(way, word))), None)
        or next((refusal for word in words if (refusal := _refuse_camp(way, word))), None)
        or _refuse_announcement(way, words)
    )


def refuse_letters(way: Journey, words: Words) -> Refusal | None:
    """Against the letters that lie on the squares once the letter has arrived."""
    return next((refusal for word in words if (refusal := _refuse_letters(way, word))), None)


def _refuse_path(way: Journey, announced: Announcement) -> Refusal | None:
    word, squares = announced.word, announced.squares
    names = SHAPE.names(squares)
    if len(set(squares)) < len(squares):
        return illegal("DAM-10", "square_twice", names, word=word)
    for here, after in pairwise(squares):
        if after not in NEIGHBOURS[here]:
            return illegal("DAM-10", "not_touching", SHAPE.names((here, after)), word=word)
    if len(word) < SHORTEST:
        return illegal("DAM-10", "word_too_short", names, word=word, least=SHORTEST)
    if way.target not in squares:
        return illegal("DAM-10", "without_moved_letter", SHAPE.names((way.target,)), word=word)
    return None


def _refuse_own_letters(way: Journey, announced: Announcement) -> Refusal | None:
    """A captured letter still counts here: it is DAM-14 that keeps it out of the word."""
    if any(way.before.owner(square) == opponent(way.seat) for square in announced.squares):
        return None
    return illegal("DAM-10", "no_opposing_letter", SHAPE.names(announced.squares), word=announced.word)


def _refuse_camp(way: Journey, announced: Announcement) -> Refusal | None:
    if way.from_home and not any(square in camp(opponent(way.seat)) for square in announced.squares):
        return illegal("DAM-11", "stays_in_own_camp", SHAPE.names(announced.squares), word=announced.word)
    return None


def _refuse_announcement(way: Journey, words: Words) -> Refusal | None:
    if len(words) > 2:
        return illegal("DAM-12", "too_many_words", count=len(words))
    for announced in words:
        if len(announced.word) != len(announced.squares):
            names = SHAPE.names(announced.squares)
            return illegal("DAM-12", "squares_count", names, word=announced.word, count=len(names))
    if len(words) < 2:
        return None
    first, second = words
    if shared := (set(first.squares) & set(second.squares)) - {way.target}:
        return illegal("DAM-12", "words_share_squares", SHAPE.names(tuple(sorted(shared))))
    if first.word == second.word:
        return illegal("DAM-12", "same_word_twice", word=first.word)
    return None


def _refuse_letters(way: Journey, announced: Announcement) -> Refusal | None:
    board, word, squares = way.after, announced.word, announced.squares
    if captured := tuple(square for square in squares if square in way.captured):
        return illegal("DAM-14", "captured_letter", SHAPE.names(captured), word=word)
    spelled = "".join(board.letter(square) for square in squares)
    if spelled != word:
        return illegal("DAM-12", "squares_do_not_spell", SHAPE.names(squares), word=word, spelled=spelled)
    foreign = tuple(s for s in squares if s in board.jokers and board.owner(s) != way.seat)
    if foreign:
        return illegal("DAM-18", "opposing_joker", SHAPE.names(foreign), word=word)
    return None
