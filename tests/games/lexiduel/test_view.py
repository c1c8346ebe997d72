"""What the table shows: board, stocks, growth, and its drawings."""

import random
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from tests.games.lexiduel.table import effects, move, play, rulebook_position, settings, start, table

from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.view import Growth, LexiduelView, WordOnBoard
from joute.play import Action, Duty, Language, Position, Refusal, Seat, say
from joute.play.sentences import SHARED


def view(position: Position, seat: Seat | None = None) -> LexiduelView:
    seen = position.view(seat)
    assert isinstance(seen, LexiduelView)
    return seen


def test_lxd_03_all_letters_are_visible_to_both_and_to_spectators() -> None:
    position = rulebook_position(20)
    one, two, anyone = (view(position, seat) for seat in (1, 2, None))
    assert one.stocks == two.stocks == anyone.stocks
    assert (one.letters, one.owners) == (two.letters, two.owners)
    assert sum(map(sum, one.stocks)) + sum(cell != "." for row in one.letters for cell in row) == 402


def test_the_board_with_its_owners_and_zones() -> None:
    seen = view(rulebook_position(10))
    assert seen.letters[2] == "..MERVEILLE......F.."
    assert seen.owners[2] == "..211111111......1.."
    assert (seen.zones[0], seen.zones[1]) == ("f" * 20, "fddddbbbbbbbbbbddddf")
    assert seen.zones[9] == "fbbbbccccccccccbbbbf"
    assert (seen.laid, seen.turned) == (("C1", "C2"), ("C3",))
    assert WordOnBoard("C1", "v", "LIMON", (0, 5)) in seen.words
    assert WordOnBoard("C3", "h", "MERVEILLE", (8, 1)) in seen.words


def test_lxd_10_where_words_can_grow() -> None:
    # ME blue then r red: blue grows at the end only (E then r), past the r; red owns one letter, nowhere.
    seen = view(table("C8h MEr", turns=2))
    assert seen.growth == (
        Growth(1, "h", "+", ("F8", "G8", "H8")),
        Growth(1, "h", "-", ("B8", "A8")),
    )


def test_lxd_10_growth_stops_at_letters_and_edges() -> None:
    assert view(table("A8h MER", "E8v os", turns=2)).growth == (
        Growth(1, "h", "+", ("D8",)),
        Growth(2, "v", "+", ("E10", "E11", "E12")),
        Growth(2, "v", "-", ("E7", "E6", "E5")),
    )


def test_lxd_10_growth_squares_are_where_the_judge_lets_words_grow() -> None:
    position = table("C8h MEr", "C9h dON", turns=2, only="MER MERE DON ADON DONA AMER")
    squares = {
        growth.squares[0] for growth in view(position).growth if growth.seat == 1 and growth.direction == "h"
    }
    assert squares == {"F8", "B8", "F9", "B9"}
    assert effects(position, "1 B9h ADON").turned == ("C9",)
    assert effects(position, "1 C9h DONA").turned == ()


def test_lxd_08_who_must_answer_an_amorce_extends_nothing_first() -> None:
    begun = play(table("C8h MER", "C10h cri", turns=2), "1 P16h LUI")
    assert view(begun).duty
    assert {growth.seat for growth in view(begun).growth} == {1}


def test_lxd_08_the_view_tells_the_duty() -> None:
    bound = play(start(), "1 C3h MER")
    for seat in (1, 2, None):  # everybody sees what the player on turn has to do
        assert view(bound, seat).duty == Duty("duty_answer", "LXD-8", ("C3", "D3", "E3"))
    assert Action.PASS not in view(bound, 2).allowed
    free = view(play(table(only="MER"), "1 C3h MER"), 2)
    assert free.duty is None
    assert Action.PASS in free.allowed
    first = view(start(), 1)
    assert (first.duty, first.allowed) == (None, (Action.PLAY, Action.END, Action.RESIGN))


def test_imagining_needs_the_view_alone() -> None:
    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return random.Random(1).sample(items, len(items))

    for ply in (0, 1, 9, 32):
        position = rulebook_position(ply)
        for seat in (1, 2, None):
            seen = position.view(seat)
            assert LEXIDUEL.imagine(seen, settings(words="ESCLAMER", rounds="20"), shuffle) == position


@pytest.mark.parametrize("colours", [False, True])
def test_the_drawing_fits_a_terminal(colours: bool) -> None:
    ended = play(rulebook_position(9), "1 end", "2 end")
    for position in (start(), play(start(), "1 C3h MER"), rulebook_position(31), ended):
        drawn = LEXIDUEL.drawing(position.view(1), colours)
        lines = drawn.splitlines()
        assert len(lines) <= 22
        assert ("\x1b" in drawn) is colours
        if not colours:
            assert max(map(len, lines)) <= 80


def test_the_drawing_tells_owners_apart_without_colours() -> None:
    lines = LEXIDUEL.drawing(rulebook_position(10).view(1), colours=False).splitlines()
    assert lines[1].startswith(" 1 - - l'- -")
    assert lines[3].startswith(" 3 - : m*E R V E I L L E . ")
    assert lines[10].startswith("10 - . . . .           ")


def test_the_picture_is_svg_with_every_letter() -> None:
    root = ElementTree.fromstring(LEXIDUEL.picture(rulebook_position(32).view(None)))
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    letters = sum(cell != "." for row in view(rulebook_position(32)).letters for cell in row)
    assert len(texts) == letters + 40


def test_every_sentence_speaks_both_languages() -> None:
    for reason, sentence in LEXIDUEL.sentences.items():
        assert sentence.fr and sentence.en, reason
        assert sentence.fr != sentence.en


@pytest.mark.parametrize(
    ("line", "french"),
    [
        (
            "1 A10h REPRESENTERAIT",
            "LXD-10 : un mot ne grandit que d’un côté à la fois (A10–B10–K10–L10–M10–N10)",
        ),
        ("1 C10h PRESENTEXX", "LXD-6 : PRESENTEXX n’est pas admis : il n’est pas au dictionnaire"),
        ("2 C1v LIMON", "LXD-3 : ce n’est pas à vous de jouer : attendez votre tour"),
    ],
)
def test_refusals_are_said_concretely(line: str, french: str) -> None:
    judged = rulebook_position(24).judge(int(line[0]), move(line[2:]))
    assert isinstance(judged, Refusal)
    said = (
        say(judged, {**SHARED, **LEXIDUEL.sentences}, Language.FRENCH)
        .replace("\u00a0", " ")
        .replace("’", "'")
    )
    assert said.startswith(french.replace("’", "'"))
