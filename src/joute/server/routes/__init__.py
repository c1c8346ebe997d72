"""The HTTP and WebSocket routes, one file a subject."""
