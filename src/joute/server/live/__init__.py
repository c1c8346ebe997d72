"""Live tables: held in memory while they are needed, one writer at a time, watched by many."""
