"""What the bots' search takes for granted of turns it was given is what the referee says of them."""

from itertools import islice
from random import Random

import pytest
from tests.games.jago.table import EMPTY_ROWS, at, play, rows
from tests.games.jago.test_generate import LISTS, dictionary, random_start

from joute.games.jago.engine import after, find, find_if_few, followed, some_turns, turns_in
from joute.games.jago.moves import Turn, Word
from joute.play.grid import Direction

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("arbitration", ["strict", "contest"])
@pytest.mark.parametrize("name", sorted(LISTS))
def test_a_legal_turn_leaves_what_the_referee_says_it_leaves(name: str, arbitration: str) -> None:
    random = Random(11)
    followed_turns = 0
    for _ in range(3):
        position = random_start(name, random, arbitration)
        for _ in range(5):
            turns = list(turns_in(find(position.state)))
            if not turns:
                break
            for turn in random.sample(turns, min(8, len(turns))):
                followed_turns += 1
                assert followed(position.state, turn) == after(position.state, turn)
            position = play(position, f"{position.state.turn} {random.choice(turns)}")
    assert followed_turns > 8


def test_what_does_not_fit_the_board_is_no_turn_to_follow() -> None:
    position = at(f"{EMPTY_ROWS} 1 RASESOG ES", dictionary("short"))
    with pytest.raises(ValueError, match="not a turn"):
        followed(position.state, Turn((Word(10, Direction.ACROSS, "RASE"),)))


def test_few_turns_are_listed_as_ever_and_many_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(rows(r6="3RAS5") + " 2 ES GARESO", dictionary("short")).state
    every = list(turns_in(find(state)))
    few = find_if_few(state)
    assert few and few.whole and list(turns_in(few)) == every and len(every) > 3
    monkeypatch.setattr("joute.games.jago.search._MANY", 3)
    assert find_if_few(state) is None


END = "6f4/6e4/6ra3/6m4/6i4/1BEGAYee3/6ru3/6s4/11/11/11 1 I - - - G3hRU H3,H7 - -"


def test_where_few_lines_have_words_all_of_a_line_are_tried_if_that_is_asked_for() -> None:
    """RI is the third best word of its row, and the only one that frees a letter for another (JAG-16)."""
    state = at(END).state
    assert not list(some_turns(state))
    assert "G3h RI + G7h RUA" in {turn.text() for turn in some_turns(state, thorough=True)}


THREE_WORDS = (
    "1loin1FELIN/1Ud1oSAt1N1/1ledit3Q1/fUsErENt1U1/e2p1R1r1I1/tYRosInasES/u2siLicaTE/1PReCEDeRAS/3r1T1z1M1/3e5E1/BALZACIENS1"
    " 2 ADGHJKMNNN DDGHHHUWWX - - "
    "B6hSTRESSERAS,A6hLANTERNERAS,A6hENRESINERAS,D6vES,H6vEN,I6vRI,J6vAS,D6vOS,E6vSA,F6vIL,"
    "G6vNI,H6vAN,I6vSI,D6vOSE,F6vILE,F3vLABILE,D7hSALINISE,H6vANE,J6vES,D7hSALICINE,E6vSAC,"
    "I6vSIR,J6vEN,C8hRECEDER,J6vET,K6vSE,J6vETA,J3vMOLETAGE,J1vETIQUETAGE,J1vBRIQUETAGE,"
    "J1vETIQUETAGES,J1vBRIQUETAGES,J1vETIQUETAMES,F2vSTABILE,E2hAS,E1vHAIR,D3hKIT,D3vKEROSENE,"
    "D3hDIT,D4hERE,C4hMERE,C2vNEM,J1vBRIQUETAMES,C3hEDIT,A4hGUEEREZ,C2vNEE,A4hBUTEREZ,C2vNET,"
    "A4hBUSERENT,A4vFETA,H6vACE,B2hUN,C2vNES,B1hLI,C1vIDES,E1vHOIR,G1hMENIN,G1vMA,G1hVENIN,"
    "G1hVELIN,G1vVA,B11hGAZON,A11hAMAZONIENS"
    " A11,B11,C11,E11,F11 - -"
)
"""With all the forms that may not come back (JAG-14)."""


def test_turns_of_as_many_words_as_are_wanted() -> None:
    state = at(THREE_WORDS).state
    assert not find(state).count and not list(some_turns(state, words=2))
    three = list(islice(some_turns(state, fewest=3), 2))
    assert {len(turn.words) for turn in three} == {3}
    assert three == list(islice(some_turns(state), 2))
