"""Making puzzles: games are played or read (`find`), positions weighed (`check`), tried by every level (`rate`),
proved where nothing is hidden (`prove`), and named by what they are about (`theme`). `make` does it on all cores.

Everything follows from a seed: the same command makes the same puzzles, on every machine.
"""
