"""The six strengths, and the greedy bot they are measured against."""

from __future__ import annotations

from dataclasses import dataclass

from joute.letters import unaccented
from joute.play import Sentence
from joute.play.machine_names import MACHINE_NAMES


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays: what it knows, how much it looks at, how often it misses the best."""

    number: int
    title: Sentence
    description: Sentence
    rarest: float
    """The lowest frequency, on Zipf's scale, of the words it knows."""
    looked_at: int
    """How many moves it notices before it chooses; the rest escape it."""
    slip: float
    """The chance that it plays a lesser move it also noticed."""
    slip_depth: int
    """How far down its own list such a slip goes."""
    plies: int
    """How far it looks ahead: 1 is its own move alone."""
    polite: bool = False
    """Whether it keeps from vulgar words and from curious ones (`dictionary.curious`), which it may know."""
    honest: bool = False
    """Whether it keeps from bluffs and from words meant to be contested, as advice should."""

    @property
    def name(self) -> str:
        return self.title.fr

    @property
    def key(self) -> str:
        return unaccented(self.title.fr).lower()


GREEDY = Level(
    0,
    Sentence("Greedy", "Greedy"),
    Sentence(
        "L’étalon : le coup qui rapporte le plus sur-le-champ, parmi tous.",
        "The yardstick: the move that gains most at once, among all.",
    ),
    rarest=0.0,
    looked_at=1_000_000,
    slip=0.0,
    slip_depth=1,
    plies=1,
)

LEVELS: tuple[Level, ...] = (
    Level(
        1,
        MACHINE_NAMES[1],
        Sentence(
            "Des mots de tous les jours, peu de coups envisagés, des étourderies.",
            "Everyday words, few ideas, the odd blunder.",
        ),
        rarest=3.6,
        looked_at=12,
        slip=0.35,
        slip_depth=4,
        plies=1,
        polite=True,
    ),
    Level(
        2,
        MACHINE_NAMES[2],
        Sentence(
            "Un vocabulaire courant, un œil sur le gain, parfois distrait.",
            "A common vocabulary, an eye for gains, sometimes distracted.",
        ),
        rarest=3.1,
        looked_at=40,
        slip=0.2,
        slip_depth=3,
        plies=1,
        polite=True,
    ),
    Level(
        3,
        MACHINE_NAMES[3],
        Sentence(
            "Un bon vocabulaire, la plupart des bons coups, rarement une faute.",
            "A good vocabulary, most of the good moves, seldom a slip.",
        ),
        rarest=2.4,
        looked_at=150,
        slip=0.1,
        slip_depth=3,
        plies=1,
        polite=True,
    ),
    Level(
        4,
        MACHINE_NAMES[4],
        Sentence(
            "Connaît aussi les mots peu courants et voit plus loin que le coup.",
            "Knows less common words too and sees beyond the move.",
        ),
        rarest=1.2,
        looked_at=600,
        slip=0.0,
        slip_depth=1,
        plies=2,
    ),
    Level(
        5,
        MACHINE_NAMES[5],
        Sentence(
            "Presque tous les mots, et la suite calculée.",
            "Nearly every word, and what follows worked out.",
        ),
        rarest=0.5,
        looked_at=4_000,
        slip=0.0,
        slip_depth=1,
        plies=2,
    ),
    Level(
        6,
        MACHINE_NAMES[6],
        Sentence(
            "Tout le dictionnaire, et plusieurs coups d’avance.",
            "The whole dictionary, and several moves ahead.",
        ),
        rarest=0.0,
        looked_at=1_000_000,
        slip=0.0,
        slip_depth=1,
        plies=3,
    ),
)


def level(number: int) -> Level:
    """The level of that number, the nearest one beyond either end; 0 is the greedy bot."""
    return (GREEDY, *LEVELS)[min(max(number, 0), len(LEVELS))]


def level_named(text: str) -> Level | None:
    """A level by its number or its name in either language, accents and capitals apart."""
    wanted = unaccented(text.strip()).lower()
    for each in (GREEDY, *LEVELS):
        if wanted in (str(each.number), each.key, unaccented(each.title.en).lower()):
            return each
    return None
