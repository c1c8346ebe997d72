"""One number for one thing: what is said of a move, what the list has, and what the curve draws."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.demo.table import dealt, effects, settings
from tests.games.lexicon import table as lexicon
from tests.reference.replaying import replayed

from joute.bots.why import why
from joute.clocks import Clock, NoLimit
from joute.coach import Looked, Review, Verdict, look, review, unjudged
from joute.coach.curve import Step, on_curve, steps
from joute.coach.lines import Line, percent
from joute.coach.verdicts import verdict_for
from joute.games import registry
from joute.play import CHANCE, Effects, Position
from joute.tables import Ply

GAME = Path(__file__).parent / "games" / "beginners.joute"
"""Seven moves of LEXIDUEL as beginners play, most of them mistakes."""
BUDGET_MS = 400
NAMES = ("Odile", "Rosalie", "Lucien")


@cache
def beginners() -> Review:
    _, played = replayed(GAME)
    game, agreed = registry.find("lexiduel"), played.table.settings
    looked = [
        Looked(ply.seat, Verdict.UNJUDGED)
        if unjudged(ply)
        else look(game, agreed, ply.before, ply.seat, ply.effects, BUDGET_MS, number)
        for number, ply in enumerate(played.plies)
    ]
    return review(played.plies, looked, agreed, played.table.names)


def invented(seed: int) -> Review:
    """A game of three in which each search says whatever it likes."""
    rng, at = random.Random(seed), dealt("SOURIS", "CHATON", "BCDFGL")
    plies, looked = [], []
    for number in range(9):
        seat = number % 3 + 1
        done = effects(at, f"{seat} pass")
        best = rng.choice([0.0, 100.0, *(rng.uniform(0, 100) for _ in range(6))])
        lost = rng.choice([0.0, rng.uniform(0, best)])
        lines = [Line(done, chance, why("", ""), 7.0) for chance in (best, best - lost)]
        plies.append(Ply(seat, None, at, done, Clock.new(NoLimit(), 3)))
        looked.append(Looked(seat, verdict_for(lost), (lines[0],), lines[1]))
        at = done.after
        if at.outcome():
            break
    return review(plies, looked, settings(3, share="6"), NAMES)


def one_move(found: float, played: float) -> Review:
    """Three play, and the first search says these chances of the move that was best and of the one played."""
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    done = effects(at, "1 pass")
    best, own = (Line(done, chance, why("", ""), 7.0) for chance in (found, played))
    ply = Ply(1, None, at, done, Clock.new(NoLimit(), 3))
    looked = Looked(1, verdict_for(found - played), (best,), own)
    return review([ply], [looked], settings(3, share="6"), NAMES)


def check_agreement(found: Review) -> None:
    for number, (one, step, said) in enumerate(zip(found.looked, found.steps, found.said, strict=True), 1):
        assert sum(step.before) == pytest.approx(100) and sum(step.after) == pytest.approx(100)
        assert found.chances[number] == step.after
        if one.played is None or one.chance is None:
            continue
        before, after = step.before[one.seat - 1], step.after[one.seat - 1]
        assert 0 <= after <= 100 and 0 <= before <= 100
        assert one.chance == pytest.approx(before), "the best of the list is where the curve comes from"
        assert one.played.chance == pytest.approx(after), "the move played is where it goes to"
        assert one.points_lost == max(0, percent(before) - percent(after))
        if one.verdict.is_bad:
            told = re.search(r"chances[^.]* tombent de (\d+) % à (\d+) %", said.fr)
            assert told and (int(told[1]), int(told[2])) == (percent(before), percent(after)), said.fr


@pytest.mark.usefixtures("standing_clock")
def test_of_a_real_game_words_list_and_curve_have_the_same_numbers() -> None:
    found = beginners()
    assert sum(one.verdict.is_bad for one in found.looked) >= 2
    check_agreement(found)
    assert found.closing is not None
    worst = found.looked[found.worst[0] - 1]
    assert worst.played and worst.chance is not None
    fell = f"de {percent(worst.chance)} % à {percent(worst.played.chance)} %"
    assert fell in found.closing.fr


@pytest.mark.parametrize("seed", range(40))
def test_whatever_the_searches_say_the_numbers_agree(seed: int) -> None:
    check_agreement(invented(seed))


@pytest.mark.usefixtures("standing_clock")
def test_between_two_moves_the_curve_hardly_changes() -> None:
    """Each search hopes for its own mover: what is shown goes a quarter of the way."""
    steps = beginners().steps
    joins = [abs(after.before[0] - one.after[0]) for one, after in pairwise(steps)]
    assert max(joins) < 12, joins


@pytest.mark.parametrize(
    ("found", "played", "least"),
    [(60.0, 24.0, 24.0), (80.0, 30.0, 30.0), (60.0, 55.0, 33.0), (40.0, 5.0, 5.0), (20.0, 8.0, 8.0)],
)
def test_a_move_keeps_the_chance_its_search_gives_it_however_good_the_one_missed(
    found: float, played: float, least: float
) -> None:
    """LARGUENT, which keeps two cards, where TÉLÉJOURNAUX ended the round: 24 % are left, not 2 %.

    Nobody expected more than a third before: what is found is shown, then what it lost.
    """
    told = one_move(found, played)
    check_agreement(told)
    step = told.steps[0]
    assert step.after[0] >= least - 0.01
    assert step.before[0] - step.after[0] == pytest.approx(found - played)
    assert step.before[0] <= max(found, 100 / 3) + 0.01, "no more is promised than was found"


@pytest.mark.usefixtures("standing_clock")
def test_a_plan_follows_from_the_advised_move_and_is_told_once() -> None:
    """POPELINES, which Odile could lay at any time, is no reason for three different moves."""
    said = " ".join(one.fr for one in beginners().said)
    assert said.count("POPELINES") <= 1
    assert not re.search(r"allonger ensuite(?!\||\}? en \[)", said), "a word made longer is named"
    assert "à l’autre" not in said


@pytest.mark.usefixtures("standing_clock")
def test_what_a_word_laid_makes_stands_beside_it() -> None:
    assert beginners().said[1].fr.startswith("[AS] (qui fait [PAS])")


def test_lex_13_after_a_round_who_has_retired_has_no_chance_and_the_new_search_is_believed() -> None:
    """What was thought of the round before says little about scores of 20, 100 and 40."""
    at: Position = lexicon.position("hands=MOT/AZ/BJ turn=1 counted=20/95/20", 3, arbitration="strict")
    plies, looked = [], []
    for _ in range(3):
        seat = at.to_act()[0]
        move = at.chance(list) if seat == CHANCE else next(iter(at.moves(seat)))
        done = lexicon.effects(at, "1 word MOT") if not plies else at.judge(seat, move)
        assert isinstance(done, Effects)
        own = Line(done, 80.0, why("", ""), 7.0)
        plies.append(Ply(seat, None, at, done, Clock.new(NoLimit(), 3)))
        judged = Looked(seat, Verdict.BEST, (own,), own)
        looked.append(judged if len(plies) == 3 else Looked(seat, Verdict.UNJUDGED))
        at = done.after
    assert [ply.seat == CHANCE for ply in plies] == [False, True, False]
    found = steps(plies, looked, 3)
    assert found[0].after == pytest.approx((100 / 3,) * 3)
    assert found[1].after == pytest.approx((50, 0, 50))
    assert found[2].before[plies[2].seat - 1] == pytest.approx(80)


def test_no_line_stands_below_one_with_a_lower_chance_once_they_lie_on_the_curve() -> None:
    """Chances that were told alike may not be so any more when both are moved."""
    at = dealt("SOURIS", "CHATON")
    done = effects(at, "1 pass")
    lines = tuple(Line(done, chance, why("", ""), 7.0) for chance in (51.0, 51.4))
    moved = on_curve(Looked(1, Verdict.BEST, lines, lines[1]), Step((46.6, 53.4), (46.6, 53.4)))
    assert [percent(line.chance) for line in moved.best] == [47, 46]
