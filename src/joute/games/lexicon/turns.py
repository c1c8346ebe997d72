"""The four things a turn may be (LEX-6 to LEX-9): judged by shape, then cards, then words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from joute.games.lexicon.material import MAITRESSE, card, cards_of, dearest, reading
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.games.lexicon.rounds import after_draw_turn, end_round
from joute.games.lexicon.state import Change, Phase, Play, State
from joute.play import Refusal, Seat, illegal
from joute.play.words import refuse_word


def form(state: State, seat: Seat, move: Form) -> Refusal | Change:
    """LEX-6."""
    if len(move.word) < state.rules.minimum:
        return illegal("LEX-6", "too_few_letters", word=move.word, minimum=state.rules.minimum)
    given = cards_of(move.word)
    play = Play(seat, "word", len(state.cards.table) + 1, "", move.word, state.idle)
    return (
        _not_held(state, seat, given, "LEX-6")
        or _not_a_word(state, move.word)
        or _lay(state, play, given, "")
    )


def discard(state: State, seat: Seat, move: Discard) -> Refusal | Change:
    """LEX-7: the card taken is the one open before the discard, or the stock's top card."""
    if refusal := _not_held(state, seat, move.card, "LEX-7"):
        return refusal
    cards = state.cards
    if move.source == OPEN:
        taken, pile, stock = cards.pile[-1], cards.pile[:-1] + move.card, cards.stock
    else:
        taken, pile, stock = cards.stock[0], cards.pile + move.card, cards.stock[1:]
    hand = cards.hand(seat).without(move.card).plus(taken)
    cards = replace(cards.with_hand(seat, hand), pile=pile, stock=stock)
    return Change(after_draw_turn(replace(state, cards=cards)), "discard", removed=(move.card,))


def out_of_time(state: State, seat: Seat) -> Refusal | Change:
    """LEX-18."""
    return discard(state, seat, Discard(dearest(state.cards.hands[seat - 1]), STOCK))


def insert(state: State, seat: Seat, move: Insert) -> Refusal | Change:
    """LEX-8."""
    before = _table_word(state, move.number, "LEX-8")
    if isinstance(before, Refusal):
        return before
    if refusal := _not_an_insertion(before, move.word):
        return refusal
    given = cards_of("".join((Counter(move.word) - Counter(before)).elements()))
    play = Play(seat, "insert", move.number, before, move.word, state.idle)
    return (
        _not_held(state, seat, given, "LEX-8")
        or _not_a_word(state, move.word)
        or _lay(state, play, given, "")
    )


def exchange(state: State, seat: Seat, move: Exchange) -> Refusal | Change:
    """LEX-9."""
    before = _table_word(state, move.number, "LEX-9")
    if isinstance(before, Refusal):
        return before
    if len(before) != len(move.word):
        return illegal("LEX-9", "not_as_many_letters", before=before, word=move.word)
    changed = [(old, new) for old, new in zip(before, move.word, strict=True) if old != new]
    taken = "".join(card(old) for old, _ in changed)
    given = "".join(card(new) for _, new in changed)
    if refusal := _not_an_exchange(state, seat, move, taken, given):
        return refusal
    play = Play(seat, "exchange", move.number, before, move.word, state.idle)
    return (
        _not_held(state, seat, given, "LEX-9")
        or _not_a_word(state, move.word)
        or _lay(state, play, given, taken)
    )


def _table_word(state: State, number: int, article: str) -> str | Refusal:
    table = state.cards.table
    if 1 <= number <= len(table):
        return table[number - 1]
    return illegal(article, "no_such_word", number=number, words=len(table))


def _not_an_insertion(before: str, after: str) -> Refusal | None:
    if before == after:
        return illegal("LEX-8", "nothing_added", before=before)
    if _keeps_order(before, after):
        return None
    if MAITRESSE in cards_of(before) and _keeps_order(cards_of(before), cards_of(after)):
        return illegal("LEX-10", "maitresse_renamed", before=before, word=after)
    return illegal("LEX-8", "order_changed", before=before, word=after)


def _keeps_order(before: str, after: str) -> bool:
    letters = iter(after)
    return all(letter in letters for letter in before)


def _not_an_exchange(state: State, seat: Seat, move: Exchange, taken: str, given: str) -> Refusal | None:
    before = state.cards.table[move.number - 1]
    if not given:
        return illegal("LEX-9", "nothing_exchanged", before=before)
    renamed = any(old == new == MAITRESSE for old, new in zip(taken, given, strict=True))
    if renamed and given.count(MAITRESSE) > state.cards.hand(seat).count(MAITRESSE):
        return illegal("LEX-10", "maitresse_renamed", before=before, word=move.word)
    return illegal("LEX-9", "same_cards", before=before) if taken == given else None


def _not_held(state: State, seat: Seat, given: str, article: str) -> Refusal | None:
    missing = state.cards.hand(seat).missing(given)
    return illegal(article, "not_in_hand", squares=tuple(missing), cards=missing) if missing else None


def _not_a_word(state: State, word: str) -> Refusal | None:
    """LEX-11, where plays are checked at once (LEX-14)."""
    if state.rules.contest or reading(word) in state.rules.dictionary:
        return None
    return refuse_word("LEX-11", state.rules.dictionary, reading(word))


def _lay(state: State, play: Play, given: str, taken: str) -> Change:
    seat = play.author
    hand = state.cards.hand(seat).without(given).plus(taken)
    cards = state.cards.with_hand(seat, hand).with_word(play.number, play.after)
    idle = state.idle + 1 if play.verb == "exchange" else 0
    state = replace(state, cards=cards, last=play, idle=idle, agreed=(), turn=state.after(seat))
    if not hand.letters:
        state = replace(state, phase=Phase.CLOSING) if state.rules.contest else end_round(state)
    return Change(state, play.verb, words=(reading(play.after),), laid=tuple(given), removed=tuple(taken))


def taken_back(state: State, play: Play) -> State:
    """The play undone card for card, the table word as it was; the turn is lost (LEX-16)."""
    old, new = Counter(cards_of(play.before)), Counter(cards_of(play.after))
    given, taken = "".join((new - old).elements()), "".join((old - new).elements())
    hand = state.cards.hand(play.author).plus(given).without(taken)
    cards = state.cards.with_hand(play.author, hand).with_word(play.number, play.before)
    return replace(state, cards=cards, idle=play.idle + 1)
