"""Graded hints: where to look, a word, the whole move. Only from what the seat may know."""

from __future__ import annotations

from functools import partial

from joute.bots import choose
from joute.messages.live import AskHint, Hint
from joute.messages.shared import EffectsInfo
from joute.play import Composition, Language, Refusal, Seat, Sentence
from joute.server.errors import RequestError
from joute.server.live.seated import Seated
from joute.server.operations.work import Work
from joute.server.wire.composing import foretell

HINT_LEVEL = 5
HINT_MS = 700
SAYINGS = {
    1: Sentence("Regardez du côté de {where}.", "Look around {where}."),
    2: Sentence("Pensez à {word}.", "Think of {word}."),
    3: Sentence("On peut jouer {move}.", "You can play {move}."),
}


async def find_hint(seated: Seated, asked: AskHint, language: Language, work: Work, asker: str = "") -> Hint:
    if not seated.row.hints:
        raise RequestError("hints_off")
    found = await work.do(partial(_best, seated, asked.seat), asker)
    if found is None:
        raise RequestError("no_hint")
    effects, composition = found
    grade = min(3, max(1, asked.grade))
    squares = (effects.laid or effects.turned)[:1]
    word = effects.words[0] if effects.words else ""
    move = effects.move
    told = {"where": squares[0] if squares else word[:2] or move, "word": word or move, "move": move}
    return Hint(
        id=asked.id,
        grade=grade,
        squares=squares,
        word=word if grade >= 2 else "",
        move=move if grade == 3 else "",
        composition=composition if grade == 3 else None,
        message=SAYINGS[grade].say(language, told),
    )


def _best(seated: Seated, seat: Seat) -> tuple[EffectsInfo, Composition | None] | None:
    table = seated.table
    if seat not in table.to_act:
        return None
    view = table.position.view(seat)
    move = choose(table.game, view, table.settings, HINT_LEVEL, HINT_MS, seed=table.version)
    told = foretell(table, seat, move)
    return None if isinstance(told, Refusal) else (told, table.position.composition(move))
