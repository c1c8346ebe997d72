"""Problems over HTTP: the day’s, any by its key, tries judged, solutions proved. Nothing is stored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from functools import partial
from typing import TypeVar

from fastapi import APIRouter, Response

from joute.games import registry
from joute.messages.problems import (
    Kind,
    LikeAnswer,
    LikeWanted,
    ProblemInfo,
    ProblemLine,
    ReplyInfo,
    SolutionInfo,
    TryAnswer,
    TryWanted,
)
from joute.messages.shared import RefusalInfo, Said
from joute.messages.wire import encode
from joute.play import Effects, Language, ProblemKind, Refusal, Refused, Sentence
from joute.play.page import Ground
from joute.problems.answering import Answer, Reply, answer_move, answer_referee, proof, told_move
from joute.problems.days import day_number, problem_of, read_day
from joute.problems.hints import MOST_HINTS, hint
from joute.problems.missed import Step, problems_like, worst_missed
from joute.problems.posing import Posed, pose
from joute.problems.problem import Problem
from joute.problems.shelf import all_problems, find_problem
from joute.server.errors import RequestError
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.http.drawings import drawn
from joute.server.http.uploads import Upload, read_by
from joute.server.live.marks import must_not_be_played
from joute.server.wire.to_messages import effects_info, refusal_info, told_info

ROUTER = APIRouter(prefix="/api/problems", tags=["problems"])
MOST_CHARACTERS = 400
_KINDS: Mapping[ProblemKind, Kind] = {
    ProblemKind.MOST: "most",
    ProblemKind.WIN: "win",
    ProblemKind.DEFEND: "defend",
    ProblemKind.REFEREE: "referee",
}
Asked = TypeVar("Asked")


@ROUTER.get("")
async def archive() -> list[ProblemLine]:
    """Every problem there is, without its position."""
    return [_line(problem) for problem in all_problems()]


@ROUTER.get("/today", response_model=ProblemInfo)
async def today(serving: Serving, address: Address, date: str = "") -> Response:
    """The problem of the day, by the reader's own date; the server's where none is given."""
    day = _known(read_day(date)) if date else datetime.now(UTC).date()
    problem = problem_of(day)
    if problem is None:
        raise RequestError("not_found")
    return await _answered(serving, address, partial(_info, problem, day))


@ROUTER.post("/like", response_model=LikeAnswer)
async def like(wanted: LikeWanted, serving: Serving, address: Address) -> Response:
    """Problems like the mistake that one player made in a finished game."""
    upload = await read_by(serving, wanted.record, address)
    positions = (upload.played.start, *(ply.after for ply in upload.played.plies))
    await must_not_be_played(serving.hub.store, upload.game.name, positions)
    return await _answered(serving, address, partial(_like, upload, wanted.seat))


@ROUTER.get("/{key}", response_model=ProblemInfo)
async def one(key: str, serving: Serving, address: Address) -> Response:
    return await _answered(serving, address, partial(_info, _found(key), None))


@ROUTER.post("/{key}/try", response_model=TryAnswer)
async def try_answer(
    key: str, wanted: TryWanted, serving: Serving, language: Speaking, address: Address
) -> Response:
    """Right or wrong, what the move does, and the reply that refutes it."""
    if len(wanted.answer) > MOST_CHARACTERS:
        raise RequestError("too_large")
    return await _answered(serving, address, partial(_tried, _found(key), wanted.answer, language))


@ROUTER.get("/{key}/solution", response_model=SolutionInfo)
async def solution(key: str, serving: Serving, language: Speaking, address: Address) -> Response:
    return await _answered(serving, address, partial(_solution, _found(key), language))


@ROUTER.get("/{key}/picture.svg")
async def picture(key: str, ground: Ground = "paper", small: bool = False) -> Response:
    """The position as a picture, drawn at once: a list shows many."""
    return drawn(_picture(_found(key), small), ground)


async def _answered(serving: Serving, address: str, work: Callable[[], object]) -> Response:
    return Response(encode(await serving.work.do(work, address)), media_type="application/json")


def _found(key: str) -> Problem:
    found = find_problem(key)
    if isinstance(found, Refusal):
        raise RequestError("not_found")
    return found


def _known(asked: Asked | Refusal) -> Asked:
    if isinstance(asked, Refusal):
        raise RequestError("unreadable", "date: YYYY-MM-DD")
    return asked


def _posed(problem: Problem) -> Posed:
    posed = pose(problem)
    if isinstance(posed, Refusal):
        raise Refused(posed)
    return posed


def _line(problem: Problem) -> ProblemLine:
    goal = registry.find(problem.game).problems.goal(problem.goal)
    kind = _KINDS[goal.kind] if goal else _KINDS[ProblemKind.REFEREE]
    return ProblemLine(key=problem.key, game=problem.game, kind=kind, level=problem.level)


def _like(upload: Upload, seat: int) -> LikeAnswer:
    plies = enumerate(upload.played.plies, 1)
    steps = [Step(number, ply.seat, ply.before, ply.effects) for number, ply in plies]
    missed = worst_missed(upload.game, upload.settings.dictionary, steps, seat)
    return LikeAnswer(
        ply=missed.number if missed else 0,
        told=_said(missed.told if missed else Sentence("", "")),
        lines=tuple(_line(problem) for problem in problems_like(upload.game, missed)),
    )


def _info(problem: Problem, day: date | None) -> ProblemInfo:
    posed, line = _posed(problem), _line(problem)
    return ProblemInfo(
        key=problem.key,
        game=problem.game,
        kind=line.kind,
        level=problem.level,
        day=day_number(day) if day else 0,
        date=day.isoformat() if day else "",
        question=_said(posed.question),
        unit=_said(posed.goal.unit) if posed.goal else Said(fr="", en=""),
        best=problem.certificate.best if problem.certificate else 0,
        position=problem.position,
        seats=problem.seats,
        options=dict(problem.options),
        seat=problem.seat,
        view=posed.position.view(problem.seat),
        move=problem.move,
        composition=_composition(posed) if problem.move else None,
        choices=problem.choices,
        hints=tuple(_said(hint(posed, number)) for number in range(1, MOST_HINTS + 1)),
    )


def _composition(posed: Posed) -> object:
    move = posed.game.read_move(posed.problem.move)
    return None if isinstance(move, Refusal) else posed.position.composition(move)


def _tried(problem: Problem, said: str, language: Language) -> TryAnswer:
    posed = _posed(problem)
    answer = answer_referee(posed, said) if problem.for_referees else answer_move(posed, said)
    after = answer.effects.after if answer.effects else posed.position
    return TryAnswer(
        solved=answer.solved,
        told=told_info(answer.told),
        effects=effects_info(answer.effects) if answer.effects else None,
        refusal=_refusal(posed, answer, language),
        worth=answer.worth,
        view=after.view(problem.seat),
        reply=_reply(posed, answer.reply) if answer.reply else None,
        proof=_said(proof(posed)) if answer.solved else None,
    )


def _refusal(posed: Posed, answer: Answer, language: Language) -> RefusalInfo | None:
    return refusal_info(answer.refusal, posed.game, language) if answer.refusal else None


def _reply(posed: Posed, reply: Reply) -> ReplyInfo:
    view = reply.effects.after.view(posed.problem.seat)
    return ReplyInfo(
        seat=reply.seat, effects=effects_info(reply.effects), told=told_info(reply.told), view=view
    )


def _solution(problem: Problem, language: Language) -> SolutionInfo:
    posed = _posed(problem)
    texts = problem.solutions or (problem.move,)
    rulings = [posed.judge(text) for text in texts]
    done = [ruling for ruling in rulings if isinstance(ruling, Effects)]
    refused = next((ruling for ruling in rulings if isinstance(ruling, Refusal)), None)
    told = told_move(posed, done[0]) if done else Sentence("", "")
    return SolutionInfo(
        moves=tuple(effects_info(effects) for effects in done),
        told=told_info(told),
        refusal=refusal_info(refused, posed.game, language) if refused else None,
        proof=_said(proof(posed)),
        view=(done[0].after if done else posed.position).view(problem.seat),
    )


def _picture(problem: Problem, small: bool) -> str:
    posed = _posed(problem)
    view = posed.position.view(problem.seat)
    return posed.game.thumbnail(view) if small else posed.game.picture(view)


def _said(sentence: Sentence) -> Said:
    return Said(fr=sentence.fr, en=sentence.en)
