"""The text record of a game: read, write, replay."""

from joute.records.lines import Action, Header, Remark, read_line
from joute.records.reader import decode, read_as_far, read_record
from joute.records.record import BadLine, Record
from joute.records.replay import Ply, Replay, judge_action, replay
from joute.records.sentences import SENTENCES
from joute.records.setup import Librarian, read_seats, read_settings, read_start

__all__ = [
    "SENTENCES",
    "Action",
    "BadLine",
    "Header",
    "Librarian",
    "Ply",
    "Record",
    "Remark",
    "Replay",
    "decode",
    "judge_action",
    "read_as_far",
    "read_line",
    "read_record",
    "read_seats",
    "read_settings",
    "read_start",
    "replay",
]
