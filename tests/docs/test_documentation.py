"""The documentation is tested: commands and code run, records replay, links lead somewhere."""

import io
import json
import re
from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, Block, blocks, pages, sessions

from joute.cli.main import build_parser, main
from joute.cli.opening import librarian
from joute.games import registry
from joute.play import Settings
from joute.records import Record, read_record, read_settings
from joute.tables import Replay, replay

PARSED_ONLY = ("serve", "arena", "backup", "restore", "doctor", "migrate", "kernels")
"""Long to run, or about a server that is not there."""
SILENT = ("engine",)
"""Says nothing unless asked on its standard input, which is empty here."""
GAME = '[Game "lexiduel"]\n[Seats "2"]\n\n1 C3h MER\n2 C4v ON\n'


@pytest.fixture(autouse=True)
def folder_with_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a game in it, where commands are tried."""
    (tmp_path / "game.joute").write_text(GAME, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize(
    ("where", "session"), sessions(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_command_shown_runs(
    where: str, session: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in session:
        if arguments[0] in PARSED_ONLY:
            assert build_parser("fr").parse_args(arguments).func
            continue
        code = main(arguments)
        told = capsys.readouterr()
        assert code in (0, 1), (where, arguments, told.err)
        assert told.out or arguments[0] in SILENT, (where, arguments)


@pytest.mark.parametrize("block", blocks("python"), ids=str)
def test_every_python_block_runs(block: Block) -> None:
    exec(compile(block.text, str(block), "exec"), {"__name__": "documentation"})


@pytest.mark.parametrize("block", blocks("joute"), ids=str)
def test_every_record_shown_replays(block: Block) -> None:
    record = read_record(block.text)
    assert isinstance(record, Record), record
    game = registry.find(record.value("Game"))
    settings = read_settings(record, game, librarian(Path()))
    assert isinstance(settings, Settings)
    played = replay(record, game, settings)
    assert isinstance(played, Replay)
    assert played.stopped is None


def test_every_json_block_parses() -> None:
    for block in blocks("json"):
        json.loads(block.text)


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for target in re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", text):
        assert (page.parent / target).exists(), target


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    subcommands = build_parser("fr")._subparsers
    assert subcommands is not None
    for name in subcommands._group_actions[0].choices or ():
        assert re.search(rf"\bjoute {name}\b", readme), name
