"""The engine protocol, from both sides."""

import sys
from pathlib import Path

import pytest
from tests.bots.tables import settings_of

from joute.bots import LEVELS
from joute.cli.engine_client import EngineClient
from joute.cli.engine_server import EngineServer
from joute.cli.engine_view import read_view, write_view
from joute.cli.failure import Failed
from joute.games import registry as games
from joute.play import RESIGN, Effects, Refusal

pytestmark = pytest.mark.slow

SHY = Path(__file__).with_name("shy_engine.py")


def heard(server: EngineServer, *lines: str) -> list[str]:
    return [answer for line in lines for answer in server.hear(line)]


@pytest.fixture
def server() -> EngineServer:
    return EngineServer(LEVELS[2], "fr")


def test_an_engine_introduces_itself(server: EngineServer) -> None:
    told = heard(server, "joute")
    assert told[0] == "id name Joute Club"
    assert "option name level type spin default 3 min 0 max 6" in told
    assert told[-1] == "jouteok"


def test_a_view_and_go_give_a_legal_move(server: EngineServer) -> None:
    game, settings = games.find("lexiduel"), settings_of("lexiduel", ("rounds", "7"))
    position = game.start(settings)
    told = heard(
        server,
        "setoption name level value 4",
        "newgame lexiduel seats 2",
        "gameoption name rounds value 7",
        "isready",
        f"view {write_view(position.view(1))}",
        "go movetime 100 seed 3",
    )
    assert told[0] == "readyok"
    assert any(line.startswith("info value ") and " why " in line for line in told)
    move = game.read_move(told[-1].removeprefix("bestmove "))
    assert not isinstance(move, Refusal)
    assert isinstance(position.judge(1, move), Effects)


def test_a_level_that_slips_gives_its_move_only(server: EngineServer) -> None:
    game, settings = games.find("lexiduel"), settings_of("lexiduel")
    told = heard(
        server,
        "newgame lexiduel seats 2",
        f"view {write_view(game.start(settings).view(1))}",
        "go movetime 100",
    )
    assert len(told) == 1
    assert told[0].startswith("bestmove ")


@pytest.mark.parametrize(
    "line",
    [
        "go",
        "dance",
        "view {}",
        "view not json",
        "newgame échecs",
        "setoption name level value 12",
        "setoption name colour value red",
    ],
)
def test_what_is_not_understood_is_said_so(server: EngineServer, line: str) -> None:
    (told,) = heard(server, line)
    assert told.startswith("info string ")


def test_an_option_the_game_refuses_is_told_at_the_next_ready(server: EngineServer) -> None:
    told = heard(server, "newgame dames", "gameoption name prise value coup", "isready")
    assert len(told) == 1
    assert told[0].startswith("info string ")


def test_empty_lines_say_nothing_and_quit_ends(server: EngineServer) -> None:
    assert heard(server, "", "quit") == []
    assert server.done


def test_a_view_of_another_game_or_of_nobody_is_not_read() -> None:
    lexiduel, dames = games.find("lexiduel"), games.find("dames")
    view = lexiduel.start(settings_of("lexiduel")).view(1)
    assert read_view(lexiduel, write_view(view)) == view
    assert read_view(dames, write_view(view)) is None
    assert read_view(lexiduel, write_view(lexiduel.start(settings_of("lexiduel")).view(None))) is None


def test_joutes_own_engine_plays_through_a_process() -> None:
    game, settings = games.find("amusante"), settings_of("amusante")
    client = EngineClient(f"{sys.executable} -m joute.cli.main engine --level 2")
    position = game.start(settings)
    position = position.play(0, position.chance(lambda items: items))
    move = client.player(game, 2, (), 100)(position.view(1), 1)
    client.stop()
    assert isinstance(position.judge(1, move), Effects)
    assert move != RESIGN


def test_an_engine_that_writes_garbage_resigns() -> None:
    game, settings = games.find("lexiduel"), settings_of("lexiduel")
    client = EngineClient(f"{sys.executable} {SHY} garbled")
    assert client.player(game, 2, (), 50)(game.start(settings).view(1), 1) == RESIGN
    client.stop()


@pytest.mark.parametrize("command", ["/no/such/program", "", "'", f"{sys.executable} {SHY} mute"])
def test_a_program_that_is_no_engine_is_refused(command: str) -> None:
    with pytest.raises(Failed) as failure:
        EngineClient(command)
    assert failure.value.refusal.reason == "engine_silent"
