"""Many games: tournaments and measurements."""
