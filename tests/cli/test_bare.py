"""`joute` alone is `joute serve --open`."""

import argparse

import pytest

from joute.cli import serve
from joute.cli.main import main


@pytest.mark.parametrize("arguments", [[], ["--lang", "en"]])
def test_joute_alone_opens_the_web_application(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert main(arguments) == 0
    assert [(args.command, args.open) for args in asked] == [("serve", True)]
