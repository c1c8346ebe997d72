"""Kits are held to the games' own material, to the millimetre, by reading the PDF itself."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.kit.reading import Page, Run, Shape, pages

from joute.dictionary import Dictionary
from joute.games import registry
from joute.games.dames.material import JOKERS, LETTERS
from joute.games.jago.material import LETTER_SETS
from joute.games.lexicon.material import PACKS
from joute.games.lexiduel.material import FULL_STOCK
from joute.kit import Ink, Kit, Paper, Sides, Wishes, make_kit
from joute.kit.marks import Picture, Prose, Rect, Words
from joute.kit.stands import dial_numbers
from joute.letters import JOKER
from joute.letters.squares import SQUARES
from joute.play import Language, Options, Settings, read_options

GAMES = registry.names()
TWO_SIDED = ("lexiduel", "dames", "jago")
MATERIAL = {
    "lexiduel": Counter(FULL_STOCK.letters * 2),  # LXD-3: 201 letters each
    "dames": Counter(LETTERS.letters + JOKERS),  # DAM-2
    "jago": Counter(LETTER_SETS["originales"].letters),  # JAG-2
    "lexicon": Counter(PACKS["francais"].letters),  # LEX-1
    "demo": Counter(SQUARES.letters),  # DEM-1
    "amusante": Counter(SQUARES.letters),
}
TOLD = (
    (Paper.A4, Sides.DUPLEX),
    (Paper.A4, Sides.FOLD),
    (Paper.A4, Sides.STICKERS),
    (Paper.LETTER, Sides.DUPLEX),
    (Paper.A3, Sides.DUPLEX),
)
WISHED = (
    (Paper.A4, Sides.DUPLEX, 25),
    (Paper.A4, Sides.FOLD, 30),
    (Paper.LETTER, Sides.DUPLEX, None),
    (Paper.LETTER, Sides.STICKERS, 30),
    (Paper.A3, Sides.FOLD, 12),
)
PIECE = {"lexiduel": 17, "dames": 17, "jago": 17, "demo": 19, "amusante": 19}
"""The side of a piece in millimetres."""
CAPITALS = 0.7
PLAIN_CAPITALS = 0.727
"""How high a capital of each font is beside its size."""


def kit(game: str, wishes: Wishes, seats: int | None = None, **given: str) -> Kit:
    found = registry.find(game)
    options = read_options(found.options, given)
    assert isinstance(options, Options)
    return make_kit(
        found, Settings(seats or found.least_seats, options, Dictionary.load(found.words)), wishes
    )


@cache
def pdf(game: str, sides: Sides = Sides.DUPLEX, ink: Ink = Ink.COLOUR) -> bytes:
    return kit(game, Wishes(sides=sides, ink=ink)).pdf()


@cache
def read(game: str, sides: Sides = Sides.DUPLEX, ink: Ink = Ink.COLOUR) -> list[Page]:
    """The kit's pages, read once for all tests."""
    return [Page(page) for page in pages(pdf(game, sides, ink))]


def letters(game: str, found: list[Run]) -> Counter[str]:
    """The letters of pieces or cards among the text: those set in their size; jokers by their names."""
    capital = 22 if game == "lexicon" else PIECE[game] * 0.44
    name, joker = (
        ("Maîtresse", 3 / CAPITALS) if game == "lexicon" else ("joker", PIECE[game] * 0.09 / PLAIN_CAPITALS)
    )
    counted = Counter(
        run.text
        for run in found
        if run.font.startswith("Fraunces") and abs(run.size - capital / CAPITALS) < 0.01
    )
    named = "".join(run.text for run in found if abs(run.size - joker) < 0.001)
    counted[JOKER] = named.count(name)
    return +counted


@pytest.mark.parametrize("game", GAMES)
def test_the_letters_printed_are_the_games_material(game: str) -> None:
    """Fronts and backs of a duplex kit each show every piece once; every other page is a front."""
    sides = read(game)
    fronts = sum((letters(game, page.runs) for page in sides[::2]), Counter())
    assert fronts == MATERIAL[game]
    backs = sum((letters(game, page.runs) for page in sides[1::2]), Counter())
    assert backs == (MATERIAL[game] if game in TWO_SIDED else Counter())


@pytest.mark.parametrize(
    ("game", "sides"),
    [("dames", Sides.FOLD), ("jago", Sides.FOLD), ("jago", Sides.STICKERS), ("demo", Sides.STICKERS)],
)
def test_folded_and_sticky_kits_have_both_faces_too(game: str, sides: Sides) -> None:
    counted = sum((letters(game, page.runs) for page in read(game, sides)), Counter())
    faces = 2 if game in TWO_SIDED else 1
    assert counted == Counter({letter: faces * count for letter, count in MATERIAL[game].items()})


def test_a_pack_more_and_another_distribution_are_printed_as_agreed() -> None:
    five = [Page(page) for page in pages(kit("lexicon", Wishes(sides=Sides.FOLD), seats=5).pdf())]
    assert sum((letters("lexicon", page.runs) for page in five), Counter()) == Counter(
        PACKS["francais"].letters * 2
    )
    french = [Page(page) for page in pages(kit("jago", Wishes(), lettres="francaises").pdf())[::2]]
    assert sum((letters("jago", page.runs) for page in french), Counter()) == Counter(
        LETTER_SETS["francaises"].letters
    )


@pytest.mark.parametrize(
    ("game", "paper"), [*((game, Paper.A4) for game in GAMES), ("demo", Paper.LETTER), ("demo", Paper.A3)]
)
def test_the_ruler_is_a_hundred_millimetres_long(game: str, paper: Paper) -> None:
    first = Page(pages(pdf(game) if paper is Paper.A4 else kit(game, Wishes(paper)).pdf())[0])
    width, height = paper.size
    assert float(first.page.mediabox.width) / 72 * 25.4 == pytest.approx(width, abs=0.05)
    assert float(first.page.mediabox.height) / 72 * 25.4 == pytest.approx(height, abs=0.05)
    ticks = [shape.box for shape in first.shapes if shape.painted == "S" and shape.box[0] == shape.box[2]]
    rulers = [
        shape.box
        for shape in first.shapes
        if shape.operators == "ml" and shape.box[1] == shape.box[3] and shape.box[1] > height - 12
    ]
    assert len(rulers) == 1
    left, level, right, _ = rulers[0]
    assert right - left == pytest.approx(100, abs=0.5)
    on_it = sorted(x for x, _, _, bottom in ticks if bottom == pytest.approx(level, abs=0.01))
    assert len(on_it) == 51
    assert on_it[-1] - on_it[0] == pytest.approx(100, abs=0.5)


def tokens(game: str, found: list[Shape], texts: list[Run]) -> dict[tuple[float, float], str]:
    """The letter on each token, by the token's middle."""
    size = PIECE[game]
    bodies = [
        shape
        for shape in found
        if size * 0.7 < shape.box[2] - shape.box[0] < size and "c" in shape.operators and shape.painted != "S"
    ]
    capital = size * 0.44 / CAPITALS
    glyphs = [run for run in texts if abs(run.size - capital) < 0.01 and run.font.startswith("Fraunces")]
    on: dict[tuple[float, float], str] = {}
    if not glyphs:
        return on
    for body in bodies:
        left, top, right, bottom = body.box
        inside = [run.text for run in glyphs if left < run.at[0] < right and top < run.at[1] < bottom]
        assert len(inside) == 1, (body.box, inside)
        on[round(body.centre[0], 1), round(body.centre[1], 1)] = inside[0]
    return on


@pytest.mark.parametrize("game", TWO_SIDED)
def test_backs_lie_behind_their_fronts_when_the_sheet_is_turned(game: str) -> None:
    """Turned on its long edge, what is at x comes to lie at width − x."""
    sides = read(game)
    width = Paper.A4.size[0]
    seen = 0
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        before = tokens(game, front.shapes, front.runs)
        behind = tokens(game, back.shapes, back.runs)
        turned = {(round(width - x, 1), y): letter for (x, y), letter in behind.items()}
        assert turned == before
        seen += len(before)
    assert seen == MATERIAL[game].total()


@pytest.mark.parametrize("game", ("dames", "jago"))
def test_folded_backs_lie_as_far_from_the_fold_as_their_fronts(game: str) -> None:
    width = Paper.A4.size[0]
    for page in read(game, Sides.FOLD):
        on = tokens(game, page.shapes, page.runs)
        left = {place: letter for place, letter in on.items() if place[0] < width / 2}
        right = {(round(width - x, 1), y): letter for (x, y), letter in on.items() if x > width / 2}
        assert left == right


@pytest.mark.parametrize("game", GAMES)
def test_a_black_kit_has_no_colour_and_shapes_tell_the_owners(game: str) -> None:
    sides = read(game, ink=Ink.BLACK)
    for page in sides:
        for colour in page.colours:
            assert len(set(colour)) == 1, colour
    if game not in TWO_SIDED:
        return
    size = PIECE[game]
    told = 0
    for number, page in enumerate(sides):
        bodies = [
            shape
            for shape in page.shapes
            if size * 0.7 < shape.box[2] - shape.box[0] < size
            and "c" in shape.operators
            and shape.painted in "fB"
        ]
        if len(bodies) > 5:  # a sheet of letters
            assert all(body.is_round == (number % 2 == 0) for body in bodies)
            told += len(bodies)
    assert told == 2 * MATERIAL[game].total()


def test_a_colour_kit_has_colours() -> None:
    assert any(len(set(colour)) == 3 for page in read("jago") for colour in page.colours)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_wishes_give_the_same_bytes(game: str) -> None:
    assert kit(game, Wishes()).pdf() == pdf(game)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaves_the_paper(game: str) -> None:
    for paper, sides, square in WISHED:
        made = kit(game, Wishes(paper, Language.ENGLISH, sides=sides, square=square))
        width, height = paper.size
        for sheet in made.sheets:
            for mark in sheet.marks:
                if isinstance(mark, Rect | Words | Picture | Prose) and not getattr(mark, "turned", 0):
                    assert mark.x >= 0 and mark.y >= 0, (sheet.title, mark)
                    assert mark.x + mark.width <= width and mark.y + mark.height <= height, (
                        sheet.title,
                        mark,
                    )


def test_the_disc_shows_numbers_that_add_up_wherever_it_stands() -> None:
    """JAG-22: the sum never changes."""
    ring = dial_numbers(10)
    opposite = [(ring[place], ring[(place + 10) % 20]) for place in range(20)]
    assert all(one + other == 10 for one, other in opposite)
    assert {(5, 5), (4, 6), (9, 1)} <= set(opposite)


def test_the_sheets_told_in_the_documentation_are_those_made() -> None:
    page = (Path(__file__).parents[2] / "docs" / "kits.md").read_text(encoding="utf-8")
    rows = page.split("<!-- sheets -->")[1].split("<!-- /sheets -->")[0].strip().splitlines()[2:]
    told = {cells[0]: [int(cell) for cell in cells[1:]] for cells in map(_cells, rows)}
    made = {
        game: [len(kit(game, Wishes(paper, sides=sides)).leaves) for paper, sides in TOLD] for game in GAMES
    }
    assert told == made


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
