"""Records of every game: the same text back, the same game again, tables and their logs alike."""

import random

from tests.conformance.arena import Case, game_of, random_game, settings_of

from joute.records import Record, read_record
from joute.tables import Replay, Table, replay


def record_of(case: Case) -> Record:
    source = random.Random(str(case))
    headers = {f"Option.{case.option[0]}": case.option[1]} if case.option else {}
    record = Record.new(case.game, case.seats, headers)
    for ply in random_game(case):
        record = record.with_action(ply.seat, ply.move.text(), source.choice([None, 0, 12_400]))
    return record


def test_a_record_reads_and_writes_the_same_text_and_replays_to_the_same_positions(case: Case) -> None:
    record = record_of(case)
    again = read_record(record.text())
    assert isinstance(again, Record)
    assert again.text() == record.text()
    done = replay(again, game_of(case), settings_of(case))
    assert isinstance(done, Replay)
    assert done.stopped is None
    assert [ply.after for ply in done.plies] == [ply.after for ply in random_game(case)]
    assert [ply.effects for ply in done.plies] == [ply.effects for ply in random_game(case)]


def test_a_record_goes_on_from_any_position_text(case: Case) -> None:
    plies = random_game(case)
    middle = plies[len(plies) // 2]
    record = Record.new(case.game, case.seats, {"Position": middle.before.text()})
    for ply in plies[len(plies) // 2 :]:
        record = record.with_action(ply.seat, ply.move.text())
    done = replay(record, game_of(case), settings_of(case))
    assert isinstance(done, Replay)
    assert done.stopped is None
    assert done.position == plies[-1].after


def test_a_table_its_log_and_its_record_agree(case: Case) -> None:
    table = Table.open(game_of(case), settings_of(case)).started(0)
    for number, ply in enumerate(random_game(case)):
        after = table.act(ply.seat, ply.move.text(), number * 700)
        assert isinstance(after, Table), (ply.move.text(), after)
        table = after
    assert Table.open(game_of(case), settings_of(case)).replayed(table.events) == table
    again = replay(table.record(), game_of(case), settings_of(case))
    assert isinstance(again, Replay) and again.stopped is None
    loaded = again.table
    assert loaded.position == table.position == random_game(case)[-1].after
    assert (loaded.clock.used, loaded.clock.turn) == (table.clock.used, table.clock.turn)
