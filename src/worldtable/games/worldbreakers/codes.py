"""The numbers of Worldbreakers: codes of answers, kinds, guilds, timings, and what is packed into one number.

What is packed is packed and unpacked here and nowhere else: a card (its side and its face), an ability that has come
up (its card and its place there), the counters and marks of a card in play.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 128  # a set has at most so many different cards
BOTH: Final = 3  # seats, as bits


def card_of(side: int, face: int) -> int:
    """A card is a number: its side, which always owns it (R6), and its face. It is its own code, too."""
    return side * FACES + face


def side_of(card: int) -> int:
    return card >> 7


def face_of(card: int) -> int:
    return card & 127


def trigger_of(card: int, ability: int) -> int:
    """An ability that has come up is a number: its card, and its place among the abilities of that."""
    return card + (ability << 8)


def trigger_card(trigger: int) -> int:
    return trigger & 255


def trigger_ability(trigger: int) -> int:
    return trigger >> 8


# The map of codes: 0 to 255 a card (side * 128 + face), wherever it lies.
DONE: Final = 256  # done, decline, stop, leave; codes below it are cards
GAIN: Final = 257  # the action: 1 mythium; points at one's own crystal
DRAW: Final = 258  # the action: 1 card; points at one's own deck
STANDING: Final = 259  # + guild: the action, 2 mythium for 1 standing; points at one's own sign of the guild
GUILD: Final = 263  # + guild
NUMBER: Final = 267  # + 0 to 40
FIRST_CHOICE: Final = 308  # one of two printed alternatives
SECOND_CHOICE: Final = 309
ABILITY: Final = 310  # + place: a further ability of one card in a window, an Action ability of a card in play
TAKE: Final = 326  # a pile of the draft, or yes
PAIZA: Final = 327
# Places that answer nothing by themselves; options point at them.
PILE: Final = 328  # + 0 to 2: a pile of the draft
STOCK: Final = 331
ORDER: Final = 332  # the top card of the Orders deck
CODES: Final = 333
MOST: Final = 40  # the highest number to be chosen; more wounds, or more stages, there are not

# Kinds of cards.
WORLDBREAKER: Final = 0
FOLLOWER: Final = 1
EVENT: Final = 2
LOCATION: Final = 3
KINDS: Final = ("worldbreaker", "follower", "event", "location")

# Guilds.
EARTH: Final = 0
MOON: Final = 1
STARS: Final = 2
VOID: Final = 3
NEUTRAL: Final = 4
GUILDS: Final = ("earth", "moon", "stars", "void", "neutral")
GUILD_NAMES: Final = ("Earth", "Moon", "Stars", "Void", "Neutral")
GUILD_SYMBOLS: Final = ("▲", "☾", "★", "◉", "◇")
GUILD_COLOURS: Final = ("green", "blue", "gold", "purple", "grey")

# When abilities are used (R56).
ENTERS: Final = 1
ATTACKS: Final = 2
YOUR_ATTACK: Final = 4
BLOCKS: Final = 8
BLOCKED: Final = 16  # Response: after this is blocked
BREACH: Final = 32
RALLY: Final = 64
FIRST_DEFEAT: Final = 128  # Interrupt: the first follower of the round is about to be defeated
FIRST_POWER: Final = 256  # Response: the first time in a round that you gain power
TRIUMPH: Final = 512  # Response: this overwhelmed, or you gained power because it breached
LOCATION_PLAYED: Final = 1024
DREW: Final = 2048  # Response: you drew in your own turn
RAZED: Final = 4096  # Response: an opponent damaged or depleted this
PLAY: Final = 8192
STAGE_TIMING: Final = 16384
ACTION: Final = 32768
MOMENTS: Final = (  # as card files spell them, and as they are printed
    (ENTERS, "enters", "Enters"),
    (ATTACKS, "attacks", "Attacks"),
    (YOUR_ATTACK, "your attack", "Your Attack"),
    (BLOCKS, "blocks", "Blocks"),
    (BLOCKED, "after blocked", "Response"),
    (BREACH, "breach", "Breach"),
    (RALLY, "rally", "Rally"),
    (FIRST_DEFEAT, "first defeat", "Interrupt"),
    (FIRST_POWER, "first power", "Response"),
    (TRIUMPH, "after triumph", "Response"),
    (LOCATION_PLAYED, "location played", "Response"),
    (DREW, "drew", "Response"),
    (RAZED, "razed", "Response"),
    (PLAY, "play", "Effect"),
    (ACTION, "action", "Action"),
)
TIMINGS: Final = {spelt: timing for timing, spelt, _ in MOMENTS}
TIMING_WORDS: Final = {STAGE_TIMING: "Stage", **{timing: words for timing, _, words in MOMENTS}}

# What an ability touches; closed to the automaton (S22).
MYTHIUM: Final = 1
STANDINGS: Final = 2
DRAWING: Final = 4

# Static abilities.
CHEAPENS: Final = 1  # events and locations cost you 1 less
FORBIDS_STRONG: Final = 2  # strength 3 or more cannot block this
SHIELDS_WEAKER: Final = 4  # weaker attackers cannot be blocked while this attacks
STILL: Final = 8  # stationary up to 3 Moon standing
PLAYS_STORED: Final = 16  # stored locations may be played
ALWAYS: Final = {
    "events_and_locations_cheaper": CHEAPENS,
    "strong_cannot_block": FORBIDS_STRONG,
    "weaker_cannot_be_blocked": SHIELDS_WEAKER,
    "stationary_below_moon_4": STILL,
    "plays_stored_locations": PLAYS_STORED,
}

# Abilities before paying.
DAMAGE_FIRST: Final = 1
SHOW_LOCATIONS: Final = 2
BEFORE: Final = {"damage_own_location": DAMAGE_FIRST, "show_locations": SHOW_LOCATIONS}

# Counters and marks of a card in play, all in one number: `marks + 2 * WOUND` has two wounds more.
EXHAUSTED: Final = 1
WOUND: Final = 1 << 1  # 7 bits
STAGE: Final = 1 << 8  # 3 bits
PLUS: Final = 1 << 11  # 8 bits
STATIONARY: Final = 1 << 19  # 5 bits
STUN: Final = 1 << 24  # 5 bits
STRONGER: Final = 1 << 29  # 6 bits: more strength until the combat ends
OVERWHELM_NOW: Final = 1 << 35
LETHAL_NOW: Final = 1 << 36
NO_BLOCK: Final = 1 << 37
DOOMED: Final = 1 << 38
IN_COMBAT: Final = (63 << 29) | (7 << 35)  # the bits that go when a combat ends


def wounds_in(marks: int) -> int:
    return marks // WOUND & 127


def stages_in(marks: int) -> int:
    return marks // STAGE & 7


def pluses_in(marks: int) -> int:
    return marks // PLUS & 255


def stills_in(marks: int) -> int:
    """Stationary counters."""
    return marks // STATIONARY & 31


def stuns_in(marks: int) -> int:
    return marks // STUN & 31


def extra_in(marks: int) -> int:
    """More strength until the combat ends."""
    return marks // STRONGER & 63


# What an event adds to a combat.
MINES: Final = 1  # the first power gained brings 5 mythium
UNBLOCKED: Final = 2  # nothing can block
SHOWS: Final = 4  # after a success the defender shows 3 cards and discards one
DUST: Final = 8  # before the end of a success: two more damages
ALL_LETHAL: Final = 16
ALL_OVERWHELM: Final = 32
LONE_RIDER: Final = 64  # +2 strength and overwhelm
ONE: Final = 128  # attack with one follower

TURNS: Final = 8  # of a round's Action Phase; what comes after the last one is the Rally Phase (R21, R24)

# Where power comes from.
BY_BREACH: Final = 0
BY_OVERWHELM: Final = 1
BY_CARDS: Final = 2
BY_EMPTY_DECK: Final = 3
LOST: Final = 4
SOURCES: Final = ("Breaches", "Overwhelm", "Cards", "The opponent's empty deck", "Lost")
SOURCE_KINDS: Final = ("breach", "overwhelm", "cards", "empty deck", "lost")
