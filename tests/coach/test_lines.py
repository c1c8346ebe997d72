"""Which of the moves somebody had are shown: of those as good the words people know first, each word once."""

from __future__ import annotations

from dataclasses import replace

from tests.games.demo.table import effects, mat, position, settings

from joute.bots.why import why
from joute.coach.lines import Line, comes_to_the_same, different, familiarity, main_first

AT = f"{mat('L13h MER')} 1 AIS/EST"
"""Each move below lays all three squares, or what is said of it."""
RARE, KNOWN, EVERYDAY = "M10v SAIE", "N11v SARI", "L13v MAIS"


def line(move: str, chance: float) -> Line:
    done = effects(position(AT), f"1 {move}")
    return Line(done, chance, why("", ""), familiarity(done.words, settings().dictionary))


def shown(*moves: tuple[str, float]) -> list[str]:
    return [one.text for one in different([line(*each) for each in moves])]


def test_of_moves_as_good_the_words_everybody_says_come_first() -> None:
    assert shown((RARE, 52), (KNOWN, 52), (EVERYDAY, 52)) == [EVERYDAY, KNOWN, RARE]
    assert shown((RARE, 52.4), (KNOWN, 52.2), (EVERYDAY, 51.6)) == [EVERYDAY, KNOWN, RARE], "52 % all"


def test_no_chance_stands_below_a_lower_one() -> None:
    assert shown((EVERYDAY, 52), (KNOWN, 52.5), (RARE, 53.5)) == [RARE, KNOWN, EVERYDAY]
    more = (("M10v SAIE", 53.5), ("N11v SARI", 52), ("L12v AMIS", 52), ("N11v AIRS", 52))
    assert RARE not in shown(*more), "which are shown is chosen by how familiar they are, as before"


def test_words_people_know_are_shown_though_a_few_points_are_lost_and_the_best_move_too() -> None:
    everyday = ((EVERYDAY, 50), ("L12v AMIS", 50), ("N11v AIRS", 50))
    assert shown((RARE, 53.5), *everyday) == [RARE, "L13v MAIS", "L12v AMIS"]


def test_a_familiar_word_that_is_clearly_worse_does_not_lead() -> None:
    assert shown((EVERYDAY, 40), (KNOWN, 52)) == [KNOWN, EVERYDAY]


def test_the_best_of_the_everyday_words_leads_among_them() -> None:
    assert shown((EVERYDAY, 51), ("L12v AMIS", 52), ("N11v AIRS", 51.5)) == [
        "L12v AMIS",
        "N11v AIRS",
        EVERYDAY,
    ]


def test_one_word_to_the_same_effect_is_one_line() -> None:
    """AIS makes MI and ES here, AMER or MERS there; with another chance it is another answer."""
    places = ("K14h AIS", "K13v AIS", "O11v AIS")
    assert shown(*((place, 52) for place in places), (EVERYDAY, 52)) == [EVERYDAY, places[0]]
    assert shown((places[0], 52), (places[1], 47)) == [places[0], places[1]]


def test_the_same_words_told_in_another_order_are_one_move() -> None:
    """A turn of several words is found in two orders: the one that was played has no twin beside it."""
    one = line(EVERYDAY, 52)
    words, paths = ("MAIS", "ES"), (("L13", "L14"), ("M13", "M14"))
    there = replace(one, effects=replace(one.effects, words=words, paths=paths))
    turned = replace(one, effects=replace(one.effects, words=words[::-1], paths=paths[::-1]))
    assert comes_to_the_same(replace(turned, chance=47), there), (
        "the same squares: one move, however searched"
    )
    elsewhere = replace(turned, effects=replace(turned.effects, laid=("A1",)))
    assert comes_to_the_same(elsewhere, there), "to the same effect"
    assert not comes_to_the_same(replace(elsewhere, chance=60), there), "better there"
    assert not comes_to_the_same(line(KNOWN, 52), there)
    assert different([there, turned]) == (there,)


def test_turns_that_share_most_of_their_words_are_one_idea() -> None:
    """FERA, RÉDUIT and LÉGUER, then FERS with the same two: two lines would teach no more than one."""

    def of(chance: float, *words: str) -> Line:
        one = line(EVERYDAY, chance)
        paths = tuple((f"A{at}", f"B{at}") for at in range(1, len(words) + 1))
        move = replace(one.effects, words=words, paths=paths, laid=("A1", "A2"), gains=(len(words), 0))
        return replace(one, effects=move)

    fera, fers = of(52, "FERA", "REDUIT", "LEGUER"), of(53, "FERS", "REDUIT", "LEGUER")
    other, plain = of(50, "SONDEZ", "FANE", "REDUIT"), of(44, "TAS", "ES")
    assert different([fers, fera, other, plain]) == (fers, other, plain)
    much_better = replace(fers, chance=60.0)
    assert much_better in different([fera, much_better]), "the best is always shown"
    assert len(different([of(52, "TAS", "ES"), of(50, "TA", "ES")])) == 2


def test_beside_moves_that_few_find_a_better_one_that_people_find_is_shown() -> None:
    def hard(chance: float, *words: str) -> Line:
        one = line(EVERYDAY, chance)
        paths = tuple((f"A{at}", f"B{at}") for at in range(1, len(words) + 1))
        return replace(one, effects=replace(one.effects, words=words, paths=paths, laid=("A1", "A2")))

    first, second = hard(72, "BATACLANS", "NEF", "FANE"), hard(68, "DAMASSANT", "LEK", "SOLDEZ")
    plain, own = replace(line("L12v AMIS", 59), familiarity=3.0), line(EVERYDAY, 52)
    assert plain.simple and not first.simple
    assert different([first, second, own, plain], own) == (first, plain, own)
    assert different([first, second, own, replace(plain, chance=53.0)], own) == (first, second, own)


def test_a_curious_word_is_not_what_people_think_of_however_often_it_is_counted() -> None:
    words = settings().dictionary
    assert familiarity(("NEW",), words) < familiarity(("SAIE",), words) < familiarity(("MAIS",), words)


def test_a_word_that_the_table_itself_brought_is_known_there() -> None:
    own = settings(only="SAIE MER").dictionary
    assert familiarity(("SAIE",), settings().dictionary) < line(KNOWN, 50).familiarity
    assert familiarity(("SAIE",), own) > line(EVERYDAY, 50).familiarity


def test_of_several_words_laid_the_one_with_most_new_letters_is_named_first_then_the_longest() -> None:
    """As the pages choose the word whose place they tell."""
    laid = ("A1", "C3", "C5")
    paths = (("A1", "B1"), ("B3", "C3", "D3"), ("C3", "C4", "C5"))
    turn = replace(line(RARE, 52).effects, words=("OS", "RAT", "TRI"), laid=laid, paths=paths)
    assert main_first(turn) == ("TRI", "RAT", "OS")
    assert main_first(replace(turn, laid=("A1", "B3"))) == ("RAT", "OS", "TRI")
    assert main_first(replace(turn, laid=("A1",))) == ("OS", "RAT", "TRI"), "it makes the others"
