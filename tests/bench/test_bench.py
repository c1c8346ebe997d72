"""`python -m bench` runs, says what it measures, and is documented."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from bench.__main__ import names
from bench.support.measure import side_by_side
from bench.support.table import Row, Table, duration

ROOT = Path(__file__).parents[2]


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_kernels_are_measured_beside_plain_python() -> None:
    result = bench("--quick", "plays", "paths")
    assert result.returncode == 0, result.stderr
    assert re.search(
        r"All plays, 60 positions\n  compiled, with scores +\S+ [µm]s +×1 +target \d+ µs: (met|missed)",
        result.stdout,
    )
    ratios = re.findall(r"plain Python +\S+ \S+ +×(\S+)", result.stdout)
    assert len(ratios) == 2
    assert all(float(ratio) > 1 for ratio in ratios)


def test_the_dictionary_is_measured_in_fresh_processes() -> None:
    result = bench("--quick", "dictionary")
    assert result.returncode == 0, result.stderr
    assert "joute --help" in result.stdout


def test_an_unknown_bench_is_refused() -> None:
    result = bench("--quick", "chess")
    assert result.returncode == 2
    assert "no such bench: chess" in result.stderr


def test_every_bench_is_in_the_readme() -> None:
    readme = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
    assert {"plays", "paths", "dictionary", "start"} <= set(names())
    assert re.findall(r"^\| `(\w+)` \|", readme, re.MULTILINE) == names()


def test_ratios_are_to_the_first_row() -> None:
    text = Table("Two", [Row("one", 2e-6, 3e-6), Row("other", 0.5, 0.1, "slow")]).text()
    assert text.splitlines()[0] == "Two"
    assert re.fullmatch(r"  one +2 µs  ×1 +target 3 µs: met", text.splitlines()[1])
    assert re.fullmatch(r"  other +500 ms  ×2\.5e\+05 +target 100 ms: missed +slow", text.splitlines()[2])


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0 ns"), (3.14159e-9, "3.14 ns"), (1e-6, "1 µs"), (0.0123, "12.3 ms"), (75, "75 s")],
)
def test_durations(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_the_best_round_counts_per_item() -> None:
    ticks = iter([0.0, 5.0, 5.0, 15.0, 20.0, 23.0, 23.0, 40.0])
    best = side_by_side({"a": lambda: None, "b": lambda: None}, 2, items=2, clock=lambda: next(ticks))
    assert best == {"a": 1.5, "b": 5.0}
