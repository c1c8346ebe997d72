"""From a view to a move: ask the game's thinker, check its answer, slip as people do."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from itertools import islice
from weakref import WeakKeyDictionary

from joute.bots import registry
from joute.bots.budget import Deadline
from joute.bots.last_resort import GIVING_UP, last_resort
from joute.bots.levels import GREEDY, LEVELS, level
from joute.bots.question import Advice, Question
from joute.bots.why import why
from joute.dictionary import Dictionary
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    Effects,
    Game,
    Move,
    Position,
    Sentence,
    Settings,
    View,
)

LOG = logging.getLogger("joute.bots")
_WARM_TURNS = 4
_WARM_MS = 60
_POSSIBLE = why("un coup possible", "a possible move")
_ONLY_IDEA = replace(
    _POSSIBLE,
    for_you=Sentence(
        "C’est le seul coup trouvé avec des mots courants.", "It is the only move found with common words."
    ),
)
_WARMED: WeakKeyDictionary[Dictionary, set[str]] = WeakKeyDictionary()


def choose(game: Game, view: View, settings: Settings, level: int, budget_ms: int, seed: int) -> Move:
    """The machine's move for the seat whose view it is: always legal, whatever happens.

    The same seed gives the same move as long as the clock does not cut thinking short.
    """
    question = ask(game, view, settings, level, budget_ms, seed)
    advice = _checked(question, max(1, question.level.slip_depth))
    return _slipping(question, advice).move


def advise(
    game: Game, view: View, settings: Settings, level: int, budget_ms: int, seed: int, most: int = 5
) -> tuple[Advice, ...]:
    """The best few moves the level sees, best first."""
    return tuple(_checked(ask(game, view, settings, level, budget_ms, seed), most))


def advise_in_words_of(
    vocabulary: int, game: Game, view: View, settings: Settings, budget_ms: int, seed: int, most: int = 1
) -> tuple[Advice, ...]:
    """The best honest moves that a level notices in the words it knows, vulgar ones apart.

    So advice is no stronger than that level. Only where it would give up, the strongest looks, in its words.
    """
    advice: list[Advice] = []
    for number in (vocabulary, len(LEVELS)):
        question = ask(game, view, settings, number, budget_ms, seed)
        adviser = replace(question.level, rarest=level(vocabulary).rarest, polite=True, honest=True)
        advice = _checked(replace(question, level=adviser), most)
        if any(each.move not in GIVING_UP for each in advice):
            break
    return tuple(advice)


def warm(game: Game, settings: Settings) -> None:
    """Load what thinking needs, compiled kernels and words, so that the first move comes in time."""
    if game.name not in _WARMED.setdefault(settings.dictionary, set()):
        _warm(game, settings)
        _WARMED[settings.dictionary].add(game.name)


def _warm(game: Game, settings: Settings) -> None:
    """The first turns of a game, drawn by a fixed seed: an empty board does not ask for everything."""
    position = game.start(settings)
    for _ in range(_WARM_TURNS):
        while CHANCE in position.to_act():
            position = position.play(CHANCE, position.chance(lambda items: items))
        seat = next(iter(position.to_act()), None)
        if seat is None:
            return
        view = position.view(seat)
        choose(game, view, settings, GREEDY.number, _WARM_MS, 0)
        position = position.play(seat, choose(game, view, settings, len(LEVELS), _WARM_MS, 0))
    registry.load_for_the_end(game.name, position)


def ask(
    game: Game,
    view: View,
    settings: Settings,
    number: int,
    budget_ms: int,
    seed: int,
    also: tuple[Move, ...] = (),
) -> Question:
    rng = random.Random(f"{seed} {number} {view.seat}")
    return Question(game, view, settings, level(number), Deadline(budget_ms), rng, also)


def think(question: Question) -> list[Advice]:
    """The thinker's own list, best first, equals in the order they were found."""
    name = question.game.name
    thinker = registry.greedy(name) if question.level is GREEDY else registry.thinker(name)
    return sorted(thinker(question), key=lambda advice: -advice.value)


def _checked(question: Question, most: int) -> list[Advice]:
    """At least one advice, at most that many, each asked of the referee first."""
    position = question.imagine()
    if question.seat not in position.to_act():
        return [_last_resort(question, position)]
    try:
        found = think(question)
    except Exception:  # a bot that fails must not stop a table: it says so, and plays on
        LOG.exception("bot failed at %s: %s", question.game.name, position.text())
        found = []
    judged = ((advice, position.judge(question.seat, advice.move)) for advice in found)
    legal = (
        advice for advice, done in judged if isinstance(done, Effects) and question.knows_all(done.words)
    )
    advice = list(islice(legal, most))
    if not advice or (question.deadline.over() and all(each.move in GIVING_UP for each in found)):
        return [_last_resort(question, position)]
    return advice


def _slipping(question: Question, advice: list[Advice]) -> Advice:
    """People sometimes play their second or third idea."""
    if len(advice) > 1 and question.rng.random() < question.level.slip:
        return question.rng.choice(advice[1:])
    return advice[0]


def _last_resort(question: Question, position: Position) -> Advice:
    """Any legal move; a seat that has none resigns, one that is not on turn may only agree to stop.

    Where a game's levels resign for want of a word they know, honest advice is still the best known one.
    """
    seat = question.seat
    if seat == CHANCE or seat not in position.to_act():
        return Advice(END, 0.0, why("ce n’est pas son tour", "it is not its turn"))
    resigns = registry.resigns(question.game.name) and not question.level.honest
    move = last_resort(position, seat, question.familiarity, resigns)
    if move == RESIGN:
        return Advice(move, -1000.0, why("ne trouve aucun coup", "finds no move"))
    return Advice(move, 0.0, _POSSIBLE if move in (PASS, ACCEPT) else _ONLY_IDEA)
