"""A table's WebSocket: messages in and out, how they are written, how many may come."""
