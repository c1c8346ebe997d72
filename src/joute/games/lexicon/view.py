"""What a seat may know of LEXICON, and a whole state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from joute.games.lexicon.judge import REFEREE
from joute.games.lexicon.material import HIDDEN, VALUES, cards_of
from joute.games.lexicon.options import Terms
from joute.games.lexicon.rules.challenges import Stakes, stakes
from joute.games.lexicon.state import Cards, Phase, Play, Standing, State
from joute.letters import Stock
from joute.play import Now, Seat, Shuffle, View, shared
from joute.values import swift


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class LexiconView(View):
    """The table as one player sees it; `?` is a card seen from behind."""

    phase: str
    deal: int
    packs: int
    dealer: Seat
    turn: Seat
    hands: tuple[str, ...]
    hands_open: bool
    table: tuple[str, ...]
    pile: str
    """The discards, the open card last."""
    stock_count: int
    counted: tuple[int, ...]
    penalties: tuple[int, ...]
    standing: tuple[str, ...]
    last: Play | None
    idle: int
    drawing: tuple[Seat, ...]
    bell_rung: bool
    pack: str
    limit: int | None
    minimum: int
    contest: bool
    tournament: bool
    challenge: Stakes
    """What a challenge adds to the scores."""
    card_values: tuple[tuple[str, int], ...]


_CARD_VALUES = tuple(VALUES.items())


def view(state: State, seat: Seat | None, now: Now) -> LexiconView:
    terms, cards = state.terms, state.cards
    return LexiconView(
        **shared("lexicon", REFEREE, state, seat, now),
        phase=str(state.phase),
        deal=state.deal,
        packs=state.packs,
        dealer=state.dealer,
        turn=state.turn,
        **own(state, seat),
        hands_open=state.shown,
        table=cards.table,
        pile=cards.pile,
        stock_count=len(cards.stock),
        counted=state.counted,
        penalties=state.penalties,
        standing=tuple(map(str, state.standing)),
        last=state.last,
        idle=state.idle,
        drawing=state.drawing,
        bell_rung=state.rung,
        pack=terms.pack_name,
        limit=terms.limit,
        minimum=terms.minimum,
        contest=terms.contest,
        tournament=terms.tournament,
        challenge=stakes(terms),
        card_values=_CARD_VALUES,
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:
    """What each seat sees in its own way."""
    hands = enumerate(state.cards.hands, 1)
    shown = (hand if state.shown or owner == seat else HIDDEN * len(hand) for owner, hand in hands)
    return {"hands": tuple(shown)}


def _known(seen: LexiconView) -> list[str]:
    """For each hand seen from behind, what everybody saw go there by an exchange that may be contested."""
    known = [""] * len(seen.hands)
    play = seen.last
    if play and not play.verdict and HIDDEN in seen.hands[play.author - 1]:
        known[play.author - 1] = play.taken
    return known


def imagine(seen: LexiconView, terms: Terms, shuffle: Shuffle) -> State:
    """A state that looks like the view: the cards not seen are shared out at random."""
    known = _known(seen)
    visible = "".join((*seen.hands, *known, seen.pile, *map(cards_of, seen.table))).replace(HIDDEN, "")
    unseen = "".join(shuffle(list(Stock.of(terms.pack.letters * seen.packs).without(visible))))
    hands = []
    for hand, held in zip(seen.hands, known, strict=True):
        hidden = max(hand.count(HIDDEN) - len(held), 0)
        hands.append("".join(sorted(held + unseen[:hidden])) if HIDDEN in hand else hand)
        unseen = unseen[hidden:]
    stock, gone = unseen[: seen.stock_count], unseen[seen.stock_count :]
    return State(
        terms=terms,
        phase=Phase(seen.phase),
        cards=Cards(tuple(hands), seen.table, stock, seen.pile, "".join(sorted(gone))),
        counted=seen.counted,
        penalties=seen.penalties,
        standing=tuple(map(Standing, seen.standing)),
        dealer=seen.dealer,
        turn=seen.turn,
        deal=seen.deal,
        packs=seen.packs,
        last=seen.last,
        idle=seen.idle,
        drawing=seen.drawing,
        agreed=seen.agreed,
        rung=seen.bell_rung,
        shown=seen.hands_open,
        outcome=seen.outcome,
    )
