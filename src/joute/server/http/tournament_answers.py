"""What every answer about a tournament needs: who may ask, what is done first, how it is told."""

from __future__ import annotations

from joute.messages.tournaments import TournamentInfo
from joute.play import Language, Refusal
from joute.server.errors import RequestError
from joute.server.http.dependencies import Services
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.organiser import refusal_info
from joute.server.tournaments.running import Running
from joute.server.tournaments.to_messages import bell_of


def must_organise(live: LiveTournament, holder: str) -> None:
    if not live.running.is_organised_by(holder):
        raise RequestError("not_the_organiser")


def must_be(live: LiveTournament, number: int, holder: str) -> None:
    if number not in live.running.players_of(holder):
        raise RequestError("not_your_place")


def must_not_sit_together(running: Running, number: int) -> None:
    """Whoever organises never gets a hand of the table they play at: only its holder may move that place."""
    own = set(running.players_among_organisers()) - {number}
    for opened in running.opened:
        if not opened.entered and number in opened.players and own & set(opened.players):
            raise RequestError("place_held")


def tidy(name: str) -> str:
    return " ".join(name.split())[:60]


async def registered(live: LiveTournament, name: str, holder: str) -> Refusal | None:
    return await live.register(tidy(name), holder, None)


async def settled(
    serving: Services, live: LiveTournament, holder: str, language: Language, refusal: Refusal | None
) -> TournamentInfo:
    """The tournament with everything done that the new lines ask for."""
    if refusal is None:
        await serving.conductor.settle(live.id)
    return await told(serving, live, holder, language, refusal)


async def told(
    serving: Services, live: LiveTournament, holder: str, language: Language, refusal: Refusal | None = None
) -> TournamentInfo:
    said = refusal_info(refusal, language) if refusal else None
    bell = await bell_of(live, serving.hub)
    return serving.presenter.info(live.running, holder, bell, said)
