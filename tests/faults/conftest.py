"""Servers to be treated badly: as in the server's own tests."""

from tests.server.conftest import forge, make_node, server, services

__all__ = ["forge", "make_node", "server", "services"]
