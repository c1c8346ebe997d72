"""`python -m bench [--quick] [NAME…]`: run the benches, all of them unless some are named."""

import argparse
import importlib
import sys
import time
from pathlib import Path


def names() -> list[str]:
    """Every file beside this one is a bench, named after it."""
    return sorted(file.stem for file in Path(__file__).parent.glob("*.py") if not file.stem.startswith("_"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the hot paths.")
    parser.add_argument("name", nargs="*", help=f"any of: {', '.join(names())}")
    parser.add_argument("--quick", action="store_true", help="few rounds: whether it runs, not how fast")
    arguments = parser.parse_args()
    if unknown := sorted(set(arguments.name) - set(names())):
        parser.error(f"no such bench: {', '.join(unknown)}")
    for name in arguments.name or names():
        print(f"— {name}", file=sys.stderr, flush=True)
        start = time.perf_counter()
        for table in importlib.import_module(f"bench.{name}").run(arguments.quick):
            print(table.text(), end="\n\n", flush=True)
        print(f"  ({time.perf_counter() - start:.1f} s)", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
