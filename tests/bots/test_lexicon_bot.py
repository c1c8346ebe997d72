"""The LEXICON bot sheds what weighs and goes out when it can."""

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.games.lexicon.table import position, settings

from joute.bots import choose, warm
from joute.bots.budget import Deadline
from joute.bots.choosing import ask
from joute.bots.lexicon.candidates import Turn
from joute.bots.lexicon.rollout import Pace, by_rollout
from joute.bots.lexicon.scratch import Scratch, set_up
from joute.bots.lexicon.weights import shed, weight
from joute.dictionary.graph import graph_for
from joute.games.lexicon import LEXICON
from joute.games.lexicon.material import PACKS
from joute.games.lexicon.moves import Discard, Exchange, Form, Insert
from joute.games.lexicon.position import LexiconPosition
from joute.play import ACCEPT, Challenge, Move, Settings

CALM_MS = 3_000
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("standing_clock")]


def chosen(at: LexiconPosition, agreed: Settings, number: int = 6) -> Move:
    warm(LEXICON, agreed)
    return choose(LEXICON, at.view(1), agreed, number, CALM_MS, seed=3)


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_lex_12_a_hand_that_goes_out_does(number: int) -> None:
    at = position("hands=MER/ABCD pile=K turn=1", arbitration="strict")
    assert chosen(at, settings(arbitration="strict"), number).text() == "word MER"


def test_lex_8_the_last_cards_go_into_a_table_word() -> None:
    at = position("hands=ATUME/BCDF table=MER pile=K turn=1", arbitration="strict")
    assert chosen(at, settings(arbitration="strict")) == Insert(1, "AMERTUME")


def test_lex_9_an_exchange_that_gets_the_missing_letter_is_seen() -> None:
    """MO makes nothing; FARINE gives its R for the M, and OR goes out."""
    words = "FARINE FAMINE OR"
    at = position("hands=MO/ABCDEG table=FARINE pile=K turn=1", only=words, arbitration="strict")
    assert chosen(at, settings(only=words, arbitration="strict")) == Exchange(1, "FAMINE")


def test_lex_7_a_card_that_fits_nothing_is_thrown() -> None:
    words = "MER MERE AMERE"
    at = position("hands=AW/ABCDEG table=MER pile=E turn=1", only=words, arbitration="strict")
    move = chosen(at, settings(only=words, arbitration="strict"))
    assert isinstance(move, Discard) and move.card == "W"


def test_lex_12_only_who_plays_the_round_on_sees_that_a_heavy_word_lets_the_other_out() -> None:
    """All the cards not seen are S: RAIE sheds most, and becomes RAIES."""
    words = "RAIE RAIES DUO"
    pile = "".join(sorted(PACKS["francais"].without("RAIEDUOKSS").letters))
    text = f"hands=RAIEDUOK/S stock=S pile={pile} turn=1"
    at, agreed = position(text, only=words, arbitration="strict"), settings(only=words, arbitration="strict")
    assert chosen(at, agreed, 5) == Form("RAIE")
    assert chosen(at, agreed, 6) == Form("DUO")


def test_weights_follow_what_leaves_the_hand() -> None:
    assert shed("MER", "AMER") == weight("A")
    assert shed("FARINE", "FAMINE") == weight("M") - weight("R")
    assert weight("*") < weight("E")


def test_lex_15_an_invented_last_word_is_challenged_and_a_real_one_accepted() -> None:
    agreed = settings(arbitration="contest")
    before = position("hands=ABC/MERX pile=K turn=2", arbitration="contest")
    bluff, real = before.play(2, _read("word MERX")), before.play(2, _read("word MER"))
    assert choose(LEXICON, bluff.view(1), agreed, 6, 100, seed=1) == Challenge()
    assert choose(LEXICON, real.view(1), agreed, 6, 100, seed=1) not in (Challenge(), ACCEPT)


def _read(text: str) -> Move:
    move = LEXICON.read_move(text)
    assert isinstance(move, Move)
    return move


@pytest.mark.parametrize("number", [1, 3, 4])
def test_the_same_seed_gives_the_same_move(number: int) -> None:
    at = position("hands=AEILNRST/BCDEG pile=K turn=1", arbitration="strict")
    assert chosen(at, settings(arbitration="strict"), number) == chosen(
        at, settings(arbitration="strict"), number
    )


def chosen_by(at: LexiconPosition, agreed: Settings, number: int) -> set[str]:
    warm(LEXICON, agreed)
    moves = (choose(LEXICON, at.view(1), agreed, number, 50, seed) for seed in range(24))
    return {move.text() for move in moves}


def test_lex_14_some_levels_bluff_to_go_out_where_words_are_not_checked() -> None:
    """POIRE and an S left over: POIRES is not in this dictionary."""
    at = position("hands=POIRES/ABCD pile=K turn=1", only="POIRE OR", arbitration="contest")
    agreed = settings(only="POIRE OR", arbitration="contest")
    assert "word POIRES" in chosen_by(at, agreed, 4)
    assert "word POIRES" not in chosen_by(at, agreed, 6)


def test_lex_14_nobody_bluffs_where_words_are_checked_or_a_word_goes_out() -> None:
    strict = settings(only="POIRE OR", arbitration="strict")
    at = position("hands=POIRES/ABCD pile=K turn=1", only="POIRE OR", arbitration="strict")
    assert "word POIRES" not in chosen_by(at, strict, 4)
    words = "POIRE RE PRIERES"
    out = position("hands=PRIERES/ABCD pile=K turn=1", only=words, arbitration="contest")
    assert chosen_by(out, settings(only=words, arbitration="contest"), 4) == {"word PRIERES"}


def scratch(hand: str, table: tuple[str, ...], stopped: bool = False) -> Scratch:
    words = settings(arbitration="strict").dictionary
    graph = graph_for(words.fingerprint(), words.words)
    return set_up(graph, 2, hand, table, np.full(1, int(stopped), np.int64))


@pytest.mark.parametrize("seed", range(12))
def test_the_heaviest_play_is_that_of_the_whole_list(seed: int) -> None:
    rng = random.Random(seed)
    hand = "".join(rng.sample(PACKS["francais"].letters, 7))
    at = scratch(hand, ("MER", "FaRINE", "TOUR")[: seed % 4])
    plays = at.plays()
    laid = plays.weights[plays.others()]
    assert at.least_left() == weight(hand) - max(laid.tolist(), default=0)
    for number in rng.sample(range(len(plays)), min(5, len(plays))):
        play = plays.read(number)
        assert plays.weights[number] == shed(play.before, play.after)


def test_a_round_played_on_ends_with_the_cards_left() -> None:
    """MER goes out at once; XK and W never do, and throw their heaviest card each turn."""
    assert scratch("", ()).rollout(["MER", "KX"], 0, "W") == [0, 10]
    assert scratch("", ()).rollout(["KX", "WK"], 0, "") == [10, 16]


def test_a_stopped_search_says_so() -> None:
    at = scratch("MERS*", ("TOUR",), stopped=True)
    assert at.least_left() is None
    assert at.rollout(["MER", "KX"], 0, "W") is None
    assert len(at.plays()) == 0


def test_rounds_are_played_on_until_the_clock_says_stop_though_nobody_raises_the_flag() -> None:
    at, agreed = position("hands=MERS/ABCD pile=K turn=1"), settings()
    here = scratch("MERS", ())
    turns = [Turn(Form("MER"), "MER", here.with_cards("S", ("MER",)), -11.0)]
    question = ask(LEXICON, at.view(1), agreed, 6, CALM_MS, seed=1)
    assert [turn.move for turn in by_rollout(question, turns)] == [Form("MER")]
    late = replace(question, deadline=_Late(CALM_MS))
    assert by_rollout(late, turns) == []


class _Late(Deadline):
    def left_ms(self) -> float:
        return 0.0


def test_no_round_is_begun_that_may_take_as_long_as_the_longest_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readings = iter([100.0, 95.0, 55.0, 54.0, 39.0])
    monkeypatch.setattr(Deadline, "left_ms", lambda _: next(readings))
    pace = Pace(Deadline(CALM_MS))
    assert [pace.over() for _ in range(4)] == [False, False, False, True]


@pytest.mark.parametrize("number", [1, 3, 6])
def test_lex_06_a_machine_goes_out_with_a_word_of_one_letter_where_it_may(number: int) -> None:
    at = position("hands=A/BCDF pile=K turn=1", arbitration="strict", minimum="1")
    assert chosen(at, settings(arbitration="strict", minimum="1"), number).text() == "word A"
    two = position("hands=A/BCDF pile=K turn=1", arbitration="strict")
    assert isinstance(chosen(two, settings(arbitration="strict"), number), Discard)


def test_a_beginner_lays_words_of_its_own_and_now_and_then_changes_those_on_the_table() -> None:
    at = position("hands=MERASTLO/ABCDFG table=PORTE pile=K turn=1", arbitration="strict")
    turns = [choose(LEXICON, at.view(1), settings(arbitration="strict"), 1, 50, seed) for seed in range(40)]
    kinds = [type(move).__name__ for move in turns]
    assert kinds.count("Form") >= 8
    assert kinds.count("Insert") + kinds.count("Exchange") >= 2
    assert all(len(move.word) <= 6 for move in turns if isinstance(move, Form | Insert | Exchange))
