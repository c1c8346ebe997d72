"""The toy game itself: reading, imagining, drawing."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.toy.position import PACK, Deal, Lay, ToyPosition, ToyView

from joute.dictionary import WordOptions
from joute.letters import Stock, capitals
from joute.play import (
    COMMON,
    Game,
    Move,
    OptionSpec,
    Outcome,
    Position,
    Refusal,
    Refused,
    Sentence,
    Settings,
    Shuffle,
    View,
    read_with,
    unreadable,
)


class Toy(Game):
    name = "toy"
    title = "TOY"
    articles = tuple(f"TOY-{n}" for n in range(1, 8))
    least_seats = 2
    most_seats = 4
    options = (*COMMON, OptionSpec("size", "3", least=1, most=9))
    words = WordOptions()
    view_type = ToyView
    sentences: ClassVar[dict[str, Sentence]] = {
        "deal_first": Sentence("donnez d’abord", "deal first"),
        "only_chance_deals": Sentence("seul le hasard donne", "only chance deals"),
        "wrong_letters": Sentence("ce ne sont pas les bonnes lettres", "these are not the letters"),
        "not_in_hand": Sentence("{letter} n’est pas en main", "{letter} is not in the hand"),
        "no_window": Sentence("rien à contester", "nothing to contest"),
        "bad_toy": Sentence("position illisible", "unreadable position"),
    }

    def start(self, settings: Settings) -> Position:
        return ToyPosition(settings)

    def position(self, text: str, settings: Settings) -> Position:
        try:
            hands, stock, row, turn, window, stopping, *ended = (
                "" if field == "-" else field for field in text.split()
            )
            outcome = None
            if ended:
                winners, reason, article = ended[0].replace("_", " ").split(":")
                outcome = Outcome(tuple(map(int, winners)), reason, article)
            held = tuple(hands.split(",")) if hands else ()
            stops = tuple(map(int, stopping))
            found = ToyPosition(settings, held, stock, row, int(turn), window == "1", stops, outcome)
        except ValueError:
            raise Refused(unreadable("bad_toy")) from None
        if held and (len(held) != settings.seats or found.letters() != Stock.of(PACK)):
            raise Refused(unreadable("bad_toy"))
        return found

    def read_move(self, text: str) -> Move | Refusal:
        return read_with(_read, text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        assert isinstance(view, ToyView)
        unseen = Counter(PACK)
        unseen.subtract(view.row + view.hand)
        hidden = "".join(shuffle("".join(sorted(unseen.elements()))))
        hands: list[str] = []
        for seat, count in enumerate(view.counts, 1):
            own = seat == view.seat
            hands.append(view.hand if own else hidden[:count])
            hidden = hidden if own else hidden[count:]
        turn = view.to_act[0] if view.to_act else 1
        held = tuple(hands)
        rest = hidden if held else ""
        return ToyPosition(
            settings, held, rest, view.row, turn or 1, view.window, view.stopping, view.outcome
        )

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, ToyView)
        return f"[{view.row}] {view.hand}" + (" \x1b[0m" if colours else "")

    def picture(self, view: View) -> str:
        return f"<svg><title>{self.drawing(view, False)}</title></svg>"


def _read(text: str) -> Move | Refusal:
    keyword, *rest = capitals(text).split()
    letters = "".join(rest)
    if keyword == "DEAL" and letters.isascii() and letters.isalpha():
        return Deal(letters)
    if keyword == "LAY" and len(letters) == 1 and letters.isascii() and letters.isalpha():
        return Lay(letters)
    return unreadable("unreadable_move", text=text[:40])


TOY = Toy()
