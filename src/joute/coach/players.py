"""How each player did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from joute.coach.looking import Looked
from joute.coach.verdicts import Verdict, accuracy
from joute.play import Seat

_NOT_COUNTED = (Verdict.UNJUDGED, Verdict.ONLY, Verdict.BLUFF)


@dataclass(frozen=True, slots=True)
class Player:
    """How somebody played."""

    seat: Seat
    accuracy: int | None
    """None where too few moves were judged."""
    verdicts: Mapping[Verdict, int]

    @property
    def was_judged(self) -> bool:
        return any(count for verdict, count in self.verdicts.items() if verdict not in _NOT_COUNTED)


def player(seat: Seat, looked: Sequence[Looked]) -> Player:
    own = [one for one in looked if one.seat == seat]
    judged = [one.worth for one in own if one.verdict not in _NOT_COUNTED]
    counts = {verdict: sum(one.verdict is verdict for one in own) for verdict in Verdict}
    return Player(seat, accuracy(judged), counts)
