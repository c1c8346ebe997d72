"""The one place that decides how kernels run: compiled by numba, or as plain Python.

`JOUTE_PLAIN=1` (or numba's own `NUMBA_DISABLE_JIT=1`) leaves every kernel a plain function, to test, debug
and compare.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from joute.dictionary.graph.compiled_files import forget_damaged, forgiving
from joute.dictionary.graph.dispatching import for_kernels_only, one_for_all_numbers
from joute.dictionary.graph.folder import cache_folder

PLAIN = "1" in (os.environ.get("JOUTE_PLAIN"), os.environ.get("NUMBA_DISABLE_JIT"))

IntArray = NDArray[np.int64]
ByteArray = NDArray[np.uint8]

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
}
_NO_DOOR: dict[str, Any] = {"no_cpython_wrapper": True}
_ONE_AT_A_TIME = Lock()
"""numba has one folder of compiled code for the process: whoever changes it keeps the others waiting."""
MOST_COMPILED = 40
"""Folders of compiled code kept; one version of the sources needs about eight."""
F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function over arrays and integers, once per machine; the caller checks the bounds."""
    return function if PLAIN else cast(F, one_for_all_numbers(_kept(function)))


def inner(function: F) -> F:
    """Compile a function that only kernels call, as a part of each of them.

    It is not kept by itself, and the doors by which Python would come in are left out: together they took
    a third of the time of compiling.
    """
    if PLAIN:
        return function
    import numba

    compiled = numba.njit(**_OPTIONS, **_NO_DOOR)(function)
    return cast(F, for_kernels_only(one_for_all_numbers(compiled)))


def _kept(function: Callable[..., Any]) -> Any:
    """The function compiled, and kept in our folder."""
    with _ONE_AT_A_TIME:
        import numba

        config: Any = vars(numba)["config"]
        found = config.CACHE_DIR
        config.CACHE_DIR = _compiled_folder(Path(function.__code__.co_filename).parent)
        try:
            return forgiving(numba.njit(cache=True, **_OPTIONS)(function), function)
        except RuntimeError:  # no folder takes the compiled code: each process compiles its own
            return numba.njit(**_OPTIONS)(function)
        finally:
            config.CACHE_DIR = found


def storage(array: NDArray[Any]) -> Any:
    """The array as kernels read it fastest: itself, or a list where they are plain Python."""
    return array.tolist() if PLAIN else array


@lru_cache
def _compiled_folder(sources: Path) -> str:
    """A folder named after the sources of a game's kernels, its bot's too, and of this package.

    numba looks only at the file a kernel stands in, and would go on using what inlined an older primitive.
    """
    cache = cache_folder()
    if cache is None:
        return ""
    digest = hashlib.sha256()
    graph = Path(__file__).parent
    of_the_game = graph.parent.parent.glob(f"*/{sources.parent.name}/kernels/*.py")
    for file in sorted({*sources.glob("*.py"), *of_the_game, *graph.rglob("*.py")}):
        digest.update(file.read_bytes())
    folder = cache / "kernels" / digest.hexdigest()[:16]
    _forget_oldest(folder)
    forget_damaged(folder)
    return str(folder)


def _forget_oldest(used: Path) -> None:
    """Keep the compiled code used last; older sources' is compiled again if they ever come back."""
    try:
        used.mkdir(parents=True, exist_ok=True)
        os.utime(used)
        by_use = sorted(used.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)
    except OSError:  # no cache to tidy, or another process is tidying it
        return
    for folder in by_use[:-MOST_COMPILED]:
        shutil.rmtree(folder, ignore_errors=True)
