"""Learn a game from nothing: a worked example for researchers, in NumPy alone."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: a second thread mostly waits for the first
