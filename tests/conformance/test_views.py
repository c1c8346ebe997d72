"""What views promise: plain values, enough to imagine the table, nothing that is hidden."""

import dataclasses
import random
import re
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

from tests.conformance.arena import Case, game_of, random_game, sampled, settings_of, shuffler, viewers

from joute.dictionary import Dictionary
from joute.play import Challenge, Effects, Position, Seat


def imagined(case: Case, position: Position, seat: Seat | None, seed: int) -> Position:
    shuffle = shuffler(random.Random(seed))
    return game_of(case).imagine(position.view(seat), settings_of(case), shuffle)


def test_an_imagined_position_looks_the_same_to_its_viewer(case: Case) -> None:
    for ply in sampled(case, 4):
        for seat in viewers(ply.after):
            view = ply.after.view(seat)
            assert imagined(case, ply.after, seat, seed=1).view(seat) == view


def test_an_imagined_position_is_a_whole_one(case: Case) -> None:
    game, settings = game_of(case), settings_of(case)
    for ply in sampled(case, 10):
        for seat in viewers(ply.after):
            position = imagined(case, ply.after, seat, seed=2)
            assert position.letters() == ply.after.letters()
            assert game.position(position.text(), settings) == position


def test_a_play_that_falls_is_taken_back_whatever_is_imagined(case: Case) -> None:
    """Who thinks about contesting looks at imagined hands. In a dictionary of one word every play falls."""
    game, strict = game_of(case), replace(settings_of(case), dictionary=Dictionary.of(["ZYTHUM"]))
    for ply in random_game(case):
        for seat in ply.after.window().seats:
            whole = game.position(ply.after.text(), strict)
            assert isinstance(whole, Position)
            seen = ply.after.view(seat)
            thought = game.imagine(seen, strict, shuffler(random.Random(3)))
            judged, imagined_so = (at.judge(seat, Challenge()) for at in (whole, thought))
            assert isinstance(judged, Effects) and isinstance(imagined_so, Effects)
            assert (imagined_so.kind, imagined_so.words) == (judged.kind, judged.words)


def test_a_view_is_made_of_plain_values(case: Case) -> None:
    for ply in sampled(case, 10):
        for seat in viewers(ply.after):
            view = ply.after.view(seat)
            assert isinstance(view, game_of(case).view_type)
            assert (view.game, view.seat, view.seats) == (case.game, seat, case.seats)
            assert (view.to_act, view.scores) == (ply.after.to_act(), ply.after.scores())
            assert view.outcome == ply.after.outcome()
            assert is_plain(view), view


def test_a_view_made_from_another_seats_is_the_same(case: Case) -> None:
    for ply in sampled(case, 6):
        for seat in viewers(ply.after):
            views = [ply.after.view_like(ply.after.view(other), seat) for other in viewers(ply.after)]
            assert all(view == ply.after.view(seat) for view in views)


def is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(is_plain(item) for item in value)
    if isinstance(value, dict):  # what a duty's sentence is made from
        return all(is_plain(item) for item in (*value, *value.values()))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return all(is_plain(getattr(value, field.name)) for field in dataclasses.fields(value))
    return value is None or isinstance(value, str | int | bool | Fraction)


def test_a_drawing_leaves_room_for_two_lines_on_a_terminal_of_80_by_24(case: Case) -> None:
    game = game_of(case)
    for ply in sampled(case, 10):
        for seat in viewers(ply.after):
            lines = game.drawing(ply.after.view(seat), colours=False).splitlines()
            assert "\x1b" not in "".join(lines)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 22
            coloured = game.drawing(ply.after.view(seat), colours=True)
            assert strip_colours(coloured).splitlines() == lines


def strip_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_a_picture_is_svg(case: Case) -> None:
    game = game_of(case)
    for seat in viewers(random_game(case)[-1].after):
        root = ElementTree.fromstring(game.picture(random_game(case)[-1].after.view(seat)))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
