"""Graded hints: where to look, a word, the whole move. Only from what the seat may know."""

from __future__ import annotations

from functools import partial

from joute.bots import choose
from joute.messages.live import AskHint, Hint
from joute.messages.shared import EffectsInfo
from joute.play import Language, Refusal, Sentence
from joute.server.previews import preview
from joute.server.seating import Seated
from joute.server.troubles import TroubleError
from joute.server.work import Work

HINT_LEVEL = 5
HINT_MS = 700
SAYINGS = {
    1: Sentence("Regardez du côté de {where}.", "Look around {where}."),
    2: Sentence("Pensez à {word}.", "Think of {word}."),
    3: Sentence("On peut jouer {move}.", "You can play {move}."),
}


async def find_hint(seated: Seated, asked: AskHint, language: Language, work: Work) -> Hint:
    if not seated.row.hints:
        raise TroubleError("hints_off")
    effects = await work.do(partial(_best, seated, asked.seat))
    if effects is None:
        raise TroubleError("no_hint")
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
        message=SAYINGS[grade].say(language, told),
    )


def _best(seated: Seated, seat: int) -> EffectsInfo | None:
    table = seated.table
    if seat not in table.position.to_act():
        return None
    view = table.position.view(seat)
    move = choose(table.game, view, table.settings, HINT_LEVEL, HINT_MS, seed=table.version)
    told = preview(seated, seat, move.text())
    return None if isinstance(told, Refusal) else told
