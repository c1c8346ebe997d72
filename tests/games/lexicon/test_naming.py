"""Moves by name: cards thrown and taken, where a hint points; words that stood told to who laid them."""

from __future__ import annotations

import pytest
from tests.games.lexicon.table import effects, move, position, settings

from joute.games.lexicon import LEXICON
from joute.play import Happened, Language, People, Position, read_aloud, tell
from joute.play.told import NOTHING

CARDS = "hands=VYQN/RATXZ/MURSE table=FIL,MER,In pile=KA stock=LLEE turn=1"


@pytest.mark.parametrize(
    ("played", "name"),
    [
        ("discard Y open", "jeter le Y et prendre le A de la défausse"),
        ("discard Y stock", "jeter le Y et piocher"),
        ("exchange 1 VIL", ""),
    ],
)
def test_lex_07_a_card_thrown_is_named_with_what_is_taken_for_it(played: str, name: str) -> None:
    assert (LEXICON.naming(position(CARDS, 3), move(f"1 {played}")[1]) or NOTHING).fr == name


@pytest.mark.parametrize(
    ("played", "pointed"),
    [
        ("exchange 1 VIL", "Regardez FIL : un échange en fait un autre mot."),
        ("exchange 3 IN", "Regardez IN : une de ses cartes peut vous revenir contre une autre."),
        ("insert 2 AMER", "Regardez MER : il peut s’allonger avec vos cartes."),
        ("word VY", ""),
    ],
)
def test_a_hint_points_at_the_word_of_the_table_that_changes(played: str, pointed: str) -> None:
    pointer = LEXICON.pointing(position(CARDS, 3), move(f"1 {played}")[1])
    assert (pointer.said.fr if pointer else "") == pointed


@pytest.mark.parametrize(
    ("cards", "line", "said"),
    [
        ("VIQ table=FiL,MER", "1 exchange 1 FIL", "Vous mettez un I dans FIL et prenez la Maîtresse."),
        ("VIQ* table=FIL,MER", "1 exchange 2 MeR", "Vous mettez la Maîtresse dans MER et prenez le E."),
        ("VIQ table=FiL,MER", "1 exchange 1 ViL", "Vous changez FIL en VIL et prenez le F."),
    ],
)
def test_lex_09_a_word_that_keeps_its_letters_is_not_told_to_have_changed(
    cards: str, line: str, said: str
) -> None:
    hand, table = cards.split()
    at = position(f"hands={hand}/RATXZ/MURSE {table} pile=K stock=LLEE turn=1", 3)
    assert told(at, line, 1)[0] == said


def test_a_letter_added_to_a_word_has_its_article() -> None:
    at = position("hands=AYQ/RATXZ/MURSE table=FIL,MER pile=K stock=LLEE turn=1", 3)
    assert told(at, "1 insert 2 AMER", 1)[0].startswith("Vous introduisez un A dans MER")


def test_lex_07_a_card_thrown_and_taken_is_told_in_one_line() -> None:
    """Short, as three are read above a phone's board: what lies open is « ramassé », the rest drawn."""
    at = position(CARDS, 3)
    assert told(at, "1 discard Y open", 2)[0] == "Ada jette le Y et ramasse le A."
    assert told(at, "1 discard Y open", 1)[0] == "Vous jetez le Y et ramassez le A."
    assert told(at, "1 discard Y stock", 2)[0] == "Ada jette le Y et pioche."


def told(at: Position, line: str, reader: int) -> tuple[str, Position]:
    done = effects(at, line)
    people = People(("Ada", "Bo", "Cléo"))
    happened = Happened(int(line[0]), at, done, people, settings(3).dictionary)
    return read_aloud(tell(LEXICON, happened).sentence, Language.FRENCH, reader), done.after


def test_lex_16_who_laid_a_word_is_told_that_it_was_not_contested_once_nobody_can() -> None:
    at = position("hands=CHATS/RATXZ/MURSE pile=K stock=LLEE turn=1", 3, arbitration="contest")
    laid, after = told(at, "1 word CHAT", 1)
    assert "contesté" not in laid
    accepted, later = told(after, "3 accept", 1)
    assert "contesté" not in accepted, "the next player has not answered yet"
    assert told(later, "2 discard X stock", 1)[0] == "CHAT n’a pas été contesté. Bo jette le X et pioche."
    assert told(later, "2 discard X stock", 3)[0] == "Bo jette le X et pioche."
    assert "pas été" not in told(after, "3 challenge", 1)[0]


def test_lex_16_a_word_nobody_can_contest_any_more_is_told_with_its_accents() -> None:
    """While another may be contested, neither has any: side by side they would tell one from the other."""
    at = position("hands=DEGATSB/RATXZ/MURSE pile=K stock=LLEE turn=1", 3, arbitration="contest")
    laid, after = told(at, "1 word DEGATS", 1)
    assert laid == "Vous formez DEGATS."
    assert told(after, "2 discard X stock", 1)[0].startswith("DÉGÂTS n’a pas été contesté.")
    assert told(after, "2 word RAT", 1)[0].startswith("DEGATS n’a pas été contesté.")
