"""World Changers in five chapters: one whole game for two, which ends 14 to 14 and is won by Crew Mates."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_changers.testing import Table
from worldtable.lessons.script import Chapter, Lesson, Step, played


def deal() -> State:
    """The pile, from its top, is what the whole lesson draws."""
    return Table(
        "You",
        "Ada",
        hands={"You": "dante_alighieri, plato", "Ada": "yi_sun_sin, hammurabi"},
        void="marco_polo, henry_ford, elizabeth_i",
        pile="nelson_mandela, lady_godiva, joan_of_arc, mother_teresa, louis_xiv",
    ).state


FIRST_INVITE = Chapter(
    "First invite",
    deal,
    (
        Step("You are a captain in search of a crew. The crew worth most points wins.", "crew-0", rules="R37 R38"),
        Step(
            "The Void lies open to everyone. Choose Henry Ford: he joins your crew and brings 4 points.",
            "Henry Ford",
            "Invite Henry Ford",
            rules="R9",
        ),
        Step(
            "The Void wants three cards again. Give it one of yours: choose Dante.",
            ("void", "Dante"),
            "Put Dante",
            rules="R12",
        ),
        Step("Then the pile fills your hand to two. You drew Nelson Mandela.", ("pile", "hand-0"), rules="R15"),
        Step("That is a whole turn: invite, refill, draw. You have 4 points.", "side 0", rules="R8 R37"),
        Step(
            "You may also invite from your hand. Watch Ada do it: she invites Yi Sun-Sin.",
            ("crew-1", "side 1"),
            others="Ada: Invite Yi Sun-Sin",
            rules="R9 R14",
        ),
        Step(
            "There he is, and he works at once: you had to pass your next turn. "
            "The next chapter tells what that means.",
            ("crew-1/Yi Sun-Sin", "side 0"),
            rules="R32 R34",
        ),
    ),
)

PASSING = Chapter(
    "Passing",
    lambda: played(FIRST_INVITE),
    (
        Step(
            "Joan of Arc in your hand has an hourglass: it reaches into a next turn. "
            "So has Yi Sun-Sin, who made you pass.",
            ("crew-1/Yi Sun-Sin", "hand-0/Joan of Arc"),
            rules="R32 R34",
        ),
        Step("Passing turns your chip, beside your name, to its dark side.", "side 0", rules="R17"),
        Step(
            "Ford has an orange bolt: he acts whenever his moment comes. You passed, so he drew you a card.",
            ("Henry Ford", "hand-0"),
            rules="R18 R25",
        ),
        Step("A pass brings nothing else: no refill, no other card.", ("void", "hand-0"), rules="R19"),
        Step(
            "If every chip lies dark, the game is over. Ada's is bright, and she goes on: "
            "watch her invite Hammurabi.",
            ("side 0", "side 1"),
            others="Ada: Invite Hammurabi",
            rules="R36",
        ),
        Step(
            "Hammurabi brings Ada to 6 points. On your turn you may pass by choice too, but an invite is "
            "mostly better.",
            ("crew-1/Hammurabi", "side 1"),
            rules="R8 R17",
        ),
    ),
)

EFFECTS = Chapter(
    "Effects",
    lambda: played(PASSING),
    (
        Step("Your turn: your chip wakes up by itself.", "side 0", rules="R7"),
        Step(
            "A blue letter works once, when you invite the card. Mandela costs 2 points and brings a friend: "
            "invite him.",
            "Nelson Mandela",
            "Invite Nelson Mandela",
            rules="R10 R22",
        ),
        Step("Take one card from the Void: Dante.", "Dante", "Dante", rules="R10"),
        Step(
            "Dante has a blue letter too, but you did not invite him, you took him. His effect stays asleep.",
            "crew-0/Dante",
            rules="R23",
        ),
        Step(
            "The Void is one card short again: a card of your hand goes there. Choose Joan of Arc.",
            ("void", "Joan of Arc"),
            "Put Joan",
            rules="R12",
        ),
        Step(
            "Now watch Ada: she invites Lady Godiva, who throws Ada's own hand into the Void.",
            ("crew-1", "side 1"),
            others="Ada: Invite Lady Godiva",
            rules="R14",
        ),
        Step(
            "Mother Teresa came from Ada's hand. The Void may hold more than three cards.",
            ("crew-1/Lady Godiva", "void/Mother Teresa"),
            rules="R14",
        ),
    ),
)

STARS = Chapter(
    "Purple stars",
    lambda: played(EFFECTS),
    (
        Step(
            "Purple stars count at the very end. Plato is worth 2 for each of your Mates with a bolt.",
            ("Plato", "crew-0/Henry Ford"),
            rules="R26",
        ),
        Step(
            "He shows 0 points, but Ford has a bolt, so he is worth 2. Invite Plato.",
            "Plato",
            "Invite Plato",
            rules="R9 R37",
        ),
        Step(
            "Four cards in the Void: nothing to refill. The pile is empty, so you draw none.",
            ("void", "pile"),
            rules="R14 R15",
        ),
        Step(
            "Now Ada invites Mother Teresa and must give you a Mate. Effects are a must unless the card says “may”.",
            ("crew-1", "side 1"),
            others=("Ada: Invite Mother Teresa", "Ada: Yi Sun-Sin"),
            rules="R28",
        ),
        Step("Yi Sun-Sin was given, not invited: a point for you, and no effect.", "crew-0/Yi Sun-Sin", rules="R23"),
    ),
)

THE_END = Chapter(
    "The end",
    lambda: played(STARS),
    (
        Step(
            "Another bolt would please Plato. Marco Polo is worth 2, and 2 more through Plato: invite him.",
            ("void/Marco Polo", "crew-0/Plato"),
            "Invite Marco Polo",
            rules="R37",
        ),
        Step(
            "The Void took your last card, Louis XIV, by itself: there was no choice.", "void/Louis XIV", rules="R12"
        ),
        Step(
            "Ada invites Joan of Arc: the biggest crew must pass. That is yours, so Ada goes on with Louis XIV.",
            ("crew-1", "side 1"),
            others=("Ada: Invite Joan of Arc", "Ada: Invite Louis XIV"),
            rules="R32 R34",
        ),
        Step(
            "One card is left in the Void, and it has a bolt: invite Elizabeth I.",
            "void/Queen Elizabeth I",
            "Invite Queen Elizabeth I",
            rules="R9",
        ),
        Step("Void and pile are empty: the game ends.", ("void", "pile"), rules="R36"),
        Step(
            "Fourteen each, and seven Mates against five. In a tie the bigger crew wins: yours.",
            ("side 0", "side 1"),
            rules="R38",
        ),
    ),
)

LESSON = Lesson("world_changers", 8, (FIRST_INVITE, PASSING, EFFECTS, STARS, THE_END))
