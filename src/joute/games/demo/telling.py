"""DÉMO in words: what is laid, contests and the turns they cost, who pays whom at the end."""

from __future__ import annotations

from joute.games.demo.material import SHAPE
from joute.games.demo.payments import reckoned
from joute.games.demo.state import State
from joute.play import (
    Counted,
    Happened,
    Judged,
    MoveKind,
    Outcome,
    People,
    Position,
    Score,
    Seat,
    Sentence,
    Telling,
    state_in,
)
from joute.play.results import winners
from joute.play.telling import shared_sentence
from joute.play.told import NOTHING, built, listed, same, together


def tell(happened: Happened) -> Telling | None:
    closing = _closing(happened)
    match happened.kind:
        case MoveKind.PLAY:
            return Telling(together(_play(happened), _out(happened)), counted=closing)
        case MoveKind.CHALLENGE_RIGHT | MoveKind.CHALLENGE_WRONG:
            judged = _judged(happened)
            return Telling(_verdict(happened, judged), judged, closing)
    return Telling(shared_sentence(happened), counted=closing)


def _play(happened: Happened) -> Sentence:
    first, others = happened.effects.words[0], happened.beside()
    who = happened.people.does(happened.seat, "posez|pose", "play|plays")
    also = NOTHING
    if others:
        verb = happened.people.verb(happened.seat, "faites|fait", "make|makes")
        words = happened.words(others)
        also = built(" et {verb} {words}", " and {verb} {words}", verb=verb, words=words)
    return same("{who} {word}{also}.", who=who, word=happened.word(first), also=also)


def _out(happened: Happened) -> Sentence:
    after = state_in(happened.after, State)
    if after.hands[happened.seat - 1]:
        return NOTHING
    done = ("avez tout posé|a tout posé", "have laid every tile|has laid every tile")
    return happened.people.says(happened.seat, *done)


def _judged(happened: Happened) -> Judged:
    right = happened.kind is MoveKind.CHALLENGE_RIGHT
    before = state_in(happened.before, State)
    author = before.last.seat if before.last else happened.seat
    squares = [SHAPE.index(name) or 0 for name in happened.effects.removed]
    after = state_in(happened.after, State)
    owed = len(after.lost) > len(before.lost) and happened.after.outcome() is None
    return Judged(
        challenger=happened.seat,
        author=author,
        words=happened.effects.words,
        right=right,
        article="DEM-10",
        points=(),
        returned=tuple(before.grid[square].upper() for square in squares),
        loses_turn=author if right else happened.seat if owed else None,
    )


def _verdict(happened: Happened, judged: Judged) -> Sentence:
    people = happened.people
    who = people.does(judged.challenger, "contestez|conteste", "challenge|challenges")
    words = happened.words(judged.words)
    if judged.right:
        back = people.does(
            judged.author,
            "reprenez vos carrés et perdez votre tour|reprend ses carrés et perd son tour",
            "take back your tiles and lose your turn|takes back the tiles and loses the turn",
        )
        return built(
            "{who} {words} : à raison. {back}.",
            "{who} {words}: rightly. {back}.",
            who=who,
            words=words,
            back=back,
        )
    price = _price(happened, judged)
    return built(
        "{who} {words} : à tort.{price}", "{who} {words}: wrongly.{price}", who=who, words=words, price=price
    )


def _price(happened: Happened, judged: Judged) -> Sentence:
    """The turn that a wrong contest costs: the one that its author was about to play, or the next to come."""
    if not judged.loses_turn:
        return NOTHING
    now = state_in(happened.before, State).turn == judged.challenger
    loses = ("perdez ce tour|perd ce tour", "lose this turn|loses this turn")
    will_lose = (
        "perdrez votre prochain tour|perdra son prochain tour",
        "will lose your next turn|will lose the next turn",
    )
    return same(" {who}.", who=happened.people.does(judged.challenger, *(loses if now else will_lose)))


def _closing(happened: Happened) -> Counted | None:
    outcome = happened.after.outcome()
    if outcome is None or happened.before.outcome():
        return None
    state = state_in(happened.after, State)
    return Counted(
        round=0,
        out=state.out,
        hands=state.hands,
        added=outcome.payments,
        totals=outcome.payments,
        article=outcome.article,
        resigned=state.resigned,
        reckoned=reckoned(state, outcome),
    )


def result(position: Position, outcome: Outcome, people: People) -> Sentence:  # noqa: ARG001
    """« Lucien a gagné. Camille paie 35 points, Rosalie paie 20 points. »"""
    if not outcome.winners:
        return Sentence("On s’arrête là : personne ne paie.", "The game stops here: nobody pays.")
    paying = [(seat, -paid) for seat, paid in enumerate(outcome.payments, 1) if paid < 0]
    debts = listed([_pays(people, seat, paid, not n) for n, (seat, paid) in enumerate(paying)])
    won = same("{who}.", who=winners(people, outcome))
    return together(won, same("{debts}.", debts=debts)) if paying else won


def _pays(people: People, seat: Seat, paid: Score, first: bool) -> Sentence:
    does = people.does if first else people.then_does
    return built(f"{{who}} {paid} points", f"{{who}} {paid} points", who=does(seat, "payez|paie", "pay|pays"))
