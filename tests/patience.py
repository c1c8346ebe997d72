"""How long a test waits for what must come.

What comes sooner goes on at once, so that a busy machine only takes longer.
"""

from __future__ import annotations

SECONDS = 240.0
MILLISECONDS = 240_000
