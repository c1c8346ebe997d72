"""The kernels list exactly what the judge allows, in a fixed order."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dames.tables import FULL, after, board, listed
from tests.games.dames.tables import settings as table

from joute.games.dames import DAMES
from joute.games.dames.material import LETTERS
from joute.games.dames.moves import Announcement, Slide
from joute.games.dames.position import DamesPosition
from joute.games.dames.rules.search import can_make_word
from joute.play import CHANCE, Effects

pytestmark = pytest.mark.slow

# Enough words over few letters to make paths cross, turn and pair; RASE, RASA and RASER are one verb's.
WORDS = ("RAS", "SAR", "ARS", "RASE", "RASA", "RASER", "AERA", "RES", "ERE", "SERA", "SEAR")
LAYOUT = st.text(alphabet="ARSEarse", min_size=4, max_size=8)


@st.composite
def positions(draw: st.DrawFn) -> DamesPosition:
    letters = draw(LAYOUT)
    squares = draw(st.lists(st.integers(8, 47), min_size=len(letters), max_size=len(letters), unique=True))
    cells = ["1"] * 48
    cells[0], cells[7] = "A", "r"
    for square, letter in zip(squares, letters, strict=True):
        cells[square] = letter
    free = [square for square in range(48) if cells[square] == "1"]
    if draw(st.booleans()):
        cells[draw(st.sampled_from(free))] = draw(st.sampled_from(["S*", "s*", "E*", "e*"]))
    made = draw(st.sampled_from(["", " made=RASE/1", " made=RASA/2,SERA/1"]))
    prise = draw(st.sampled_from(["retrait", "retournement"]))
    rows = "/".join("".join(cells[start : start + 8]) for start in range(0, 48, 8))
    text = f"{rows} turn={draw(st.integers(0, 5))}{made}"
    ouverture = draw(st.sampled_from(["libre", "courte"]))
    return DAMES.position(text, table(WORDS, prise=prise, ouverture=ouverture))


def brute_force(position: DamesPosition) -> Iterator[Slide]:
    """Every legal move by asking the judge about all there might be."""
    for source, target in permutations(range(48), 2):
        if not position.state.board.holds_letter(
            source, position.state.turn
        ) or not position.state.board.is_empty(target):
            continue
        yield from filter(None, [_allowed(position, Slide(source, target))])
        single = [
            move
            for announced in _spellings(position, source, target)
            if (move := _allowed(position, Slide(source, target, False, (announced,))))
        ]
        yield from single
        for one, other in combinations(single, 2):
            for words in permutations(one.words + other.words):
                yield from filter(None, [_allowed(position, Slide(source, target, False, words))])


def _spellings(position: DamesPosition, source: int, target: int) -> Iterator[Announcement]:
    board_then = position.state.board.moved(source, target)
    places = {letter: [s for s in range(48) if board_then.letter(s) == letter] for letter in "ARSE"}
    for word in WORDS:
        for squares in product(*(places[letter] for letter in word)):
            if target in squares and len(set(squares)) == len(squares):
                yield Announcement(word, squares)


def _allowed(position: DamesPosition, move: Slide) -> Slide | None:
    judged = position.judge(position.state.turn, move)
    if not isinstance(judged, Effects):
        return None
    assert isinstance(judged.move, Slide)
    return judged.move


@settings(max_examples=40, deadline=None)
@given(positions())
def test_the_generator_lists_what_the_judge_allows(position: DamesPosition) -> None:
    moves = list(position.moves(position.state.turn))
    if position.outcome():
        assert moves == []
        return
    assert len(set(moves)) == len(moves) == position.moves(position.state.turn).count()
    assert moves
    assert {str(move) for move in moves} == {str(move) for move in brute_force(position)}


def self_play(seed: int, plies: int) -> Iterator[DamesPosition]:
    source = random.Random(seed)
    position = DAMES.start(table(FULL))
    move = position.chance(lambda letters: source.sample(list(letters), len(letters)))
    seat = CHANCE
    for _ in range(plies):
        judged = position.judge(seat, move)
        assert isinstance(judged, Effects)
        assert isinstance(judged.after, DamesPosition)
        position = judged.after
        if position.outcome():
            return
        yield position
        seat = position.state.turn
        move = source.choice(list(position.moves(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_every_move_listed_in_self_play_is_legal_as_written(seed: int) -> None:
    source = random.Random(seed)
    for position in self_play(seed, 12):
        moves = list(position.moves(position.state.turn))
        assert can_make_word(position.state) == any("@" in str(move) for move in moves)
        for move in source.sample(moves, min(len(moves), 40)):
            judged = position.judge(position.state.turn, move)
            assert isinstance(judged, Effects), (position.text(), str(move), judged)
            assert judged.move == move
            assert DAMES.read_move(str(move)) == move


CLOSED = (
    "AIR AIRE AIRES AMI AMIE AMIES ANE ANES ANSE ARME ARMES ART ARTS ASTRE BAIN BAL BAS BASE "
    "BEL BIEN BISE BLE BON CAR CAS CAVE CIEL CIRE CLE CLES COIN COR CORNE CREME CRI DAME DAMES "
    "DENT DES DIRE DOS DUC DUEL EAU ECU ETE ETES FER FIL FILE FIN FOIN GARE GEL GRE HIER ILE "
    "ILES LAC LAIT LAME LIEN LION LIRE LIS LOI LOT LUNE LUNES MAIN MARE MER MERS MIEL MINE MITE "
    "MOIS MOT MUR NEZ NID NOIR NOM NUE OIE ONDE OSE OURS PAIN PALE PEUR PIED PLI POT PRE PUR "
    "QUE RAME RAT RATS REIN RIEN RIME RIRE ROI ROSE RUE SAC SAINE SALE SEL SELS SEUL SIRE SOIE "
    "SOL SORT TAS TES TIR TIRE TOI TON TOUR TRI TRIE UNE URNE USE VENT VIN VOIE VOIR"
)
DEAL = "EATRSINLOUEDCMPABEHUGFVIQRTSNLOA"
LATER = """
    t.e.r.b.
    .ami.O..
    l.R..eS.
    ..u.Ne..
    Tis.A.ro
    SAL.eIRE
"""


COUNTS = [(28, 16, 12), (175, 90, 64), (315, 165, 136)]
FIRST = ["C2-C4 UNE@E6.D5.C4", "C2-E4 ETE@E4.F5.G6", "C2-E4 ETE@G6.F5.E4"]
FIRST_LATER = ["B1xB3", "B1xB3 ARME@B3.C4.C5.C6", "B1xB4"]
LAST_LATER = "F5-H5 OSE@H5.G4.F4"
PERFT = (175, 37_547)


def pinned() -> list[DamesPosition]:
    closed = table(tuple(CLOSED.split()))
    start = DAMES.start(closed)
    rest = LETTERS.without(DEAL).letters
    dealt = after(start, f"0 deal {DEAL}{rest}")
    return [dealt, board(LATER, "turn=10 made=LUNE/1,AMI/2", closed), board(LATER, "turn=11", closed)]


def test_counts_are_pinned() -> None:
    """All moves, those with one word, the doublés."""
    lines = [listed(position) for position in pinned()]
    counted = [
        (len(each), sum(line.count("@") == 1 for line in each), sum(line.count("@") == 2 for line in each))
        for each in lines
    ]
    assert counted == COUNTS
    assert [position.moves(position.state.turn).count() for position in pinned()] == [
        total for total, *_ in COUNTS
    ]


def test_the_order_is_pinned() -> None:
    dealt, later, _ = pinned()
    assert listed(dealt)[:3] == FIRST
    assert listed(later)[:3] == FIRST_LATER
    assert listed(later)[-1] == LAST_LATER


def test_perft() -> None:
    """Positions after each legal move have as many moves as pinned."""
    later = pinned()[1]
    replies = [later.play(later.state.turn, move) for move in later.moves(later.state.turn)]
    assert (len(replies), sum(reply.moves(2).count() for reply in replies)) == PERFT


def test_compiled_and_plain_kernels_agree() -> None:
    script = (
        "from tests.games.dames.test_generation import pinned\n"
        "from tests.games.dames.tables import listed\n"
        "print('\\n'.join(line for position in pinned() for line in listed(position)))"
    )
    sources = os.pathsep.join(filter(None, (".", os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "JOUTE_PLAIN": "1", "PYTHONPATH": sources}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [line for position in pinned() for line in listed(position)]


def test_nothing_is_listed_out_of_turn_or_before_the_deal() -> None:
    dealt = pinned()[0]
    assert list(dealt.moves(2)) == []
    assert list(DAMES.start(table()).moves(1)) == []
    assert dealt.moves(1).complete
