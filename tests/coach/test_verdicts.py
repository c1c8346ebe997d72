"""The analysis beside ends solved by every line there is; what is not judged; thresholds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.bots.tables import positions, settings_of
from tests.bots.test_solved import BUDGET_MS, MOST_MOVES, WORDS, _turns, _wins, best_margin, few_letters
from tests.games.demo.table import dealt, effects, settings
from tests.games.lexicon import table as lexicon

from joute.bots.lexiduel.chance import seen_to_the_end
from joute.bots.registry import by_scores, grades
from joute.bots.why import why
from joute.clocks import Clock, NoLimit
from joute.coach import Looked, Verdict, look, review
from joute.coach.lines import Line, percent
from joute.coach.verdicts import USUAL, accuracy, verdict_for, worth
from joute.games import registry as games
from joute.games.lexiduel.position import LexiduelPosition
from joute.play import RESIGN, Effects, EndReason, Outcome, Position
from joute.tables import Ply


def verdict(position: Position, seat: int, done: Effects[Position]) -> Verdict:
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    return look(games.find("lexiduel"), settings, position, seat, done, BUDGET_MS, seed=1).verdict


def test_in_lexiduel_the_best_move_of_a_solved_end_is_no_mistake() -> None:
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    total = right = 0
    for seed in range(14):
        position = next((p for p in positions("lexiduel", settings, seed) if _turns(p) == 6), None)
        if position is None or position.moves(position.to_act()[0]).count() > MOST_MOVES:
            continue
        assert isinstance(position, LexiduelPosition)
        seat = position.state.turn
        moves = [(move, position.play(seat, move)) for move in position.moves(seat)]
        worth = [
            (-best_margin(after, 3 - seat), move)
            for move, after in moves
            if isinstance(after, LexiduelPosition)
        ]
        _, best = max(worth, key=lambda each: each[0])
        done = position.judge(seat, best)
        assert isinstance(done, Effects)
        total += 1
        right += not verdict(position, seat, done).is_bad
    assert total >= 4
    assert right == total


def test_in_dames_no_move_that_wins_by_force_is_a_mistake() -> None:
    """Not even where the other side is blocked two turns later (DAM-21), and another move wins sooner."""
    settings, game = settings_of("dames"), games.find("dames")
    judged = 0
    for position in filter(None, map(few_letters, range(40))):
        winning = [move for move in position.moves(1) if _wins(position.play(1, move), 1)]
        for move in winning[:6]:
            done = position.judge(1, move)
            assert isinstance(done, Effects)
            looked = look(game, settings, position, 1, done, BUDGET_MS, seed=1)
            assert not looked.verdict.is_bad, (position.text(), move.text())
            judged += 1
    assert judged >= 30


def test_in_lexiduel_a_game_won_by_a_point_is_won() -> None:
    """In the last two turns every answer is known: winning by more is no better."""
    settings = settings_of("lexiduel", ("rounds", "4"), words=WORDS)
    last = next(p for p in positions("lexiduel", settings, 1) if _turns(p) == 6)
    view = last.view(last.to_act()[0])
    behind = -by_scores(view)
    assert [seen_to_the_end(view, behind + more) for more in (5, 1, 0, -1)] == [1.0, 1.0, 0.5, 0.0]
    early = next(p for p in positions("lexiduel", settings, 1) if _turns(p) == 5)
    assert seen_to_the_end(early.view(early.to_act()[0]), 1) is None


def test_a_draw_is_worth_half_a_game() -> None:
    """Not nothing: who could win has lost half by it, and who would have lost has won half."""
    drawn, shared = Outcome((), EndReason.BY_POINTS, "LXD-20"), Outcome((1, 3), EndReason.BY_POINTS, "DEM-7")
    assert [drawn.share(seat, 2) for seat in (1, 2)] == [0.5, 0.5]
    assert [shared.share(seat, 3) for seat in (1, 2, 3)] == [0.5, 0, 0.5]
    settings, judged = settings_of("lexiduel", ("rounds", "4"), words=WORDS), 0
    for seed in range(40):
        position = next((p for p in positions("lexiduel", settings, seed) if _turns(p) == 7), None)
        if position is None:
            continue
        seat = position.to_act()[0]
        for done in (position.judge(seat, move) for move in position.moves(seat)):
            assert isinstance(done, Effects)
            outcome = done.after.outcome()
            if outcome is not None and not outcome.winners and done.words:
                looked = look(games.find("lexiduel"), settings, position, seat, done, BUDGET_MS, seed=1)
                assert looked.played is not None and looked.played.chance == 50
                judged += 1
                break
    assert judged


def test_resigning_is_not_judged() -> None:
    position = next(iter(positions("lexiduel", settings_of("lexiduel", ("rounds", "4"), words=WORDS), 1)))
    seat = position.to_act()[0]
    done = position.judge(seat, RESIGN)
    assert isinstance(done, Effects)
    assert verdict(position, seat, done) is Verdict.UNJUDGED


def accuracy_of(*losses: float) -> int | None:
    return accuracy([worth(lost) for lost in losses])


def test_thresholds_and_accuracy() -> None:
    names = [verdict_for(lost).value for lost in (0, 1, 5, 10, 20, 90)]
    assert names == ["best", "good", "inaccuracy", "mistake", "blunder", "blunder"]
    assert accuracy([]) is None
    assert accuracy_of(0, 0, 0) == 100
    assert accuracy_of(100, 100, 100) == 10
    assert accuracy_of(0, 100) is None  # two moves say nothing about a player


def test_a_game_that_good_players_lose_points_in_at_most_moves_has_grades_of_its_own() -> None:
    jago = grades("jago")
    assert [verdict_for(lost, jago).value for lost in (0, 12, 16, 25, 50)] == [
        "best",
        "good",
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert grades("lexicon") == USUAL
    assert worth(12, jago) > worth(12), "and the accuracy goes by them"


def test_one_blunder_weighs_more_than_small_losses_and_does_not_say_everything() -> None:
    blundered, careless = accuracy_of(0, 29, 17, 7), accuracy_of(8, 9, 17)
    assert (blundered, careless) == (52, 57)
    once = accuracy_of(*[0] * 14, 100)
    assert once is not None and 70 < once < 90


def test_readers_count_the_same_loss_as_they_are_shown() -> None:
    """« 70 % », « 65 % » and « −5 % », never « −6 % » of chances that were 70.4 and 64.6."""
    assert percent(70.4) - percent(64.6) == 5
    assert [percent(chance) for chance in (69.5, 70.5, 69.46, 0.0, 100.0)] == [70, 71, 70, 0, 100]


def test_who_has_resigned_has_no_chance_left_while_the_others_play_on() -> None:
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    plies = []
    for line in ("1 resign", "2 pass"):
        done = effects(at, line)
        plies.append(Ply(int(line[0]), None, at, done, Clock.new(NoLimit(), 3)))
        at = done.after
    looked = [Looked(ply.seat, Verdict.UNJUDGED) for ply in plies]
    found = review(plies, looked, settings(3, share="6"), ("A", "B", "C"))
    for chances in found.chances[1:]:
        assert chances == pytest.approx((0, 50, 50))


def test_what_is_shown_falls_by_what_a_move_lost() -> None:
    """Whatever was thought of the position before: the curve never rises at a mistake."""
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    done = effects(at, "1 pass")
    ply = Ply(1, None, at, done, Clock.new(NoLimit(), 3))
    better, worse = (Line(done, chance, why("", ""), 7.0) for chance in (70.0, 54.0))
    found = review(
        [ply],
        [Looked(1, Verdict.MISTAKE, (better,), worse)],
        settings(3, share="6"),
        ("A", "B", "C"),
    )
    before, after = found.chances
    assert before[0] - after[0] == pytest.approx(16)
    assert sum(before) == pytest.approx(100) and sum(after) == pytest.approx(100)


def test_the_list_has_the_chances_of_the_curve() -> None:
    """The move played has what the curve shows after its ply, and the better one as much more as was lost."""
    at = dealt("SOURIS", "CHATON", "BCDFGL")
    plies, looked = [], []
    for seat, chances in ((1, (70.0, 54.0)), (2, (95.0, 20.0)), (3, (60.0, 60.0))):
        done = effects(at, f"{seat} pass")
        plies.append(Ply(seat, None, at, done, Clock.new(NoLimit(), 3)))
        better, played = (Line(done, chance, why("", ""), 7.0) for chance in chances)
        looked.append(Looked(seat, Verdict.MISTAKE, (better,), played))
        at = done.after
    found = review(plies, looked, settings(3, share="6"), ("A", "B", "C"))
    for number, (one, first) in enumerate(zip(found.looked, looked, strict=True), 1):
        assert one.played and one.chance is not None
        assert one.played.chance == pytest.approx(found.chances[number][one.seat - 1])
        assert one.lost == pytest.approx(first.lost)
        assert one.chance <= 100


def test_two_moves_make_no_accuracy_but_are_told_as_what_they_were() -> None:
    """A mistake and a blunder have the names that « ? » and « ?? » stand for."""
    at = dealt("SOURIS", "CHATON")
    done = effects(at, "1 pass")
    ply = Ply(1, None, at, done, Clock.new(NoLimit(), 2))
    lines = {chance: Line(done, chance, why("", ""), 7.0) for chance in (70.0, 54.0, 10.0)}
    looked = [Looked(1, verdict_for(70.0 - chance), (lines[70.0],), lines[chance]) for chance in (54.0, 10.0)]
    found = review([ply, ply], looked, settings(2, share="6"), ("Ada", "Bo"))
    assert [player.accuracy for player in found.players] == [None, None]
    assert found.closing is not None
    assert found.closing.fr.startswith("Trop peu de coups jugés pour une précision. ")
    assert "{1|Vous avez fait|Ada a fait} 1 erreur et 1 grosse erreur." in found.closing.fr


def test_the_closing_counts_moves_as_the_list_does_a_play_let_pass_is_none() -> None:
    at: Position = lexicon.position("hands=COQSA/SELTA/PURAN table=TOUR pile=R turn=1", seats=3)
    plies, looked = [], []
    for line in ("1 word COQ", "2 accept", "3 accept", "2 word SEL"):
        done = lexicon.effects(at, line)
        plies.append(Ply(int(line[0]), None, at, done, Clock.new(NoLimit(), 3)))
        looked.append(Looked(int(line[0]), Verdict.UNJUDGED))
        at = done.after
    better, worse = (Line(plies[-1].effects, chance, why("", ""), 7.0) for chance in (70.0, 40.0))
    looked[-1] = Looked(2, Verdict.BLUNDER, (better,), worse)
    found = review(plies, looked, lexicon.settings(3), ("A", "B", "C"))
    assert found.closing is not None
    assert "le coup 2, où" in found.closing.fr


def test_the_closing_names_a_move_of_several_words_by_its_main_one() -> None:
    at = lexicon.position("hands=COQSA/SELTA/PURAN table=TOUR pile=R turn=1", seats=3)
    done = lexicon.effects(at, "1 word COQ")
    several = replace(done, words=("SA", "COQS"), paths=(("A1",), ("B1", "B2")), laid=("A1", "B1", "B2"))
    better, worse = (Line(done, chance, why("", ""), 7.0) for chance in (70.0, 40.0))
    looked = [Looked(1, Verdict.BLUNDER, (better,), worse)]
    plies = [Ply(1, None, at, several, Clock.new(NoLimit(), 3))]
    found = review(plies, looked, lexicon.settings(3), ("A", "B", "C"))
    assert found.closing is not None
    assert "[COQS] et {1|vos|ses} chances" in found.closing.fr
    assert "SA]" not in found.closing.fr
