"""The text record of a game: read and write."""

from joute.records.lines import Action, Header, Remark, read_line
from joute.records.reader import decode, read_as_far, read_record
from joute.records.record import BadLine, Record
from joute.records.sentences import SENTENCES
from joute.records.setup import Librarian, make_settings, read_seats, read_settings

__all__ = [
    "SENTENCES",
    "Action",
    "BadLine",
    "Header",
    "Librarian",
    "Record",
    "Remark",
    "decode",
    "make_settings",
    "read_as_far",
    "read_line",
    "read_record",
    "read_seats",
    "read_settings",
]
