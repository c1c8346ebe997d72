"""The end of a round, told: who went out, what everybody holds, the points it costs (LEX-12, LEX-13)."""

from __future__ import annotations

from joute.games.lexicon.material import value
from joute.games.lexicon.state import Standing, State
from joute.play import (
    Counted,
    EndReason,
    Happened,
    Outcome,
    People,
    Position,
    Score,
    Seat,
    Sentence,
    state_in,
)
from joute.play.results import result as shared_result
from joute.play.results import winners
from joute.play.told import NOTHING, built, counted, listed, same, together


def closing(happened: Happened) -> Counted | None:
    """The hands as they were counted, if this ply has ended a round; they lie open from then on."""
    before, after = state_in(happened.before, State), state_in(happened.after, State)
    if before.shown or not after.shown:
        return None
    hands = after.cards.hands
    played = before.players
    return Counted(
        round=after.deal,
        out=tuple(seat for seat in played if not hands[seat - 1]),
        hands=hands,
        added=tuple(map(value, hands)),
        totals=after.scores,
        retired=_standing(after, Standing.LIMIT),
        dealer=0 if after.outcome else after.dealer,
        article="LEX-12",
        resigned=_standing(after, Standing.RESIGNED),
    )


def closing_sentence(happened: Happened, counted: Counted) -> Sentence:
    """« Lucien a posé toutes ses cartes. Camille +12, Rosalie +16. »"""
    people = happened.people
    if counted.out:
        head = people.says(
            counted.out[0],
            "avez posé toutes vos cartes|a posé toutes ses cartes",
            "have played all your cards|has played every card",
        )
    else:
        head = Sentence("Personne n’a posé toutes ses cartes.", "Nobody has played every card.")
    added = [(seat, points) for seat, points in enumerate(counted.added, 1) if points]
    hands = listed([_plus(people, seat, points, not n) for n, (seat, points) in enumerate(added)])
    tail = same("{hands}.", hands=hands) if added else NOTHING
    limit = state_in(happened.after, State).terms.limit
    leaving = [
        people.does(
            seat,
            f"atteignez {limit} et vous vous retirez|atteint {limit} et se retire",
            f"reach {limit} and retire|reaches {limit} and retires",
        )
        for seat in _leaving(happened, counted)
    ]
    return together(head, tail, *(same("{who}.", who=one) for one in leaving))


def result(position: Position, outcome: Outcome, people: People) -> Sentence:
    """« Lucien a gagné avec 48 points : les autres ont atteint 100 points et sont éliminés. »"""
    state = state_in(position, State)
    if state.terms.one_hand:
        return same("{who}.", who=winners(people, outcome))
    if len(outcome.winners) != 1 or outcome.reason is EndReason.AGREEMENT:
        return shared_result(people, outcome, state.scores)
    others = [seat for seat in range(1, state.seats + 1) if seat not in outcome.winners]
    if len(others) == 1 and not _standing(state, Standing.LIMIT):
        return shared_result(people, outcome, state.scores)
    return built(
        "{who} avec {points} : {why}.",
        "{who} with {points}: {why}.",
        who=winners(people, outcome),
        points=counted(int(state.scores[outcome.winners[0] - 1]), "point|points", "point|points"),
        why=_why(state, outcome, others, people),
    )


def _why(state: State, outcome: Outcome, others: list[Seat], people: People) -> Sentence:
    """The last one left wins, whatever the scores; the lowest only where nobody is left (LEX-13, LEX-18)."""
    limit = state.terms.limit
    if state.standing[outcome.winners[0] - 1] is Standing.LIMIT:
        return Sentence(
            f"tous ont atteint {limit} points, le plus bas gagne",
            f"everybody reached {limit} points, and the lowest wins",
        )
    left = {state.standing[seat - 1] for seat in others}
    if left == {Standing.RESIGNED}:
        return Sentence("les autres ont abandonné", "the others resigned")
    if left != {Standing.LIMIT}:
        return Sentence("les autres sont éliminés ou ont abandonné", "the others are out or resigned")
    if len(others) > 1:
        return Sentence(
            f"les autres ont atteint {limit} points et sont éliminés",
            f"the others reached {limit} points and are out",
        )
    reached = f"avez atteint {limit} points|a atteint {limit} points"
    return people.then_does(others[0], reached, f"reached {limit} points|reached {limit} points")


def _plus(people: People, seat: Seat, points: Score, first: bool) -> Sentence:
    return same(f"{{who}} +{points}", who=people.who(seat, first))


def _standing(state: State, standing: Standing) -> tuple[Seat, ...]:
    return tuple(seat for seat, one in enumerate(state.standing, 1) if one is standing)


def _leaving(happened: Happened, counted: Counted) -> tuple[Seat, ...]:
    """Who has to leave the game with this round (LEX-13)."""
    before = state_in(happened.before, State).standing
    return tuple(seat for seat in counted.retired if before[seat - 1] is Standing.IN)
