"""Why a move is better, in words: never without one fact."""

from __future__ import annotations

from dataclasses import replace

from tests.games.lexiduel.table import settings, text_of

from joute.bots.why import ToCome, Why
from joute.coach import Line, Looked, Verdict
from joute.coach.naming import Naming
from joute.coach.reasons import Reasons
from joute.games.lexiduel import LEXIDUEL
from joute.play import Effects, Move, People, Position, Sentence
from joute.play.told import NOTHING

SETTINGS = settings(only="MER MERE AMER SEL SELS MERES RAS LES AS SE ES")
AT = LEXIDUEL.position(text_of(["C3h MER", "P17h sel"], 2), SETTINGS)
UNSAID = Why(NOTHING)
REASONS = Reasons(Naming(People(("Ada", "Bo")), SETTINGS.dictionary))


def line(text: str, chance: float, why: Why = UNSAID, seat: int = 1, at: Position = AT) -> Line:
    move = LEXIDUEL.read_move(text)
    assert isinstance(move, Move)
    done = at.judge(seat, move)
    assert isinstance(done, Effects), done
    return Line(done, chance, why, 7.0)


def left(word: str, gain: int) -> Why:
    return Why(NOTHING, leaves=ToCome(word, gain))


def said(best: Line, played: Line, reply: str = "") -> Sentence:
    looked = Looked(1, Verdict.MISTAKE, (best,), played)
    answer = line(reply, 50.0, seat=2, at=played.effects.after) if reply else None
    return REASONS.say(looked, answer, 2)


def test_a_better_move_lies_where_the_answer_would_have_been_laid() -> None:
    told = said(line("C3h MERES", 60), line("C3h MERE", 44), "G2v AS")
    assert "Mieux valait [MÈRES] (+5), qui occupe la place de [AS] (+1)." in told.fr
    assert "[MÈRES] (+5) would have been better: it takes the place of [AS] (+1)." in told.en


def test_a_better_move_forbids_the_answer_from_afar() -> None:
    """In a free corner it must be answered there (LXD-8)."""
    told = said(line("P2h AS", 60), line("C3h MERE", 44), "P17h SELS")
    assert "Mieux valait [AS], qui empêche [SELS] (+4)." in told.fr


def test_the_best_answers_left_are_compared() -> None:
    best, played = line("P2h AS", 60, left("SE", 1)), line("P2h ES", 44, left("SELS", 4))
    assert "Mieux valait [AS] : après [AS], {2|vous ne trouviez|Bo ne trouvait} que [SE] (+1)." in (
        said(best, played).fr
    )
    assert "would have been better: after [AS], {2|you found|Bo found} only [SE] (+1)." in (
        said(best, played).en
    )


def test_points_beside_the_moves_are_reason_enough() -> None:
    assert "Mieux valait [MÈRES] (+5)." in said(line("C3h MERES", 60), line("P2h AS", 44)).fr


def test_where_nothing_else_says_it_the_chances_do() -> None:
    told = said(line("P2h AS", 60), line("P2h ES", 44))
    assert "Mieux valait [AS] : 60 % de chances au lieu de 44 %." in told.fr
    assert "[AS] would have been better: a 60% chance instead of 44%." in told.en


def test_what_a_move_costs_says_whose_chances_fall() -> None:
    told = said(line("P2h AS", 60), line("P2h ES", 44))
    assert told.fr.startswith("[ES] : {1|vos chances|les chances d’Ada} tombent de 60 % à 44 %.")
    assert told.en.startswith("[ES]: {1|your chances|Ada’s chances} fall from 60% to 44%.")


def test_of_moves_as_good_the_one_people_know_is_advised() -> None:
    rare = Line(line("P2h AS", 60).effects, 60.0, UNSAID, 0.0)
    known, worse = line("C3h MERE", 58), line("C3h MERE", 57)
    played = line("P2h ES", 44)
    assert Looked(1, Verdict.MISTAKE, (rare, known), played).advised == known
    assert Looked(1, Verdict.MISTAKE, (rare, worse), played).advised == rare
    assert Looked(1, Verdict.MISTAKE).advised is None


def test_beside_a_rare_word_one_that_people_know_is_told() -> None:
    rare = replace(line("P2h AS", 60), familiarity=0.0)
    known, played = line("C3h MERES", 52), line("P2h ES", 44)
    looked = Looked(1, Verdict.MISTAKE, (rare, known, played), played)
    told = REASONS.say(looked, None, 2)
    assert told.fr.endswith("Plus simple : [MÈRES] (+5), 52 % de chances.")
    assert told.en.endswith("Simpler: [MÈRES] (+5), a 52% chance.")
    hardly = replace(looked, best=(rare, replace(known, chance=46.0), played))
    assert "simple" not in REASONS.say(hardly, None, 2).fr
    advised = replace(looked, best=(replace(rare, familiarity=7.0), known, played))
    assert "simple" not in REASONS.say(advised, None, 2).fr


def judged(verdict: Verdict, played: Line, reply: str = "") -> Sentence:
    looked = Looked(1, verdict, (line("P2h AS", 60), played), played)
    answer = line(reply, 50.0, seat=2, at=played.effects.after) if reply else None
    return REASONS.say(looked, answer, 2)


def test_a_good_move_has_a_reason_too() -> None:
    played = line("C3h MERE", 58)
    assert judged(Verdict.GOOD, played, "P17h SELS").fr == (
        "[MÈRE] (+4). Bon coup : la meilleure réponse est [SELS] (+4)."
    )
    quiet = judged(Verdict.GOOD, played, "P2h SE")
    assert quiet.fr == "[MÈRE] (+4). Bon coup : aucune réponse n’y gagne rien tout de suite."
    assert judged(Verdict.GOOD, played).fr == "[MÈRE] (+4). Bon coup, presque aussi bon qu’[AS]."
    assert judged(Verdict.GOOD, played).en == "[MÈRE] (+4). A good move, nearly as good as [AS]."


def test_a_move_that_loses_something_and_is_no_mistake_in_this_game_is_fair() -> None:
    told = judged(Verdict.GOOD, line("P2h ES", 50))
    assert told.fr == "[ES]. Coup correct. Mieux valait [AS] : 60 % de chances au lieu de 50 %."
    assert told.en == "[ES]. A fair move. [AS] would have been better: a 60% chance instead of 50%."


def test_what_a_game_counts_of_its_own_stands_beside_both_moves() -> None:
    """In LEXICON the points kept in hand: which is better is then plain."""
    best, played = (
        replace(one, why=Why(NOTHING, does=Sentence(f"{n} points", f"{n} points")), effects=effects)
        for one, n in ((line("P2h AS", 60), 4), (line("P2h ES", 44), 77))
        for effects in [replace(one.effects, gains=())]
    )
    told = said(best, played)
    assert "[ES] (77 points) : " in told.fr
    assert told.fr.endswith("Mieux valait [AS] (4 points).")


def test_who_resigned_is_told_what_was_left() -> None:
    left = Looked(1, Verdict.UNJUDGED, (line("C3h MERE", 40),), resigned=True)
    assert REASONS.say(left, None, 0).fr == "Il restait à jouer [MÈRE] (+4)."
    none = Looked(1, Verdict.UNJUDGED, resigned=True)
    assert none.stuck
    assert REASONS.say(none, None, 0).en == "The analysis finds nothing to play either."


def of_words(*words: str, familiarity: float = 7.0) -> Line:
    """A turn of several words, none of which makes the others."""
    one = line("C3h MERE", 60)
    effects = replace(one.effects, words=words, paths=(("A1",),) * len(words), laid=("A1", "B1"))
    return replace(one, effects=effects, familiarity=familiarity)


def test_of_several_words_the_longest_is_named_first_and_three_at_most() -> None:
    naming = REASONS.naming
    assert naming.fact(of_words("AS", "MERES", "SE"), 1).fr == "[MÈRES], avec [AS] et [SE] (+4)"
    four = of_words("AS", "SE", "MERES", "LES")
    assert naming.fact(four, 1).fr == "[MÈRES], avec [LES], [AS] et [SE] (+4)"
    many = of_words("AS", "SE", "SELS", "ES", "LES")
    assert naming.fact(many, 1).fr == "[SELS], avec [LES], [AS] et 2 autres mots (+4)"
    assert naming.fact(many, 1).en == "[SELS], with [LES], [AS] and 2 other words (+4)"


def test_a_rare_word_is_called_so_beside_it() -> None:
    assert (
        REASONS.naming.fact(of_words("MERES", familiarity=0.0), 1, rare=True).fr == "[MÈRES] (mot rare, +4)"
    )
