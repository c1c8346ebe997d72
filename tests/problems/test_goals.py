"""Each goal on positions whose answer is plain to see."""

import random
from dataclasses import replace

import pytest
from tests.problems.tables import made, posed

from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Game, Options, Position, Refusal, Settings, read_options
from joute.problems.answering import answer_move, answer_referee
from joute.problems.collecting import Collection
from joute.problems.posing import Posed, pose
from joute.problems.problem import Certificate
from joute.problems.valuing import judged, value
from joute.problems.verifying import brute_force, complaints

AMUSANTE = "TABL 1 AE/BCD announced=1:TABLE,2:TABLEAU,1:TABLES,2:TABLETTE"
LEXICON = "phase=play deal=1 dealer=2 turn=1 hands=ELS/CDFG"


def test_amu_4_a_complete_word_closes_the_row() -> None:
    row = made("amusante", "close", AMUSANTE, solutions=("lay E TABLE",), certificate=Certificate(2, 1, 0))
    laid = posed(row)
    assert answer_move(laid, "lay E TABLE").solved
    longer = answer_move(laid, "lay E TABLEAU")
    assert not longer.solved
    assert longer.worth == 0
    assert longer.effects
    assert "TABLEAU" in longer.told.fr
    assert longer.told.fr.endswith("La rangée continue, par exemple vers TABLEAU.")
    refused = answer_move(laid, "lay E CABLE")
    assert refused.refusal
    assert refused.refusal.article == "AMU-3"


def test_every_word_counts_that_is_worth_as_much() -> None:
    """What is listed is shown; what is worth as much is right."""
    problem = made("lexicon", "out", LEXICON, solutions=("word SEL",), certificate=Certificate(2, 1, 0))
    assert answer_move(posed(problem), "word LES").solved
    wrong = answer_move(posed(problem), "word ES")
    assert not wrong.solved
    assert wrong.told.fr.endswith("Il vous resterait 1 carte.")


@pytest.mark.parametrize("answer", ["legal", "LEX-11", "LEX-6"])
def test_a_referee_is_told_what_the_judge_says(answer: str) -> None:
    problem = made(
        "lexicon",
        "referee",
        LEXICON,
        move="word ELS",
        answer="LEX-11",
        choices=("LEX-6", "LEX-11"),
        certificate=None,
    )
    said = answer_referee(posed(problem), answer)
    assert said.solved == (answer == "LEX-11")
    assert bool(said.refusal) == said.solved
    assert said.told.fr.startswith("Oui : " if said.solved else "Non : ")
    assert said.told.en.startswith("Yes: " if said.solved else "No: ")


def test_a_wrong_problem_is_found_out() -> None:
    right = made("lexicon", "out", LEXICON, solutions=("word SEL",), certificate=Certificate(99, 1, 0))
    wrong = complaints(right)
    assert wrong
    assert "listing says" in wrong[0]
    refused = made("lexicon", "out", LEXICON, solutions=("word ZEL",), certificate=Certificate(2, 1, 0))
    assert any("refused by LEX" in each for each in complaints(refused))
    other = made("lexicon", "out", LEXICON, words="others", solutions=("word SEL",))
    assert complaints(other)[0].startswith("other words")


def test_a_text_that_does_not_hold_together_is_refused() -> None:
    assert isinstance(pose(made("lexicon", "nothing", LEXICON)), Refusal)
    assert isinstance(pose(made("lexicon", "out", LEXICON, seat=2)), Refusal)
    assert isinstance(pose(made("lexicon", "out", "garbage")), Refusal)


SMALL = [
    "AIR",
    "AIRE",
    "AMI",
    "AMIE",
    "ANE",
    "ART",
    "AS",
    "BAL",
    "BAS",
    "BEL",
    "BIEN",
    "BON",
    "CAR",
    "CAS",
    "CRI",
    "DE",
    "DENT",
    "DES",
    "DIRE",
    "DOS",
    "EAU",
    "ES",
    "ET",
    "ETE",
    "FER",
    "FIL",
    "FIN",
    "GARE",
    "GEL",
    "ILE",
    "LA",
    "LAC",
    "LE",
    "LES",
    "LIRE",
    "LOI",
    "LU",
    "LUNE",
    "MA",
    "MAIN",
    "MARE",
    "ME",
    "MER",
    "MES",
    "MOT",
    "MUR",
    "NE",
    "NEZ",
    "NID",
    "NOM",
    "OIE",
    "ON",
    "OR",
    "OS",
    "OSE",
    "PAIN",
    "PLI",
    "POT",
    "RAT",
    "RE",
    "RIEN",
    "RIRE",
    "ROI",
    "RUE",
    "SA",
    "SAC",
    "SE",
    "SEL",
    "SES",
    "SOL",
    "TA",
    "TAS",
    "TE",
    "TES",
    "TIR",
    "TOI",
    "TON",
    "TRI",
    "TU",
    "UNE",
    "USE",
    "UT",
    "VIN",
    "VOIR",
]


def small_position(game: Game, seed: int) -> tuple[Position, Settings]:
    """A few moves into a game of few words."""
    source, options = random.Random(seed), read_options(game.options, dict(game.problems.options))
    assert isinstance(options, Options)
    settings = Settings(game.least_seats, options, Dictionary.of(SMALL))
    position = game.start(settings)
    for _ in range(5):
        while CHANCE in position.to_act():
            position = position.play(CHANCE, position.chance(lambda items: source.sample(items, len(items))))
        listed = list(position.moves(position.to_act()[0])) if position.to_act() else []
        if not listed:
            break
        after = position.play(position.to_act()[0], source.choice(listed))
        if after.on_turn() is None or CHANCE in after.to_act():
            break
        position = after
    return position, settings


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", [name for name in registry.names() if registry.find(name).problems.goals])
def test_every_word_tried_everywhere_finds_what_the_generator_lists(game: str, seed: int) -> None:
    its = registry.find(game)
    position, settings = small_position(its, seed)
    seat = position.on_turn()
    assert seat
    for goal in its.problems.goals:
        if goal.beyond:
            continue  # proved by replies: see test_beyond.py
        laid = Posed(made(game, goal.name, position.text(), seat), its, settings, position, goal)
        listed = value(position, seat, goal, judged(position, seat, position.moves(seat)))
        found = brute_force(laid)
        assert (found is None) == (listed is None)
        if found and listed:
            assert found.certificate.best == listed.certificate.best
            assert found.ideas(goal) == listed.ideas(goal)
        if listed and goal.survey:
            told = goal.survey(position, seat)
            counted = (told.moves, told.best, told.second)
            assert counted == (listed.certificate.moves, listed.certificate.best, listed.certificate.second)


def test_a_set_takes_no_two_alike_and_not_one_sort_alone() -> None:
    first = made("lexicon", "out", LEXICON, solutions=("word SEL",))
    same = replace(first, position="elsewhere")
    words = (f"word {one}{other}S" for one in "BCDFGH" for other in "ABCDEFGHIJ")
    others = [replace(first, position=f"p{n}", solutions=(word,)) for n, word in enumerate(words)]
    judged = replace(first, goal="referee", position="r", move="word ELS", solutions=())
    collected = Collection(4)
    collected.add([first, same, *others[:5], judged])
    assert [each.number for each in collected.kept] == [1, 2, 3]
    assert [each.goal for each in collected.kept] == ["out", "out", "referee"]
    collected.add(others[5:])
    assert collected.full
    alone = Collection(4, first=7, mixed=False)
    alone.add([first, *others])
    assert [each.number for each in alone.kept] == [7, 8, 9, 10]
