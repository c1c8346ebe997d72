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
            "Des mots de tous les jours ; regarde peu de coups et fait des étourderies.",
            "Everyday words; looks at few moves and slips now and then.",
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
            "Un vocabulaire courant ; cherche le gain, avec des distractions.",
            "A common vocabulary; goes for gains, with lapses.",
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
            "Un bon vocabulaire ; trouve la plupart des bons coups, se trompe rarement.",
            "A good vocabulary; finds most good moves, seldom slips.",
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
            "Connaît aussi des mots rares et voit plus loin que le coup.",
            "Knows rarer words too and sees beyond the move.",
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
            "Connaît presque tous les mots et calcule la suite.",
            "Knows nearly every word and works out what follows.",
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
            "Connaît tout le dictionnaire et calcule plusieurs coups d’avance.",
            "Knows the whole dictionary and works out several moves ahead.",
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
