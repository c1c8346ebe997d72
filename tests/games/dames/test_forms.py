"""DAM-13: which words, no string twice, which form after which."""

import pytest
from tests.games.dames.tables import FULL, after, board, legal, refused, settings

from joute.games.dames.position import DamesPosition

TABLE = settings(FULL)


def spelling(word: str, made: str, seat: int) -> tuple[DamesPosition, str]:
    """A position where the seat can write the word along rows 3 and 4, and the move that does."""
    near = word[1:5].ljust(4, ".")
    far = word[5:][::-1].rjust(4, ".")
    white = seat == 1
    theirs = str.lower if white else str.upper
    lines = {
        6: "b......b",
        5: "........",
        4: f"....{theirs(far)}",
        3: f"....{theirs(near)}",
        2: "........",
        1: "A.....A.",
    }
    mover = word[0] if white else word[0].lower()
    start, target = ("D2", "D3") if white else ("D5", "D4")
    if white:
        lines[2] = f"...{mover}...."
        lines[4], lines[3] = lines[3], f"....{theirs(far)}"
        path = ["D3", "E4", "F4", "G4", "H4", "H3", "G3", "F3", "E3"]
    else:
        lines[5] = f"...{mover}...."
        path = ["D4", "E3", "F3", "G3", "H3", "H4", "G4", "F4", "E4"]
    drawing = " ".join(lines[row] for row in (6, 5, 4, 3, 2, 1))
    turn = 8 if white else 9
    position = board(drawing, f"turn={turn}" + (f" made={made}" if made else ""), TABLE)
    return position, f"{start}-{target} {word}@{'.'.join(path[: len(word)])}"


def allows(word: str, made: str = "", seat: int = 1) -> None:
    position, text = spelling(word, made, seat)
    assert legal(position, text).words == (word,)


def bars(word: str, reason: str, made: str = "", seat: int = 1) -> None:
    position, text = spelling(word, made, seat)
    refused(position, text, "DAM-13", reason)


def test_dam_13_words_of_the_dictionary() -> None:
    allows("LUNE")
    allows("MANGEAIT")
    allows("AMOURACHE")  # an essentially pronominal verb, without its pronoun


@pytest.mark.parametrize(
    ("word", "reason"),
    [("XQZT", "word_unknown"), ("FRANCE", "word_proper_noun"), ("ZUT", "word_interjection")],
)
def test_dam_13_no_other_words(word: str, reason: str) -> None:
    bars(word, reason)


def test_dam_13_no_string_twice_by_anyone() -> None:
    for maker in (1, 2):
        bars("CHAT", "already_made", f"CHAT/{maker}")
    bars("MANGE", "already_made", "MANGE/2")  # MANGÉ has the same letters


def test_dam_13_the_plural_after_the_singular_by_the_opponent() -> None:
    allows("CHATS", "CHAT/2")
    bars("CHATS", "form_same-player", "CHAT/1")
    bars("CHAT", "form_reverse-order", "CHATS/2")
    allows("CHATS", "CHAT/1", seat=2)
    bars("CHAT", "already_made", "CHAT/1,CHATS/2", seat=2)


def test_dam_13_the_feminine_after_the_masculine_by_the_opponent() -> None:
    allows("GRANDE", "GRAND/2")
    allows("GRANDES", "GRAND/2")  # gender and number in one step
    bars("GRANDE", "form_same-player", "GRAND/1")
    bars("GRAND", "form_reverse-order", "GRANDE/2")
    bars("GRANDS", "form_reverse-order", "GRANDE/2")


def test_dam_13_judged_against_the_latest_form() -> None:
    allows("GRANDES", "GRAND/1,GRANDE/2")
    bars("GRANDES", "form_same-player", "GRAND/2,GRANDE/1")


def test_dam_13_conjugated_forms_need_different_tenses() -> None:
    allows("MANGEAIS", "MANGEAI/1")
    allows("MANGEAIS", "MANGEAI/2")
    bars("MANGEAIT", "form_same-tense", "MANGEAIS/1")
    bars("MANGEAIT", "form_same-tense", "MANGEAIS/2")
    bars("MANGEZ", "form_same-tense", "MANGEONS/2")


def test_dam_13_an_infinitive_bars_no_conjugated_form_nor_the_reverse() -> None:
    allows("MANGEONS", "MANGER/1")
    allows("MANGER", "MANGEONS/1")


def test_dam_13_one_free_reading_is_enough() -> None:
    # The noun LIVRES is barred to whoever made LIVRE, and so is the present of the verb.
    bars("LIVRES", "form_same-player", "LIVRE/1")
    # FERMES is also a form of the adjective and of a noun that FERMONS is not.
    allows("FERMES", "FERMONS/1")


def test_dam_13_a_double_is_judged_in_the_order_announced() -> None:
    # CHAT to the left, its plural to the right, both by one player.
    position = board("b......b ........ ..h.h... .a...a.. .t.Cts.. A.......", at=TABLE)
    singular, plural = "CHAT@D3.C4.B3.B2", "CHATS@D3.E4.F3.E2.F2"
    refused(position, f"D2-D3 {singular} {plural}", "DAM-13", "form_same-player")
    refused(position, f"D2-D3 {plural} {singular}", "DAM-13", "form_reverse-order")


def test_dam_13_played_through() -> None:
    """CHAT by White, CHATS by Black, CHAT open to nobody any more."""
    position = board("b..s...b t....... ah...... ........ ..C..... AC.....A", at=TABLE)
    position = after(position, "C2-C3 CHAT@C3.B4.A4.A5", "D6-B6 CHATS@C3.B4.A4.A5.B6")
    assert [(made.word, made.seat) for made in position.state.made] == [("CHAT", 1), ("CHATS", 2)]
    refused(position, "B1-B3 CHAT@B3.B4.A4.A5", "DAM-13", "already_made")
    refused(position, "B1-B3 CHATS@B3.B4.A4.A5.B6", "DAM-13", "already_made")


def test_dam_13_the_first_word_of_a_double_does_not_open_the_second() -> None:
    """MANGERA would stand between MANGEAIS and MANGEAIT, but each word must be free on its own (DAM-12)."""
    drawing = "b......b ........ .na.an.. .g...g.. .e.M.e.. .rA.ait."
    left, right = "MANGERA@D3.C4.B4.B3.B2.B1.C1", "MANGEAIT@D3.E4.F4.F3.F2.E1.F1.G1"
    position = board(drawing, "turn=8 made=MANGEAIS/2", TABLE)
    assert legal(position, f"D2-D3 {left}").words == ("MANGERA",)
    refused(position, f"D2-D3 {left} {right}", "DAM-13", "form_same-tense")
    assert legal(board(drawing, "turn=8", TABLE), f"D2-D3 {left} {right}").kind == "double"
