"""Games to print: everything a box holds as a PDF, and played games as pages."""

from joute.kit.kit import Kit, make_kit
from joute.kit.wishes import Ink, Paper, Sides, Wishes, read_wishes

__all__ = ["Ink", "Kit", "Paper", "Sides", "Wishes", "make_kit", "read_wishes"]
