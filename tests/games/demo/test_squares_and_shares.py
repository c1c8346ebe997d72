"""DEM-1 to DEM-3: the squares, the shares, the limit per turn."""

import pytest
from tests.games.demo.table import article, dealt, play, refusal, start
from tests.games.fixtures import shuffler

from joute.games.demo import DEMO
from joute.letters import JOKER
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Options, Refusal, Refused, Settings, read_options
from joute.play.squares import Deal

ALL = SQUARES.letters


def test_dem_01_ninety_squares_of_which_three_jokers() -> None:
    assert len(SQUARES) == 90
    assert SQUARES.count(JOKER) == 3
    assert [SQUARES.count(letter) for letter in "EAISNORTUL"] == [12, 7, 6, 6, 5, 5, 5, 5, 5, 4]
    assert [SQUARES.count(letter) for letter in "CDMBFGPV"] == [3, 3, 3, 2, 2, 2, 2, 2]
    assert all(SQUARES.count(letter) == 1 for letter in "HJKQWXYZ")


def test_dem_01_a_deal_holds_exactly_these_squares() -> None:
    assert len(play(start(), f"0 deal {ALL}").letters()) == 90
    assert article(start(), f"0 deal {ALL[:-1]}") == "DEM-1"
    assert article(start(), f"0 deal {ALL}A") == "DEM-1"
    wrong = refusal(start(), f"0 deal {ALL.replace('Z', 'K')}")
    assert (wrong.article, wrong.data["wrong"]) == ("DEM-1", "+K −Z")


def test_dem_02_seven_players_get_twelve_each_and_six_lie_aside() -> None:
    at = play(start(7), f"0 deal {ALL}")
    assert [len(hand) for hand in at.state.hands] == [12] * 7
    assert len(at.state.aside()) == 6
    assert at.view(1).aside == 6


@pytest.mark.parametrize(
    ("seats", "share", "aside"), [(2, 45, 0), (4, 22, 2), (13, 6, 12), (18, 5, 0), (31, 2, 28), (45, 2, 0)]
)
def test_dem_02_equal_shares_for_any_number_of_players(seats: int, share: int, aside: int) -> None:
    at = play(start(seats), f"0 deal {ALL}")
    assert {len(hand) for hand in at.state.hands} == {share}
    assert len(at.state.aside()) == aside


def test_dem_02_shares_follow_one_another_in_the_deal() -> None:
    deal = start(3, share="15").chance(shuffler(4))
    assert isinstance(deal, Deal)
    at = play(start(3, share="15"), f"0 {deal}")
    assert at.state.hands == tuple("".join(sorted(deal.squares[i : i + 15])) for i in (0, 15, 30))
    assert len(at.state.aside()) == 45


def test_dem_02_more_than_ninety_squares_are_refused() -> None:
    start(3, share="25")
    with pytest.raises(Refused) as refused:
        start(4, share="25")
    assert refused.value.refusal.article == "DEM-2"
    assert refused.value.refusal.data["wanted"] == 100


@pytest.mark.parametrize("seats", [0, 1, 46, 90, 91])
def test_dem_02_from_two_players_to_forty_five(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(seats)
    assert refused.value.refusal.article == "DEM-2"


def test_dem_02_a_share_is_all_or_a_number() -> None:
    options = read_options(DEMO.options, {"share": "ALL"})
    assert isinstance(options, Options) and options["share"] == "all"
    for bad in ("some", "0", "91", "-5", ""):
        assert isinstance(read_options(DEMO.options, {"share": bad}), Refusal)


def test_dem_02_only_chance_deals_and_only_once() -> None:
    at = dealt("SOURIS", "CHATON")
    assert article(at, f"1 deal {ALL}") == "DEM-2"
    assert article(at, f"0 deal {ALL}") == "DEM-5"
    assert start().to_act() == (CHANCE,)
    assert article(start(), "0 pass") == "DEM-2"
    assert article(start(), "1 pass") == "DEM-5"


def test_dem_02_a_deal_shows_each_player_their_own_share_only() -> None:
    at = start(3, share="4")
    deal = Deal(ALL[::-1])
    assert at.shown(deal, 2) == f"deal ????{ALL[::-1][4:8]}{'?' * 82}"
    assert at.shown(deal, None) == f"deal {'?' * 90}"


def test_dem_03_at_most_so_many_squares_a_turn() -> None:
    at = dealt("SOURISA", "CHATONE", most="6")
    too_many = refusal(dealt("SOURISA", "CHATONE", most="5"), "1 M13h SOURIS")
    assert (too_many.article, too_many.data) == ("DEM-3", {"laid": 6, "most": 5})
    at = play(at, "1 M13h SOURIS")
    assert article(play(dealt("SOURISA", "CHATONE", most="3"), "1 M13h SOU"), "2 M13v SCHATONE") == "DEM-3"
    assert at.state.hands[0] == "A"


def test_dem_03_letters_already_there_do_not_count() -> None:
    at = play(dealt("SOURISA", "TESTONE", most="4"), "1 M13h OURS")
    assert play(at, "2 P13v SONT").state.hands[1] == "EEST"


def test_dem_03_no_limit_unless_agreed() -> None:
    settings = Settings(2, _options(), start().state.terms.dictionary)
    assert settings.options.number("most") is None
    assert article(dealt("SOURISA", "CHATONE"), "1 M13h SOURISAX") == "DEM-5"


def _options() -> Options:
    options = read_options(DEMO.options, {})
    assert isinstance(options, Options)
    return options
