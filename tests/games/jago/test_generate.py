"""Generated turns are exactly the legal ones of a single word."""

from dataclasses import replace
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.jago.table import EMPTY_ROWS, at, play, rows
from tests.games.jago.table import settings as table_settings

from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.board import Board
from joute.games.jago.found import turns_in
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.multi_word import can_move, some_turns
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import find
from joute.letters import Stock
from joute.play import Effects
from joute.play.grid import Direction

pytestmark = pytest.mark.slow

LISTS = {
    "short": "AS OS ES SE SA RE RU OR RAS RASE GRAS GARE OSER ROSE ROSES ARES SERA ESSOR",
    "family": "PECHE PECHER PECHES EMPECHE PE PER CHE ECHE RECHE SECHE SECHER MECHE PAR ES AS PERE",
    "ends": "MANGE MANGER MANGEZ RANGE RANGER RANGEZ AN GERE NE EN ANE ANGE GEZ RA ERRA RE NEZ",
    "mixed": "PECHE PECHER PECHES PECHEUR PECHEURS UNE RU US SE ES EU SUR HE RE REPECHE REPECHER HER",
    "thieves": "FAUX EAUX MAUX TAUX FA EAU MA TA AU AUX MAT TAU FAT MAF EMEU TU EU UT",
}


def dictionary(name: str) -> Dictionary:
    return Dictionary.of(LISTS[name].split())


def by_brute_force(position: JagoPosition, words: list[str]) -> set[str]:
    """Every turn of one word that the referee allows, tried on every square; no bluff (JAG-19)."""
    legal = set()
    for square, direction, word in product(range(SHAPE.size), Direction, words):
        laid = Word(square, direction, word)
        if laid.squares() is None:
            continue
        judgement = position.judge(position.state.turn, Turn((laid,)))
        if isinstance(judgement, Effects) and set(judgement.words) <= set(words):
            legal.add(judgement.move.text())
    return {move for move in legal if "+" not in move}


def random_start(name: str, random: Random, arbitration: str) -> JagoPosition:
    letters = "".join(LISTS[name].split())
    racks = ["".join(random.choices(letters, k=9)) for _ in range(2)]
    bag = "".join(random.choices(letters, k=12))
    return at(f"{EMPTY_ROWS} 1 {racks[0]} {racks[1]} {bag}", dictionary(name), arbitration=arbitration)


@settings(max_examples=24, deadline=None)
@given(
    st.sampled_from(sorted(LISTS)),
    st.integers(0, 10**9),
    st.sampled_from(["strict", "contest"]),
    st.integers(0, 7),
)
def test_the_kernels_find_what_the_referee_allows(name: str, seed: int, arbitration: str, plies: int) -> None:
    random = Random(seed)
    position = random_start(name, random, arbitration)
    for _ in range(plies):
        turns = [move for move in position.moves(position.state.turn) if isinstance(move, Turn)]
        if position.outcome() or not turns:
            break
        position = play(position, f"{position.state.turn} {random.choice(turns)}")
    if position.outcome():
        return
    listed = [move.text() for move in position.moves(position.state.turn) if isinstance(move, Turn)]
    assert len(listed) == len(set(listed))
    assert set(listed) == by_brute_force(position, LISTS[name].split())


def recoloured(position: JagoPosition, random: Random) -> JagoPosition:
    """The same board with its letters turned at random, as contests may leave it (JAG-20)."""
    board = position.state.board
    owners = "".join(mark if mark == "." else random.choice("12") for mark in board.owners)
    return JagoPosition(replace(position.state, board=Board(board.grid, owners)))


@settings(max_examples=24, deadline=None)
@given(st.sampled_from(["mixed", "ends", "family"]), st.integers(0, 10**9), st.integers(1, 5))
def test_jag_17_on_boards_of_any_colours_too(name: str, seed: int, plies: int) -> None:
    random = Random(seed)
    position = random_start(name, random, "strict")
    for _ in range(plies):
        turns = list(position.moves(position.state.turn))
        if position.outcome() or not turns:
            break
        position = recoloured(play(position, f"{position.state.turn} {random.choice(turns)}"), random)
    if position.outcome():
        return
    seat, found = position.state.turn, find(position.state)
    listed = [turn.text() for turn in turns_in(found)]
    assert set(listed) == by_brute_force(position, LISTS[name].split())
    for text, lead in zip(listed, found.leads().tolist(), strict=True):
        scores = play(position, f"{seat} {text}").scores()
        assert scores[seat - 1] - scores[2 - seat] == lead, text


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(sorted(LISTS)), st.integers(0, 10**9))
def test_what_the_kernels_say_of_a_turn_is_what_it_does(name: str, seed: int) -> None:
    random = Random(seed)
    position = random_start(name, random, "strict")
    while not position.outcome():
        found = find(position.state)
        turns = list(position.moves(position.state.turn))
        if not turns or len(position.state.forms) > 20:
            break
        index = random.randrange(len(turns))
        after = play(position, f"{position.state.turn} {turns[index]}")
        own, theirs = after.scores() if position.state.turn == 1 else after.scores()[::-1]
        assert own - theirs == found.leads()[index]
        position = after


PINNED = [
    ("short", f"{EMPTY_ROWS} 1 RASESOG ES", 110),
    ("short", rows(r6="3RAS5") + " 2 ES GARESO", 62),
    ("short", rows(r6="3RAS5") + " 2 ES GO - E", 3),
    ("family", rows(r6="3PECHE3") + " 2 ES EMPRESRS", 11),
    ("thieves", rows(r6="3EAUX4") + " 2 ES FMTAU - - D6hFAUX", 19),
]


@pytest.mark.parametrize(("name", "text", "count"), PINNED)
def test_counts_are_pinned(name: str, text: str, count: int) -> None:
    moves = at(text, dictionary(name)).moves(int(text.split()[1]))
    assert (moves.count(), sum(1 for _ in moves)) == (count, count)
    assert len(by_brute_force(at(text, dictionary(name)), LISTS[name].split())) == count
    assert (moves.complete, moves.note) == (False, "single_words_only")


def test_the_order_is_pinned() -> None:
    position = at(rows(r6="3RAS5") + " 2 ES GOE", dictionary("short"))
    assert [move.text() for move in position.moves(2)] == ["D6h ROSE", "C6h ARES", "C6h GRAS"]


def test_moves_of_a_seat_not_on_turn_are_none() -> None:
    assert list(at(f"{EMPTY_ROWS} 1 RAS ES").moves(2)) == []
    assert list(JAGO.start(table_settings()).moves(0)) == []


def test_letters_replaced_in_a_word_serve_the_same_word() -> None:
    """PLATEAU becomes PALTEAU with no letter of one's own: L and A change places."""
    words = Dictionary.of(["PLATEAU", "PALTEAU"])
    position = at(rows(r6="2PLATEAU2") + " 2 X X", words)
    assert [move.text() for move in position.moves(2)] == ["C6h PALTEAU"]


def test_a_board_with_a_run_that_is_no_word_must_be_mended() -> None:
    words = Dictionary.of(["RAS", "GRAS", "AS", "AX"])
    position = at(rows(r6="3RAX5") + " 2 X SG", words)
    assert [move.text() for move in position.moves(2)] == ["D6h RAS", "C6h GRAS"]
    assert position.moves(2).count() == 2


def test_room_grows_with_the_turns_found(monkeypatch: pytest.MonkeyPatch) -> None:
    position = at(f"{EMPTY_ROWS} 1 RASESOG ES", dictionary("short"))
    expected = list(turns_in(find(position.state)))
    monkeypatch.setattr("joute.games.jago.laid_out_search.ROOM", 4)
    monkeypatch.setattr("joute.games.jago.laid_out_search.FEW_ROOM", 4)
    monkeypatch.setattr("joute.games.jago.search.MEETINGS", 64)
    assert list(turns_in(find(position.state))) == expected


@pytest.mark.parametrize("name", sorted(LISTS))
def test_a_search_content_with_a_few_turns_still_finds_the_greatest_lead(name: str) -> None:
    """And however soon the crossings are asked for their meaning, the turns are the same."""
    random = Random(7)
    for _ in range(6):
        position = random_start(name, random, "strict")
        for _ in range(5):
            full = find(position.state)
            turns = list(turns_in(full))
            if not turns:
                break
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("joute.games.jago.search._MANY", 1)
                assert list(turns_in(find(position.state))) == turns
                for enough in (1, 3, 8):
                    some = find(position.state, enough=enough)
                    assert some.leads().max() == full.leads().max()
                    assert 2 * some.count >= min(full.count, enough)
                    assert set(turns_in(some)) <= set(turns)
            position = play(position, f"{position.state.turn} {random.choice(turns)}")


def test_a_turn_of_two_words_is_found_when_one_does_not_lead() -> None:
    words = Dictionary.of(["AIDERAIT", "AIDE", "AI", "TU", "TES", "EST", "DU", "DES", "IL", "LE", "ES", "IF"])
    position = at(rows(r6="1AIDERAIT2") + " 2 X UUESLSFF", words)
    assert list(position.moves(2)) == []
    turns = list(some_turns(position.state))
    assert turns
    assert can_move(position.state)
    for turn in turns:
        assert len(turn.words) >= 2
        assert play(position, f"2 {turn}").scores()[1] > 4


def test_who_has_no_useful_letter_cannot_move() -> None:
    words = Dictionary.of(["RAS", "GRAS"])
    assert not can_move(at(rows(r6="3RAS5") + " 2 X XX", words).state)
    assert can_move(at(rows(r6="3RAS5") + " 2 X G", words).state)


def test_letters_found_are_letters_held() -> None:
    position = at(rows(r6="3RAS5") + " 2 ES GARESO", dictionary("short"))
    pool = Stock.of("GARESO" + "RAS")
    for turn in turns_in(find(position.state)):
        assert not pool.plus("RAS").missing(turn.words[0].letters)
    assert np.all(find(position.state).leads() > 0)
