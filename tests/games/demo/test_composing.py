"""Squares laid by hand: the move they mean, what may mend them, and every play as it would be laid."""

from hypothesis import given
from hypothesis import strategies as st
from tests.games.demo.table import dealt, mat, play, position, start

from joute.games.demo import DEMO
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play import PASS, Challenge, Effects, Repair
from joute.play.grid import Direction
from joute.play.grid_composing import GridComposition, Placed


def made(*placed: str, down: bool = False) -> GridComposition:
    """Letters in the order they were laid, as `M13 O`."""
    laid = (one.split() for one in placed)
    return GridComposition(tuple(Placed(square, letter) for square, letter in laid), down)


def ways(at: DemoPosition, *placed: str, down: bool = False) -> list[str]:
    return [move.text() for move in at.ways(1, made(*placed, down=down))]


def repairs(at: DemoPosition, *placed: str, down: bool = False) -> dict[str, GridComposition]:
    found: dict[str, GridComposition] = {}
    for one in at.repairs(1, made(*placed, down=down)):
        assert isinstance(one, Repair) and isinstance(one.composition, GridComposition)
        found[f"{one.code} {one.letters}".strip()] = one.composition
    return found


def our(hand: str = "SCEAI*") -> DemoPosition:
    return position(f"{mat('M13h OUR')} 1 {hand}/W")


def test_dem_04_a_first_word_in_any_order() -> None:
    at = dealt("OURS", "KYE*")
    assert ways(at, "M13 O", "N13 U") == ["M13h OU"]
    assert ways(at, "O13 R", "M13 O", "N13 U") == ["M13h OUR"]
    assert ways(at, "M13 O", "M14 U") == ["M13v OU"]
    assert ways(at, "M13 O") == ways(at) == []


def test_dem_05_the_whole_run_is_meant() -> None:
    assert ways(our(), "P13 S") == ["M13h OURS"]
    assert ways(our(), "L13 C", "P13 S") == ["L13h COURS"]
    assert ways(our(), "P13 S", "P14 E") == ["P13v SE"]
    assert ways(our(), "M14 E", "N14 S") == ["M14h ES"]


def test_dem_05_a_single_square_is_written_as_the_judge_writes_it() -> None:
    at = position(f"{mat('M13h OR', 'O11v TE')} 1 SI/W", only="OR TE ORS TES")
    for down in (False, True):
        assert ways(at, "O13 S", down=down) == ["M13h ORS"]
        assert ways(our(), "M14 S", down=down) == ["M13v OS"]


def test_dem_06_a_lower_case_letter_is_a_joker_laid_now() -> None:
    assert ways(our(), "P13 s") == ["M13h OURs"]
    at = position(f"{mat('M13h OuR')} 1 SE*/W")
    assert ways(at, "P13 s") == ["M13h OURs"]


def test_squares_that_make_no_line_mean_nothing() -> None:
    assert ways(our(), "P13 S", "Q14 E") == []
    assert ways(our(), "P13 S", "R13 E") == []
    assert ways(our(), "A1 S") == []


def test_dem_05_two_lines_are_refused_with_the_squares_that_leave_the_first() -> None:
    refused = our().misplaced(1, made("P13 S", "Q13 E", "P14 A"))
    assert refused and (refused.article, refused.reason, refused.squares) == ("DEM-5", "two_lines", ("P14",))
    diagonal = our().misplaced(1, made("P13 S", "Q14 E"))
    assert diagonal and diagonal.squares == ("Q14",)
    assert our().misplaced(1, made("P14 S", "P16 E", down=True)) is None
    assert our().misplaced(1, made()) is None


def test_a_gap_in_the_word_awaits_its_letters() -> None:
    awaited = our().awaits(1, made("Q13 S", "T13 E"))
    assert awaited and (awaited.article, awaited.reason, awaited.squares) == ("DEM-5", "gap", ("R13", "S13"))
    assert our().awaits(1, made("L13 C", "P13 S")) is None  # OUR lies between them
    assert our().awaits(1, made("P13 S")) is None
    assert our().awaits(1, made("P13 S", "Q14 E")) is None
    down = our().awaits(1, made("P16 S", "P14 E"))
    assert down and down.squares == ("P15",)


def test_what_can_be_composed_may_still_be_refused() -> None:
    at = our("SI")
    (move,) = at.ways(1, made("A1 S", "B1 I"))
    assert not isinstance(at.judge(1, move), Effects)


def test_repairs() -> None:
    found = repairs(our(), "L13 C", "P13 S")
    assert list(found) == ["turn", "keep C-", "keep -S", "undo S", "undo C"]
    assert found["turn"] == made("L13 C", "L14 S", down=True)
    assert found["keep C-"] == found["undo S"] == made("L13 C")
    assert found["keep -S"] == found["undo C"] == made("P13 S")
    assert list(repairs(our(), "P13 S", "P14 E")) == ["turn", "undo E", "undo S"]
    assert list(repairs(our(), "P13 s")) == ["undo S"]
    assert repairs(our()) == {}


def test_only_one_letter_fewer_is_offered_in_any_case() -> None:
    steps = {one.code: one.is_step_back for one in our().repairs(1, made("L13 C", "P13 S"))}
    assert steps == {"turn": False, "keep": False, "undo": True}


def test_every_generated_play_is_composed_and_means_itself() -> None:
    crossed = position(f"{mat('M13h MAISON', 'O12v AIE', 'R13v NEF')} 1 TLE*/X")
    joker = position(f"{mat('M13h MaISON', 'R13v NEF')} 1 RSTE/X", arbitration="contest")
    for at in (dealt("SOURIAT", "CHNTEEE"), crossed, joker):
        plays = [move for move in at.moves(1) if isinstance(move, Play)]
        assert plays
        for move in plays:
            laid = at.composition(move)
            assert laid is not None
            assert at.ways(1, laid) == (move,)


def test_declarations_and_words_off_the_mat_are_not_composed() -> None:
    at = dealt("SOURIAT", "CHNTEEE")
    for move in (PASS, Challenge(), at.chance(lambda items: items), Play(13, Direction.ACROSS, "A" * 20)):
        assert at.composition(move) is None


def test_out_of_turn_and_after_the_end_squares_mean_the_same() -> None:
    at = dealt("OURS", "KYE*")
    assert at.ways(2, made("M13 O", "N13 U")) == at.ways(1, made("M13 O", "N13 U"))
    ended = play(dealt("OURS", "KYE*"), "1 M13h OURS")
    assert [move.text() for move in ended.ways(2, made("Q13 E"))] == ["M13h OURSE"]


def test_garbage_means_nothing() -> None:
    for placed in (
        Placed("Z99", "S"),
        Placed("", "S"),
        Placed("P13", ""),
        Placed("P13", "SE"),
        Placed("P13", "*"),
        Placed("P13", "é"),
        Placed("M13", "S"),  # a letter lies there
        Placed("P" * 10_000, "S" * 10_000),
        Placed("P13", "."),
    ):
        assert our().ways(1, GridComposition((placed,))) == ()
        assert our().ways(1, GridComposition((Placed("P13", "S"), placed))) == ()


_SQUARES = st.sampled_from(["M13", "N13", "P13", "P14", "L13", "A1", "Y25", "Z1", "m13", ""]) | st.text(
    max_size=5
)
_LETTERS = st.sampled_from(["A", "e", "*", "", "ß", "AB", "."]) | st.text(max_size=3)


@given(st.lists(st.builds(Placed, _SQUARES, _LETTERS), max_size=8), st.booleans(), st.integers(0, 4))
def test_no_composition_is_too_strange(laid: list[Placed], down: bool, seat: int) -> None:
    composition = GridComposition(tuple(laid), down)
    for at in (our(), dealt("OURS", "KYE*"), start()):
        for move in at.ways(seat, composition):
            assert DEMO.read_move(move.text()) == move
        for repair in at.repairs(seat, composition):
            at.ways(seat, repair.composition)
