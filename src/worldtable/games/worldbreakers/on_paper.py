"""The box of Worldbreakers on paper: the cards, and what the campaign adds to them."""

from __future__ import annotations

from worldtable.engine.printing import Print
from worldtable.engine.scene import Need
from worldtable.games.worldbreakers import campaign_view, faces
from worldtable.games.worldbreakers.campaign import CHAPTERS
from worldtable.games.worldbreakers.codes import GUILDS
from worldtable.games.worldbreakers.faces import Cards
from worldtable.games.worldbreakers.orders import ORDERS
from worldtable.games.worldbreakers.printed import printed
from worldtable.games.worldbreakers.story import NEW_RULES

CAMPAIGN = "Campaign"


def prints(cards: Cards) -> list[Print]:
    base = [card_print(face) for face in cards.faces if not face.solo_only]
    return [*base, *campaign_prints(cards)]


def card_print(card: faces.Face, part: str = "Base game") -> Print:
    asked = [Need(GUILDS[guild], card.standing[guild], True) for guild in range(4) if card.standing[guild]]
    return Print(printed(card), 1, part, needs=tuple(asked))


def campaign_prints(cards: Cards) -> list[Print]:
    """Its own cards, those that it prints otherwise (P1), orders with both sides, chapters, New Rules."""
    found: list[Print] = []
    for at, card in enumerate([] if cards.solo is None else cards.solo.faces):
        if card.solo_only or card.standing != cards.faces[at].standing:
            found.append(card_print(card, CAMPAIGN))
    for kind, count in campaign_view.counted(list(range(len(ORDERS)))):
        front, reverse = campaign_view.side_face(kind[0], "A"), campaign_view.side_face(kind[1], "B")
        found.append(Print(front, count, CAMPAIGN, back="orders", reverse=reverse))
    for number in range(CHAPTERS):
        front, reverse = campaign_view.story_face(number, "front"), campaign_view.story_face(number, "back")
        found.append(Print(front, 1, CAMPAIGN, back="campaign", reverse=reverse))
    for number in range(len(NEW_RULES)):
        found.append(Print(campaign_view.rule_face(number), 1, CAMPAIGN, back="campaign"))
    return found
