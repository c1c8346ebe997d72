"""What chance does between turns: the draw for the deal, the deal, the reshuffle (LEX-1 to LEX-5)."""

from __future__ import annotations

from joute.games.lexicon.material import HAND, HIDDEN, packs_for, rank
from joute.games.lexicon.moves import Deal, Dealing, Draw, Reshuffle
from joute.games.lexicon.rules.effects import effects
from joute.games.lexicon.state import Cards, Phase, State
from joute.letters import Stock
from joute.play import MoveKind, Ruling, Seat, Shuffle, illegal
from joute.values import replace

ABSENT = "-"


def draw(state: State, move: Draw) -> Ruling[State]:
    """LEX-3: the highest card deals; equal highest cards draw again."""
    if len(move.cards) != state.seats:
        return illegal("LEX-3", "draw_per_seat", cards=len(move.cards), seats=state.seats)
    drawn = {seat: card for seat, card in enumerate(move.cards, 1) if card != ABSENT}
    if tuple(drawn) != state.drawing:
        return illegal("LEX-3", "draw_of_others", seats=", ".join(map(str, state.drawing)))
    if lacking := _cards(state, state.terms.packs).missing(drawn.values()):
        return illegal("LEX-1", "not_in_pack", squares=tuple(lacking), cards=lacking)
    highest = max(map(rank, drawn.values()))
    tied = tuple(seat for seat, card in drawn.items() if rank(card) == highest)
    match tied:
        case (dealer,):
            after = replace(state, drawing=(), dealer=dealer, phase=Phase.DEAL)
        case _:
            after = replace(state, drawing=tied)
    return effects(state, after, move, MoveKind.DRAW)


def deal(state: State, move: Deal) -> Ruling[State]:
    """LEX-4: ten cards each, one at a time from the dealer's left; the next is the open card."""
    packs = _packs_to_deal(state)
    pack = _cards(state, packs)
    if len(move.cards) != len(pack):
        return illegal("LEX-2", "pack_size", cards=len(move.cards), size=len(pack))
    if lacking := pack.missing(move.cards):
        return illegal("LEX-1", "not_whole_pack", squares=tuple(lacking), cards=lacking)
    owners = _owners(state)
    dealt = len(owners)
    after = replace(
        state,
        cards=Cards(_hands(state, move.cards), pile=move.cards[dealt], stock=move.cards[dealt + 1 :]),
        phase=Phase.PLAY,
        turn=owners[0],
        deal=state.deal + 1,
        packs=packs,
        last=None,
        idle=0,
        rung=False,
        shown=False,
    )
    return effects(state, after, move, MoveKind.DEAL)


def reshuffle(state: State, move: Reshuffle) -> Ruling[State]:
    """LEX-5: the whole pile, its first card open again."""
    pile = state.cards.pile
    if sorted(pile) != sorted(move.cards):
        return illegal("LEX-5", "not_the_pile", cards=move.cards, pile="".join(sorted(pile)))
    cards = replace(state.cards, pile=move.cards[0], stock=move.cards[1:])
    return effects(state, replace(state, cards=cards, phase=Phase.PLAY), move, MoveKind.SHUFFLE)


def chance(state: State, shuffle: Shuffle) -> Dealing:
    """The move chance makes here, drawn with the given shuffle."""
    if state.phase is Phase.DRAW:
        cards = iter(shuffle(list(state.terms.pack.letters * state.terms.packs)))
        seats = range(1, state.seats + 1)
        return Draw("".join(next(cards) if seat in state.drawing else ABSENT for seat in seats))
    if state.phase is Phase.SHUFFLE:
        return Reshuffle("".join(shuffle(list(state.cards.pile))))
    return Deal("".join(shuffle(list(state.terms.pack.letters * _packs_to_deal(state)))))


def shown(state: State, move: Dealing, viewer: Seat | None) -> str:
    """The move as the viewer may know it: their own cards and the open one."""
    if isinstance(move, Draw):
        return move.text()
    if isinstance(move, Reshuffle):
        return Reshuffle(move.cards[:1] + HIDDEN * (len(move.cards) - 1)).text()
    owners = _owners(state)
    seen = {at for at, seat in enumerate(owners) if seat == viewer} | {len(owners)}
    return Deal("".join(card if at in seen else HIDDEN for at, card in enumerate(move.cards))).text()


def _packs_to_deal(state: State) -> int:
    """LEX-2: by the number still in."""
    return packs_for(len(state.players))


def _cards(state: State, packs: int) -> Stock:
    return Stock.of(state.terms.pack.letters * packs)


def _owners(state: State) -> tuple[Seat, ...]:
    """Who is dealt the first cards of the pack, card by card."""
    return state.round_from(state.dealer) * HAND


def _hands(state: State, cards: str) -> tuple[str, ...]:
    hands = [""] * state.seats
    for seat, card in zip(_owners(state), cards, strict=False):
        hands[seat - 1] += card
    return tuple("".join(sorted(hand)) for hand in hands)
