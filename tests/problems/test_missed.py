"""What a player missed in a game, and the problems that ask for the same."""

from tests.problems.tables import made, posed

from joute.coach.looking import DECLARED
from joute.games import registry
from joute.play import Effects
from joute.problems import missed
from joute.problems.missed import Missed, Step, problems_like, worst_missed

LEXICON = "phase=play deal=1 dealer=2 turn=1 hands=ELS/CDFG"
AMUSANTE = "TABL 1 AE/BCD announced=1:TABLE,2:TABLEAU,1:TABLES,2:TABLETTE"


def missed_by(game: str, goal: str, position: str, move: str) -> Missed | None:
    """What the first player missed with that move, the only one of the game."""
    laid = posed(made(game, goal, position))
    done = laid.judge(move)
    assert isinstance(done, Effects), done
    steps = [Step(1, 1, laid.position, done)]
    return worst_missed(laid.game, laid.settings.dictionary, steps, 1)


def test_lex_12_a_hand_that_could_go_out() -> None:
    found = missed_by("lexicon", "out", LEXICON, "word ES")
    assert found
    assert (found.number, found.goal.name) == (1, "out")
    assert found.told.fr in ("Au coup 1, LES était possible : main vidée.",)
    alike = problems_like(registry.find("lexicon"), found)[:3]
    assert {each.goal for each in alike} == {"out"}
    assert [each.level for each in alike] == sorted(each.level for each in alike)


def test_amu_4_a_row_that_could_be_ended() -> None:
    found = missed_by("amusante", "close", AMUSANTE, "take")
    assert found
    assert (found.goal.name, found.told.en) == ("close", "At move 1, TABLE was possible: row ended.")


def test_nothing_is_missed_by_the_best_move() -> None:
    assert missed_by("lexicon", "out", LEXICON, "word SEL") is None
    assert missed_by("amusante", "close", AMUSANTE, "lay E TABLE") is None
    anything = problems_like(registry.find("lexicon"), None)
    assert anything
    assert not any(each.for_referees for each in anything)


def test_dam_19_a_defence_that_was_there() -> None:
    """The reply that won is looked at: the problem's own proof, played as a game."""
    from joute.problems.shelf import problems_of

    problem = min(
        (each for each in problems_of("dames") if each.goal == "defend" and each.certificate),
        key=lambda each: each.certificate.moves if each.certificate else 0,
    )
    laid = posed(problem)
    for move in laid.position.moves(problem.seat):
        done = laid.position.judge(problem.seat, move)
        assert isinstance(done, Effects)
        replier = done.after.on_turn()
        if move.text() in problem.solutions or not replier:
            continue
        reading = laid.game.read_move(problem.replies[0])
        reply = done.after.judge(replier, reading)  # type: ignore[arg-type]
        if isinstance(reply, Effects) and reply.after.outcome():
            steps = [Step(1, problem.seat, laid.position, done), Step(2, replier, done.after, reply)]
            break
    found = worst_missed(laid.game, laid.settings.dictionary, steps, problem.seat)
    assert found
    assert found.goal.name == "defend"
    assert found.better.move.text() in problem.solutions


def test_what_an_analysis_leaves_unjudged_is_no_mistake_to_learn_from() -> None:
    assert missed._NO_TURN == DECLARED
