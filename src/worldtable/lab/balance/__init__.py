"""What a run of many games says of its cards: who wins with them, how long games are, when they are decided."""
