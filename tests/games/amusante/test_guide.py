"""What a player on turn is told before composing anything."""

from __future__ import annotations

import pytest
from tests.games.amusante.table import position


@pytest.mark.parametrize(
    ("text", "carrying_on"),
    [
        ("R 1 AEZ*/BC announced=2:RA", ()),
        ("CH 1 AEZ*/BC announced=1:CHIEN,2:CHAT", ("A", "*")),
        ("CH 1 AEZ/BC announced=1:CHIEN,2:CHAT", ("A",)),
        ("CH 1 EZ*/BC announced=1:CHIEN,2:CHAT", ("*",)),
        ("CH 1 EZ/BC announced=1:CHIEN,2:CHAT", ()),
        ("CHAT 1 AEZ*/BC announced=1:CHALET,2:CHARBON,1:CHANT,2:CHAT", ()),
        ("- 1 AEZ*/BC", ()),
    ],
)
def test_amu_03_the_squares_that_carry_on_the_word_announced_last(
    text: str, carrying_on: tuple[str, ...]
) -> None:
    """Not the second player's, who says another word than the first; none once the word is complete."""
    assert position(text).guidance(1).starts == carrying_on
    assert position(text).guidance(2).starts == ()
