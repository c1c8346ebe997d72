"""Settings from headers, and replaying."""

import pytest
from templates.toy import TOY

from joute.dictionary import Dictionary
from joute.play import Game, Options, Refusal, Settings, unreadable
from joute.records import BadLine, Record, read_record, read_settings
from joute.tables import Replay, replay

SMALL = Dictionary.of(["MER"])


def words(_: Game, options: Options) -> Dictionary | Refusal:
    return unreadable("words_too_short", option="words", word="A") if options["words"] == "A" else SMALL


def record(*lines: str, headers: str = "") -> Record:
    read = read_record("\n".join(['[Game "toy"]', *headers.splitlines(), "", *lines, ""]))
    assert isinstance(read, Record)
    return read


def settings(of: Record) -> Settings:
    read = read_settings(of, TOY, words)
    assert isinstance(read, Settings)
    return read


def played(of: Record) -> Replay:
    done = replay(of, TOY, settings(of))
    assert isinstance(done, Replay)
    return done


def test_settings_come_from_the_headers() -> None:
    read = settings(record(headers='[Seats "3"]\n[Option.Size "4"]'))
    assert read.seats == 3
    assert read.options["size"] == "4"
    assert read.options["clock"] == "none"


@pytest.mark.parametrize(
    ("headers", "line", "reason"),
    [
        ('[Seats "5"]', 2, "bad_seats"),
        ('[Seats "two"]', 2, "bad_seats"),
        ('[Seats "2"]\n[Option.rounds "4"]', 3, "unknown_option"),
        ('[Seats "2"]\n[Event "x"]\n[Option.Size "many"]', 4, "not_a_number"),
        ('[Option.size "99"]', 2, "out_of_range"),
        ('[Seats "2"]\n[Option.words "A"]', 3, "words_too_short"),
    ],
)
def test_bad_settings_name_their_header(headers: str, line: int, reason: str) -> None:
    read = read_settings(record(headers=headers), TOY, words)
    assert isinstance(read, BadLine)
    assert (read.line, read.refusal.reason) == (line, reason)


def test_a_record_is_played_to_its_end() -> None:
    done = played(
        record("0 deal ABCDEFGHIABCDEFGHI", "1 Lay  a {5}", "2 lay d", "1 lay B", "2 pass", "1 lay C")
    )
    assert done.stopped is None
    assert [ply.move for ply in done.plies][1] == "lay A"
    assert done.plies[1].ms == 5
    assert [ply.after.scores() for ply in done.plies][-1] == (3, 1)
    outcome = done.position.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_refused_line_stops_it_there() -> None:
    done = played(record("0 deal ABCDEFGHIABCDEFGHI", "1 lay A", "; so far", "2 lay A", "1 lay B"))
    assert done.stopped is not None
    assert (done.stopped.line, done.stopped.refusal.article) == (6, "TOY-3")
    assert done.position.scores() == (1, 0)


def test_an_unreadable_action_stops_it_there() -> None:
    done = played(record("0 deal ABCDEFGHIABCDEFGHI", "1 juggle"))
    assert done.stopped is not None
    assert (done.stopped.line, done.stopped.refusal.kind) == (4, "unreadable")


def test_a_seat_that_does_not_exist_is_unreadable() -> None:
    done = played(record("7 pass"))
    assert done.stopped is not None
    assert done.stopped.refusal.reason == "unknown_seat"


def test_a_record_may_start_from_a_position() -> None:
    middle = played(record("0 deal ABCDEFGHIABCDEFGHI", "1 lay A")).position
    again = record("2 lay D", headers=f'[Position "{middle.text()}"]')
    assert played(again).position.scores() == (1, 1)
    bad = record("2 lay D", headers='[Seats "2"]\n[Position "what"]')
    stopped = replay(bad, TOY, settings(bad))
    assert isinstance(stopped, BadLine)
    assert (stopped.line, stopped.refusal.kind) == (3, "unreadable")
