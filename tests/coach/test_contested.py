"""Words that do not exist: judged by what came of them, never praised, never suggested."""

from __future__ import annotations

from tests.games.demo import table as demo
from tests.games.lexicon import table as lexicon

from joute.clocks import Clock, NoLimit
from joute.coach import Looked, Verdict, came_of, look, review
from joute.coach.contested import false_words
from joute.games import registry
from joute.play import Effects, Position, Settings
from joute.tables import Ply

BUDGET_MS = 200
HANDS = ("TABLITEDQY", "", "", "")


def played(at: Position, name: str, *lines: str) -> list[Ply]:
    game, plies = registry.find(name), []
    for line in lines:
        seat, _, text = line.partition(" ")
        move = game.read_move(text)
        done = at.judge(int(seat), move)  # type: ignore[arg-type]
        assert isinstance(done, Effects), (line, done)
        plies.append(Ply(int(seat), None, at, done, Clock.new(NoLimit(), 4)))
        at = done.after
    return plies


def looked_at(name: str, settings: Settings, plies: list[Ply]) -> Looked:
    first, game = plies[0], registry.find(name)
    return look(game, settings, first.before, first.seat, first.effects, BUDGET_MS, 1, came=came_of(plies, 0))


def said(plies: list[Ply], looked: Looked, settings: Settings) -> str:
    rest = [Looked(ply.seat, Verdict.UNJUDGED) for ply in plies[1:]]
    names = ("Ada", "Bo", "Cléo", "Dan")[: settings.seats]
    return review(plies, [looked, *rest], settings, names).said[0].fr


def four() -> tuple[Position, Settings, int]:
    options = {"arbitration": "contest"}
    at = lexicon.play(lexicon.start(4, **options), "0 draw ABCD", lexicon.deal(*HANDS))
    seat = at.on_turn()
    assert seat and lexicon.hand(at, seat) and set("TABLITE") <= set(lexicon.hand(at, seat))
    return at, lexicon.settings(4, **options), seat


def test_a_false_word_that_fell_is_no_good_move_and_told_with_what_came_of_it() -> None:
    at, settings, seat = four()
    other = seat % 4 + 1
    plies = played(at, "lexicon", f"{seat} word TABLITE", f"{other} challenge TABLITE")
    looked = looked_at("lexicon", settings, plies)
    assert looked.fell and looked.false == ("TABLITE",)
    assert looked.verdict.is_bad
    assert looked.lost > 0
    assert said(plies, looked, settings).startswith("TABLITE n’existe pas : contesté, tour perdu")


def test_a_false_word_that_stood_is_a_bluff_and_never_the_best_move() -> None:
    at, settings, seat = four()
    plies = played(at, "lexicon", f"{seat} word TABLITE")
    looked = looked_at("lexicon", settings, plies)
    assert not looked.fell and looked.false == ("TABLITE",)
    assert looked.verdict is Verdict.BLUFF or looked.verdict.is_bad
    assert "TABLITE n’existe pas : personne ne l’a contesté" in said(plies, looked, settings)


def test_what_is_suggested_are_words_that_exist() -> None:
    at, settings, seat = four()
    looked = looked_at("lexicon", settings, played(at, "lexicon", f"{seat} word TABLITE"))
    assert looked.best
    for line in looked.best:
        assert not false_words(line.effects, seat, settings.dictionary)


def test_in_demo_a_play_that_was_taken_back_counts_as_a_turn_lost() -> None:
    options = {"arbitration": "contest"}
    at = demo.dealt("NARCHUESOI", "TABLEDEMIS", **options)
    settings = demo.settings(2, share="10", **options)
    plies = played(at, "demo", "1 M13h NARCHU", "2 challenge NARCHU")
    looked = looked_at("demo", settings, plies)
    assert looked.fell and looked.verdict.is_bad
    assert said(plies, looked, settings).startswith("NARCHU n’existe pas : contesté, tour perdu")
    stood = looked_at("demo", settings, plies[:1])
    assert stood.played and looked.played and stood.played.chance > looked.played.chance
