"""How far each level looks.

Maître ends its lines with what both sides may still gain (`standing`). The levels below it, and the analysis,
end them with the best gain at once. Then odd depths are the good ones: three turns beat two and four, five
beat three. What a word prepares counts as much as what it nets, and a line that ends with the other side's
gain does not show it. Width matters little: three replies do as well as six.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.lexiduel.search import Leaf, gain_at_once
from joute.bots.lexiduel.standing import BOARDS_ASKED, standing

LAST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Stage:
    """How many words are looked at, and how many places on each of the turns that follow."""

    words: int
    widths: tuple[int, ...]
    leaf: Leaf = gain_at_once
    """What the boards at the end are worth; the last of the widths stands for it."""

    @property
    def asks(self) -> int:
        """How many positions such a look at one word comes to."""
        return _asks(self.widths, 1 if self.leaf is gain_at_once else BOARDS_ASKED)

    @property
    def beyond_the_answer(self) -> Stage:
        """A corner opened must be answered there (LXD-8), which puts off by two turns what both do elsewhere.

        Looked at no further than any other word it would seem to save its author the other side's last gain.
        """
        return replace(self, widths=(1, min(2, self.widths[0]), *self.widths))


@dataclass(frozen=True, slots=True)
class Style:
    """How a level looks: at a glance, laying so many letters at most, or stage by stage."""

    laid: int = 6
    stages: tuple[Stage, ...] = ()
    last: tuple[Stage, ...] = ()
    """Where the game ends within three turns, all of them are looked at, and wider."""

    def stages_with(self, turns: int) -> tuple[Stage, ...]:
        return self.last if self.last and turns <= LAST_TURNS else self.stages


_LAST = (Stage(160, (1,)), Stage(24, (16, 1)))
STYLES = {
    1: Style(laid=3),
    2: Style(laid=4),
    3: Style(laid=5),
    4: Style(stages=(Stage(30, (1,)),)),
    5: Style(stages=(Stage(60, (1,)), Stage(15, (3, 1)))),
    6: Style(
        stages=(
            Stage(100, (1,), standing),
            Stage(24, (6, 1), standing),
            Stage(10, (5, 4, 1), standing),
            Stage(4, (4, 4, 3, 1), standing),
        ),
        last=_LAST,
    ),
}
ANALYSED = Style(stages=(Stage(100, (1,)), Stage(20, (3, 1)), Stage(8, (4, 3, 2, 1))), last=_LAST)
"""The look whose values the winning chances were fitted to."""


def _asks(widths: tuple[int, ...], leaf: int) -> int:
    return 1 + widths[0] * _asks(widths[1:], leaf) if widths[1:] else leaf
