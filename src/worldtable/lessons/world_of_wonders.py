"""World of Wonders in five chapters: a first game in two, then a raid, a Great Wonder and an end of their own."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_of_wonders.testing import Table
from worldtable.lessons.script import ANY, Chapter, Lesson, Step, played

END = "End the Play phase"


def first_turn() -> State:
    """The deck, from its top, is what the first two chapters draw."""
    return Table(
        "You",
        "Ada",
        hands={
            "You": "farm, library, school, temple, mount_everest",
            "Ada": "school, barracks, library, aurora, city_wall",
        },
        deck="stables, blacksmith, victoria_falls, colossus, farm, stables, temple, barracks, zeus, school, library, "
        "throne_room, farm, temple, ...",
    ).state


TWO_SIDES = Chapter(
    "Two sides",
    first_turn,
    (
        Step("You build a city. What is finished counts points, and most points win.", "side 0", rules="R63 R65"),
        Step(
            "Every card has two sides: a building or a Wonder in front, a worker or a soldier on its back. "
            "You choose which.",
            "hand-0",
            rules="R2",
        ),
        Step(
            "Start to build: choose Farm, and it becomes a site of yours.",
            ("hand-0/Farm", "sites-0"),
            "Start to build Farm",
            rules="R15 A1",
        ),
        Step(
            "A Farm costs 2. Choose it, then Temple: that card goes there as a Worker, worth 1.",
            ("sites-0/Farm", "hand-0/Temple"),
            ("Add a Worker to your Farm", "Temple"),
            rules="R13 R14 R15",
        ),
        Step(
            "One more Worker makes two: choose the Farm again, then School.",
            ("sites-0/Farm", "hand-0/School"),
            ("Add a Worker to your Farm", "School"),
            rules="R13 A2",
        ),
        Step(
            "Natural Wonders cost nothing and need no Workers: lay Mount Everest down.",
            "hand-0/Mount Everest",
            "Lay Mount Everest",
            rules="A3",
        ),
        Step(
            "Everest brings you 1 point at once. A site brings none until it is finished.",
            ("side 0", "built-0"),
            rules="R63 R64",
        ),
        Step(
            "Enough for today. Your site has a Worker: one without would be lost now. End your Play phase.",
            ("sites-0/Farm", "question"),
            END,
            rules="R17 R23",
        ),
        Step(
            "Then your hand was filled to five again. Cards are there to be spent.",
            "hand-0",
            rules="R25",
        ),
    ),
)

IT_STANDS = Chapter(
    "It stands",
    lambda: played(TWO_SIDES),
    (
        Step(
            "Your Farm has the two Workers it needs. It is finished when your next turn begins; first Ada plays.",
            "sites-0/Farm",
            others=(
                "Ada: Start to build School",
                "Ada: Put Barracks as Worker",
                "Ada: Put Library as Worker",
                f"Ada: {END}",
            ),
            rules="R16 R20",
        ),
        Step(
            "Your turn began with Build: the Farm stands, and its Workers went to the discard pile. 1 more point.",
            ("built-0/Farm", "discard"),
            rules="R16 R21 R63",
        ),
        Step(
            "Start another site: choose Library.",
            ("hand-0/Library", "sites-0"),
            "Start to build Library",
            rules="A1",
        ),
        Step(
            "It costs 2 as well. One Worker comes from your hand: choose the Library, then Stables.",
            ("sites-0/Library", "hand-0/Stables"),
            ("Add a Worker to your Library", "Stables"),
            rules="R14 A2",
        ),
        Step(
            "A finished building can work, once until your next turn. Choose the Farm: "
            "it makes a Worker of the top card of the deck.",
            ("built-0/Farm", "deck"),
            "Use your Farm",
            rules="R27 A4",
        ),
        Step("Send that Worker to your Library.", "sites-0/Library", "Your Library", rules="R33"),
        Step(
            "The Farm lies turned until your next turn. Its star still counts, its shield still defends. "
            "End your phase.",
            ("built-0/Farm", "question"),
            END,
            ("Ada: Put City Wall as Worker", f"Ada: {END}"),
            rules="R22 R26",
        ),
        Step(
            "The Library stands and the Farm is ready again. Choose the Library: it draws you a card.",
            ("built-0/Library", "built-0/Farm"),
            "Use your Library",
            rules="R16 R22 A4",
        ),
        Step(
            "Six cards in hand, and two buildings that work for you each turn.",
            ("hand-0", "built-0"),
            rules="R27",
        ),
    ),
)


def raid() -> State:
    return Table(
        "You",
        "Ada",
        hands={
            "You": "barracks, stables, temple, blacksmith, library",
            "Ada": "library, stables, farm, zeus, barracks",
        },
        sites={"Ada": "school (3 workers)"},
        built={"You": "farm, throne_room", "Ada": "farm, city_wall"},
        discard="temple, aurora, library",
        deck="colossus, farm, school, temple, stables, ...",
        turns=9,
    ).state


RAID = Chapter(
    "Raid",
    raid,
    (
        Step(
            "Another table, where you raid. Ada's School site defends with 2, and 1 for each Worker: 5. "
            "The City Wall helps finished buildings only.",
            ("district-1/School", "district-1/Farm", "district-1/City Wall"),
            rules="R39",
        ),
        Step(
            "Soldiers worth 5 destroy it. Choose Attack, then Ada's School.",
            ("district-1/School", "question"),
            ("Attack", "Attack Ada's School"),
            rules="R37 R40 A6",
        ),
        Step(
            "Cards of your hand march as Militia, worth 1 each: choose Barracks and Stables.",
            ("attack", "hand-0"),
            ("Send Barracks as Militia", "Send Stables as Militia"),
            rules="R13 R38 R39",
        ),
        Step(
            "Choose the Throne Room: it turns, and makes a Knight of the top of the discard pile, worth 3.",
            ("built-0/Throne Room", "discard"),
            "Turn your Throne Room",
            rules="R13 R30 R39",
        ),
        Step(
            "Five against five is enough. Attack! Ada could answer with cards of her hand, but lets it happen.",
            ("attack", "question"),
            "Declare the attack",
            "Ada: Pass",
            rules="R39 R40 R48",
        ),
        Step(
            "The School is gone, and so are your soldiers: fighting always uses them up. "
            "End your phase, and Ada strikes back.",
            ("district-1", "discard", "question"),
            END,
            (
                "Ada: Send Library as Militia against {you}'s Farm",
                "Ada: Send Stables as Militia",
                "Ada: Send Statue of Zeus",
                "Ada: Declare the attack",
            ),
            rules="R23 R38 R39 R40",
        ),
        Step(
            "Ada sends three against your Farm, which has 3. Choose Temple: it defends as Militia.",
            ("attack", "built-0/Farm", "hand-0/Temple"),
            "Put Temple into the defence",
            rules="R39 R54",
        ),
        Step(
            "Three against four: the Farm holds. You need no more defenders, so go on.",
            ("attack", "question"),
            "Pass",
            rules="R48 R50",
        ),
        Step(
            "Your Farm holds. Ada's Militia and your defender are spent.",
            ("built-0/Farm", "discard"),
            rules="R39 R40",
        ),
    ),
)


def great() -> State:
    return Table(
        "You",
        "Ada",
        hands={
            "You": "artemis, farm, library, barracks, stables",
            "Ada": "colossus, farm, library, stables, blacksmith",
        },
        built={"You": "school, throne_room", "Ada": "farm"},
        discard="temple, aurora, library",
        deck="farm, library, blacksmith, temple, school, aurora, barracks, stables, city_wall, zeus, ...",
        turns=15,
    ).state


GREAT_WONDERS = Chapter(
    "Great Wonders",
    great,
    (
        Step(
            "Another table. Great Wonders have six pieces. A piece costs much and pays as much: here 5. "
            "Choose Artemis to start it.",
            ("hand-0/Temple of Artemis", "sites-0", "mosaic"),
            "Start to build Temple of Artemis",
            rules="R19 R63 A1",
        ),
        Step("A Great Wonder wants a Worker at once. Choose any card.", "hand-0", ANY, rules="R18"),
        Step(
            "Choose your School: it makes a Foreman of the top card of the deck, worth 3.",
            ("built-0/School", "sites-0/Temple of Artemis"),
            "Use your School",
            rules="R13 R14 A4",
        ),
        Step(
            "Four of five. End your phase: a Great Wonder draws one more Worker by itself each turn. Then Ada plays.",
            ("sites-0/Temple of Artemis", "question"),
            END,
            ("Ada: Start to build Colossus", "Ada: Farm", f"Ada: {END}"),
            rules="R24 R43",
        ),
        Step(
            "Build: your piece is finished, 1 of the 6. It brings 5 points, and nobody can take or destroy it now.",
            ("built-0/Temple of Artemis", "side 0"),
            rules="R16 R45 R63",
        ),
        Step(
            "Before that, a piece can be stolen. Ada's Colossus defends with 4: choose Attack, then the Colossus.",
            ("district-1/Colossus of Rhodes", "question"),
            ("Attack", "Attack Ada's Colossus"),
            rules="R37 R40",
        ),
        Step(
            "A Militia and a Knight make 4: choose Blacksmith, then your Throne Room, and attack.",
            ("attack", "hand-0", "built-0/Throne Room", "question"),
            ("Send Blacksmith as Militia", "Turn your Throne Room", "Declare the attack"),
            "Ada: Pass",
            rules="R13 R39 R40",
        ),
        Step(
            "The piece is yours. It wants a Worker, or it would go back to Ada: choose any card.",
            ("sites-0/Colossus of Rhodes", "hand-0"),
            ANY,
            rules="R18 R40 R41",
        ),
        Step(
            "End your phase: your finished piece then brings a Wonder token. "
            "Tokens pay for its second ability, the dark square.",
            ("tokens-0", "built-0/Temple of Artemis", "question"),
            END,
            rules="R24 R29 R44",
        ),
    ),
)


def last_cards() -> State:
    return Table(
        "You",
        "Ada",
        hands={"You": "mount_everest, farm, stables", "Ada": "aurora, farm, library, stables, barracks"},
        sites={"You": "school (3 workers)"},
        built={"You": "farm, library, throne_room", "Ada": "school, city_wall"},
        wonders={"You": "artemis 1, mount_everest 1", "Ada": "colossus 1, mount_everest 1"},
        tokens={"You": 3, "Ada": 2},
        discard="temple, zeus, barracks, farm, blacksmith, lighthouse, temple, library, city_wall, blacksmith",
        deck="barracks, temple, zeus",
        emptied=1,
        turns=37,
    ).state


THE_END = Chapter(
    "The end",
    last_cards,
    (
        Step(
            "Another table, near its end: the deck ran out once and was shuffled again. "
            "Three cards are left, and no more will come.",
            "deck",
            rules="R58",
        ),
        Step(
            "A site counts nothing at the end. Finish yours: choose the School, then Farm.",
            ("sites-0/School", "hand-0/Farm"),
            ("Add a Worker to your School", "Farm"),
            rules="R16 R63",
        ),
        Step("Now end your phase: you will draw the last three cards.", ("deck", "question"), END, rules="R25 R59"),
        Step(
            "You drew the last card. Everyone has one more turn, and yours is the very last. Ada takes hers.",
            ("deck", "side 1"),
            others=("Ada: Lay Aurora", f"Ada: {END}"),
            rules="R59",
        ),
        Step(
            "The School stands in time. School, Temple and Throne Room count 2, other buildings 1.",
            "built-0",
            rules="R16 R63",
        ),
        Step(
            "A Natural Wonder counts as many points as its kind has copies on the table. Lay the third Everest.",
            ("hand-0/Mount Everest", "built-0/Mount Everest", "district-1/Mount Everest"),
            "Lay Mount Everest",
            rules="R64",
        ),
        Step(
            "Three Everests, 3 points each: 6 for your two, 3 for Ada's one. Now end your last turn.",
            ("side 0", "side 1", "question"),
            END,
            rules="R59 R64",
        ),
        Step("17 to 15: most points win, and you have them.", ("side 0", "side 1"), rules="R65"),
        Step(
            "There is one more way: whoever finishes all six pieces of one Great Wonder wins at once.",
            "mosaic",
            rules="R62",
        ),
    ),
)

LESSON = Lesson("world_of_wonders", 10, (TWO_SIDES, IT_STANDS, RAID, GREAT_WONDERS, THE_END))
