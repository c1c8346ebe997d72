"""What a hand puts together, as the moves it may mean; and back again."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.games.lexicon.table import position, start

from joute.games.lexicon import LEXICON
from joute.games.lexicon.compose import LexiconComposition
from joute.games.lexicon.moves import Deal, Form
from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Position

AT = position("hands=EST*/BOM/C/D/G table=OS,MER,FARiNE", 5, arbitration="strict")


def ways(at: Position, **made: object) -> list[str]:
    return [move.text() for move in at.ways(1, LexiconComposition(**made))]  # type: ignore[arg-type]


def test_a_word_means_itself_from_two_letters_on() -> None:
    assert ways(AT) == []
    assert ways(AT, word="E") == []
    assert ways(AT, word="ES") == ["word ES"]
    assert ways(AT, verb="word", word="SEt") == ["word SEt"]


def test_a_word_is_read_as_notation_reads_it() -> None:
    assert ways(AT, word="ÉTS") == ["word ETS"]
    assert ways(AT, word="tes") == ["word TES"]


def test_a_maitresse_stands_for_a_card_that_is_not_held_wherever_it_may() -> None:
    assert ways(AT, word="TESTE") == ["word TESTE"]  # two cards are missing, one Maîtresse is held
    assert ways(AT, word="TETS") == ["word tETS", "word TEtS"]
    assert ways(AT, word="TETs") == ["word TETs"]
    assert ways(position("hands=EST/BOM"), word="TETS") == ["word TETS"]


def test_an_insertion_and_an_exchange_name_their_table_word() -> None:
    assert ways(AT, verb="insert", number=1, word="OSE") == ["insert 1 OSE"]
    assert ways(AT, verb="exchange", number=2, word="MET") == ["exchange 2 MET"]
    assert ways(AT, verb="insert", number=3, word="FARiNES") == ["insert 3 FARiNES"]


def test_nothing_is_meant_while_nothing_has_changed() -> None:
    assert ways(AT, verb="insert", number=1, word="OS") == []
    assert ways(AT, verb="exchange", number=1, word="OS") == []
    assert ways(AT, verb="insert", number=1) == []


def test_without_a_table_word_every_one_that_fits_is_meant() -> None:
    at = position("hands=EST/BO table=OS,MER,AS", arbitration="strict")
    assert ways(at, verb="exchange", word="ES") == ["exchange 1 ES", "exchange 3 ES"]
    assert ways(at, verb="insert", word="ASE") == ["insert 3 ASE"]
    assert ways(at, verb="insert", word="XYZ") == []


def test_of_a_table_word_that_was_chosen_the_referee_says_what_is_wrong() -> None:
    (move,) = AT.ways(1, LexiconComposition("insert", "TOME", 2))
    refused = AT.judge(1, move)
    assert not isinstance(refused, Effects)
    assert refused.reason == "order_changed"


def test_a_maitresse_is_not_put_where_it_would_break_the_word() -> None:
    at = position("hands=*T/BO table=ME", arbitration="strict")
    assert ways(at, verb="insert", number=1, word="MEM") == ["insert 1 MEm"]


def test_a_discard_whose_pile_is_not_chosen_may_take_from_either() -> None:
    assert ways(AT, verb="discard", card="E", pile="open") == ["discard E open"]
    assert ways(AT, verb="discard", card="*", pile="stock") == ["discard * stock"]
    assert ways(AT, verb="discard", card="E") == ["discard E stock", "discard E open"]
    assert ways(AT, verb="discard", pile="open") == []


@pytest.mark.parametrize(
    "made",
    [
        LexiconComposition("throw", "MOT", 1, "E", "open"),
        LexiconComposition("", "MOT"),
        LexiconComposition("word", "MO T"),
        LexiconComposition("word", "M0T"),
        LexiconComposition("word", "😀"),
        LexiconComposition("word", "A" * 5000),
        LexiconComposition("insert", "OSE", 9),
        LexiconComposition("insert", "OSE", -1),
        LexiconComposition("exchange", "", 1),
        LexiconComposition("discard", "", 0, "ES", "open"),
        LexiconComposition("discard", "", 0, "?", "open"),
        LexiconComposition("discard", "", 0, "e", "open"),
        LexiconComposition("discard", "", 0, "E", "hand"),
    ],
)
def test_garbage_means_nothing(made: LexiconComposition) -> None:
    assert AT.ways(1, made) == ()
    for repair in AT.repairs(1, made):
        AT.ways(1, repair.composition)


@given(
    st.builds(
        LexiconComposition,
        st.sampled_from(["word", "insert", "exchange", "discard", ""]) | st.text(max_size=4),
        st.text(max_size=12) | st.text("ESTOest*é ", max_size=70),
        st.integers(-3, 5) | st.integers(),
        st.text(max_size=2),
        st.sampled_from(["open", "stock", ""]) | st.text(max_size=3),
    )
)
@hypothesis_settings(max_examples=300, deadline=None)
def test_every_way_is_a_move_that_is_read_as_it_is_written(made: LexiconComposition) -> None:
    for at in (AT, start(2), start(2, dealer="1")):
        for move in at.ways(2, made):
            assert LEXICON.read_move(move.text()) == move
            at.judge(2, move)
        for repair in at.repairs(2, made):
            at.ways(2, repair.composition)


@pytest.mark.parametrize(
    "text",
    [
        "hands=AEORS*/B/C/D/F table=SaS,ROSE",
        "hands=**ES/B/C/D/F table=OS,FER",
        "hands=BCDFGHJKPQ/E table=MUR",
    ],
)
def test_every_generated_move_is_what_its_composition_means(text: str) -> None:
    at = position(text, text.count("/") + 1, arbitration="strict")
    for move in at.moves(1):
        made = at.composition(move)
        assert made is not None
        assert at.ways(1, made) == (move,)


def test_a_declaration_is_not_composed() -> None:
    declared: tuple[Move, ...] = (PASS, RESIGN, ACCEPT, Challenge("MOT"), Deal("ABC"))
    assert [AT.composition(move) for move in declared] == [None] * 5
    assert AT.composition(Form("TES")) == LexiconComposition("word", "TES")


def repaired(made: LexiconComposition) -> list[tuple[str, str, LexiconComposition, bool]]:
    return [(r.code, r.letters, r.composition, r.is_step_back) for r in AT.repairs(1, made)]  # type: ignore[misc]


def test_a_refused_word_goes_one_letter_back() -> None:
    made = LexiconComposition("word", "TEs")
    assert repaired(made) == [("undo", "S", LexiconComposition("word", "TE"), True)]
    assert repaired(LexiconComposition("word")) == []


def test_a_refused_change_leaves_the_table_word_as_it_was() -> None:
    made = LexiconComposition("insert", "TOSE", 1)
    assert repaired(made) == [("undo", "TE", LexiconComposition("insert", "OS", 1), True)]
    made = LexiconComposition("exchange", "MeT", 2)
    assert repaired(made) == [("undo", "*T", LexiconComposition("exchange", "MER", 2), True)]
    assert repaired(LexiconComposition("insert", "OS", 1)) == []
    assert repaired(LexiconComposition("insert", "TES", 0)) == []


def test_a_card_to_be_thrown_may_be_kept() -> None:
    made = LexiconComposition("discard", card="Z", pile="open")
    assert repaired(made) == [("undo", "Z", LexiconComposition("discard", pile="open"), True)]


def test_ways_use_the_own_hand_only() -> None:
    made = LexiconComposition("word", "TETES")
    here, there = position("hands=EST*/TTEM"), position("hands=EST*/BCDG")
    assert here.ways(1, made) == there.ways(1, made)
