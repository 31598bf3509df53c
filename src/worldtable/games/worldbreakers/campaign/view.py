"""What a campaign shows beside the table: orders, New Rules, story, chapters, your deck between games."""

from __future__ import annotations

from worldtable.engine.journey import AHEAD, WON, Chapter
from worldtable.engine.laying import in_row
from worldtable.engine.printing import Print
from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, Amount, Face, Group, Keyword, Piece, Thing, Zone
from worldtable.games.worldbreakers import laying
from worldtable.games.worldbreakers.campaign import orders, story
from worldtable.games.worldbreakers.campaign.chapters import chapters
from worldtable.games.worldbreakers.campaign.journey import PAIZA_RULE, STARTING_ORDERS
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN, visible
from worldtable.games.worldbreakers.campaign.targeting import compared, ladder
from worldtable.games.worldbreakers.card import Cards
from worldtable.games.worldbreakers.codes import ORDER, PAIZA, TURNS
from worldtable.games.worldbreakers.combat.breach import Damage, exposed
from worldtable.games.worldbreakers.combat.defence import Block, BlockWhom
from worldtable.games.worldbreakers.log import Picked
from worldtable.games.worldbreakers.questions import Choose, open_question
from worldtable.games.worldbreakers.state import State

RUNGS = ("fit", "most mythium", "most standing", "least left", "you")
COMPARED = ("mythium", "standing", "left")
CAMPAIGN = "Campaign"


# Orders.


def order_zones(s: State) -> list[Zone]:
    """The visible side of the top order, the side before it, what may come, and the discarded ones (S57)."""
    found: list[Zone] = []
    if s.orders and s.play[0]:
        working = s.automaton(s.active)
        top = Thing("order-top", side_face(visible(s), "B" if s.flipped else "A"), ORDER, (0,))
        top.state = ("now",) if working else ()
        top.notes = (f"Its A side was {story.SIDES[ORDERS[s.orders[-1]][0]].title}.",) if s.flipped else ()
        groups = (*steps(s), *(tied(s) or picks(s)), *if_it_breaches(s))
        found.append(Zone("orders", "Orders deck", PILE, [top], 1, count=len(s.orders), now=working, groups=groups))
        found.append(orders_left(s))
    spent = [order_card(kind, "spent", count) for kind, count in counted(s.spent)]
    return [*found, Zone("spent-orders", "Discarded orders", PILE, spent, 1, count=len(s.spent))]


def side_face(side: int, letter: str) -> Face:
    shown = story.SIDES[side]
    found = Face(shown.title, "order", group=letter, line=f"Order, {letter} side", text=shown.text, look=shown.look)
    found.keywords = () if side in PLAIN else (Keyword("Special"),)
    return found


def order_card(kind: tuple[int, int], id: str, count: int, *state: str) -> Thing:
    """Both sides of an order, and how many of the kind there are."""
    a, b = story.SIDES[kind[0]], story.SIDES[kind[1]]
    shown = Face(f"{a.title} / {b.title}", "order", text=f"A: {a.text} B: {b.text}")
    shown.look = b.look if kind[0] == orders.RECRUIT else a.look
    shown.keywords = () if kind == PLAIN else (Keyword("Special"),)
    return Thing(f"order-{id}-{kind[0]}-{kind[1]}", shown, state=state, amounts=(Amount("count", count),))


def counted(cards: list[int]) -> list[tuple[tuple[int, int], int]]:
    """The kinds among some orders, with how many there are of each."""
    kinds = [ORDERS[order] for order in sorted(cards)]
    return [(kind, kinds.count(kind)) for at, kind in enumerate(kinds) if kind not in kinds[:at]]


def orders_left(s: State) -> Zone:
    """The kinds of orders that are not spent, never in their order; of the last one both sides, with their turns.

    As long as the A side of the top one shows, its back is unknown and it counts among them.
    """
    cards = s.orders[:-1] if s.flipped else s.orders
    things = [order_card(kind, "left", count) for kind, count in counted(cards)]
    if len(cards) == 1:
        sides = zip("AB", ORDERS[cards[0]], next_turns(s, s.flipped), strict=True)
        things = [
            Thing(f"order-next-{letter}", side_face(side, letter), amounts=(Amount("turn", turn),))
            for letter, side, turn in sides
        ]
    note = "" if s.flipped else "The top one is among them."
    return Zone("orders-left", "Orders left", ROW, things, 1, note=note, count=len(cards))


def next_turns(s: State, after_this: bool) -> list[int]:
    """The turns of the round in which both sides of the next order, or of the top one, are carried out."""
    skipped = 1 if after_this else 0
    turns = range(s.turn, 3 * TURNS)  # who goes first changes from round to round
    its_own = [turn for turn in turns if turn % 2 != (s.first + turn // TURNS) % 2]
    return [turn % TURNS + 1 for turn in its_own[skipped : skipped + 2]]


def steps(s: State) -> tuple[Group, ...]:
    """What the order does: done, now, to come; a step that can do nothing is out."""
    side = visible(s)
    now = present_step(s, story.SIDES[side].steps)
    found: list[Group] = []
    for at, words in enumerate(story.SIDES[side].steps):
        useless = words == story.RAZE and not exposed(s, 0) and side != orders.SAPPERS
        state = "spent" if at < now else "now" if at == now else "out" if useless else ""
        found.append(Group("step", words, concerned(s, words), state=(state,) if state else ()))
    return tuple(found)


def present_step(s: State, steps: list[str]) -> int:
    """Which step of the order is being carried out, -1 if it is not its turn."""
    if not s.automaton(s.active) or s.turn >= TURNS:
        return -1
    if s.attacking != 1 or story.ATTACK not in steps:
        return 0
    if s.success:
        return steps.index(story.RAZE)
    return steps.index(story.BLOCK if isinstance(open_question(s), (Block, BlockWhom)) else story.ATTACK)


def concerned(s: State, words: str) -> list[int]:
    """Those who attack now, beside the steps that are about them."""
    about = {story.ATTACK: s.attackers, story.BLOCK: s.attackers, story.THROUGH: s.breached}
    return about.get(words, []).copy() if s.attacking == 1 else []


# How the automaton picks.


def picks(s: State) -> list[Group]:
    """How the automaton picked since the last answer, for the last of its choices."""
    told = [fact for fact in s.happened if isinstance(fact, Picked)]
    if not told:
        return []
    found = rungs("pick", told[-1].steps, told[-1].values)
    found[-1].codes = [told[-1].card]
    return found


def tied(s: State) -> list[Group]:
    """Among whom you choose for the automaton (S37)."""
    ask = open_question(s)
    if isinstance(ask, orders.Aim):
        steps = ladder(s, orders.fitting(s, ask.side), ask.side in orders.HELPFUL)
    elif isinstance(ask, Choose) and s.automaton(ask.you):
        steps = ladder(s, ask.fitting(s), ask.verb.helpful)
    elif isinstance(ask, Damage) and s.automaton(s.attacking):
        steps = ladder(s, exposed(s, 0), False)
    else:
        return []
    return rungs("tie", steps, compared(s, steps))


def if_it_breaches(s: State) -> list[Group]:
    """Whom the automaton would pick if its attack got through (S32)."""
    if s.attacking != 1 or s.success or not exposed(s, 0):
        return []
    steps = ladder(s, exposed(s, 0), False)
    return rungs("forecast", steps, compared(s, steps))


def rungs(kind: str, ladder: list[list[int]], values: list[list[int]]) -> list[Group]:
    """The ladder of targeting: who was left after each step, and what it compared of each that was there before.

    The one that decided is active, later ones passive.
    """
    found: list[Group] = []
    decided = False
    for at, cards in enumerate([*ladder, ladder[-1]]):
        deciding = len(cards) == 1 or at == len(ladder)  # at last you do
        state = ("passive",) if decided else ("active",) if deciding else ()
        decided = decided or deciding
        looked_at = tuple([Amount(COMPARED[at - 1], each) for each in values[at - 1]]) if 0 < at < len(ladder) else ()
        found.append(Group(kind, RUNGS[at], list(cards), looked_at, state))
    return found


def left_zone(s: State) -> Zone:
    """What is left in the automaton's deck: all of its cards are known, their order is not."""
    return Zone("left-1", "Left in its deck", ROW, laying.row(s, sorted(s.decks[1])), 1, count=len(s.decks[1]))


# Chapters, story, New Rules.


def story_zones(s: State) -> list[Zone]:
    """Chapters in their order with what came of them, and the New Rules; nothing of a chapter not turned up."""
    track = in_row([stop(each) for each in chapters(s)])
    found = [Zone("chapters", "Campaign", COUNTERS, track, amounts=(Amount("games lost", s.lost),))]
    if s.rules:
        found.append(Zone("new-rules", "New Rules", ROW, in_row([new_rule(s, number) for number in range(s.rules)])))
    return found


def stop(chapter: Chapter) -> Thing:
    """A chapter as a stop of the road: won ones have a crown and their result."""
    line = f"Chapter {chapter.number}"
    shown = Face(chapter.title or line, "chapter", line=line if chapter.title else "", look=chapter.look)
    shown.amounts = (Amount("goal", chapter.goal),) if chapter.title else ()
    found = Thing(f"chapter-{chapter.number}", shown)
    if chapter.state != WON:
        found.state = () if chapter.state == AHEAD else ("now",)
    else:
        found.pieces = (Piece("crown", owner=0),)
        found.amounts = chapter.games[-1].amounts if chapter.games else ()
    return found


def story_face(number: int, side: str) -> Face:
    """The front or the back of a chapter."""
    card = story.CHAPTERS[number]
    text = card.front if side == "front" else card.back
    return Face(card.title, "story", group=side, line=f"Chapter {number + 1}", text=text, look=card.look)


def rule_face(number: int) -> Face:
    rule = story.NEW_RULES[number]
    return Face(rule.title, "new rule", text=rule.text, brief=rule.brief, look=rule.look)


def new_rule(s: State, number: int) -> Thing:
    golden = number + 1 == PAIZA_RULE
    marker = (Piece("paiza", owner=0),) if golden and s.paiza else ()
    return Thing(f"rules-{number}", rule_face(number), PAIZA if golden else -1, pieces=marker)


def opening_zones(s: State) -> list[Zone]:
    """Before a game how the chapter begins, and what the campaign deck turned up before it: an order in, one out, a
    New Rule, followers (S41, S42)."""
    number = s.chapter - 1
    found = [tale_zone(f"Chapter {s.chapter}", story_face(number, "front"))]
    if number:
        added = [s.cards.by_id[id] for id in story.NEW_RULES[number - 1].adds]
        things = [
            order_card(ORDERS[STARTING_ORDERS + number - 1], "joins", 1, "fresh"),
            order_card(PLAIN, "leaves", 1, "out"),
            Thing("news-rule", rule_face(number - 1)),
            *[Thing(f"news-{s.face(each).id}", laying.face(s, each)) for each in added],
        ]
        found.append(Zone("news", "New in this chapter", ROW, things, 1))
    return found


def tale_zone(label: str, page: Face) -> Zone:
    return Zone("tale", label, NOTES, [Thing("tale-now", page)], now=True)


def between_zones(s: State) -> list[Zone]:
    """Between two games: the cards offered, your deck, the Draft deck, and how the last chapter ended (S40)."""
    rows = (
        ("offer", "Dealt out of the Draft deck", FAN, s.offer),
        ("library", "Your deck", ROW, s.library),
        ("draft-deck", "Draft deck", ROW, s.draft_deck),
    )
    found = [
        Zone(id, label, kind, laying.spread(s, cards), 0, count=len(cards), now=id == "offer")
        for id, label, kind, cards in rows
        if cards
    ]
    found.extend(story_zones(s))
    if s.chapter > 1:
        found.append(tale_zone(f"Chapter {s.chapter - 1} is won", story_face(s.chapter - 2, "back")))
    return found


# On paper.


def campaign_prints(cards: Cards) -> list[Print]:
    """Its own cards, those that it prints otherwise (P1), orders with both sides, chapters, New Rules."""
    solo = [] if cards.solo is None else cards.solo.faces
    own = [card for at, card in enumerate(solo) if card.solo_only or card.standing != cards.faces[at].standing]
    found = [card.on_paper(CAMPAIGN) for card in own]
    for (a, b), count in counted(list(range(len(ORDERS)))):
        found.append(Print(side_face(a, "A"), count, CAMPAIGN, back="orders", reverse=side_face(b, "B")))
    for number in range(len(story.CHAPTERS)):
        front, reverse = story_face(number, "front"), story_face(number, "back")
        found.append(Print(front, 1, CAMPAIGN, back="campaign", reverse=reverse))
    rules = [rule_face(number) for number in range(len(story.NEW_RULES))]
    return [*found, *[Print(rule, 1, CAMPAIGN, back="campaign") for rule in rules]]
