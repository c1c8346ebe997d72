"""Seats played by the machine: when it thinks, what it plays, how it answers offers."""
