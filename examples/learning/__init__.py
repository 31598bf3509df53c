"""Learn a game from nothing: a worked example for researchers, in NumPy alone."""
