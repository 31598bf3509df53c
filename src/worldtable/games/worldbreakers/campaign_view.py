"""What a campaign shows beside the table: orders, New Rules, story, chapters, your deck between games."""

from __future__ import annotations

from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, Face, Thing, Zone
from worldtable.games.worldbreakers import story
from worldtable.games.worldbreakers.log import cards_in_words
from worldtable.games.worldbreakers.orders import ORDERS, TEXTS, TITLES, visible
from worldtable.games.worldbreakers.printed import printed
from worldtable.games.worldbreakers.state import State


def order_zones(s: State) -> list[Zone]:
    """The visible side of the top order and the discarded ones (S57)."""
    found: list[Zone] = []
    if s.orders and s.round:
        side = visible(s)
        shown = Face(TITLES[side], "order, B side" if s.flipped else "order, A side", text=TEXTS[side])
        note = cards_in_words(len(s.orders))
        found.append(Zone("orders", "Orders deck", PILE, [Thing("order-top", shown, -1, (), (0,))], 1, note))
    things: list[Thing] = []
    for at, order in enumerate(sorted(s.spent)):
        a, b = ORDERS[order]
        shown = Face(f"{TITLES[a]} / {TITLES[b]}", "order", text=f"A: {TEXTS[a]} B: {TEXTS[b]}")
        things.append(Thing(f"order-spent-{at}", shown, -1, (), (at,)))
    found.append(Zone("spent-orders", "Discarded orders", PILE, things, 1, cards_in_words(len(things))))
    return found


def story_zones(s: State) -> list[Zone]:
    """Chapters in their order, the story so far and the New Rules as notes."""
    track: list[Thing] = []
    tale: list[Thing] = []
    for number in range(len(story.TITLES)):
        if number + 1 > s.chapter:
            track.append(
                Thing(f"chapter-{number + 1}", Face(f"Chapter {number + 1}", "chapter", symbol="○"), at=(number,))
            )
            continue
        won = number + 1 < s.chapter
        shown = Face(f"{number + 1}. {story.TITLES[number]}", "chapter", symbol="●" if won else "◐")
        track.append(Thing(f"chapter-{number + 1}", shown, -1, ("won",) if won else ("now",), (number,)))
        tale.append(Thing(f"front-{number}", Face(story.TITLES[number], "story", text=story.FRONTS[number])))
        if won:
            tale.append(Thing(f"back-{number}", Face(story.TITLES[number], "story", text=story.BACKS[number])))
    lost = "1 game lost" if s.lost == 1 else f"{s.lost} games lost"
    rules = [
        Thing(
            f"rules-{number}",
            Face(story.NEW_RULES[number], "New Rules", text=story.NEW_RULES_TEXTS[number]),
            -1,
            ("marker",) if number == 1 and s.paiza else (),
        )
        for number in range(s.rules)
    ]
    found = [Zone("chapters", "Campaign", COUNTERS, track, -1, lost)]
    if rules:
        found.append(Zone("rules", "New Rules", NOTES, rules))
    found.append(Zone("story", "The story so far", NOTES, tale))
    return found


def tale_zone(s: State) -> Zone:
    """Between two games how the last chapter ended (S40), before a game how this one begins."""
    begun = bool(s.play[0])
    at = s.chapter - 1 if begun else s.chapter - 2
    text = story.FRONTS[at] if begun else story.BACKS[at]
    label = f"Chapter {at + 1}" if begun else f"Chapter {at + 1} is won"
    return Zone("tale", label, NOTES, [Thing("tale-now", Face(story.TITLES[at], "story", text=text))], now=True)


def between_zones(s: State) -> list[Zone]:
    """Between two games: the cards offered, your deck, the Draft deck."""
    found: list[Zone] = []
    rows = (
        ("offer", "Dealt out of the Draft deck", FAN, s.offer),
        ("library", "Your deck", ROW, s.library),
        ("draft-deck", "Draft deck", ROW, s.draft_deck),
    )
    for id, label, kind, cards in rows:
        if cards:
            things = [Thing(f"{id}-{card}", printed(s.face(card)), card, (), (at,)) for at, card in enumerate(cards)]
            found.append(Zone(id, label, kind, things, 0, cards_in_words(len(cards))))
    return found
