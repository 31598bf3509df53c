"""What a campaign shows beside the table: orders, New Rules, story, chapters, your deck between games."""

from __future__ import annotations

from worldtable.engine.journey import AHEAD, WON, Chapter
from worldtable.engine.printing import Print
from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, Amount, Face, Group, Keyword, Piece, Thing, Zone
from worldtable.games.worldbreakers import laying
from worldtable.games.worldbreakers.campaign import orders, story
from worldtable.games.worldbreakers.campaign.chapters import chapters
from worldtable.games.worldbreakers.campaign.journey import ADDED, CHAPTERS, PAIZA_RULE, STARTING_ORDERS
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN, STEPS, TEXTS, TITLES, visible
from worldtable.games.worldbreakers.campaign.targeting import compared, ladder
from worldtable.games.worldbreakers.codes import ORDER, PAIZA, TURNS
from worldtable.games.worldbreakers.combat.breach import Damage, exposed
from worldtable.games.worldbreakers.combat.defence import Block, BlockWhom
from worldtable.games.worldbreakers.faces import Cards
from worldtable.games.worldbreakers.laying import row, spread
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
        before = (f"Its A side was {TITLES[ORDERS[s.orders[-1]][0]]}.",) if s.flipped else ()
        shown = side_face(visible(s), "B" if s.flipped else "A")
        groups = (*steps(s), *(tied(s) or picks(s)), *if_it_breaches(s))
        working = s.automaton(s.active)
        top = Thing("order-top", shown, ORDER, (0,), state=("now",) if working else (), notes=before)
        found.append(
            Zone("orders", "Orders deck", PILE, [top], 1, count=len(s.orders), code=-1, now=working, groups=groups)
        )
        found.append(orders_left(s))
    spent = [order_card(kind, "spent", count) for kind, count in counted(s.spent)]
    found.append(Zone("spent-orders", "Discarded orders", PILE, spent, 1, count=len(s.spent)))
    return found


def side_face(side: int, letter: str) -> Face:
    dot = () if side in PLAIN else (Keyword("Special"),)
    return Face(
        TITLES[side],
        "order",
        group=letter,
        text=TEXTS[side],
        look=orders.LOOKS[side],
        keywords=dot,
        line=f"Order, {letter} side",
    )


def order_card(kind: tuple[int, int], id: str, count: int) -> Thing:
    """Both sides of an order, and how many of the kind there are."""
    a, b = kind
    shown = Face(
        f"{TITLES[a]} / {TITLES[b]}",
        "order",
        text=f"A: {TEXTS[a]} B: {TEXTS[b]}",
        look=orders.LOOKS[b if a == orders.RECRUIT else a],
        keywords=() if kind == PLAIN else (Keyword("Special"),),
    )
    return Thing(f"order-{id}-{a}-{b}", shown, amounts=(Amount("count", count),))


def counted(cards: list[int]) -> list[tuple[tuple[int, int], int]]:
    """The kinds among some orders, with how many there are of each."""
    kinds = [ORDERS[order] for order in sorted(cards)]
    return [(kind, kinds.count(kind)) for at, kind in enumerate(kinds) if kind not in kinds[:at]]


def orders_left(s: State) -> Zone:
    """The kinds of orders that are not spent, never in their order.

    As long as the A side of the top one shows, its back is unknown and it counts among them.
    """
    cards = s.orders[:-1] if s.flipped else s.orders
    things = [order_card(kind, "left", count) for kind, count in counted(cards)]
    if len(cards) == 1:
        things = certain(ORDERS[cards[0]], next_turns(s, s.flipped))
    note = "" if s.flipped else "The top one is among them."
    return Zone("orders-left", "Orders left", ROW, things, 1, note=note, count=len(cards))


def certain(kind: tuple[int, int], turns: tuple[int, int]) -> list[Thing]:
    """Both sides of the last order, with the turns of the round in which they are carried out."""
    return [
        Thing(f"order-next-{'AB'[at]}", side_face(kind[at], "AB"[at]), amounts=(Amount("turn", turns[at]),))
        for at in (0, 1)
    ]


def next_turns(s: State, after_this: bool) -> tuple[int, int]:
    """The turns of the round in which both sides of the next order, or of the top one, are carried out."""
    k = s.turn // 2  # the automaton's turns of a round, counted from 0; A sides in 0 and 2
    mine = 0 if s.first == 1 else 1
    if s.turn > 2 * k + mine:
        k += 1  # its turn of this pair is over
    if after_this:
        k += 1
    found: list[int] = []
    for each in (k, k + 1):
        first = s.first if each < 4 else 1 - s.first
        found.append(2 * (each % 4) + (1 if first == 1 else 2))
    return found[0], found[1]


def steps(s: State) -> tuple[Group, ...]:
    """What the order does: done, now, to come; a step that can do nothing is out."""
    side = visible(s)
    now = present_step(s, side)
    found: list[Group] = []
    for at, words in enumerate(STEPS[side]):
        state: tuple[str, ...] = ()
        if now >= 0 and at < now:
            state = ("spent",)
        elif at == now:
            state = ("now",)
        elif words == orders.RAZE and not exposed(s, 0) and side != orders.SAPPERS:
            state = ("out",)
        found.append(Group("step", words, concerned(s, words), state=state))
    return tuple(found)


def present_step(s: State, side: int) -> int:
    """Which step of the order is being carried out, -1 if it is not its turn."""
    if not s.automaton(s.active) or s.turn >= TURNS:
        return -1
    if s.attacking != 1 or orders.ATTACK not in STEPS[side]:
        return 0
    start = STEPS[side].index(orders.ATTACK)
    if s.success:
        return start + 3
    return start + 1 if isinstance(open_question(s), (Block, BlockWhom)) else start


def concerned(s: State, words: str) -> list[int]:
    if s.attacking != 1:
        return []
    if words in (orders.ATTACK, orders.BLOCK):
        return s.attackers.copy()
    return list(s.breached) if words == orders.THROUGH else []


def picks(s: State) -> tuple[Group, ...]:
    """How the automaton picked since the last answer, for the last of its choices."""
    told = [fact for fact in s.happened if isinstance(fact, Picked)]
    if not told:
        return ()
    *others, you = rungs("pick", told[-1].steps, told[-1].values)
    return (*others, Group("pick", you.label, [told[-1].card], state=you.state))


def tied(s: State) -> tuple[Group, ...]:
    """Among whom you choose for the automaton (S37)."""
    ask = open_question(s)
    if isinstance(ask, orders.Aim):
        steps = ladder(s, orders.fitting(s, ask.side), ask.side in orders.HELPFUL)
    elif isinstance(ask, Choose) and s.automaton(ask.you):
        steps = ladder(s, ask.fitting(s), ask.verb(s).helpful)
    elif isinstance(ask, Damage) and s.automaton(s.attacking):
        steps = ladder(s, exposed(s, 0), False)
    else:
        return ()
    return rungs("tie", steps, compared(s, steps))


def if_it_breaches(s: State) -> tuple[Group, ...]:
    """Whom the automaton would pick if its attack got through (S32)."""
    if s.attacking != 1 or s.success or not exposed(s, 0):
        return ()
    steps = ladder(s, exposed(s, 0), False)
    return rungs("forecast", steps, compared(s, steps))


def rungs(kind: str, ladder: tuple[tuple[int, ...], ...], values: tuple[tuple[int, ...], ...]) -> tuple[Group, ...]:
    """The ladder of targeting: who was left after each step, and what it compared of each that was there before.

    The one that decided is active, later ones passive.
    """
    found: list[Group] = []
    decided = False
    for at, cards in enumerate(ladder):
        state = ("passive",) if decided else ("active",) if len(cards) == 1 else ()
        decided = decided or len(cards) == 1
        looked_at = tuple([Amount(COMPARED[at - 1], each) for each in values[at - 1]]) if at else ()
        found.append(Group(kind, RUNGS[at], list(cards), looked_at, state))
    you = ("passive",) if decided else ("active",)
    return (*found, Group(kind, RUNGS[-1], list(ladder[-1]), state=you))


def left_zone(s: State) -> Zone:
    """What is left in the automaton's deck: all of its cards are known, their order is not."""
    return Zone("left-1", "Left in its deck", ROW, row(s, sorted(s.decks[1])), 1, count=len(s.decks[1]))


# Chapters, story, New Rules.


def story_zones(s: State) -> list[Zone]:
    """Chapters in their order with what came of them, and the New Rules; nothing of a chapter not turned up."""
    track = [stop(s, each) for each in chapters(s)]
    found = [Zone("chapters", "Campaign", COUNTERS, track, amounts=(Amount("games lost", s.lost),))]
    if s.rules:
        found.append(Zone("new-rules", "New Rules", ROW, [new_rule(s, number) for number in range(s.rules)]))
    return found


def stop(s: State, chapter: Chapter) -> Thing:
    """A chapter as a stop of the road: won ones have a crown and their result."""
    number = chapter.number
    line = f"Chapter {number}"
    shown = Face(line, "chapter")
    if chapter.title:
        goal = (Amount("goal", chapter.goal),)
        shown = Face(chapter.title, "chapter", line=line, look=chapter.look, amounts=goal)
    if chapter.state != WON:
        state = () if chapter.state == AHEAD else ("now",)
        return Thing(f"chapter-{number}", shown, at=(number - 1,), state=state)
    last = chapter.games[-1:]
    amounts = last[0].amounts if last else ()
    crown = (Piece("crown", owner=0),)
    return Thing(f"chapter-{number}", shown, at=(number - 1,), pieces=crown, amounts=amounts)


def page(number: int, side: str) -> Thing:
    return Thing(f"{side}-{number}", story_face(number, side))


def story_face(number: int, side: str) -> Face:
    """The front or the back of a chapter."""
    text = story.FRONTS[number] if side == "front" else story.BACKS[number]
    line = f"Chapter {number + 1}"
    return Face(story.TITLES[number], "story", group=side, line=line, text=text, look=story.LOOKS[number])


def rule_face(number: int) -> Face:
    return Face(
        story.NEW_RULES[number],
        "new rule",
        text=story.NEW_RULES_TEXTS[number],
        brief=story.NEW_RULES_BRIEFS[number],
        look=story.NEW_RULES_LOOKS[number],
    )


def new_rule(s: State, number: int) -> Thing:
    shown = rule_face(number)
    golden = number + 1 == PAIZA_RULE
    marker = (Piece("paiza", owner=0),) if golden and s.paiza else ()
    return Thing(f"rules-{number}", shown, PAIZA if golden else -1, (number,), pieces=marker)


def tale_zone(s: State) -> Zone:
    """Between two games how the last chapter ended (S40), before a game how this one begins."""
    begun = bool(s.play[0])
    at = s.chapter - 1 if begun else s.chapter - 2
    shown = page(at, "front" if begun else "back")
    label = f"Chapter {at + 1}" if begun else f"Chapter {at + 1} is won"
    return Zone("tale", label, NOTES, [Thing("tale-now", shown.face)], now=True)


def news_zone(s: State) -> Zone:
    """What the campaign deck turned up before a chapter: an order in, one out, a New Rule, followers (S41, S42)."""
    number = s.chapter - 2
    joins = order_card(ORDERS[STARTING_ORDERS + number], "joins", 1)
    joins.state = ("fresh",)
    leaves = order_card(PLAIN, "leaves", 1)
    leaves.state = ("out",)
    added = [s.cards.by_id[id] for id in ADDED[number]]
    followers = [Thing(f"news-{s.cards.faces[each].id}", laying.face(s, each)) for each in added]
    things = [joins, leaves, Thing("news-rule", rule_face(number)), *followers]
    return Zone("news", "New in this chapter", ROW, things, 1)


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
            found.append(Zone(id, label, kind, spread(s, "", cards), 0, count=len(cards), now=id == "offer"))
    return found


# On paper.


def campaign_prints(cards: Cards) -> list[Print]:
    """Its own cards, those that it prints otherwise (P1), orders with both sides, chapters, New Rules."""
    found: list[Print] = []
    for at, card in enumerate([] if cards.solo is None else cards.solo.faces):
        if card.solo_only or card.standing != cards.faces[at].standing:
            found.append(card.on_paper(CAMPAIGN))
    for kind, count in counted(list(range(len(ORDERS)))):
        front, reverse = side_face(kind[0], "A"), side_face(kind[1], "B")
        found.append(Print(front, count, CAMPAIGN, back="orders", reverse=reverse))
    for number in range(CHAPTERS):
        front, reverse = story_face(number, "front"), story_face(number, "back")
        found.append(Print(front, 1, CAMPAIGN, back="campaign", reverse=reverse))
    for number in range(len(story.NEW_RULES)):
        found.append(Print(rule_face(number), 1, CAMPAIGN, back="campaign"))
    return found
