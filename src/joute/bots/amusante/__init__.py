"""The bot of the amusing rule."""
