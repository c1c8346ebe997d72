"""What tests of bots share."""

import pytest

from joute.bots.alarm import ALARM


@pytest.fixture
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking ends when the work it bought is done, however slow the machine: games of bots that had no
    time to look may be legal and yet never seem to end."""
    monkeypatch.setattr("joute.bots.budget.thinking_clock", lambda: lambda: 0.0)
    monkeypatch.setattr(ALARM, "raise_at", lambda *_: None)
