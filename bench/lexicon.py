"""LEXICON: all plays from 10 cards with 6 words on the table."""

from bench.support.lexicon_runner import Position, generator, positions, searches
from bench.support.measure import answer_of_process, side_by_side
from bench.support.table import Row, Table
from joute.games.lexicon.engine import Search
from joute.games.lexicon.moves import Exchange, Form, Insert

TARGET = 5e-3


def run(quick: bool) -> list[Table]:
    """Hands without the Maîtresse, then with it; beside them plain Python, on some of the positions."""
    number = 20 if quick else 200
    return [
        _table("no Maîtresse", positions(number, False), quick),
        _table("a Maîtresse", positions(number, True), quick),
    ]


def _table(name: str, asked: list[Position], quick: bool) -> Table:
    found = generator(asked)()
    works = {"found": generator(asked), "moves": lambda: [_moves(search) for search in searches(asked)]}
    best = side_by_side(works, 2 if quick else 5, len(asked))
    some = asked[: 2 if quick else 10]
    plain_found, plain = answer_of_process("bench.support.lexicon_runner", some, JOUTE_PLAIN="1")
    compiled_found = generator(some)()
    if plain_found != compiled_found:
        raise AssertionError(f"{plain_found} plays in plain Python, {compiled_found} compiled")
    return Table(
        f"All plays of 10 cards with 6 words on the table, {name}, {len(asked)} positions",
        [
            Row("compiled", best["found"], TARGET, f"{found / len(asked):.0f} plays a position"),
            Row("compiled, and a move for each play", best["moves"]),
            Row("the same kernel as plain Python", plain, None, f"{len(some)} of the positions"),
        ],
    )


def _moves(search: Search) -> list[Form | Insert | Exchange]:
    moves: list[Form | Insert | Exchange] = [Form(word) for word in search.words()]
    for number, found in enumerate(search.insertions(), 1):
        moves += [Insert(number, word) for word in found]
    for number, found in enumerate(search.exchanges(), 1):
        moves += [Exchange(number, word) for word in found]
    return moves
