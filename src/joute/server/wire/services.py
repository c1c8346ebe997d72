"""What every connection needs of the server around it."""

from __future__ import annotations

from dataclasses import dataclass

from joute.server.operations.config import Config
from joute.server.operations.metrics import Metrics
from joute.server.operations.work import Work
from joute.server.wire.rates import RateLimit
from joute.server.wire.state_messages import States


@dataclass(frozen=True, slots=True)
class WireServices:
    config: Config
    work: Work
    metrics: Metrics
    message_rate: RateLimit
    """By table and seat holder: several tabs share it."""
    move_rate: RateLimit
    """The same for moves alone."""
    phrase_rate: RateLimit
    """The same for what people say to each other."""
    states: States
