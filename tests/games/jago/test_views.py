"""Views hide the other rack and the bag, whatever happens; positions can be imagined from them."""

from dataclasses import asdict
from random import Random
from xml.etree import ElementTree

import pytest
from templates.toy import TOY
from tests.games.jago.table import COMMON_WORDS, at, deal_text, dealt, play, rows, settings

from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.letters import Stock
from joute.play import NO_WINDOW, Duty, Effects, Move, Settings, Shuffle, Window, WindowState
from joute.play.grid import Direction

WORDS = Dictionary.of(COMMON_WORDS.split())
GAMES = 200
PLIES = 12


def shuffler(random: Random) -> Shuffle:
    return lambda items: random.sample(list(items), len(items))


def bluffs(position: JagoPosition, random: Random) -> list[Turn]:
    """Runs lengthened by any letter at hand: most are no words."""
    rack = position.state.rack(position.state.turn).letters
    found = []
    for run in position.state.board.grid.runs():
        square = run.squares[0] + (1 if run.direction is Direction.ACROSS else 11) * len(run)
        if rack and square < 121 and not position.state.board.grid.filled(square):
            word = position.state.board.grid.word(run) + random.choice(rack)
            found.append(Turn((Word(run.squares[0], run.direction, word),)))
    return [turn for turn in found if isinstance(position.judge(position.state.turn, turn), Effects)]


def random_move(position: JagoPosition, random: Random) -> Move | None:
    if position.state.terms.contesting and random.random() < 0.2 and (found := bluffs(position, random)):
        return random.choice(found)
    moves = list(position.moves(position.to_act()[0]))
    return random.choice(moves) if moves else None


def random_settings(random: Random) -> Settings:
    arbitration, lettres = random.choice(("strict", "contest")), random.choice(("originales", "francaises"))
    return settings(WORDS, arbitration=arbitration, lettres=lettres)


def random_game(seed: int) -> list[JagoPosition]:
    random = Random(seed)
    position = JAGO.start(random_settings(random))
    position = play(position, f"0 {position.chance(shuffler(random))}")
    positions = [position]
    for _ in range(PLIES):
        move = None if position.outcome() else random_move(position, random)
        if move is None:
            break
        position = play(position, f"{position.to_act()[0]} {move}")
        positions.append(position)
    return positions


def with_other_secrets(
    position: JagoPosition, seat: int | None, agreed: Settings, random: Random
) -> JagoPosition:
    """The same table with what the seat cannot see dealt anew."""
    hidden = position.state.bag
    hidden += "".join(rack.letters for other, rack in enumerate(position.state.racks, 1) if other != seat)
    pile = "".join(random.sample(hidden, len(hidden)))
    racks = []
    for other, rack in enumerate(position.state.racks, 1):
        if other == seat:
            racks.append(rack.letters)
        else:
            racks.append(pile[: len(rack)])
            pile = pile[len(rack) :]
    fields = position.text().split()
    fields[2:5] = [Stock.of(racks[0]).letters or "-", Stock.of(racks[1]).letters or "-", pile or "-"]
    return JAGO.position(" ".join(fields), agreed)


def assert_unspoken(said: str, position: JagoPosition, seat: int | None) -> None:
    """Neither the order of the bag nor a whole rack can be read anywhere."""
    secrets = [position.state.bag] + [
        rack.letters for other, rack in enumerate(position.state.racks, 1) if other != seat
    ]
    assert not any(len(secret) > 7 and secret in said for secret in secrets)


@pytest.mark.parametrize("batch", range(8))
def test_jag_03_views_tell_nothing_of_the_other_rack_or_the_bag(batch: int) -> None:
    for seed in range(batch, GAMES, 8):
        random, agreed = Random(seed), random_settings(Random(seed))
        for position in random_game(seed):
            for seat in (1, 2, None):
                view = position.view(seat)
                assert with_other_secrets(position, seat, agreed, random).view(seat) == view
                assert_unspoken(repr(view), position, seat)
                imagined = JAGO.imagine(view, agreed, shuffler(random))
                assert imagined.view(seat) == view
                assert imagined.letters() == position.letters()


def test_jag_03_random_games_meet_contests_and_penalties() -> None:
    """The games above are worth playing: they hold bluffs, windows, penalties and replaced letters."""
    positions = [position for seed in range(24) for position in random_game(seed)]
    assert any(position.view(None).duty for position in positions)
    assert any(position.view(None).window.is_open for position in positions)
    assert any(position.state.aside.letters for position in positions)
    assert any(position.state.contest and position.state.forms for position in positions)


def test_jag_03_letters_are_conserved_on_every_ply() -> None:
    for seed in range(30):
        assert len({position.letters() for position in random_game(seed)}) == 1


def test_jag_03_a_deal_shows_each_seat_its_own_letters_only() -> None:
    start = JAGO.start(settings())
    text = deal_text("RAS", "G")
    move = JAGO.read_move(text)
    assert isinstance(move, Move)
    letters = text.removeprefix("deal ")
    assert start.shown(move, 1) == "deal " + letters[:12] + "?" * 98
    assert start.shown(move, 2) == "deal " + "?" * 12 + letters[12:24] + "?" * 86
    assert start.shown(move, None) == "deal " + "?" * 110
    turn = JAGO.read_move("D6h ras")
    assert isinstance(turn, Move)
    assert start.shown(turn, None) == "D6h RAS"


def test_jag_16_the_view_shows_what_lies_open() -> None:
    position = play(dealt("FAUX", "E"), "1 D6h FAUX", "2 D6h EAUX")
    view = position.view(1)
    assert (view.aside, view.last, view.words, view.bag_count) == ("F", ("D6",), ("EAUX",), 81)
    assert [asdict(form) for form in view.forms] == [{"square": "D6", "direction": "h", "word": "FAUX"}]
    assert (view.rack, view.rack_counts) == (position.state.rack(1).letters, (12, 12))
    assert position.view(None).rack == ""


def test_jag_19_the_view_shows_the_open_window_and_the_penalty() -> None:
    start = at(rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P", arbitration="contest")
    view = play(start, "2 D6h RASERK").view(None)
    assert view.window == Window(WindowState.OPEN, seats=(1,), author=2)
    assert view.contested and (view.contested.used, view.contested.board) == ("K", start.view(None).board)
    view = play(start, "2 D6h RASERK", "1 challenge").view(2)
    assert (view.window, view.contested, view.to_act) == (NO_WINDOW, None, (1,))
    assert view.duty == Duty("duty_flip", "JAG-20", ("G6", "H6", "E7", "F7"), {"count": 3})


def test_drawings_fit_a_terminal() -> None:
    for position in random_game(3) + random_game(4):
        for seat in (1, 2, None):
            lines = JAGO.drawing(position.view(seat), colours=False).splitlines()
            assert len(lines) <= 22
            assert max(map(len, lines)) <= 79


def test_drawings_tell_colours_by_shape() -> None:
    position = play(dealt("RASE", "OE"), "1 D6h RAS", "2 F5v OSE")
    drawing = JAGO.drawing(position.view(1), colours=False)
    assert "(R)(A)[S]" in drawing
    assert "\x1b[" not in drawing
    assert "\x1b[1;97;44m" in JAGO.drawing(position.view(1), colours=True)


def test_pictures_are_svg() -> None:
    position = play(dealt("RASE", "G"), "1 D6h RAS")
    root = ElementTree.fromstring(JAGO.picture(position.view(None)))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "".join(text or "" for text in texts[:3]) == "RAS"


def test_views_of_other_games_are_refused() -> None:
    view = TOY.start(settings()).view(1)
    with pytest.raises(TypeError):
        JAGO.picture(view)


def test_jag_20_the_view_says_how_many_letters_a_contest_may_turn() -> None:
    """None where the contester, or the author before the turn, has no letter on the board; three at most."""
    first = play(dealt("RASX", "GEO", arbitration="contest"), "1 D6h RAS").view(2).contested
    assert first and (first.if_right, first.if_wrong) == (0, 0)
    start = at(rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P", arbitration="contest")
    later = play(start, "2 D6h RASERK").view(1).contested
    assert later and (later.if_right, later.if_wrong) == (3, 0)
