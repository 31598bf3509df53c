"""When things happen in World of Wonders: the phases of a turn, windows for reactions, and who is asked in them."""

from __future__ import annotations

from typing import Final

# The phases of a turn (R20).
OPENING: Final = 0
BUILD: Final = 1
READY: Final = 2
PLAY: Final = 3
WONDERS: Final = 4
DRAW: Final = 5
PHASES: Final = ("Opening", "Build", "Ready", "Play", "Wonders", "Draw")

# When an ability is used (R46): as an action of the Play phase, or in a window.
IN_PLAY: Final = 0
TURN_START: Final = 1  # W1
ANNOUNCEMENT: Final = 2  # W2
UNDER_ATTACK: Final = 3  # W3
AFTERMATH: Final = 4  # W4
WONDERS_CHECK: Final = 5  # W5
# The columns of R54 as bits.
OWN_TURN: Final = 1
ANY_TIME: Final = 47  # the Play phase and all windows but W4
BATTLE_OR_PLAY: Final = 9
IN_BATTLE: Final = 8
IN_AFTERMATH: Final = 16
