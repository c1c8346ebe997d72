"""JAGO in words: what is laid, what it steals, contests, letters turned by their winner."""

from __future__ import annotations

from collections.abc import Set

from joute.games.jago.laying_order import Stolen, laying_order, main_first
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Flip, Turn
from joute.games.jago.rules.change import Change, change_of
from joute.games.jago.rules.theft import thefts_of
from joute.games.jago.state import REFUTED, UPHELD, State
from joute.play import (
    EndReason,
    Happened,
    Judged,
    MoveKind,
    Outcome,
    People,
    Position,
    Refusal,
    Seat,
    Sentence,
    Telling,
    state_in,
)
from joute.play.results import result as shared_result
from joute.play.told import built, counted, letters, listed, same

_AND = "{lays} et {verb} {words}", "{lays} and {verb} {words}"
_NOTHING_WON = Sentence("Rien à retourner", "Nothing to turn")
_NOTHING_LOST = Sentence(
    "Rien à retourner : cela ne coûte rien", "There is nothing to turn: it costs nothing"
)
_MOST_NAMED = 4
"""Letters taken that are told one by one; more are counted."""


def tell(happened: Happened) -> Telling | None:
    move = happened.effects.move
    if isinstance(move, Turn):
        return Telling(_turn(happened, move))
    if isinstance(move, Flip):
        return Telling(_flip(happened, move))
    if happened.kind in (MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG):
        return _contest(happened)
    return None


def result(position: Position, outcome: Outcome, people: People) -> Sentence:
    """« Débutant abandonne sans reprendre la tête : vous gagnez. » Said of whoever is on turn and behind."""
    state = state_in(position, State)
    if outcome.reason is not EndReason.RESIGNATION or not _is_behind(state, other(outcome.winners[0])):
        return shared_result(people, outcome, position.scores())
    winner = outcome.winners[0]
    return built(
        "{who} : {wins}.",
        "{who}: {wins}.",
        who=people.does(
            other(winner),
            "abandonnez sans reprendre la tête|abandonne sans reprendre la tête",
            "resign without taking the lead back|resigns without taking the lead back",
        ),
        wins=people.then_does(winner, "gagnez|gagne", "win|wins"),
    )


def _is_behind(state: State, seat: Seat) -> bool:
    """On turn after a first word and not in the lead: only a turn that takes the lead is legal (JAG-8)."""
    own, theirs = state.board.count(seat), state.board.count(other(seat))
    return state.turn == seat and own <= theirs and theirs > 0


def _turn(happened: Happened, move: Turn) -> Sentence:
    """« Rosalie vole MALIN avec MATIN : 9 lettres contre 8. »; the other is told which figure is theirs."""
    seat, after = happened.seat, state_in(happened.after, State).board
    own, theirs = after.count(seat), after.count(other(seat))
    return built(
        "{what} : {own} contre {theirs}.",
        "{what}: {own} to {theirs}.",
        what=_laid(happened, move),
        theirs=Sentence(
            f"{{{other(seat)}|{theirs} pour vous|{theirs}}}", f"{{{other(seat)}|your {theirs}|{theirs}}}"
        ),
        own=counted(own, "lettre|lettres", "letter|letters"),
    )


def _laid(happened: Happened, move: Turn) -> Sentence:
    """What is laid, unless it is itself what steals; then what is stolen, or else made beside it."""
    state = state_in(happened.before, State)
    change = change_of(state.board, happened.seat, move)
    stolen = (
        main_first(change, thefts_of(change, state.terms.dictionary).stolen)
        if isinstance(change, Change)
        else ()
    )
    thieves = tuple(dict.fromkeys(new.letters for _, new in stolen))
    ordered = laying_order(state, happened.seat, move)
    laid = tuple(word.letters for word in ordered if word.letters not in thieves)
    beside = () if stolen else tuple(word for word in happened.effects.words if word not in laid)
    who, verb = happened.people.does, happened.people.verb
    lays = same(
        "{who} {words}", who=who(happened.seat, "posez|pose", "play|plays"), words=happened.words(laid)
    )
    if beside:
        makes = verb(happened.seat, "faites|fait", "make|makes")
        joined = ("{lays}, {verb} {words}",) * 2 if happened.effects.turned else _AND
        return _taking(happened, built(*joined, lays=lays, verb=makes, words=happened.words(beside)))
    if not stolen:
        return _taking(happened, lays)
    theft = listed([_theft(happened, thief, stolen) for thief in thieves])
    steals = "volez|vole", "steal|steals"
    if laid:
        told = built(*_AND, lays=lays, verb=verb(happened.seat, *steals), words=theft)
    else:
        told = same("{who} {theft}", who=who(happened.seat, *steals), theft=theft)
    told = _changing(happened, told, change, named=laid + thieves)
    return _taking(happened, told, {SHAPE.name(square) for old, _ in stolen for square in old.run.squares})


def _theft(happened: Happened, thief: str, stolen: tuple[Stolen, ...]) -> Sentence:
    """« MALIN avec MATIN »: each word stolen stands beside the one that steals it."""
    olds = dict.fromkeys(old.letters for old, new in stolen if new.letters == thief)
    return built(
        "{old} avec {new}",
        "{old} with {new}",
        old=happened.words(tuple(olds)),
        new=happened.words((thief,)),
    )


def _changing(
    happened: Happened, told: Sentence, change: Change | Refusal, named: tuple[str, ...]
) -> Sentence:
    """Another word of the board that the turn changes, beside those stolen: « et fait ENVOLES ».

    A sentence of three words has room for no other: the rest is counted.
    """
    words = change.words if isinstance(change, Change) else ()
    changed = tuple(new.letters for new in words if new.old and new.letters not in named)
    if not changed:
        return told
    more = counted(len(changed), "autre mot|autres mots", "other word|other words")
    what = happened.words(changed) if len(changed) == 1 and len(named) == 1 else more
    makes = happened.people.verb(happened.seat, "faites|fait", "make|makes")
    return built(*_AND, lays=told, verb=makes, words=what)


def _taking(happened: Happened, lays: Sentence, told: Set[str] = frozenset()) -> Sentence:
    """Letters of the other's that the words run through change hands (JAG-17): « et prend votre S ».

    But for those on squares told of already: a stolen word's.
    """
    turned = [square for square in happened.effects.turned if square not in told]
    theirs = other(happened.seat)
    if not turned:
        return lays
    board = state_in(happened.before, State).board.grid
    taken = [board[board.shape.index(square) or 0] for square in turned]
    few = len(taken) <= _MOST_NAMED
    many = letters(taken) if few else counted(len(taken), "lettre|lettres", "letter|letters")
    return built(
        "{lays}, et {verb} {what}" if told else "{lays} et {verb} {what}",
        "{lays}, and {verb} {what}" if told else "{lays} and {verb} {what}",
        lays=lays,
        verb=happened.people.verb(happened.seat, "prenez|prend", "take|takes"),
        what=happened.people.of(theirs, f"le {taken[0]}", taken[0]) if len(taken) == 1 else many,
    )


def _flip(happened: Happened, move: Flip) -> Sentence:
    if not move.squares:
        none = ("ne retournez aucune lettre|ne retourne aucune lettre", "turn no letter|turns no letter")
        return happened.people.says(happened.seat, *none)
    grid = state_in(happened.before, State).board.grid
    who = happened.people.does(happened.seat, "retournez|retourne", "turn|turns")
    turned = letters(grid[square] for square in move.squares)
    return same("{who} {turned}.", who=who, turned=turned)


def _contest(happened: Happened) -> Telling:
    state, after = state_in(happened.before, State), state_in(happened.after, State)
    right = happened.kind is MoveKind.CHALLENGE_RIGHT
    author, words = other(happened.seat), happened.effects.words
    wrong = tuple(word for word in words if word not in state.terms.dictionary)
    judged = Judged(
        challenger=happened.seat,
        author=author,
        words=wrong or words,
        right=right,
        article=UPHELD if right else REFUTED,
        points=(),
        returned=tuple(state.contested.used.letters) if right and state.contested else (),
        turns=(happened.seat if right else author) if after.penalty else None,
    )
    return Telling(_verdict(happened, judged, after.most_flips()), judged)


def _verdict(happened: Happened, judged: Judged, most: int) -> Sentence:
    people = happened.people
    who = people.does(judged.challenger, "contestez|conteste", "challenge|challenges")
    words = happened.words(judged.words)
    parts = []
    if judged.right:
        parts.append(
            people.does(
                judged.author,
                "reprenez vos lettres et rejouez|reprend ses lettres et rejoue",
                "take back your letters and play again|takes back the letters and plays again",
            )
        )
    if judged.turns:
        turning = people.does(judged.turns, "pouvez|peut", "may|may")
        many = counted(most, "lettre|lettres", "letter|letters")
        parts.append(built("{who} retourner {n}", "{who} turn {n}", who=turning, n=many))
    else:
        parts.append(_NOTHING_WON if judged.right else _NOTHING_LOST)
    end = "".join(f" {part.fr}." for part in parts), "".join(f" {part.en}." for part in parts)
    found = ("à raison", "rightly") if judged.right else ("à tort", "wrongly")
    return built(
        f"{{who}} {{words}} : {found[0]}.{end[0]}",
        f"{{who}} {{words}}: {found[1]}.{end[1]}",
        who=who,
        words=words,
    )
