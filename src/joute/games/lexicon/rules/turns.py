"""The four things a turn may be (LEX-6 to LEX-9): judged by shape, then cards, then words."""

from __future__ import annotations

from collections import Counter

from joute.games.lexicon.material import MAITRESSE, card, cards_of, dearest, spelling
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.games.lexicon.rules.effects import effects
from joute.games.lexicon.rules.rounds import after_draw_turn, end_round
from joute.games.lexicon.state import Phase, Play, State
from joute.play import TIMEOUT, Move, MoveKind, Refusal, Ruling, Seat, illegal
from joute.play.words import refuse_word
from joute.values import replace

_ARTICLE = {MoveKind.WORD: "LEX-6", MoveKind.INSERT: "LEX-8", MoveKind.EXCHANGE: "LEX-9"}


def form(state: State, seat: Seat, move: Form) -> Ruling[State]:
    """LEX-6."""
    if len(move.word) < state.terms.minimum:
        return illegal("LEX-6", "too_few_letters", word=move.word, minimum=state.terms.minimum)
    play = Play(seat, MoveKind.WORD, len(state.cards.table) + 1, "", move.word, state.idle)
    return _lay(state, move, play, cards_of(move.word))


def discard(state: State, seat: Seat, move: Discard) -> Ruling[State]:
    """LEX-7: the card taken is the one open before the discard, or the stock's top card."""
    if refusal := _refuse_cards(state, seat, move.card, "LEX-7"):
        return refusal
    after = _thrown(state, seat, move)
    return effects(state, after, move, MoveKind.DISCARD, removed=(move.card,))


def out_of_time(state: State, seat: Seat) -> Ruling[State]:
    """LEX-18: the dearest card is thrown for the stock's top card."""
    move = Discard(dearest(state.cards.hands[seat - 1]), STOCK)
    return effects(state, _thrown(state, seat, move), TIMEOUT, MoveKind.TIMEOUT, removed=(move.card,))


def insert(state: State, seat: Seat, move: Insert) -> Ruling[State]:
    """LEX-8."""
    before = _table_word(state, move.number, "LEX-8")
    if isinstance(before, Refusal):
        return before
    if refusal := _refuse_insertion(before, move.word):
        return refusal
    given = cards_of("".join((Counter(move.word) - Counter(before)).elements()))
    play = Play(seat, MoveKind.INSERT, move.number, before, move.word, state.idle)
    return _lay(state, move, play, given)


def exchange(state: State, seat: Seat, move: Exchange) -> Ruling[State]:
    """LEX-9."""
    before = _table_word(state, move.number, "LEX-9")
    if isinstance(before, Refusal):
        return before
    if len(before) != len(move.word):
        return illegal("LEX-9", "not_as_many_letters", before=before, word=move.word)
    changed = [(old, new) for old, new in zip(before, move.word, strict=True) if old != new]
    taken = "".join(card(old) for old, _ in changed)
    given = "".join(card(new) for _, new in changed)
    play = Play(seat, MoveKind.EXCHANGE, move.number, before, move.word, state.idle)
    return _refuse_exchange(state, play, taken, given) or _lay(state, move, play, given, taken)


def taken_back(state: State, play: Play) -> State:
    """The play undone card for card, the table word as it was; the turn is lost (LEX-16)."""
    hand = state.cards.hand(play.author).plus(play.given).without(play.taken)
    cards = state.cards.with_hand(play.author, hand).with_word(play.number, play.before)
    return replace(state, cards=cards, idle=play.idle + 1)


def _table_word(state: State, number: int, article: str) -> str | Refusal:
    table = state.cards.table
    if 1 <= number <= len(table):
        return table[number - 1]
    return illegal(article, "no_such_word", number=number, words=len(table))


def _refuse_insertion(before: str, after: str) -> Refusal | None:
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


def _refuse_exchange(state: State, play: Play, taken: str, given: str) -> Refusal | None:
    if not given:
        return illegal("LEX-9", "nothing_exchanged", before=play.before)
    renamed = any(old == new == MAITRESSE for old, new in zip(taken, given, strict=True))
    if renamed and given.count(MAITRESSE) > state.cards.hand(play.author).count(MAITRESSE):
        return illegal("LEX-10", "maitresse_renamed", before=play.before, word=play.after)
    return illegal("LEX-9", "same_cards", before=play.before) if taken == given else None


def _refuse_cards(state: State, seat: Seat, given: str, article: str) -> Refusal | None:
    """The cards given are held."""
    missing = state.cards.hand(seat).missing(given)
    return illegal(article, "not_in_hand", squares=tuple(missing), cards=missing) if missing else None


def _refuse_word(state: State, word: str) -> Refusal | None:
    """LEX-11, where plays are checked at once (LEX-14)."""
    if state.terms.contest or state.terms.has_word(spelling(word)):
        return None
    if len(spelling(word)) == 1:
        return illegal("LEX-11", "letter_alone", word=spelling(word))
    return refuse_word("LEX-11", state.terms.dictionary, spelling(word))


def _lay(state: State, move: Move, play: Play, given: str, taken: str = "") -> Ruling[State]:
    """The play, if its cards are held and its word is one; the last card ends the round (LEX-12)."""
    seat = play.author
    refusal = _refuse_cards(state, seat, given, _ARTICLE[play.verb]) or _refuse_word(state, play.after)
    if refusal:
        return refusal
    hand = state.cards.hand(seat).without(given).plus(taken)
    cards = state.cards.with_hand(seat, hand).with_word(play.number, play.after)
    idle = state.idle + 1 if play.verb is MoveKind.EXCHANGE else 0
    after = replace(state, cards=cards, last=play, idle=idle, agreed=(), turn=state.after(seat))
    if not hand.letters:
        after = replace(after, phase=Phase.CLOSING) if state.terms.contest else end_round(after)
    words, laid, removed = (spelling(play.after),), tuple(given), tuple(taken)
    return effects(state, after, move, play.verb, words=words, laid=laid, removed=removed)


def _thrown(state: State, seat: Seat, move: Discard) -> State:
    cards = state.cards
    if move.source == OPEN:
        taken, pile, stock = cards.pile[-1], cards.pile[:-1] + move.card, cards.stock
    else:
        taken, pile, stock = cards.stock[0], cards.pile + move.card, cards.stock[1:]
    hand = cards.hand(seat).without(move.card).plus(taken)
    return after_draw_turn(replace(state, cards=replace(cards.with_hand(seat, hand), pile=pile, stock=stock)))
