"""A game looked back at, as messages."""

from __future__ import annotations

from joute.coach import Line, Looked, Review, Verdict
from joute.messages.analysis import LineInfo, LookedInfo, Reviewed, ReviewedPlayer
from joute.messages.writing import number
from joute.play import Seat, Sentence
from joute.server.wire.to_messages import effects_info, told_info


def line_info(line: Line, seat: Seat) -> LineInfo:
    points = line.points(seat)
    return LineInfo(
        effects=effects_info(line.effects),
        chance=round(line.chance, 1),
        points=None if points is None else number(points),
        why=told_info(line.why.line),
        spelt=line.spelt,
        named=told_info(line.named),
        known=line.known,
    )


def _rounded(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(one, 1) for one in chances)


def looked_info(looked: Looked, said: Sentence) -> LookedInfo:
    return LookedInfo(
        seat=looked.seat,
        verdict=looked.verdict.value,
        lost=round(looked.lost, 1),
        worth=round(looked.worth, 3),
        chance=None if looked.chance is None else round(looked.chance, 1),
        played=line_info(looked.played, looked.seat) if looked.played else None,
        best=tuple(line_info(line, looked.seat) for line in looked.best),
        said=told_info(said),
    )


def reviewed(review: Review, of: int) -> Reviewed:
    return Reviewed(
        done=len(review.looked),
        of=of,
        plies=tuple(looked_info(one, said) for one, said in zip(review.looked, review.said, strict=True)),
        chances=tuple(_rounded(row) for row in review.chances),
        before=tuple(_rounded(step.before) for step in review.steps),
        players=tuple(
            ReviewedPlayer(
                seat=player.seat,
                accuracy=player.accuracy,
                good=player.verdicts[Verdict.BEST] + player.verdicts[Verdict.GOOD],
                inaccuracies=player.verdicts[Verdict.INACCURACY],
                mistakes=player.verdicts[Verdict.MISTAKE],
                blunders=player.verdicts[Verdict.BLUNDER],
            )
            for player in review.players
        ),
        worst=review.worst,
        closing=told_info(review.closing) if review.closing else None,
    )
