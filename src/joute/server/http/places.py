"""Players of a tournament: registering, taking up a place by a link, initials, leaving."""

from __future__ import annotations

import logging

from fastapi import APIRouter

from joute.messages.tournaments import Claim, Initialled, NewPlayer, OwnNumber, Place, TournamentInfo
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.http.dependencies import Holder, Serving, Speaking
from joute.server.http.tournament_answers import (
    must_be,
    must_not_sit_together,
    must_organise,
    registered,
    settled,
    tidy,
    told,
)
from joute.server.keys import digest, new_key
from joute.server.operations.database import in_database
from joute.storage import PersonRow
from joute.tournaments.players import ORGANISER

LOG = logging.getLogger("joute.tournaments")
ROUTER = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
LEVELS = range(1, 7)
MOST_DEVICES = 50


@ROUTER.post("/claim")
async def claim(wanted: Claim, serving: Serving, holder: Holder, language: Speaking) -> TournamentInfo:
    """Take up a player's place, or the organiser's, by its link, which is used up."""
    place = await in_database(serving.conductor.store.invited, digest(wanted.token))
    if place and place.by_organiser and place.holder:
        # The link may be older than the pairing.
        must_not_sit_together((await serving.conductor.open(place.tournament_id)).running, place.number)
    taken = await in_database(serving.conductor.store.claim, digest(wanted.token), holder, now_ms())
    if taken is None:
        raise RequestError("no_invitation")
    person, tables = taken
    for table_id in tables:
        await serving.hub.seated_anew(table_id)
    live = await serving.conductor.open(person.tournament_id)
    return await told(serving, live, holder, language)


@ROUTER.post("/{tournament_id}/players")
async def register(
    tournament_id: str, wanted: NewPlayer, serving: Serving, holder: Holder, language: Speaking
) -> TournamentInfo:
    """Take part under a name; or, by the organiser, let a machine take part."""
    live = await serving.conductor.open(tournament_id)
    if wanted.level is None:
        refusal = await registered(live, wanted.name, holder)
    else:
        must_organise(live, holder)
        if wanted.level not in LEVELS:
            raise RequestError("unreadable", "level")
        refusal = await live.register(tidy(wanted.name), None, wanted.level)
    return await settled(serving, live, holder, language, refusal)


@ROUTER.post("/{tournament_id}/initials")
async def initial(
    tournament_id: str, wanted: Initialled, serving: Serving, holder: Holder, language: Speaking
) -> TournamentInfo:
    """A player initials the neighbour's score (TRN-3)."""
    live = await serving.conductor.open(tournament_id)
    must_be(live, wanted.by, holder)
    refusal = await live.enter(lambda _: ((wanted.by, f"initial {wanted.player}"),))
    return await settled(serving, live, holder, language, refusal)


@ROUTER.post("/{tournament_id}/players/{number}/withdraw")
async def withdraw(
    tournament_id: str, number: int, serving: Serving, holder: Holder, language: Speaking
) -> TournamentInfo:
    """Leave between rounds (TRN-8)."""
    live = await serving.conductor.open(tournament_id)
    must_be(live, number, holder)
    refusal = await live.enter(lambda _: ((number, "withdraw"),))
    return await settled(serving, live, holder, language, refusal)


@ROUTER.post("/{tournament_id}/players/{number}/number")
async def give_number(
    tournament_id: str,
    number: int,
    wanted: OwnNumber,
    serving: Serving,
    holder: Holder,
    language: Speaking,
) -> TournamentInfo:
    """A number of the player's own, mixed into the deals."""
    live = await serving.conductor.open(tournament_id)
    must_be(live, number, holder)
    refusal = await live.enter(lambda _: ((number, f"number {wanted.number[:20]}"),))
    return await settled(serving, live, holder, language, refusal)


@ROUTER.post("/{tournament_id}/players/{number}/link")
async def place_link(tournament_id: str, number: int, serving: Serving, holder: Holder) -> Place:
    """A link to a place: for its holder's other device or, from the organiser, for whoever it is kept for.

    Where somebody holds the place already, everybody sees that the organiser has moved it.
    """
    live = await serving.conductor.open(tournament_id)
    by_organiser = number == ORGANISER or number not in live.running.players_of(holder)
    if by_organiser:
        must_organise(live, holder)
        if number != ORGANISER and live.running.is_own_match_of(holder):
            raise RequestError("own_match")
        if live.running.person(number).holder:
            must_not_sit_together(live.running, number)
    known = 0 <= number <= len(live.running.tournament.event.players)
    if not known or live.running.person(number).level is not None:
        raise RequestError("not_your_place")
    token = new_key()
    if by_organiser and number != ORGANISER and live.running.person(number).holder:
        LOG.info("place to be moved", extra={"tournament": live.id, "why": f"player {number}"})
    person = PersonRow(
        tournament_id=live.id, number=number, invitation=digest(token), by_organiser=by_organiser
    )
    await in_database(serving.conductor.store.invite, person)
    return Place(number=number, token=token)


@ROUTER.post("/{tournament_id}/device")
async def device_link(tournament_id: str, serving: Serving, holder: Holder) -> Place:
    """A link that opens the desk on another device as well; both may then enter things."""
    live = await serving.conductor.open(tournament_id)
    must_organise(live, holder)
    token, number = new_key(), live.running.next_device()
    if number < -MOST_DEVICES:
        raise RequestError("too_large")
    person = PersonRow(tournament_id=live.id, number=number, invitation=digest(token))
    await in_database(serving.conductor.store.invite, person)
    await live.refresh()
    return Place(number=number, token=token)
