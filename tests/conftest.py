"""Which tests are not among those of daily work: browsers, whole servers, long games, rebuilt data."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("joute", deadline=None)  # a busy machine is no fault
settings.load_profile("joute")

HERE = Path(__file__).parent
SLOW_FOLDERS = ("browser", "bench", "server", "rl", "release")
SLOW_FILES = (
    *("test_solved", "test_many", "test_compiling", "test_arena", "test_engine", "test_whole_games"),
    *(
        "test_second_referee",
        "test_generat",
        "test_builder",
        "test_real_positions",
        "test_jit",
        "test_secrets",
    ),
    *(
        "test_jokers",
        "test_views_and_texts",
        "test_amusante",
        "test_dames",
        "test_jago_bot",
        "test_lexicon_bot",
    ),
    *("test_lexicon_bot", "test_demo_bot", "test_lexiduel"),
)
"""By how their names begin."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        folder = item.path.relative_to(HERE).parts[0]
        if folder in SLOW_FOLDERS or item.path.name.startswith(SLOW_FILES):
            item.add_marker(pytest.mark.slow)
