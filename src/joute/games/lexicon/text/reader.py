"""Reading a position text (the format is described in the package)."""

from __future__ import annotations

from joute.games.lexicon.material import cards_of, packs_for
from joute.games.lexicon.options import Terms
from joute.games.lexicon.state import Cards, Phase, Play, Standing, State
from joute.games.lexicon.text.fields import Fields, bad, cards, whole, word
from joute.letters import Stock
from joute.play import EndReason, MoveKind, Outcome, Refused, Seat, Verdict, unreadable

REASONS = (EndReason.BY_POINTS, EndReason.RESIGNATION, EndReason.AGREEMENT)
VERBS = (MoveKind.WORD, MoveKind.INSERT, MoveKind.EXCHANGE)


def read(text: str, terms: Terms) -> State:
    """The position; raises `Refused` with the field that is wrong."""
    fields = Fields.of(text, terms.seats)
    phase = fields.choice("phase", Phase, Phase.PLAY)
    standing = fields.choices("standing", Standing, Standing.IN)
    players = tuple(seat for seat, how in enumerate(standing, 1) if how is Standing.IN)
    deal = fields.number("deal", 0 if phase is Phase.DRAW else 1, 9999)
    if not players and phase is not Phase.OVER:
        raise bad("standing", fields.get("standing"))
    turn = fields.seat("turn", players, needed=phase in (Phase.PLAY, Phase.SHUFFLE, Phase.CLOSING))
    packs = fields.number("packs", packs_for(len(players)) if deal else 0, terms.packs)
    nothing = (0,) * terms.seats
    state = State(
        terms=terms,
        phase=phase,
        cards=_cards(fields, Stock.of(terms.pack.letters * packs)),
        counted=fields.points("counted") or nothing,
        penalties=fields.points("penalties") or nothing,
        standing=standing,
        dealer=_dealer(fields, players, turn, phase),
        turn=turn,
        deal=deal,
        packs=packs,
        last=_last(fields),
        idle=fields.number("idle", 0, 999_999),
        drawing=fields.seat_list("drawing", players if phase is Phase.DRAW else ()),
        agreed=fields.seat_list("agreed", ()),
        rung=fields.number("rung", 0, 1) == 1,
        shown=fields.number("shown", 0, 1) == 1,
        outcome=_outcome(fields, terms, phase),
    )
    _check_cards(state)
    _check_last(state)
    return state


def _dealer(fields: Fields, players: tuple[Seat, ...], turn: Seat, phase: Phase) -> Seat:
    if "dealer" in fields:
        return fields.seat("dealer", players, needed=phase is Phase.DEAL)
    if phase is Phase.DRAW or not players:
        return 0
    return max((seat for seat in players if seat < turn), default=players[-1])


def _cards(fields: Fields, pack: Stock) -> Cards:
    """Where no stock is named it is all the cards not named, the first of them open where no pile is."""
    hands = tuple("".join(sorted(cards("hands", hand))) for hand in fields.parts("hands", "/"))
    table = tuple(word("table", each) for each in fields.parts("table", ","))
    hands = hands or ("",) * fields.seats
    if len(hands) != fields.seats:
        raise bad("hands", fields.get("hands"))
    pile, stock = cards("pile", fields.get("pile")), cards("stock", fields.get("stock"))
    named = "".join((*hands, *map(cards_of, table), pile, stock))
    if lacking := pack.missing(named):
        raise Refused(unreadable("position_cards", "LEX-1", cards=lacking))
    rest = pack.without(named).letters
    if "stock" not in fields:
        cut = 0 if "pile" in fields else 1
        pile, stock, rest = pile + rest[:cut], rest[cut:], ""
    return Cards(hands, table, stock, pile, rest)


def _last(fields: Fields) -> Play | None:
    parts = fields.parts("last", "/")
    if not parts:
        return None
    if len(parts) != 6 or parts[1] not in VERBS:
        raise bad("last", fields.get("last"))
    author, verb, number, before, after, idle = parts
    return Play(
        author=whole("last", author, 1, fields.seats),
        verb=MoveKind(verb),
        number=whole("last", number, 1, 9999),
        before=word("last", before) if before else "",
        idle=whole("last", idle, 0, 999_999),
        verdict=fields.choice("verdict", Verdict, Verdict.NONE),
        accepted=fields.seat_list("accepted", ()),
        after=word("last", after),
    )


def _outcome(fields: Fields, terms: Terms, phase: Phase) -> Outcome | None:
    value = fields.get("outcome")
    if (phase is Phase.OVER) != bool(value):
        raise bad("outcome", value)
    if not value:
        return None
    winners, slash, how = value.partition("/")
    written, other, article = how.partition("/")
    reason = written.replace("-", " ")
    if not (slash and other and reason in REASONS and article.isprintable()):
        raise bad("outcome", value)
    seats = tuple(whole("outcome", seat, 1, terms.seats) for seat in winners.split("+"))
    payments = fields.points("counted") if terms.one_hand else ()
    return Outcome(seats, EndReason(reason), article, payments=payments)


def _check_cards(state: State) -> None:
    """Cards as no game can leave them would break the rules later on."""
    cards, phase = state.cards, state.phase
    if phase in (Phase.PLAY, Phase.CLOSING) and not (cards.stock and cards.pile):
        raise bad("stock" if cards.pile else "pile", "")
    if phase is Phase.SHUFFLE and (cards.stock or len(cards.pile) < 2):
        raise bad("pile", cards.pile)
    if phase in (Phase.PLAY, Phase.SHUFFLE) and not all(cards.hands[seat - 1] for seat in state.players):
        raise bad("hands", "/".join(cards.hands))


def _check_last(state: State) -> None:
    """So would a last play that does not lie on the table, or a closing window with nobody in it."""
    play, table = state.last, state.cards.table
    if play is not None and not play.verdict and state.phase is not Phase.OVER:
        if not (play.number <= len(table) and table[play.number - 1] == play.after):
            raise bad("last", play.after)
        if play.author not in state.players or bool(play.before) is (play.verb is MoveKind.WORD):
            raise bad("last", str(play.author))
    if state.closing and not state.challengers:
        raise bad("last", "")
