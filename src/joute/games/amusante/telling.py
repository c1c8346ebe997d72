"""The amusing rule in words: a letter laid and a word announced, a row taken up, a word contested."""

from __future__ import annotations

from joute.games.amusante.moves import Lay
from joute.games.amusante.state import State
from joute.play import (
    Counted,
    Happened,
    Judged,
    MoveKind,
    Outcome,
    People,
    Position,
    Seat,
    Sentence,
    Telling,
    state_in,
)
from joute.play.results import winners
from joute.play.telling import shared_sentence
from joute.play.told import NOTHING, built, counted, same, together


def tell(happened: Happened) -> Telling | None:
    closing = _closing(happened)
    if happened.kind in (MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG):
        told = _contest(happened)
        return Telling(told.sentence, told.judged, closing)
    return Telling(_sentence(happened), counted=closing)


def _sentence(happened: Happened) -> Sentence:
    move = happened.effects.move
    match happened.kind:
        case MoveKind.LAY if isinstance(move, Lay):
            return _laid(happened, move)
        case MoveKind.TAKE:
            return _taken(happened, happened.seat)
        case MoveKind.TIMEOUT if _row(happened) and not happened.before.window().is_closing:
            return together(shared_sentence(happened), _taken(happened, happened.seat))
    return shared_sentence(happened)


def _laid(happened: Happened, move: Lay) -> Sentence:
    letter = move.square.upper()
    joker = move.square.islower()
    what = (f"un joker pour {letter}", f"a joker for {letter}") if joker else (f"le {letter}", letter)
    who = happened.people.does(
        happened.seat,
        f"posez {what[0]} et annoncez|pose {what[0]} et annonce",
        f"lay {what[1]} and announce|lays {what[1]} and announces",
    )
    out = NOTHING
    if not state_in(happened.after, State).hands[happened.seat - 1]:
        out = happened.people.does(
            happened.seat, "n’avez plus de carré|n’a plus de carré", "have no tile left|has no tile left"
        )
        out = same(" {out}.", out=out)
    return same("{who} {word}.{out}", who=who, word=happened.word(move.word), out=out)


def _taken(happened: Happened, seat: Seat) -> Sentence:
    takes = ("ramassez la rangée|ramasse la rangée", "take up the row|takes up the row")
    many = counted(_row(happened), "carré|carrés", "tile|tiles")
    taken = same("{who} ({many}).", who=happened.people.does(seat, *takes), many=many)
    complete = state_in(happened.before, State).stopped_by
    if happened.kind is not MoveKind.TAKE or not complete:
        return taken
    why = built("{word} est complet.", "{word} is complete.", word=happened.word(complete))
    return together(why, taken)


def _row(happened: Happened) -> int:
    return len(state_in(happened.before, State).row)


def _contest(happened: Happened) -> Telling:
    right = happened.kind is MoveKind.CHALLENGE_RIGHT
    author = state_in(happened.before, State).author or happened.seat
    pays = author if right else happened.seat
    judged = Judged(
        challenger=happened.seat,
        author=author,
        words=happened.effects.words,
        right=right,
        article="AMU-6",
        points=(),
        takes_row=pays,
    )
    who = happened.people.does(happened.seat, "contestez|conteste", "challenge|challenges")
    verdict = built(
        "{who} {word} : à raison." if right else "{who} {word} : à tort.",
        "{who} {word}: rightly." if right else "{who} {word}: wrongly.",
        who=who,
        word=happened.words(judged.words),
    )
    return Telling(together(verdict, _taken(happened, pays)), judged)


def _closing(happened: Happened) -> Counted | None:
    """The squares left in hands once the game is over, and the points they give."""
    outcome = happened.after.outcome()
    if outcome is None or happened.before.outcome() or not outcome.winners:
        return None
    state = state_in(happened.after, State)
    scores = happened.after.scores()
    return Counted(
        round=0,
        out=(state.out,) if state.out else (),
        hands=tuple("?" * len(hand) for hand in state.hands),  # how many squares is all that counts
        added=scores,
        totals=scores,
        article=outcome.article,
        resigned=state.resigned,
    )


def result(position: Position, outcome: Outcome, people: People) -> Sentence:
    """« Rosalie a gagné : 12 carrés restent aux autres. »"""
    if not outcome.winners:
        return Sentence("On s’arrête là : personne ne marque.", "The game stops here: nobody scores.")
    left = sum(position.scores())
    if len(people.names) == 2 and len(outcome.winners) == 1:
        return _left_to_one(int(left), outcome.winners[0], people)
    if not left:  # all of them won
        return same("{who}.", who=winners(people, outcome))
    many = counted(int(left), "carré reste|carrés restent", "tile is left|tiles are left")
    return built(
        "{who} : {many} aux autres.", "{who}: {many} to the others.", who=winners(people, outcome), many=many
    )


def _left_to_one(left: int, winner: Seat, people: People) -> Sentence:
    """« Débutant a gagné : il vous restait 7 carrés. »"""
    other = 3 - winner
    name = people.name(other)
    return built(
        "{who} : {had} {many}.",
        "{who}: {had} {many} left.",
        who=people.does(winner, "avez gagné|a gagné", "won|won"),
        had=people.verb(other, f"il vous restait|il restait à {name.fr}", f"you had|{name.en} had"),
        many=counted(left, "carré|carrés", "tile|tiles"),
    )
