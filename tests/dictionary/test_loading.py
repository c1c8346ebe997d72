"""A lookup is light: it never waits for numpy or numba, nor reads what it does not need."""

import subprocess
import sys

SCRIPT = """
import sys
from joute.dictionary import Dictionary
dictionary = Dictionary.load()
assert "MAISON" in dictionary and not dictionary.verdict("XYZ").allowed
assert dictionary.family("PECHE", "PECHEUR").same
heavy = {"numpy", "numba", "llvmlite", "lzma", "pathlib", "joute.dictionary.builder"}
print(sorted(heavy & set(sys.modules)))
"""


def test_lookups_import_nothing_heavy() -> None:
    ran = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
