"""Twenty positions and how many moves are legal in each, with the whole dictionary.

After a change of the dictionary's words: `python -m tests.games.lexiduel.pinned` writes the counts anew.
"""

from pathlib import Path

from tests.games.lexiduel.table import settings

from joute.games.lexiduel import LEXIDUEL

FILE = Path(__file__).with_name("pinned_counts.txt")


def pinned() -> list[tuple[int, str]]:
    lines = FILE.read_text("utf-8").splitlines()
    return [(int(count), text) for count, text in (line.split(" ", 1) for line in lines)]


def count(text: str) -> int:
    position = LEXIDUEL.position(text, settings())
    return position.moves(position.to_act()[0]).count()


if __name__ == "__main__":
    FILE.write_text("".join(f"{count(text)} {text}\n" for _, text in pinned()), "utf-8")
