"""A turn put together card by card, as the moves it may mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from joute.games.lexicon.material import MAITRESSE, VALUES, card, cards_of, spelling
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert, read_word
from joute.games.lexicon.state import State
from joute.play import Composition, Duty, Move, MoveKind, Refusal, Repair, Seat
from joute.values import replace

MOST_LETTERS = 60
"""More than any word on a table has."""


@dataclass(frozen=True, slots=True)
class LexiconComposition(Composition):
    """One of the four things a turn may be."""

    verb: str = MoveKind.WORD
    """`word`, `insert`, `exchange` or `discard`."""
    word: str = ""
    """The word being formed, or what a table word becomes; a lower-case letter is a Maîtresse."""
    number: int = 0
    """Which table word, from 1; 0 while none is chosen."""
    card: str = ""
    """The card thrown away."""
    pile: str = ""
    """Where the card for it comes from: `open`, `stock`, or nothing while that is not chosen."""


def ways(state: State, seat: Seat, made: LexiconComposition) -> tuple[Move, ...]:
    """Whatever is left open is filled in: the table word, the pile, which letters are Maîtresses."""
    match made.verb:
        case MoveKind.WORD:
            return tuple(map(Form, _spellings(state, seat, made, "")))
        case MoveKind.INSERT:
            return tuple(_changes(state, seat, made, Insert, _keeps_order))
        case MoveKind.EXCHANGE:
            return tuple(_changes(state, seat, made, Exchange, _same_length))
        case MoveKind.DISCARD if made.card in VALUES:
            return tuple(Discard(made.card, pile) for pile in (STOCK, OPEN) if made.pile in (pile, ""))
    return ()


def awaits(state: State, seat: Seat, made: LexiconComposition) -> Duty | None:  # noqa: ARG001
    """What is still to be chosen; nothing once there is something to judge."""
    before = _table_word(state, made.number)
    match made.verb:
        case MoveKind.INSERT if before and made.word == before:
            return Duty("awaits_insertion", "LEX-8", data={"before": spelling(before)})
        case MoveKind.EXCHANGE if before and (made.word == before or len(made.word) < len(before)):
            return Duty("awaits_exchange", "LEX-9", data={"before": spelling(before)})
        case MoveKind.INSERT | MoveKind.EXCHANGE if not made.number:
            return Duty("awaits_table_word", "LEX-8")
        case MoveKind.DISCARD if not made.card:
            return Duty("awaits_card", "LEX-7")
        case MoveKind.WORD if len(made.word) < state.terms.minimum == 1:
            return Duty("awaits_first_letter", "LEX-6")
        case MoveKind.WORD if len(made.word) < state.terms.minimum:
            return Duty("awaits_letters", "LEX-6", data={"minimum": state.terms.minimum})
    return None


def repairs(state: State, seat: Seat, made: LexiconComposition) -> tuple[Repair, ...]:  # noqa: ARG001
    """Steps back: a new word loses its last letter, a table word all that was changed in it."""
    match made.verb:
        case MoveKind.WORD if made.word:
            return (_undo(made.word[-1].upper(), replace(made, word=made.word[:-1])),)
        case MoveKind.INSERT | MoveKind.EXCHANGE:
            before = _table_word(state, made.number)
            given = _given(made.verb, before, made.word)
            return (_undo(given, replace(made, word=before)),) if before and given else ()
        case MoveKind.DISCARD if made.card:
            return (_undo(made.card, replace(made, card="")),)
    return ()


def composition(state: State, move: Move) -> LexiconComposition | None:  # noqa: ARG001
    """The move as it would be composed; None for a declaration, or what chance does."""
    match move:
        case Form():
            return LexiconComposition(MoveKind.WORD, word=move.word)
        case Insert():
            return LexiconComposition(MoveKind.INSERT, word=move.word, number=move.number)
        case Exchange():
            return LexiconComposition(MoveKind.EXCHANGE, word=move.word, number=move.number)
        case Discard():
            return LexiconComposition(MoveKind.DISCARD, card=move.card, pile=move.source)
    return None


def _undo(letters: str, made: LexiconComposition) -> Repair:
    return Repair("undo", letters, made, is_step_back=True)


def _table_word(state: State, number: int) -> str:
    table = state.cards.table
    return table[number - 1] if 1 <= number <= len(table) else ""


def _changes(
    state: State,
    seat: Seat,
    made: LexiconComposition,
    make: Callable[[int, str], Move],
    fits: Callable[[str, str], bool],
) -> Iterator[Move]:
    """Of the table word that was chosen, else of each that may have become this one."""
    for number, before in enumerate(state.cards.table, 1):
        if made.number not in (number, 0):
            continue
        words = [word for word in _spellings(state, seat, made, before) if word != before]
        fitting = [word for word in words if fits(before, word)]
        # Of a word that was chosen the referee says why it cannot become that.
        yield from (make(number, word) for word in fitting or (words[:1] if made.number else []))


def _keeps_order(before: str, after: str) -> bool:
    letters = iter(after)
    return len(after) > len(before) and all(letter in letters for letter in before)


def _same_length(before: str, after: str) -> bool:
    return len(before) == len(after)


def _spellings(state: State, seat: Seat, made: LexiconComposition, before: str) -> list[str]:
    """The word as it was composed, or with a Maîtresse for each card that is not in the hand."""
    if len(made.word) > MOST_LETTERS:
        return []
    word = read_word(made.word)
    if isinstance(word, Refusal) or (not before and len(word) < min(2, state.terms.minimum)):
        return []
    hand = state.cards.hand(seat)
    missing = hand.missing(_given(made.verb, before, word))
    if not 0 < len(missing) <= hand.count(MAITRESSE):
        return [word]
    places = [at for at, letter in enumerate(word) if letter in missing]
    tried = (_named(word, chosen) for chosen in combinations(places, len(missing)))
    found = [named for named in tried if not hand.missing(_given(made.verb, before, named))]
    return found or [word]


def _named(word: str, places: tuple[int, ...]) -> str:
    """The word with a Maîtresse in each of these places."""
    return "".join(letter.lower() if at in places else letter for at, letter in enumerate(word))


def _given(verb: str, before: str, after: str) -> str:
    """The cards of the hand that make the one word of the other."""
    if verb == MoveKind.EXCHANGE and len(before) == len(after):
        return "".join(card(new) for old, new in zip(before, after, strict=True) if old != new)
    return cards_of("".join((Counter(after) - Counter(before)).elements()))
