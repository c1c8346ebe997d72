"""For those who run the server: settings, limits, figures, logs, bounded work."""
