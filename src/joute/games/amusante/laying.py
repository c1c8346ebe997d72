"""A square laid at the right of the row, and the word announced with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.amusante.announcing import Announced
from joute.games.amusante.contests import pass_on
from joute.games.amusante.material import as_held
from joute.games.amusante.moves import Lay
from joute.play import Effects, Judgement, Refusal, Seat, illegal
from joute.play.words import refuse_word

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition


def lay(position: AmusantePosition, seat: Seat, move: Lay) -> Judgement:
    """The row grows by one square; in contestation the others may doubt the word (AMU-6)."""
    if refusal := _refuse(position, seat, move):
        return refusal
    square = as_held(move.square)
    hands = tuple(
        hand.replace(square, "", 1) if owner == seat else hand for owner, hand in enumerate(position.hands, 1)
    )
    known = tuple(
        seen.replace(square, "", 1) if owner == seat else seen for owner, seen in enumerate(position.known, 1)
    )
    others = tuple(other for other in position.in_play if other != seat)
    after = replace(
        pass_on(position, seat),
        hands=hands,
        known=known,
        row=position.row + move.square,
        announced=(*position.announced, Announced(seat, move.word)),
        agreed=(),
        waiting=others if position.contesting else (),
    )
    return Effects(after, move, "lay", words=(move.word,), laid=(move.square,))


def _refuse(position: AmusantePosition, seat: Seat, move: Lay) -> Refusal | None:
    """Shape, material, words."""
    row = position.row.upper()
    article = "AMU-3" if row else "AMU-2"
    if not move.word.startswith(row + move.square.upper()):
        return illegal(article, "not_the_beginning", word=move.word, row=row + move.square.upper())
    if as_held(move.square) not in position.hands[seat - 1]:
        joker = move.square.islower()
        return illegal(article, "no_joker" if joker else "not_in_hand", letter=move.square.upper())
    if len(row) == 1 and position.announced and position.announced[0].word == move.word:
        return illegal("AMU-3", "same_word", word=move.word)
    if not position.contesting and move.word not in position.settings.dictionary:
        return refuse_word("AMU-6", position.settings.dictionary, move.word)
    return None
