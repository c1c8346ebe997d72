"""What chance does: the draw for the deal, the deal, the reshuffle, the bell (LEX-1 to LEX-5, TRN-2)."""

from __future__ import annotations

from dataclasses import replace

from joute.games.lexicon.material import HAND, rank
from joute.games.lexicon.moves import Deal, Dealing, Draw, Reshuffle
from joute.games.lexicon.rounds import end_round
from joute.games.lexicon.state import Cards, Change, Phase, State, packs_to_deal
from joute.letters import Stock
from joute.play import Refusal, Seat, Shuffle, illegal

ABSENT = "-"


def draw(state: State, move: Draw) -> Refusal | Change:
    """LEX-3: the highest card deals; equal highest cards draw again."""
    if len(move.cards) != state.rules.seats:
        return illegal("LEX-3", "draw_per_seat", cards=len(move.cards), seats=state.rules.seats)
    drawn = {seat: card for seat, card in enumerate(move.cards, 1) if card != ABSENT}
    if tuple(drawn) != state.drawing:
        return illegal("LEX-3", "draw_of_others", seats=", ".join(map(str, state.drawing)))
    if lacking := Stock.of(state.rules.pack.letters * state.rules.packs).missing(drawn.values()):
        return illegal("LEX-1", "not_in_pack", squares=tuple(lacking), cards=lacking)
    highest = max(map(rank, drawn.values()))
    tied = tuple(seat for seat, card in drawn.items() if rank(card) == highest)
    match tied:
        case (dealer,):
            return Change(replace(state, drawing=(), dealer=dealer, phase=Phase.DEAL), "draw")
    return Change(replace(state, drawing=tied), "draw")


def deal(state: State, move: Deal) -> Refusal | Change:
    """LEX-4: ten cards each, one at a time from the dealer's left; the next is the open card."""
    packs = packs_to_deal(state)
    pack = Stock.of(state.rules.pack.letters * packs)
    if len(move.cards) != len(pack):
        return illegal("LEX-2", "pack_size", cards=len(move.cards), size=len(pack))
    if lacking := pack.missing(move.cards):
        return illegal("LEX-1", "not_whole_pack", squares=tuple(lacking), cards=lacking)
    order = state.round_from(state.dealer)
    dealt = len(order) * HAND
    hands = ["".join(sorted(hand)) for hand in hands_of(state, move.cards)]
    cards = Cards(tuple(hands), pile=move.cards[dealt], stock=move.cards[dealt + 1 :])
    return Change(
        replace(
            state,
            cards=cards,
            phase=Phase.PLAY,
            turn=order[0],
            deal=state.deal + 1,
            packs=packs,
            last=None,
            idle=0,
            rung=False,
            shown=False,
        ),
        "deal",
    )


def owners(state: State) -> tuple[Seat, ...]:
    """Who is dealt the first cards of the pack, card by card."""
    return state.round_from(state.dealer) * HAND


def hands_of(state: State, cards: str) -> list[str]:
    hands = [""] * state.rules.seats
    for seat, card in zip(owners(state), cards, strict=False):
        hands[seat - 1] += card
    return hands


def reshuffle(state: State, move: Reshuffle) -> Refusal | Change:
    """LEX-5: the whole pile, its first card open again."""
    pile = state.cards.pile
    if sorted(pile) != sorted(move.cards):
        return illegal("LEX-5", "not_the_pile", cards=move.cards, pile="".join(sorted(pile)))
    cards = replace(state.cards, pile=move.cards[0], stock=move.cards[1:])
    return Change(replace(state, cards=cards, phase=Phase.PLAY), "shuffle")


def bell(state: State) -> Refusal | Change:
    """TRN-2: the hand ends; a word that may still be challenged is judged first (TRN-5)."""
    if not state.rules.timed_hands:
        return illegal("TRN-2", "no_bell")
    if state.rung or state.phase not in (Phase.PLAY, Phase.SHUFFLE, Phase.CLOSING):
        return illegal("TRN-2", "no_hand_to_end")
    if state.waiting:
        return Change(replace(state, rung=True, phase=Phase.CLOSING), "bell")
    return Change(end_round(replace(state, rung=True)), "bell")


def chance_move(state: State, shuffle: Shuffle) -> Dealing:
    """The move chance makes here, drawn with the given shuffle."""
    if state.phase is Phase.DRAW:
        cards = iter(shuffle(list(state.rules.pack.letters * state.rules.packs)))
        seats = range(1, state.rules.seats + 1)
        return Draw("".join(next(cards) if seat in state.drawing else ABSENT for seat in seats))
    if state.phase is Phase.SHUFFLE:
        return Reshuffle("".join(shuffle(list(state.cards.pile))))
    return Deal("".join(shuffle(list(state.rules.pack.letters * packs_to_deal(state)))))


def masked(state: State, move: Dealing, viewer: Seat | None) -> str:
    """The move as the viewer may know it: their own cards and the open one."""
    if isinstance(move, Draw):
        return move.text()
    if isinstance(move, Reshuffle):
        return Reshuffle(move.cards[:1] + "?" * (len(move.cards) - 1)).text()
    mine = owners(state)
    seen = {at for at, seat in enumerate(mine) if seat == viewer} | {len(mine)}
    return Deal("".join(card if at in seen else "?" for at, card in enumerate(move.cards))).text()
