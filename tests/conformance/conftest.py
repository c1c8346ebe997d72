"""Every conformance test runs over every registered game, in several ways of playing it."""

import pytest
from tests.conformance.arena import cases

from joute.games import registry


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", registry.names())
