"""Lords of Worlds: tiles, assistants and planets for 2 to 4 players."""
