"""What is shown: views, drawings, pictures, sentences."""

from xml.etree import ElementTree

import pytest
from tests.games.dames.tables import FULL, after, board, judged, settings

from joute.games.dames import DAMES
from joute.play import Language, Refusal, say

TABLE = settings(FULL)
BOARD = """
    b......b
    ...S*....
    ........
    ...L.une
    ........
    A......A
"""
LINES = [
    "    A   B   C   D   E   F   G   H        ▸ [2] noirs : 2, dont 0 en face",
    " 6 [B]  .   .   .   .   .   .  [B]  6      (1) blancs : 6, dont 1 en face",
    " 5  .   .   .  (S)* .   .   .   .   5    jokers : E   sac : 0",
    " 4  .   .   .   .  (L)' .   .   .   4    mots :",
    "   ================================      LUNE (blancs)",
    " 3  .   .   .   _   .  (U)'(N)'(E)' 3",
    " 2  .   .   .   .   .   .   .   .   2",
    " 1 (A)  .   .   .   .   .   .  (A)  1",
    "    A   B   C   D   E   F   G   H",
]


def test_a_view_tells_all_there_is_to_draw() -> None:
    view = after(board(BOARD, at=TABLE), "D3-E4 LUNE@E4.F3.G3.H3").view(2)
    cells = {cell.square: cell for cell in view.cells}
    assert (cells["E4"].letter, cells["E4"].owner, cells["E4"].camp) == ("L", 1, 2)
    assert (cells["D5"].letter, cells["D5"].joker) == ("S", True)
    assert cells["D3"].owner is None
    assert (view.scores, view.letters_in_camps) == ((6, 2), ((5, 1), (2, 0)))
    assert [(made.word, made.seat) for made in view.words] == [("LUNE", 1)]
    assert (view.last, view.jokers_left) == (("D3", "E4", "F3", "G3", "H3"), "E")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_view_is_enough_to_imagine_the_position(seat: int | None) -> None:
    strict = settings(FULL, rigueur="officielle")
    start = board(BOARD, at=strict)
    lost = after(start, "D3-E3")
    for position in (
        DAMES.start(strict),
        start,
        after(start, "touch D3", "2 end"),
        after(start, "adoube"),
        after(start, "D3-E4 LUNE@E4.F3.G3.H3"),
        after(start, "2 resign"),
        after(start, "1 end", "2 end"),
        lost,
    ):
        view = position.view(seat)
        imagined = DAMES.imagine(view, strict, list)
        assert imagined == position
        assert imagined.view(seat) == view


def test_an_observation_tells_the_viewers_letters_from_the_others() -> None:
    position = after(board(BOARD, at=TABLE), "D3-E4 LUNE@E4.F3.G3.H3")
    white, black = (DAMES.observe(position.view(seat)) for seat in (1, 2))
    assert len(white.board) == len(white.owners) == DAMES.observed_cells
    assert white.board[:8] == "A......A"
    assert (white.owners[:8], black.owners[:8]) == ((1, *[0] * 6, 1), (2, *[0] * 6, 2))
    assert (white.hand, white.counts) == ("", (1, 0, 1))


def test_only_the_bag_is_hidden() -> None:
    assert [hidden.value for hidden in DAMES.hides] == ["stock"]


def test_the_drawing_has_row_1_at_the_bottom() -> None:
    view = after(board(BOARD, at=TABLE), "D3-E4 LUNE@E4.F3.G3.H3").view(None)
    assert DAMES.drawing(view, colours=False).splitlines() == LINES
    assert "\x1b[" in DAMES.drawing(view, colours=True)


def test_the_picture_is_an_svg_with_every_letter() -> None:
    view = after(board(BOARD, at=TABLE), "D3-E4 LUNE@E4.F3.G3.H3").view(None)
    picture = ElementTree.fromstring(DAMES.picture(view))
    texts = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert [texts.count(letter) for letter in "LUNS"] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        (
            "D3-E4 LUNE@E4.F3.G3.H1",
            "les cases G3–H1 ne se touchent pas\u00a0: suivez LUNE de case en case voisine",
            "squares G3–H1 do not touch each other: follow LUNE from square to neighbouring square",
        ),
        (
            "D3-E4 LUEN@E4.F3.G3.H3",
            "ces cases (E4–F3–G3–H3) se lisent LUNE, pas LUEN\u00a0: corrigez le mot ou le chemin",
            "these squares (E4–F3–G3–H3) read LUNE, not LUEN: correct the word or the path",
        ),
        (
            "D3-D6",
            "on ne passe pas par-dessus le joker en D5\u00a0: arrêtez-vous avant, ou changez de direction",
            "the joker on D5 cannot be passed over: stop before it, or go another way",
        ),
    ],
)
def test_sentences_name_squares_and_words(text: str, french: str, english: str) -> None:
    refusal = judged(board(BOARD, at=TABLE), text)
    assert isinstance(refusal, Refusal)
    assert say(refusal, DAMES.sentences, Language.FRENCH).endswith(french)
    assert say(refusal, DAMES.sentences, Language.ENGLISH) == f"{refusal.article}: {english}"


def test_both_languages_use_the_same_data() -> None:
    for reason, sentence in DAMES.sentences.items():
        french, english = (
            {p.split("}")[0] for p in text.split("{")[1:]} for text in (sentence.fr, sentence.en)
        )
        assert french == english, reason
