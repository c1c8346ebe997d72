"""What the home page says of each level is what the level says of itself."""

from __future__ import annotations

import re
from pathlib import Path

from joute.bots.levels import LEVELS

TEXTS = Path(__file__).parents[2] / "web" / "src" / "pages" / "home" / "texts.ts"


def test_the_home_page_tells_what_each_level_knows() -> None:
    french, english = TEXTS.read_text("utf-8").split("const en:")
    for text, language in ((french, "fr"), (english, "en")):
        told = dict(re.findall(r'"knows\.(\d)": "(.*)",', text))
        assert told == {str(level.number): getattr(level.description, language) for level in LEVELS}
