"""What a move is worth as a winning chance: of points in LEXICON, of squares left in DÉMO."""

from __future__ import annotations

import pytest
from tests.bots.tables import settings_of
from tests.games.lexicon.table import effects, position, settings

from joute.bots.demo.candidates import Candidate
from joute.bots.demo.chance import winning
from joute.bots.jago.answers import Answers, promise
from joute.bots.jago.candidates import Lead
from joute.bots.lexicon import thinking
from joute.bots.lexicon.chance import after_round
from joute.bots.registry import chance
from joute.coach import look
from joute.coach.verdicts import USUAL, Verdict
from joute.games import registry
from joute.games.jago import JAGO
from joute.games.jago.moves import Turn
from joute.games.lexicon import LEXICON
from joute.play import PASS, Effects, Refusal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_kept_in_hand_count_in_lexicon_however_many_play(seats: int) -> None:
    """Ten points fewer than the best move brings are an inaccuracy at least, thirty a mistake."""
    curve = chance("lexicon")
    lost = {points: 100 * (curve.of(0, 5, seats) - curve.of(0, 5 - points, seats)) for points in (10, 30)}
    assert USUAL.inaccurate <= lost[10] < USUAL.blundered
    assert lost[30] >= USUAL.mistaken


@pytest.mark.parametrize(
    ("before", "left", "chance"),
    [
        ([98, 90], [4, 0], 1.0),
        ([90, 98], [0, 4], 0.0),
        ([98, 98, 98], [4, 4, 0], 1.0),
        ([98, 98], [4, 3], 1.0),
        ([98, 98], [3, 3], 0.5),
        ([98, 98, 98], [5, 3, 3], 0.5),
        ([98, 98], [3, 4], 0.0),
    ],
)
def test_lex_13_a_round_that_ends_the_game_leaves_nothing_to_guess(
    before: list[int], left: list[int], chance: float
) -> None:
    assert after_round(before, left, 100) == chance
    assert 0 < after_round(before, left, None) < 1


def test_who_leaves_fewer_to_play_against_has_more_chance() -> None:
    three = after_round([60, 60, 60], [10, 10, 0], 100)
    assert three < after_round([60, 95, 60], [10, 10, 0], 100) < after_round([95, 95, 60], [10, 10, 0], 100)


@pytest.mark.parametrize("thrown", ["M stock", "M open", "R open"])
def test_what_loses_a_lexicon_game_at_once_is_told_whatever_points_it_is_worth(thrown: str) -> None:
    """Both are at 98 and the other holds one card, most of which can be put to MER.

    Even who throws an R and takes the R that lies open has played.
    """
    words = "MER MERA MERE MERI MERN MERO MERR MERS MERT"
    at = position("hands=EMR/S table=MER pile=R turn=1 counted=98/98", only=words, arbitration="strict")
    done = effects(at, f"1 discard {thrown}")
    looked = look(LEXICON, settings(only=words, arbitration="strict"), at, 1, done, 200, 1)
    assert looked.best[0].text == "word MER" and looked.chance == 100
    assert looked.verdict is Verdict.BLUNDER


@pytest.mark.usefixtures("standing_clock")
def test_on_a_busy_machine_going_out_in_the_first_deal_does_not_win_a_lexicon_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others hold six cards: whoever lays the last one is ahead by a few points of a hundred, and whoever
    keeps it is hardly behind, also where there is no time to play a single round on."""
    monkeypatch.setattr(thinking, "by_rollout", lambda *_: [])
    at = position("hands=I/ABC/O/DE table=TRI pile=R turn=3", seats=4)
    looked = look(LEXICON, settings(4), at, 3, effects(at, "3 discard O open"), 200, 1)
    assert looked.played is not None and looked.chance is not None
    assert looked.best[0].text == "insert 1 TRIO"
    assert 25 < looked.chance < 55
    assert 10 < looked.played.chance < looked.chance


def test_one_deal_played_out_does_not_decide_in_demo() -> None:
    """Two plays that leave two and three squares to go are worth much the same, whoever won a single deal."""
    others = (12, 12, 12, 12)
    two = Candidate(PASS, "", bytes([1, 22]), 0.0, won=0, deals=1)
    three = Candidate(PASS, "", bytes([13, 14, 21]), 0.0, won=1, deals=1)
    nine = Candidate(PASS, "", bytes([1, 2, 5, 9, 13, 15, 19, 21, 22]), 0.0)
    assert abs(winning(two, others) - winning(three, others)) < 0.15
    assert winning(two, others) > winning(nine, others) + 0.15
    assert winning(Candidate(PASS, "", b"", 0.0), others) == 1.0


def test_many_deals_played_out_do_count_in_demo() -> None:
    lost, won = (Candidate(PASS, "", bytes([1, 22]), 0.0, won=won, deals=40) for won in (0, 40))
    assert winning(won, (12,)) - winning(lost, (12,)) > 0.7


LAST_SQUARE = (
    "25/25/25/25/25/25/25/20COQ2/9D5ENVIAI4/9EVITENT2LULU3/10E14/8D1X14/7JOKERs12/8C1R1IMPUNI7/9MA14"
    "/7FLASHEZ11/25/25/25/25/25/25/25/25/25 2 P/DM last=1:J9"
)
"""The other holds one of 41 squares, the player D and M."""


@pytest.mark.usefixtures("standing_clock")
@pytest.mark.parametrize(("text", "wins"), [("P14v UD", 4), ("P13v DU", 2), ("L9v MI", 1), ("N9v DE", 0)])
def test_a_square_nobody_has_seen_is_counted_through_in_demo(text: str, wins: int) -> None:
    """Of so many of the 41, as the referee says going through every line of each."""
    game, agreed = registry.find("demo"), settings_of("demo", ("share", "25"))
    at = game.position(LAST_SQUARE, agreed)
    play = game.read_move(text)
    assert not isinstance(play, Refusal)
    done = at.judge(2, play)
    assert isinstance(done, Effects)
    looked = look(game, agreed, at, 2, done, 400, 1)
    assert looked.played is not None
    assert looked.played.chance == pytest.approx(100 * wins / 41)
    assert looked.chance == pytest.approx(400 / 41)


def test_jag_24_who_leaves_no_answer_wins_and_a_lead_alone_does_not_tell() -> None:
    turn = JAGO.read_move("D6h RAS")
    assert isinstance(turn, Turn)

    def told(lead: int, *answers: Answers) -> float:
        """Of a turn that leads by so much, played by who was behind by four."""
        return chance("jago").of(-4, promise(Lead(turn, lead), list(answers)), 2)

    many, two_words, none = Answers(60, 9), Answers(2, 0), Answers(0, 0, stuck=True)
    assert told(10, none) > 0.8
    assert 0.6 < told(29, two_words) < 0.8, "two words answer most often"
    assert told(29, many) < 0.6
    assert told(4, many, two_words) < told(4, two_words)
