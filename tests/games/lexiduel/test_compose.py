"""Letters laid by hand: the words they may mean, what may mend them, and moves as letters laid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lexiduel.table import effects, move, play, rulebook_position, start, table

from joute.games.lexiduel import LEXIDUEL
from joute.play import PASS, Effects, Position, Refusal, Repair
from joute.play.grid_composing import GridComposition, Placed


def laid(*letters: str, down: bool = False) -> GridComposition:
    """`C4O` lays an O on C4."""
    return GridComposition(tuple(Placed(letter[:-1], letter[-1]) for letter in letters), down)


def ways(position: Position, made: GridComposition, seat: int = 1) -> list[str]:
    return [way.text() for way in position.ways(seat, made)]


def repairs(position: Position, made: GridComposition) -> dict[str, Repair]:
    return {each.code + each.letters: each for each in position.repairs(1, made)}


def test_lxd_07_an_amorce_alone_on_the_board() -> None:
    assert ways(start(), laid("C3M", "D3E", "E3R")) == ["C3h MER"]
    assert ways(start(), laid("C3M", "C5R", "C4E")) == ["C3v MER"]
    assert ways(start(), laid("C3m", "D3e", "E3r")) == ["C3h MER"]  # there are no jokers here


def test_one_letter_is_no_word_yet() -> None:
    assert ways(start(), laid("C3M")) == []
    assert ways(start(), laid()) == []


def test_lxd_09_the_whole_word_comes_before_its_new_letters_alone() -> None:
    position = table("C4v Mon", turns=1)
    assert ways(position, laid("C2L", "C3I"), seat=2) == ["C2v LIMON", "C2v LI"]


def test_lxd_11_an_amorce_comes_before_a_word_from_one_letter_that_joins_no_other() -> None:
    position = table("B3h PAR", "C4h ne", turns=2)
    found = position.ways(1, laid("B4A", "B5R", down=True))
    assert [way.text() for way in found] == ["B4v AR", "B3v PAR"]
    refused = position.judge(1, found[0])
    assert isinstance(refused, Refusal)
    assert (refused.article, refused.reason) == ("LXD-6", "amorce_alone")
    # Where no amorce may lie, the letter alone is spoken of.
    assert ways(table("F5h SEL", turns=2), laid("F6O", "F7L", down=True))[0] == "F5v SOL"


def test_lxd_13_letters_on_both_sides_of_a_jumped_one_are_one_word_only() -> None:
    position = table("C8h SEL", "G8v CI", turns=2)
    assert ways(position, laid("F8E", "H8T")) == ["C8h SELECT"]


def test_a_single_letter_reads_along_the_chosen_direction_then_across() -> None:
    position = table("C8h MER", "F9v on", turns=2)
    assert ways(position, laid("F8E")) == ["C8h MERE", "F8v EON"]
    assert ways(position, laid("F8E", down=True)) == ["F8v EON", "C8h MERE"]


def test_letters_that_stand_apart_mean_nothing() -> None:
    assert ways(start(), laid("C3M", "E3R")) == []
    assert ways(start(), laid("C3M", "D4R")) == []


def test_lxd_17_both_directions_are_offered_where_they_differ() -> None:
    position = table("C8h SEr", "I8h sES", turns=2, only="SER SES SERVANSES")
    made = laid("F8V", "G8A", "H8N")
    assert ways(position, made)[:2] == ["C8h+ SERVANSES", "C8h- SERVANSES"]
    assert ways(position, made, seat=2)[0] == "C8h SERVANSES"  # red grows neither way
    same = table("C8h SER", "I8h SES", turns=2)
    assert ways(same, made)[0] == "C8h SERVANSES"


@pytest.mark.parametrize("ply", [1, 7, 15, 24, 31])
def test_every_move_is_among_the_ways_of_its_own_letters(ply: int) -> None:
    position = rulebook_position(ply)
    (seat,) = position.to_act()
    for listed in position.moves(seat):
        made = position.composition(listed)
        if listed == PASS:
            assert made is None
            continue
        assert isinstance(made, GridComposition)
        assert listed in position.ways(seat, made)


def test_a_move_as_letters_laid() -> None:
    position = table("C4v Mon", turns=1)
    assert position.composition(move("C2v LIMON")) == laid("C2L", "C3I", down=True)
    assert position.composition(move("C2v LI")) == laid("C2L", "C3I", down=True)
    assert position.composition(move("S3h MER")) is None  # off the board
    assert position.composition(PASS) is None


def test_lxd_17_signed_moves_come_back_too() -> None:
    position = table("C8h SEr", "I8h sES", turns=2, only="SER SES SERVANSES")
    for sign in "+-":
        signed = move(f"C8h{sign} SERVANSES")
        made = position.composition(signed)
        assert made is not None
        assert signed in position.ways(1, made)


def test_a_refused_word_is_turned_or_shortened() -> None:
    found = repairs(start(), laid("C3M", "D3E", "E3R"))
    assert list(found) == ["turn", "undoR", "undoE", "undoM"]
    assert found["turn"].composition == laid("C3M", "C4E", "C5R", down=True)
    assert found["undoR"].composition == laid("C3M", "D3E")
    assert found["undoM"].composition == laid("D3E", "E3R")
    assert (found["turn"].is_step_back, found["undoR"].is_step_back) == (False, True)
    assert list(repairs(start(), laid("C3M"))) == ["undoM"]
    assert repairs(start(), laid()) == {}


def test_lxd_10_a_word_that_grows_both_ways_keeps_one_of_them() -> None:
    position = table("E8h TENDU", turns=2)
    made = laid("D8E", "J8E")
    assert ways(position, made) == ["D8h ETENDUE"]
    found = repairs(position, made)
    assert found["keepE-"].composition == laid("D8E")
    assert found["keep-E"].composition == laid("J8E")
    assert effects(position, f"1 {ways(position, laid('J8E'))[0]}").words == ("TENDUE",)


def test_a_turned_word_passes_over_letters_in_place() -> None:
    position = table("C4h os", turns=2)
    turned = repairs(position, laid("C3M", "D3E", "E3R"))["turn"].composition
    assert turned == laid("C3M", "C5E", "C6R", down=True)


@pytest.mark.parametrize(
    "made",
    [
        laid("U3M", "V3E"),
        laid("C3M", "C99E"),
        laid("C3M", "D3É"),
        laid("C3M", "D3*"),
        laid("C3M", "D3 "),
        laid("C3M", "C3E"),  # two letters on one square
        laid("E8M", "F8E"),  # where letters lie already
        GridComposition((Placed("C3", "ME"), Placed("D3", "R"))),
        GridComposition((Placed("", ""), Placed("D3", ""))),
        GridComposition((Placed("C3", "M" * 9000), Placed("C" * 9000, "E"))),
    ],
)
def test_garbage_means_nothing(made: GridComposition) -> None:
    position = table("E8h TENDU", turns=2)
    assert position.ways(1, made) == ()
    position.repairs(1, made)


_PLACED = st.builds(
    Placed,
    st.one_of(st.sampled_from(["B2", "C2", "D2", "C3", "C4", "D4", "E8", "T20", "A1"]), st.text(max_size=4)),
    st.one_of(st.sampled_from("ABEMRS"), st.text(max_size=3)),
)


@given(st.builds(GridComposition, st.lists(_PLACED, max_size=8).map(tuple), st.booleans()))
def test_whatever_is_laid_is_readable_or_nothing(made: GridComposition) -> None:
    position = table("C3h MER", "C4v on", turns=2)
    for seat in (1, 2):
        for way in position.ways(seat, made):
            assert LEXIDUEL.read_move(way.text()) == way
        for repair in position.repairs(seat, made):
            position.ways(seat, repair.composition)


def test_what_is_composed_is_judged_as_it_is() -> None:
    position = play(start(), "1 C3h MER")
    answer, _ = position.ways(2, laid("C4O", "C5N", down=True))
    judged = position.judge(2, answer)
    assert isinstance(judged, Effects)
    assert judged.words == ("ON", "MON")
