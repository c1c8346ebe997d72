"""What a move or a composition would do, told from the seat's view alone: nothing hidden can show through.

A move is judged in worlds imagined from the view: two of them where players hide their letters from each
other. Where the two differ, the outcome depends on what the seat may not know, and is left out of the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from joute.messages.shared import EffectsInfo, RepairInfo
from joute.messages.wire import decode_composition
from joute.play import (
    NO_GUIDANCE,
    Challenge,
    Composition,
    Duty,
    Effects,
    Game,
    Guidance,
    Happened,
    Hidden,
    Move,
    MoveKind,
    People,
    Position,
    Refusal,
    Repair,
    Seat,
    Sentence,
    tell,
)
from joute.play.told import NOTHING
from joute.play.words import CONTACT_SENTENCES, WORD_SENTENCES
from joute.server.errors import RequestError
from joute.server.wire.to_messages import effects_info, numbers
from joute.tables import Table
from joute.values import replace


@dataclass(frozen=True, slots=True)
class Composing:
    """What a composition comes to."""

    ways: tuple[EffectsInfo, ...] = ()
    refusal: Refusal | None = None
    repairs: tuple[RepairInfo, ...] = ()
    says: tuple[Sentence, ...] = ()
    """One for each way: what it would do, as everybody would be told."""
    awaits: Duty | None = None
    """What is still to come; `refusal` then says why what is there is no move by itself."""


def read_composition(game: Game, given: Mapping[str, object]) -> Composition:
    """Raises `RequestError` where it is not of the game's own type."""
    made = decode_composition(game.composition_type, given)
    if isinstance(made, str):
        raise RequestError("unreadable", made)
    return made


def compose(table: Table, seat: Seat, made: Composition) -> Composing:
    """The legal moves that the composition may mean; where there is none, why, and what would mend it.

    Nothing is refused before it can be right or wrong.
    """
    if seat in table.to_act:
        worlds = imagined(table, seat)
        composed = composed_in(worlds, seat, made)
        if composed.awaits and worlds[0].awaits(seat, made):
            return Composing(awaits=composed.awaits)
        return replace(composed, says=tuple(_said(table, worlds[0], seat, way) for way in composed.ways))
    judged = (table.position.judge(seat, move) for move in table.position.ways(seat, made))
    return Composing(refusal=next((one for one in judged if isinstance(one, Refusal)), None))


def guide(table: Table, seat: Seat, made: Composition | None = None) -> tuple[Guidance, Refusal | None]:
    """What a seat on turn must do first and where its moves may start; nothing for any other.

    And why no legal move goes on from what was laid, where none does.
    """
    if seat != table.position.on_turn():
        return NO_GUIDANCE, None
    world = imagined(table, seat)[0]
    return world.guidance(seat), world.dead_end(seat, made) if made else None


def foretell(table: Table, seat: Seat, move: Move) -> EffectsInfo | Refusal:
    """What the move of a seat that may act would do."""
    return _told(imagined(table, seat), seat, move)


def sentence_of(table: Table, seat: Seat, way: EffectsInfo) -> Sentence:
    """What the move foretold would do, told with names."""
    return _said(table, imagined(table, seat)[0], seat, way)


def imagined(table: Table, seat: Seat) -> tuple[Position, ...]:
    """Worlds that look alike to the seat."""
    orders = (_forwards, _backwards) if Hidden.HANDS in table.game.hides else (_forwards,)
    view = table.position.view(seat)
    return tuple(table.game.imagine(view, table.settings, order) for order in orders)


def composed_in(worlds: tuple[Position, ...], seat: Seat, made: Composition) -> Composing:
    """What the composition comes to in these worlds."""
    told = tuple(_all_told(worlds, seat, made))
    legal = {one.move: one for one in told if isinstance(one, EffectsInfo)}
    if legal:
        return Composing(_different(worlds[0], seat, made, legal))
    misplaced = worlds[0].misplaced(seat, made)
    refusal = _why_refused(worlds, seat, told) or misplaced
    if awaited := worlds[0].awaits(seat, made):
        return Composing(refusal=refusal, awaits=awaited)
    lacking = worlds[0].lacks(seat, made, refusal) if refusal else None
    repairs = tuple(
        RepairInfo(code=one.code, letters=one.letters, square=one.square, composition=one.composition)
        for one in _pointed(worlds[0].repairs(seat, made), refusal)
        if (misplaced and one.is_step_back)
        or (_is_legal(worlds, seat, one) if lacking else _mends(worlds, seat, one, refusal))
    )
    return Composing((), refusal, repairs, awaits=lacking)


def _is_legal(worlds: tuple[Position, ...], seat: Seat, repair: Repair) -> bool:
    """Whether it makes the move legal. Where only more is missing, a letter fewer is no help."""
    return any(isinstance(one, EffectsInfo) for one in _all_told(worlds, seat, repair.composition))


def _pointed(repairs: tuple[Repair, ...], refusal: Refusal | None) -> Iterator[Repair]:
    """Of the letters that may be taken up one by one, the last, or the last that the refusal speaks of."""
    single = [one for one in repairs if one.is_step_back and one.square]
    spoken = [one for one in single if refusal and one.square in refusal.squares]
    for one in repairs:
        if one not in single or one in (spoken or single)[:1]:
            yield one


def _different(
    world: Position, seat: Seat, made: Composition, legal: Mapping[str, EffectsInfo]
) -> tuple[EffectsInfo, ...]:
    """Of readings that leave the same position behind, the first: nobody is asked which of them was meant."""
    if len(legal) < 2:
        return tuple(legal.values())
    left: dict[object, EffectsInfo] = {}
    for move in world.ways(seat, made):
        done = world.judge(seat, move) if move.text() in legal else None
        if isinstance(done, Effects):
            told = legal[move.text()]
            left.setdefault((done.after.text(), told.gains), told)
    return tuple(left.values())


def _mends(worlds: tuple[Position, ...], seat: Seat, repair: Repair, refusal: Refusal | None) -> bool:
    """Whether it makes the move legal; a step back need only not come to the same refusal.

    A word in the wrong place is there still with a letter fewer, and so is a word that the other letters make
    beside it; nor is it mended where what is left is no word. A word that is not in the dictionary may become
    one letter by letter: there a step back is always worth a button.
    """
    told = tuple(_all_told(worlds, seat, repair.composition))
    if any(isinstance(one, EffectsInfo) for one in told):
        return True
    left = _why_refused(worlds, seat, told)
    if not repair.is_step_back or refusal is None:
        return repair.is_step_back
    if worlds[0].awaits(seat, repair.composition):
        return True
    if left is None:
        return _takes_up_what_is_refused(repair, refusal)
    if "word" in left.data and (left.data["word"], left.squares) == (
        refusal.data.get("word"),
        refusal.squares,
    ):
        return False
    if left.article != refusal.article:
        return _is_of_words(refusal) or not _is_of_words(left)
    return left.reason in WORD_SENTENCES and refusal.reason not in CONTACT_SENTENCES


def _takes_up_what_is_refused(repair: Repair, refusal: Refusal) -> bool:
    """Of a step back after which too little is left to be judged: whether the refusal goes with the letter.

    Where it speaks of the place of other letters too (LE in the middle of the board), they lie there still.
    """
    return _is_of_words(refusal) or not repair.square or set(refusal.squares) <= {repair.square}


def _is_of_words(refusal: Refusal) -> bool:
    return refusal.reason in WORD_SENTENCES or refusal.reason in CONTACT_SENTENCES


def _why_refused(
    worlds: tuple[Position, ...], seat: Seat, told: Sequence[EffectsInfo | Refusal]
) -> Refusal | None:
    return _most_telling([one for one in told if isinstance(one, Refusal)], worlds[0].view(seat).duty)


def _most_telling(refusals: list[Refusal], duty: Duty | None) -> Refusal | None:
    """The first; where something must be done first, rather why this is not yet how to do it."""
    about_it = [one for one in refusals if duty is None or one.article != duty.article]
    return next(iter(about_it or refusals), None)


def _all_told(worlds: tuple[Position, ...], seat: Seat, made: Composition) -> Iterator[EffectsInfo | Refusal]:
    return (_told(worlds, seat, move) for move in worlds[0].ways(seat, made))


def _told(worlds: tuple[Position, ...], seat: Seat, move: Move) -> EffectsInfo | Refusal:
    judged = [world.judge(seat, move) for world in worlds]
    for one in judged:
        if isinstance(one, Refusal):
            return one
    if isinstance(move, Challenge):
        # Only contesting tells whether the contest is right.
        return _unsaid(worlds[0], move.text(), MoveKind.CHALLENGE)
    first, *others = (effects_info(one) for one in judged if isinstance(one, Effects))
    if all(other == first for other in others):
        return first
    return replace(
        _unsaid(worlds[0], first.move, first.kind), words=first.words, laid=first.laid, paths=first.paths
    )


def _said(table: Table, world: Position, seat: Seat, way: EffectsInfo) -> Sentence:
    """What the move would do, told with names."""
    move = table.game.read_move(way.move)
    judged = move if isinstance(move, Refusal) else world.judge(seat, move)
    if isinstance(judged, Refusal):
        return NOTHING
    people, words = People(table.names), table.settings.dictionary
    return tell(table.game, Happened(seat, world, judged, people, words)).sentence


def _unsaid(position: Position, move: str, kind: MoveKind) -> EffectsInfo:
    return EffectsInfo(
        move=move,
        kind=kind,
        words=(),
        laid=(),
        turned=(),
        removed=(),
        gains=(),
        scores=numbers(position.scores()),
        paths=(),
        moved=(),
    )


def _forwards(items: Sequence[str]) -> Sequence[str]:
    return items


def _backwards(items: Sequence[str]) -> Sequence[str]:
    return items[::-1]
