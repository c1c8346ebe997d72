"""How benches take time: the best of several rounds, for other work on the machine only adds to it."""

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def side_by_side(
    works: Mapping[str, Callable[[], object]],
    rounds: int,
    items: int = 1,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """The best seconds per item of each, in turns, so that all meet the same state of the machine.

    They are seconds of the processor, not counting what it gave to other programs meanwhile.
    """
    best = dict.fromkeys(works, float("inf"))
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, work in works.items():
                start = clock()
                work()
                best[name] = min(best[name], (clock() - start) / items)
    finally:
        gc.enable()
    return best


def process_seconds(arguments: Sequence[str], rounds: int, **environment: str) -> float:
    """The best seconds a Python process takes from its start to its end, by the clock on the wall."""

    def work() -> None:
        subprocess.run(
            [sys.executable, *arguments], env=_environment(environment), check=True, stdout=subprocess.DEVNULL
        )

    return side_by_side({"process": work}, rounds, clock=time.perf_counter)["process"]


def processor_seconds(arguments: Sequence[str], **environment: str) -> float:
    """The seconds of processor time a Python process takes, and the processes it starts."""
    before = os.times()
    subprocess.run(
        [sys.executable, *arguments], env=_environment(environment), check=True, stdout=subprocess.DEVNULL
    )
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def answer_of_process(module: str, question: object, **environment: str) -> Any:
    """Run a module in a process of its own; question and answer are JSON on its standard input and output."""
    result = subprocess.run(
        [sys.executable, "-m", module],
        env=_environment(environment),
        check=True,
        input=json.dumps(question),
        stdout=subprocess.PIPE,
        text=True,
    )
    return json.loads(result.stdout)


def _environment(changes: Mapping[str, str]) -> dict[str, str]:
    return os.environ | dict(changes)
