"""Looking a word up in a fresh process, and asking the command for help."""

from bench.support.measure import answer_of_process, process_seconds
from bench.support.table import Row, Table


def run(quick: bool) -> list[Table]:
    """What the dictionary adds to the start of Python."""
    rounds = 1 if quick else 7
    load, lookup = (
        min(times)
        for times in zip(
            *(answer_of_process("bench.support.lookup", None) for _ in range(rounds)), strict=True
        )
    )
    return [
        Table(
            "The dictionary, in a fresh process",
            [
                Row("import, load and look a word up", load, 50e-3),
                Row("look up another word", lookup),
                Row("python, to its end", process_seconds(["-c", "pass"], rounds)),
                Row(
                    "joute --help, to its end",
                    process_seconds(["-m", "joute.cli.main", "--help"], rounds),
                    0.3,
                ),
            ],
        )
    ]
