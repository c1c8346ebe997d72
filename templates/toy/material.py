"""What lies in the box."""

from __future__ import annotations

from joute.letters import Stock

LETTERS = Stock.of("AABBCCDDEEFFGGHHII")
HAND = 3
LAST_ALLOWED = "E"
"""Letters after this one fall when they are contested (TOY-7)."""
