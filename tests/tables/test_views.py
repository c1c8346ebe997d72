"""What seats and spectators see: never a hidden letter, until the game is over."""

import pytest
from templates.toy import TOY
from templates.toy.view import ToyView
from tests.tables.seating import NOON, dealt, played, settings

from joute.tables import Table, record_for, view_for


@pytest.mark.parametrize(
    ("seat", "deal"),
    [
        (1, "deal ABC???????????????"),
        (2, "deal ???DEF????????????"),
        (None, "deal ??????????????????"),
    ],
)
def test_a_running_game_is_masked_for_each_viewer(seat: int | None, deal: str) -> None:
    table = played(dealt(names=("Anne", "Paul")), "1 lay A", at=NOON + 3)
    seen = view_for(table, seat, NOON + 10)
    assert [ply.text for ply in seen.plies] == [deal, "lay A"]
    assert record_for(table, seat).text().endswith(f"0 {deal}\n1 lay A {{3}}\n")
    assert isinstance(seen.view, ToyView)
    assert seen.view.seat == seat
    assert seen.version == table.version
    assert seen.names == ("Anne", "Paul")
    assert seen.plies[1].laid == ("A",)
    assert seen.plies[1].scores == (1, 0)


def test_after_the_end_everything_is_shown() -> None:
    table = played(dealt(), "1 resign", at=NOON)
    assert view_for(table, None, NOON).plies[0].text == "deal ABCDEFGHIABCDEFGHI"
    assert record_for(table, None) == table.record()


def test_a_start_position_is_hidden_while_the_game_runs() -> None:
    text = dealt().position.text()
    table = Table.open(TOY, settings(), position=text)
    assert '[Position "?"]' in record_for(table, 1).text()
    over = played(table, "1 resign", at=NOON)
    assert f'[Position "{text}"]' in record_for(over, 1).text()
