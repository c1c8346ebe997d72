"""Is the analysis right? `python -m bench.support.validation [GAME…] --positions 170`.

Small ends (`ends`) are solved by every line there is (`truths`, `exact`); with `--deep` positions from the
middle of games are searched for fifty times as long as the analysis does. Then the analysis looks as always:

- found: its best move is a best one, or as good (`EQUAL` points of winning chance); what is not proved to be
  so counts as not found;
- slandered: a best move, handed in as the one played, is called a mistake (aim: at most 2 %);
- heavy: a move that loses more than 20 points, and whether it is called a mistake (aim: at least 90 %).

Ends in which all moves come to the same are passed over. Every position is kept as a line in
build/bench/validation.jsonl: the same command goes on where it was stopped, `--positions 0` only tells.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from math import inf

from bench.support.ends import End, end_of, self_play, settings_of
from bench.support.exact import TooLong
from bench.support.kept import FOLDER, Allowance, Kept, Line
from bench.support.truths import Truth, proved, searched
from joute.bots.thinking_clock import timed_by_processor
from joute.coach.looking import DECLARED, Looked, look
from joute.coach.verdicts import Verdict
from joute.games import registry
from joute.play import Effects, Game, Move

NORMAL_MS, DEEPER = 400, 50
HEAVY = 20.0
EXACT, DEEP = "exact", "deep"
_MIDDLE = {"demo": (("share", "25"),)}
_LISTED, _BY_LOT = 2_000, 2
_HEAVIES = 2
_MISTAKES = (Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True, slots=True)
class Seen:
    """What one position showed: whether the best move was found, and was called a mistake; each heavy
    loss, and whether it was marked."""

    found: bool
    slandered: bool
    heavy: tuple[bool, ...]
    notes: tuple[str, ...]
    """The moves in question, for who wants to know why."""


def examine_end(game: Game, end: End) -> Seen | None:
    """One small end; nothing where it could not be solved, or there is no choice to be made."""
    rng = random.Random(end.position.text())
    try:
        truth = proved(game, end)
        if truth is None:
            return None
        best = rng.choice(truth.best)
        losing = [move for move in truth.known if truth.loses(move) > HEAVY]
        rng.shuffle(losing)
        return _compared(game, end, truth, best, losing[:_HEAVIES] or [best])
    except TooLong:
        return None


def examine_middle(game: Game, end: End, deep_ms: int) -> Seen | None:
    """One position of which the truth is what a long search says."""
    rng = random.Random(end.position.text())
    listed = list(islice(end.position.moves(end.seat), _LISTED))
    tried = [move for move in rng.sample(listed, min(_BY_LOT, len(listed))) if _plays(end, move)]
    ours = _look(game, end, None).best
    if not ours:
        return None
    also = tuple(dict.fromkeys([ours[0].effects.move, *tried]))
    truth = searched(game, end.settings, end.position, end.seat, also, deep_ms)
    if len(truth.known) < 2:
        return None
    best = max(truth.known, key=lambda move: truth.known[move].low)
    losing = [move for move in tried if move in truth.known and truth.loses(move) > HEAVY]
    return _compared(game, end, truth, best, losing or [best])


def _compared(game: Game, end: End, truth: Truth, best: Move, played: Sequence[Move]) -> Seen:
    """The looks of the analysis, each with one move as the one that was played."""
    looks = {move: _look(game, end, move) for move in dict.fromkeys([*played, best])}
    found = looks[played[0]].best
    ours = found[0].effects.move if found else None
    heavy = [move for move in played if truth.loses(move) > HEAVY]
    slandered = looks[best].verdict in _MISTAKES
    notes = [f"ours {ours.text() if ours else '-'}", f"best {best.text()} {looks[best].lost:.0f}"]
    notes += [f"heavy {move.text()} {truth.loses(move):.0f} {looks[move].lost:.0f}" for move in heavy]
    return Seen(
        ours is not None and truth.is_best(ours),
        slandered,
        tuple(looks[move].verdict in _MISTAKES for move in heavy),
        tuple(notes),
    )


def _look(game: Game, end: End, move: Move | None) -> Looked:
    done = end.position.judge(end.seat, move) if move else None
    assert done is None or isinstance(done, Effects)
    return look(game, end.settings, end.position, end.seat, done, NORMAL_MS, 1)


def _plays(end: End, move: Move) -> bool:
    done = end.position.judge(end.seat, move)
    return isinstance(done, Effects) and done.kind not in DECLARED


def middle_of(name: str, seed: int) -> End | None:
    """A position from anywhere in a game between two machines of one level."""
    rng = random.Random(f"middle {name} {seed}")
    settings = settings_of(name, *_MIDDLE.get(name, ()))
    positions = list(self_play(registry.find(name), settings, rng))
    return End(settings, rng.choice(positions), 0) if positions else None


def examined(name: str, seed: int, kind: str, deep_ms: int = DEEPER * NORMAL_MS) -> tuple[str, Seen | None]:
    """The position of that seed, and what it showed."""
    game = registry.find(name)
    end = end_of(name, seed) if kind == EXACT else middle_of(name, seed)
    if end is None:
        return "", None
    seen = examine_end(game, end) if kind == EXACT else examine_middle(game, end, deep_ms)
    return end.position.text(), seen


def validated(name: str, seed: int, kind: str, deep_ms: int = DEEPER * NORMAL_MS) -> Iterator[Seen]:
    """Positions of a game from that seed on, without end."""
    return (seen for each in count(seed) if (seen := examined(name, each, kind, deep_ms)[1]) is not None)


def told(lines: Sequence[Line]) -> str:
    """In one line."""
    heavy = [marked for one in lines for marked in one["heavy"]]
    return (
        f"{len(lines)} positions, best found in {sum(one['found'] for one in lines)}, "
        f"best called a mistake in {sum(one['slandered'] for one in lines)}, "
        f"heavy losses marked {sum(heavy)} of {len(heavy)}"
    )


def _examine_kept(kept: Kept, name: str, kind: str, seed: int) -> None:
    text, seen = examined(name, seed, kind)
    line: Line = {"game": name, "kind": kind, "seed": seed, "seen": seen is not None, "text": text}
    if seen is not None:
        line |= {"found": seen.found, "slandered": seen.slandered, "heavy": list(seen.heavy)}
        line |= {"notes": list(seen.notes)}
    kept.add(line)


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--deep", action="store_true", help="positions from the middle of games")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--most-seconds", type=float, default=inf, help="of processor time")
    given = parser.parse_args()
    kind, names = DEEP if given.deep else EXACT, given.games or registry.names()
    kept = Kept(FOLDER / "validation.jsonl", ("game", "kind", "seed"))
    allowance = Allowance(given.most_seconds)
    done, seeds = kept.done(), {name: count(given.seed) for name in names}

    def of(name: str) -> list[Line]:
        found = (line for line in kept.lines() if (line["game"], line["kind"]) == (name, kind))
        return [line for line in found if line["seen"] and line["seed"] >= given.seed]

    wanted = [name for name in names if len(of(name)) < given.positions]
    while wanted and not allowance.is_spent():
        for name in wanted:
            seed = next(each for each in seeds[name] if (name, kind, each) not in done)
            _examine_kept(kept, name, kind, seed)
        wanted = [name for name in wanted if len(of(name)) < given.positions]
    for name in names:
        print(f"{name}, {kind}: {told(of(name))}")


if __name__ == "__main__":
    main()
