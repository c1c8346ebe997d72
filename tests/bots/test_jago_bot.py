"""The JAGO bot takes the lead, and leaves the other player no way to take it back."""

from dataclasses import replace

import numpy as np
import pytest
from tests.games.jago.table import dealt, play, settings

from joute.bots import advise, choose, warm
from joute.bots.budget import Deadline
from joute.bots.choosing import advise_in_words_of, ask, think
from joute.bots.jago.candidates import one_word
from joute.bots.levels import level
from joute.bots.matches import play_game
from joute.dictionary import Dictionary
from joute.dictionary.graph.jit import IntArray
from joute.games.jago import JAGO
from joute.games.jago.engine import find, state_of, turns_in
from joute.games.jago.material import SHAPE
from joute.games.jago.meaning import same_meaning
from joute.games.jago.moves import Flip, Turn
from joute.games.jago.position import JagoPosition
from joute.play import RESIGN, Challenge, Effects, Move, Settings, View

pytestmark = pytest.mark.slow

CALM_MS = 3_000
STRICT = settings()
CONTEST = settings(arbitration="contest")


def opening() -> JagoPosition:
    return play(dealt("GRAS", "EIRT"), "1 F6h GRAS")


@pytest.mark.parametrize("number", range(1, 7))
def test_jag_8_every_level_takes_the_lead(number: int) -> None:
    warm(JAGO, STRICT)
    position = opening()
    move = choose(JAGO, position.view(2), STRICT, number, CALM_MS, seed=5)
    after = position.play(2, move)
    assert isinstance(move, Turn) and after.scores()[1] > after.scores()[0]


def test_jag_24_a_turn_that_no_word_answers_is_preferred_to_a_greater_lead() -> None:
    """MATIN leads by five, but an S, L or B makes another word of it; nothing answers MATE."""
    agreed = settings(Dictionary.of(("MATIN", "SATIN", "LATIN", "MUTIN", "BUTIN", "LUTIN", "MATE")))
    warm(JAGO, agreed)
    bag = "SLUBSLUBSLUBSLUBSLUBSLUB"
    position = JAGO.position(f"11/11/11/11/11/11/11/11/11/11/11 1 MATINE {bag[:12]}", agreed)
    first, *others = advise(JAGO, position.view(1), agreed, 6, CALM_MS, seed=1, most=30)
    assert isinstance(first.move, Turn) and first.move.words[0].letters == "MATE"
    assert any(isinstance(each.move, Turn) and len(each.move.words[0].letters) == 5 for each in others)


def test_jag_24_who_has_no_turn_that_takes_the_lead_resigns() -> None:
    agreed = settings(Dictionary.of(("GRAS", "GRASSE")))
    position = JAGO.position("11/11/11/11/11/4gras3/11/11/11/11/11 1 KWZ ABC", agreed)
    assert choose(JAGO, position.view(1), agreed, 6, 100, seed=1) == RESIGN


def test_a_beginner_thinks_of_short_words_and_replaces_one_letter() -> None:
    """To rearrange a long word is what practised players do."""
    position = JAGO.position("11/11/11/11/11/4matin2/11/11/11/11/11 1 SLAEOURTEDNI ABC", STRICT)
    state = state_of(position)
    for seed in range(12):
        leads = one_word(ask(JAGO, position.view(1), STRICT, 1, CALM_MS, seed), state, 40)
        words = [each.turn.words[0] for each in leads]
        assert words and all(len(word.letters) <= 6 for word in words)
        laid = [zip(word.squares() or (), word.letters, strict=True) for word in words]
        cells = state.board.grid.cells
        assert all(sum(cells[at] not in (".", letter) for at, letter in each) <= 1 for each in laid)


def test_a_beginner_counts_the_words_it_crosses_among_those_it_must_know() -> None:
    """Its ideas made FRIMAIT, which it does not know, of GRIMAIT: it then rearranged a long word."""
    board = "11/11/11/5G5/2uniR5/4lIGUER1/5M5/3CLASSANT/5I5/5T5/11"
    rest = "IHHZNPKEHZEHBNRAHVEUSDEMUATNIESSXDNERPCERESNNONIEMITAOOYEDSRTKL"
    forms = "F5vAIDAIT,F5vAIMAIT,F5vRIMAIT,E8hLASSANT"
    position = JAGO.position(f"{board} 2 ADEEFGJLLRSU ABCDFINOQTWW {rest} D {forms} D8 - -", STRICT)
    cells = state_of(position).board.grid.cells
    for seed in range(6):
        move = choose(JAGO, position.view(2), STRICT, 1, CALM_MS, seed)
        if move == RESIGN:
            continue
        assert isinstance(move, Turn)
        (word,) = move.words
        laid = zip(word.squares() or (), word.letters, strict=True)
        replaced = sum(cells[at] not in (".", letter) for at, letter in laid)
        assert len(word.letters) <= 8 and replaced <= 2, move.text()


def test_an_analysis_weighs_a_turn_that_people_would_find() -> None:
    """Turns of several rare words lead by more: alone they teach nobody anything."""
    warm(JAGO, STRICT)
    board = "11/11/11/11/2unir5/4liGUER1/5m5/5a5/5i5/5t5/11"
    rest = "OICANEIHHZNPKEHZEHBNRAHVEUSDEMUATNIESSXDNERPCERESNNONIEMITAOOYEDSRTKL"
    position = JAGO.position(f"{board} 1 ACDEFGGJLRSU BDFLNQSSTTWW {rest} AD - - - -", STRICT)
    played = JAGO.read_move("F4v GRIMAIT")
    assert isinstance(played, Turn)
    question = ask(JAGO, position.view(1), STRICT, 6, CALM_MS, 1, also=(played,))
    common = level(3).rarest
    simple = [
        each.move
        for each in think(replace(question, analysis=True))
        if isinstance(done := position.judge(1, each.move), Effects)
        and each.move != played
        and isinstance(each.move, Turn)
        and len(each.move.words) == 1
        and min(map(STRICT.dictionary.frequency, done.words)) >= common
    ]
    assert simple


def test_jag_20_an_invented_turn_is_contested_and_three_letters_are_turned() -> None:
    position = play(dealt("GRASX", "EIRT", arbitration="contest"), "1 F6h GRASX")
    assert choose(JAGO, position.view(2), CONTEST, 6, 100, seed=1) == Challenge()
    fair = play(dealt("GRAS", "EIRT", arbitration="contest"), "1 F6h GRAS")
    assert choose(JAGO, fair.view(2), CONTEST, 6, 100, seed=1) != Challenge()


def test_jag_21_the_letters_turned_are_three_of_the_others() -> None:
    rows = "11/11/11/11/11/4gras3/7e3/7l3/11/11/11"
    position = JAGO.position(f"{rows} 2 ABC DEF - - - - flip:refuted", CONTEST)
    flip = choose(JAGO, position.view(1), CONTEST, 6, 100, seed=1)
    assert isinstance(flip, Flip) and len(flip.squares) == 3
    assert position.play(1, flip).scores() == (3, 3)
    assert SHAPE.index("H6") in flip.squares  # where both words cross


def test_the_same_seed_gives_the_same_turn() -> None:
    warm(JAGO, STRICT)
    moves = {choose(JAGO, opening().view(2), STRICT, 3, CALM_MS, seed=8) for _ in range(2)}
    assert len(moves) == 1


@pytest.mark.parametrize("number", [0, 3, 6])
def test_jag_24_nobody_resigns_for_want_of_time(number: int) -> None:
    """A search that has no time at all finds nothing; a turn that leads is guessed all the same."""
    position = opening()
    question = ask(JAGO, position.view(2), STRICT, number, 1, seed=1)
    question.deadline.stop[0] = 1
    first = think(question)[0].move
    assert isinstance(first, Turn) and isinstance(position.judge(2, first), Effects)
    assert isinstance(choose(JAGO, position.view(2), STRICT, number, 1, seed=1), Turn)


def test_games_without_any_time_to_think_end_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first legal turns of all, taken one after another, went on for thousands."""

    class NoTime(Deadline):
        @property
        def stop(self) -> IntArray:
            return np.ones(1, np.int64)

        def left_ms(self) -> float:
            return 0.0

    monkeypatch.setattr("joute.bots.choosing.Deadline", NoTime)

    def play(view: View, seed: int) -> Move:
        return choose(JAGO, view, CONTEST, 6, 1, seed)

    for seed in range(2):
        played = play_game(JAGO, CONTEST, (play, play), seed, first=1)
        assert played.refused == () and played.plies < 120


def test_jag_12_a_search_stopped_while_it_asks_for_meanings_finds_legal_turns_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """GRANDE or GRANDES would be words of seat 1's still, and leave it the lead."""
    position = play(dealt("GRAND", "ESIRT"), "1 F6h GRAND")
    stop = np.zeros(1, np.int64)

    def asks_once(dictionary: Dictionary, old: str, new: str) -> bool:
        assert not stop[0]
        stop[0] = 1
        return same_meaning(dictionary, old, new)

    monkeypatch.setattr("joute.games.jago.search.akin", asks_once)
    found = find(position.state, stop=stop)
    turns = list(turns_in(found))
    assert turns and stop[0] and not found.whole
    assert all(isinstance(position.judge(2, turn), Effects) for turn in turns)


def test_jag_24_lower_levels_do_not_always_think_of_two_words() -> None:
    """ET or ES alone evens out TAS; both lead."""
    agreed = settings(Dictionary.of(("TAS", "ET", "ES")))
    position = JAGO.position("11/11/11/11/11/4TAS4/11/11/11/11/11 2 X EE", agreed)
    seeds = range(20)
    found = {
        number: sum(choose(JAGO, position.view(2), agreed, number, CALM_MS, seed) != RESIGN for seed in seeds)
        for number in (1, 3, 5)
    }
    assert found[1] == 0 < found[3] < found[5] == len(seeds)


def advised(level: int, position: JagoPosition, agreed: Settings) -> list[int]:
    """How many words the turns have that a person is advised, in the words a level knows."""
    warm(JAGO, agreed)
    ideas = advise_in_words_of(level, JAGO, position.view(2), agreed, CALM_MS, seed=1, most=30)
    return [len(each.move.words) for each in ideas if isinstance(each.move, Turn)]


@pytest.mark.parametrize("level", [1, 3, 5])
def test_advice_is_one_word_where_one_takes_the_lead(level: int) -> None:
    """A hint of two words at once would beat the machine that knows no more; the strongest lays them."""
    agreed = settings(Dictionary.of(("TAS", "MERES", "TETE")))
    position = JAGO.position("11/11/11/11/11/4TAS4/11/11/11/11/11 2 X MERETEE", agreed)
    assert {*advised(level, position, agreed)} == {1}


@pytest.mark.parametrize("level", [1, 3, 5])
def test_advice_is_of_the_fewest_words_that_take_the_lead(level: int) -> None:
    """ET, ES or AN alone evens out TAS; any two lead; a level that does not think of two is helped out."""
    agreed = settings(Dictionary.of(("TAS", "ET", "ES", "AN")))
    position = JAGO.position("11/11/11/11/11/4TAS4/11/11/11/11/11 2 X EEN", agreed)
    assert {*advised(level, position, agreed)} == {2}
