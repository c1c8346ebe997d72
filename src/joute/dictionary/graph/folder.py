"""Where this machine keeps what can be computed again: word graphs and compiled kernels."""

import os
from pathlib import Path

import platformdirs


def cache_folder() -> Path | None:
    """`$JOUTE_CACHE`, else the system's folder for a user's caches; None for a user without a home."""
    if chosen := os.environ.get("JOUTE_CACHE"):
        return Path(chosen).absolute()
    try:
        folder = Path(platformdirs.user_cache_dir("joute", appauthor=False))
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None
