"""The browser's types are those of the messages."""

from pathlib import Path

from joute.messages import typescript
from joute.play import END_REASONS, EndReason

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"


def test_the_browsers_types_are_generated_from_the_messages() -> None:
    assert MESSAGES.read_text() == typescript.write(), "run python -m joute.messages.typescript"


def test_every_end_has_its_sentence() -> None:
    assert set(END_REASONS) == set(EndReason)
