"""World Changers: a card game for 1 to 4 players."""
