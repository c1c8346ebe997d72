"""A view in, a legal move out, whatever happens."""

import logging
from itertools import islice

import pytest
from tests.bots.tables import positions, settings_of

from joute.bots import LEVELS, advise, choose, registry, warm
from joute.bots.budget import Deadline
from joute.bots.choosing import ask
from joute.bots.matches import play_pair
from joute.bots.question import Advice, Question
from joute.bots.why import why
from joute.games import registry as games
from joute.play import END, PASS, RESIGN, Effects, Move, View

NAMES = games.names()
CONTESTED = [name for name in NAMES if name not in ("lexiduel", "dames")]
LONG_MS = 60_000
"""A budget no machine runs out of: what is bought with it is bounded by the level below Maître's."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(7))
def test_every_level_moves_legally_and_explains_itself(name: str, number: int) -> None:
    game, settings = games.find(name), settings_of(name)
    warm(game, settings)
    for position in islice(positions(name, settings, seed=number), 0, 40, 8):
        seat = position.to_act()[0]
        advice = advise(game, position.view(seat), settings, number, 40, seed=1, most=3)
        assert 1 <= len(advice) <= 3
        assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)
        for each in advice:
            judged = position.judge(seat, each.move)
            assert isinstance(judged, Effects), (position.text(), each.move.text(), judged)
            assert each.why.fr and each.why.en and "{" not in each.why.fr + each.why.en


class Late(Deadline):
    """Over before it has begun."""

    def __init__(self, budget_ms: int) -> None:
        super().__init__(budget_ms)
        self._end -= 3600
        self.stop[0] = 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", [0, 3, 6])
def test_a_machine_without_any_time_neither_resigns_nor_passes(
    name: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless it knows no word that could be played."""
    game, settings = games.find(name), settings_of(name)
    monkeypatch.setattr("joute.bots.choosing.Deadline", Late)
    for position in islice(positions(name, settings, seed=number), 0, 40, 5):
        seat = position.to_act()[0]
        move = choose(game, position.view(seat), settings, number, 200, seed=1)
        assert isinstance(position.judge(seat, move), Effects)
        if move in (PASS, RESIGN):
            question = ask(game, position.view(seat), settings, number, 200, seed=1)
            done = [position.judge(seat, each) for each in position.moves(seat) if each != PASS]
            known = [each for each in done if isinstance(each, Effects) and question.knows_all(each.words)]
            assert known == [], position.text()


@pytest.mark.parametrize("name", CONTESTED)
def test_contest_games_are_played_out_legally(name: str) -> None:
    game, settings = games.find(name), settings_of(name, ("arbitration", "contest"))

    def bot(number: int) -> object:
        def play(view: View, seed: int) -> Move:
            return choose(game, view, settings, number, 15, seed)

        return play

    for played in play_pair(game, settings, (bot(2), bot(5)), seed=3):  # type: ignore[arg-type]
        assert played.refused == ()


@pytest.mark.parametrize("name", ["lexiduel", "dames"])
@pytest.mark.parametrize("number", [1, 3, 4])
def test_the_same_seed_gives_the_same_move(name: str, number: int) -> None:
    game, settings = games.find(name), settings_of(name)
    for position in islice(positions(name, settings, seed=9), 3, 12, 4):
        view = position.view(position.to_act()[0])
        budget = LONG_MS if number < 4 else 2_000
        first = choose(game, view, settings, number, budget, seed=5)
        assert choose(game, view, settings, number, budget, seed=5) == first


def test_other_seeds_give_other_moves() -> None:
    game, settings = games.find("lexiduel"), settings_of("lexiduel")
    view = game.start(settings).view(1)
    assert len({choose(game, view, settings, 1, 1_000, seed) for seed in range(8)}) > 3


def test_a_thinker_that_fails_is_told_of_and_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: Question) -> list[Advice]:
        raise RuntimeError("no idea")

    monkeypatch.setattr(registry, "thinker", lambda _: broken)
    game, settings = games.find("dames"), settings_of("dames")
    position = next(positions("dames", settings, seed=1))
    with caplog.at_level(logging.ERROR, logger="joute.bots"):
        move = choose(game, position.view(1), settings, 3, 50, seed=1)
    assert isinstance(position.judge(1, move), Effects)
    assert "no idea" in caplog.text


def test_an_illegal_idea_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = why("rien", "nothing")
    monkeypatch.setattr(registry, "thinker", lambda _: lambda _: [Advice(PASS, 9.0, nothing)])
    game, settings = games.find("lexiduel"), settings_of("lexiduel")
    position = game.start(settings)
    move = choose(game, position.view(1), settings, 3, 50, seed=1)
    assert move != PASS  # LXD-19: the first move is no pass
    assert isinstance(position.judge(1, move), Effects)


def test_out_of_turn_a_bot_does_nothing_that_commits_it() -> None:
    game, settings = games.find("lexiduel"), settings_of("lexiduel")
    assert choose(game, game.start(settings).view(2), settings, 6, 50, seed=1) == END


@pytest.mark.parametrize("name", ["lexiduel", "dames"])
def test_lower_levels_play_common_words_and_short_ones(name: str) -> None:
    game, settings = games.find(name), settings_of(name)
    found: dict[int, list[str]] = {1: [], 6: []}
    for number, words in found.items():
        for position in islice(positions(name, settings, seed=4), 4, 34, 3):
            seat = position.to_act()[0]
            move = choose(game, position.view(seat), settings, number, 200, seed=2)
            judged = position.judge(seat, move)
            assert isinstance(judged, Effects)
            words += judged.words[:1]

    def mean(values: list[float]) -> float:
        return sum(values) / len(values)

    frequency = settings.dictionary.frequency
    assert mean([frequency(word) for word in found[1]]) > LEVELS[0].rarest
    assert mean([frequency(word) for word in found[1]]) > mean([frequency(word) for word in found[6]])
