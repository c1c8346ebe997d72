"""Where this machine keeps what can be computed again: word graphs and compiled kernels."""

import os
from pathlib import Path


def cache_folder() -> Path | None:
    """`$JOUTE_CACHE`, else `joute` in the user's cache folder; None for a user without a home."""
    if chosen := os.environ.get("JOUTE_CACHE"):
        return Path(chosen).absolute()
    if shared := os.environ.get("XDG_CACHE_HOME"):
        return Path(shared, "joute").absolute()
    try:
        return Path.home() / ".cache" / "joute"
    except RuntimeError:
        return None
