"""What seats and spectators see: never a hidden letter, until the game is over."""

import pytest
from templates.toy import TOY
from templates.toy.view import ToyView
from tests.tables.seating import NOON, dealt, played, settings

from joute.tables import Table, record_for, shown_text


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
    assert [shown_text(table, ply, seat) for ply in table.plies] == [deal, "lay A"]
    assert record_for(table, seat).text().endswith(f"0 {deal}\n1 lay A {{3}}\n")
    seen = table.position.view(seat)
    assert isinstance(seen, ToyView)
    assert (seen.seat, seen.scores, seen.row) == (seat, (1, 0), "A")


def test_after_the_end_everything_is_shown() -> None:
    table = played(dealt(), "1 resign", at=NOON)
    assert shown_text(table, table.plies[0], None) == "deal ABCDEFGHIABCDEFGHI"
    assert record_for(table, None) == table.record()


def test_a_start_position_is_hidden_while_the_game_runs() -> None:
    text = dealt().position.text()
    table = Table.open(TOY, settings(), position=text)
    assert '[Position "?"]' in record_for(table, 1).text()
    over = played(table, "1 resign", at=NOON)
    assert f'[Position "{text}"]' in record_for(over, 1).text()
