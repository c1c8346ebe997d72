"""Load the dictionary in this fresh process; answer with its seconds, and those of one more lookup."""

import json
import time


def main() -> None:
    start = time.perf_counter()
    from joute.dictionary import Dictionary

    dictionary = Dictionary.load()
    if "PENDUE" not in dictionary:
        raise AssertionError("a word is missing")
    loaded = time.perf_counter()
    for _ in range(1000):
        "TROUVAILLES" in dictionary  # noqa: B015
    print(json.dumps([loaded - start, (time.perf_counter() - loaded) / 1000]))


if __name__ == "__main__":
    main()
