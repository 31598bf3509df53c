"""What the answers of World of Wonders point at, and when things happen, as numbers."""

from __future__ import annotations

from typing import Final

# The map of codes: a face in a place, a location, a mosaic, a seat, a button, or a place of the table. Copies of a
# card cannot be told apart, so a card is its face. A location keeps its code as long as it stands.
FACES: Final = 48  # a set has at most so many different cards
PLACES: Final = 256  # more than the sites and buildings that a box can make
GREATS: Final = 8  # a set has at most so many Great Wonders, and so many Natural Wonders
MOST_SEATS: Final = 7
HAND: Final = 0  # a card of one's own hand
DISCARD: Final = FACES  # a card of the discard pile
SPIED: Final = 2 * FACES  # a card of the hand that is being looked at
PLACE: Final = 3 * FACES  # a site or a constructed building of any district
GREAT: Final = PLACE + PLACES  # the mosaic of a Great Wonder: one's own first ability
SEAT: Final = GREAT + GREATS
SECOND: Final = SEAT + MOST_SEATS  # the second ability of a Great Wonder: tokens, then its mosaic
WORKER_BUTTON: Final = SECOND + GREATS  # buttons from here on
FOREMAN_BUTTON: Final = WORKER_BUTTON + 1
MILITIA_BUTTON: Final = WORKER_BUTTON + 2
KNIGHT_BUTTON: Final = WORKER_BUTTON + 3
ATTACK: Final = WORKER_BUTTON + 4
BATTLE: Final = ATTACK + 1  # the battle as a place: into the attack, or to the defence
DONE: Final = ATTACK + 2
END: Final = ATTACK + 3
YES: Final = ATTACK + 4
DECK: Final = YES  # the draw deck: whoever says yes to new cards points at it
NO: Final = ATTACK + 5
PASS: Final = ATTACK + 6
PASS_UNTIL: Final = ATTACK + 7  # and be asked only about what happens to oneself
PASS_ALWAYS: Final = ATTACK + 8  # and never be asked in this kind of window
GROUP: Final = ATTACK + 9  # which of several cards is discarded first: + the group
GROUPS: Final = 5
COPY: Final = GROUP + GROUPS  # which of several equal cards of the discard pile: + its number from the top
COPIES: Final = 48  # a set has at most so many copies of a card
ASK_AGAIN: Final = COPY + COPIES  # no buttons from here on. A line of one's standing answers: + the window
SHIELD: Final = ASK_AGAIN  # opens them: no window has the number 0
GROUND: Final = ASK_AGAIN + 6  # where one's own sites are
TOKENS: Final = GROUND + 1  # one's own Wonder tokens
PIECE: Final = TOKENS + 1  # constructed pieces of another player: + seat * GREATS + number
NATURAL: Final = PIECE + MOST_SEATS * GREATS  # Natural Wonders: + seat * GREATS + number
HAPPENED: Final = NATURAL + MOST_SEATS * GREATS  # an event that has happened: + its face
SERVE: Final = HAPPENED + FACES  # a card straight to a location: + its number in the hand * SERVED + the location
SERVING: Final = 8  # so many different cards of a hand can go straight
SERVED: Final = 48  # to so many locations; the others are reached the long way
CODES: Final = SERVE + SERVING * SERVED

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
