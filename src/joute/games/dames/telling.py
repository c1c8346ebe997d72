"""DAMES DE LETTRES in words: the letter that moves, what it jumps, its words, the letters they turn."""

from __future__ import annotations

from joute.games.dames.material import JOKER_LENGTH, RAYS, SHAPE, jokers_earned, opponent
from joute.games.dames.moves import Slide, Touch
from joute.games.dames.state import State
from joute.play import Happened, MoveKind, Sentence, Telling, state_in
from joute.play.told import NOTHING, built, counted, listed, same

_WHY = f"{JOKER_LENGTH} lettres ou plus", f"{JOKER_LENGTH} letters or more"
"""What earns a joker (DAM-18)."""


def tell(happened: Happened) -> Telling | None:
    sentence = _sentence(happened)
    return Telling(sentence) if sentence else None


def _sentence(happened: Happened) -> Sentence | None:
    move, who = happened.effects.move, happened.people.does
    match happened.kind:
        case MoveKind.END:
            return _drawn(happened)
        case MoveKind.ADOUBE:
            said = who(happened.seat, "dites « j’adoube »|dit « j’adoube »", "say “j’adoube”|says “j’adoube”")
            return same("{who}.", who=said)
        case MoveKind.TOUCH if isinstance(move, Touch):
            letter = _letter(happened, move.square)
            touches = who(
                happened.seat, f"touchez le {letter}|touche le {letter}", f"touch {letter}|touches {letter}"
            )
            return same("{who}.", who=touches)
        case MoveKind.FAULT:
            return _fault(happened)
    return _slide(happened, move) if isinstance(move, Slide) else None


def _slide(happened: Happened, move: Slide) -> Sentence:
    letter = _letter(happened, move.source)
    made = _made(happened)
    taken = _jumped(happened, move)
    if not taken:
        return _without_capture(happened, move, made)
    mine = happened.people.of(happened.seat, f"le {letter}", letter)
    theirs = listed([happened.people.of(opponent(happened.seat), f"le {jumped}", jumped) for jumped in taken])
    if not made.fr:
        return built("{mine} saute {theirs}.", "{mine} jumps {theirs}.", mine=mine, theirs=theirs)
    return built(
        "{mine} saute {theirs} et fait {made}{jokers}.",
        "{mine} jumps {theirs} and makes {made}{jokers}.",
        mine=mine,
        theirs=theirs,
        made=made,
        jokers=_jokers(happened, move),
    )


def _without_capture(happened: Happened, move: Slide, made: Sentence) -> Sentence:
    if made.fr:
        who = happened.people.does(happened.seat, "faites|fait", "make|makes")
        return same("{who} {made}{jokers}.", who=who, made=made, jokers=_jokers(happened, move))
    letter = _letter(happened, move.source)
    way = f"{SHAPE.name(move.source)}", f"{SHAPE.name(move.target)}"
    who = happened.people.does(happened.seat, "glissez|glisse", "slide|slides")
    return built(
        f"{{who}} le {letter} de {way[0]} à {way[1]}, sans mot.",
        f"{{who}} {letter} from {way[0]} to {way[1]}, without a word.",
        who=who,
    )


def _made(happened: Happened) -> Sentence:
    """« RÊNE et LION : 3 lettres retournées »."""
    if not happened.effects.words:
        return NOTHING
    words = happened.words(happened.effects.words)
    turned = counted(
        len(happened.effects.turned), "lettre retournée|lettres retournées", "letter turned|letters turned"
    )
    return built("{words} : {turned}", "{words}: {turned}", words=words, turned=turned)


def _jumped(happened: Happened, move: Slide) -> tuple[str, ...]:
    """The letters captured on the way."""
    gone = set(happened.effects.removed or happened.effects.turned)
    way = next((ray for ray in RAYS[move.source] if move.target in ray), ())
    between = way[: way.index(move.target)] if way else ()
    return tuple(_letter(happened, square) for square in between if SHAPE.name(square) in gone)


def _jokers(happened: Happened, move: Slide) -> Sentence:
    """A joker that a word of seven letters has earned: where it is set, or that it is left (DAM-18)."""
    left = len(state_in(happened.before, State).board.jokers_left())
    if not min(jokers_earned(happened.effects.words), left):
        return NOTHING
    if not move.jokers:
        return Sentence(f" ; joker laissé ({_WHY[0]})", f"; joker renounced ({_WHY[1]})")
    set_down = [(joker.letter, SHAPE.name(joker.square)) for joker in move.jokers]
    if len(set_down) == 1:
        letter, square = set_down[0]
        return Sentence(
            f" ; un joker gagné ({_WHY[0]}), le {letter}, posé en {square}",
            f"; a joker earned ({_WHY[1]}), {letter}, laid on {square}",
        )
    french = ", ".join(f"le {letter} posé en {square}" for letter, square in set_down)
    english = ", ".join(f"{letter} laid on {square}" for letter, square in set_down)
    return Sentence(f" ; deux jokers gagnés : {french}", f"; two jokers earned: {english}")


def _fault(happened: Happened) -> Sentence:
    article = happened.effects.fault.article if happened.effects.fault else ""
    who = happened.people.does(happened.seat, "êtes en faute|est en faute", "commit a fault|commits a fault")
    return built(f"{{who}} ({article}).", f"{{who}} ({article}).", who=who)


def _drawn(happened: Happened) -> Sentence:
    agrees = bool(happened.before.agreed())
    who = happened.people.does(
        happened.seat,
        "acceptez la nulle|accepte la nulle" if agrees else "proposez nulle|propose nulle",
        "accept the draw|accepts the draw" if agrees else "offer a draw|offers a draw",
    )
    return same("{who}.", who=who)


def _letter(happened: Happened, square: int) -> str:
    return state_in(happened.before, State).board.letter(square).upper()
