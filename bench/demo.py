"""DÉMO with half of the squares in one hand: all its plays, and those that lay most."""

from bench.support.demo_runner import LONGEST, OPENING, longest, mat, stream
from bench.support.measure import answer_of_process, side_by_side
from bench.support.table import Row, Table
from joute.games.demo.material import SHAPE

EMPTY = ["." * SHAPE.columns] * SHAPE.rows
HAND = "AAAAABCCDEEEEEFHIIIJLLNNNOOQRRRSSSSTTUUVVWXYM"
HANDS = {
    "no joker": HAND,
    "one joker": HAND[:-1] + "*",
    "two jokers": HAND[:-2] + "**",
    "three jokers": HAND[:-3] + "***",
}
A_PLAY, THE_LONGEST = 1 / 5_000_000, 0.150


def run(quick: bool) -> list[Table]:
    """Millions of plays are streamed; plain Python streams the first ones only."""
    stream(EMPTY, HAND, 1)
    names = ["no joker"] if quick else ["no joker", "one joker", "two jokers"]
    return [*(_all_plays(name, quick) for name in names), _longest_plays(quick)]


def _all_plays(name: str, quick: bool) -> Table:
    hand, most = HANDS[name], 1_000_000 if quick else 40_000_000
    runs = [stream(EMPTY, hand, most) for _ in range(2 if quick else 3)]
    found, seconds = min(runs, key=lambda one: one[1])
    question = [EMPTY, hand, 20_000 if quick else 200_000]
    (plain_found, plain), _ = answer_of_process("bench.support.demo_runner", question, JOUTE_PLAIN="1")
    rows = [
        Row("streamed", seconds / found, A_PLAY, f"{found / seconds / 1e6:.1f} million a second"),
        Row("the same kernel as plain Python", plain / plain_found, None, f"the first {plain_found:,}"),
    ]
    if name == "no joker":
        total = mat().count(EMPTY, hand, None, OPENING)
        best = side_by_side({"count": lambda: mat().count(EMPTY, hand, None, OPENING)}, 1 if quick else 3)
        rows.insert(1, Row("counted only", best["count"] / total, None, f"all {total:,}"))
    return Table(f"A play of an opening with 45 squares, {name} ({found:,} plays)", rows)


def _longest_plays(quick: bool) -> Table:
    rows = []
    for name, hand in HANDS.items():
        runs = [longest(EMPTY, hand) for _ in range(3 if quick else 8)]
        laid, seconds = min(runs, key=lambda one: one[1])
        rows.append(Row(f"compiled, {name}", seconds, THE_LONGEST, f"{laid / LONGEST:.1f} squares each"))
    question = [EMPTY, HANDS["no joker"], 1]
    _, (_, plain) = answer_of_process("bench.support.demo_runner", question, JOUTE_PLAIN="1")
    rows.append(Row("the same kernel as plain Python, no joker", plain))
    return Table(f"The {LONGEST} plays that lay most of 45 squares", rows)
