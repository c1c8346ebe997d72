"""What parts equal points: the usual tie-breaks by their usual names, and what each one counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from joute.play import Sentence
from joute.tournaments.players import Number

Points = Mapping[Number, Fraction]


@dataclass(frozen=True, slots=True)
class Met:
    """One encounter as a player saw it: against whom, and what it was worth."""

    other: Number
    worth: Fraction


@dataclass(frozen=True, slots=True)
class Course:
    """A player's way through the event: encounters played, points round by round, points made in games."""

    met: Sequence[Met]
    rounds: Sequence[Fraction]
    margin: Fraction


def _opponents(course: Course, points: Points) -> list[Fraction]:
    return sorted(points[one.other] for one in course.met)


def buchholz(course: Course, points: Points) -> Fraction:
    return sum(_opponents(course, points), Fraction(0))


def buchholz_cut(course: Course, points: Points) -> Fraction:
    return sum(_opponents(course, points)[1:], Fraction(0))


def median(course: Course, points: Points) -> Fraction:
    return sum(_opponents(course, points)[1:-1], Fraction(0))


def sonneborn(course: Course, points: Points) -> Fraction:
    return sum((one.worth * points[one.other] for one in course.met), Fraction(0))


def progressive(course: Course, points: Points) -> Fraction:  # noqa: ARG001
    return sum((sum(course.rounds[:at], Fraction(0)) for at in range(1, len(course.rounds) + 1)), Fraction(0))


def wins(course: Course, points: Points) -> Fraction:  # noqa: ARG001
    return Fraction(sum(one.worth == 1 for one in course.met))


def direct(course: Course, points: Points) -> Fraction:
    """Against those with as many points: who is level is found from the points themselves."""
    level = [one for one in course.met if points[one.other] == sum(course.rounds, Fraction(0))]
    return sum((one.worth for one in level), Fraction(0))


def margin(course: Course, points: Points) -> Fraction:  # noqa: ARG001
    return course.margin


TIE_BREAKS: Mapping[str, Callable[[Course, Points], Fraction]] = {
    "buchholz": buchholz,
    "buchholz-cut-1": buchholz_cut,
    "median": median,
    "sonneborn": sonneborn,
    "progressive": progressive,
    "direct": direct,
    "wins": wins,
    "margin": margin,
}

NAMES: Mapping[str, Sentence] = {
    "buchholz": Sentence("Points des adversaires", "Opponents’ points"),
    "buchholz-cut-1": Sentence("Adversaires sans le dernier", "Opponents but the lowest"),
    "median": Sentence("Médian", "Median"),
    "sonneborn": Sentence("Points des battus", "Points of those beaten"),
    "progressive": Sentence("Cumul", "Cumulative"),
    "direct": Sentence("Entre ex æquo", "Among those level"),
    "wins": Sentence("Victoires", "Wins"),
    "margin": Sentence("Écart", "Margin"),
    "points": Sentence("Points", "Points"),
}

MEANINGS: Mapping[str, Sentence] = {
    "buchholz": Sentence(
        "Buchholz : la somme des points de tous les adversaires rencontrés.",
        "Buchholz: the sum of the points of every opponent met.",
    ),
    "buchholz-cut-1": Sentence(
        "Buchholz tronqué : la même somme, sans l’adversaire qui a le moins de points.",
        "Buchholz cut 1: the same sum without the opponent who has the fewest points.",
    ),
    "median": Sentence(
        "Médian : la même somme, sans le meilleur ni le dernier des adversaires.",
        "Median Buchholz: the same sum without the best and the lowest opponent.",
    ),
    "sonneborn": Sentence(
        "Sonneborn-Berger : les points des adversaires battus, et la moitié de ceux des nulles.",
        "Sonneborn-Berger: the points of the opponents beaten, and half of those drawn with.",
    ),
    "progressive": Sentence(
        "Cumul : la somme des totaux après chaque tour ; qui gagne tôt est devant.",
        "Cumulative: the sum of the totals after every round; early wins count more.",
    ),
    "direct": Sentence(
        "Entre ex æquo : les points faits contre ceux qui ont le même total.",
        "Among those level: the points made against those who have the same total.",
    ),
    "wins": Sentence(
        "Victoires : le nombre de rencontres gagnées en jouant.",
        "Wins: the number of encounters won over the board.",
    ),
    "margin": Sentence(
        "Écart : les points marqués dans les parties, moins les points encaissés.",
        "Margin: the points scored in the games, less the points conceded.",
    ),
    "points": Sentence(
        "Total : la part du champ battue avec les mêmes lettres, en pour cent ; puis les points.",
        "Total: the share of the field beaten with the same letters, in per cent; then the points.",
    ),
}
