"""Deck lists: plain text that people paste, checked with clear messages (R73, R74)."""

from __future__ import annotations

from worldtable.engine.decks import DeckKit, DeckList, Flaw, Starter
from worldtable.engine.game import BadSetup, Option
from worldtable.engine.wording import quoted, some_of
from worldtable.games.worldbreakers.codes import GUILD_NAMES, WORLDBREAKER
from worldtable.games.worldbreakers.faces import Cards
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.state import State

DECK_SIZE = 30
RANDOM = "random"
NAMES = (*STARTERS, RANDOM)
MOST_LINES = 200
MOST_COUNTED = 99  # copies of a card, and cards of a deck; more are just more
LINE = "\n"
FIRST_FEW = 4  # reasons that are told
MOST_TITLE = 60  # letters of a deck's name


class Deck:
    """A Worldbreaker and its cards, as faces."""

    def __init__(self, breaker: int, cards: list[int]) -> None:
        self.breaker = breaker
        self.cards = cards


class DeckOption(Option):
    """A starter deck by its name, a random legal deck, or a deck list as text."""

    def __init__(self, name: str, text: str, default: str, cards: Cards) -> None:
        super().__init__(name, text, NAMES, default)
        self.cards = cards
        self.seats = range(2, 3)
        self.group = "decks"
        self.meanings = tuple([meaning(name, cards) for name in NAMES])
        self.more = "a deck list: a Worldbreaker and 30 cards, one name a line"

    def check(self, value: str) -> str:
        """The name of a deck, or the deck list in its tidy form; BadSetup with the first few faults."""
        if value.strip().lower() in NAMES:
            return value.strip().lower()
        if "\n" not in value and ";" not in value:
            raise BadSetup(
                f"Option {self.name} cannot be {quoted(value)}. It accepts: {', '.join(NAMES)}, "
                "or a deck list: a Worldbreaker and 30 cards, one name a line."
            )
        deck, problems = parse(self.cards, value)
        if problems:
            said = some_of([each.said() for each in problems], FIRST_FEW, LINE)
            raise BadSetup(f"Option {self.name}: this deck cannot be played.\n{said}")
        return written(self.cards, deck)


def meaning(name: str, cards: Cards) -> str:
    """A starter deck, or a deck by lot, in a plain sentence."""
    if name == RANDOM:
        return "A legal deck, put together by lot."
    return f"The {name.capitalize()} starter deck of {cards.faces[cards.by_id[STARTERS[name][0]]].name}."


def parse(cards: Cards, text: str) -> tuple[Deck, list[Flaw]]:
    """The deck of a list, and what is wrong with it. Names or ids, one a line or between semicolons."""
    lines = text.replace(";", "\n").splitlines()
    if len(lines) > MOST_LINES:
        return Deck(-1, []), [Flaw(f"A deck list has at most {MOST_LINES} lines; this one has {len(lines)}.", "R73")]
    problems: list[Flaw] = []
    breakers: list[int] = []
    found: list[int] = []
    names = {plain(face.name): face.face for face in reversed(cards.faces) if not face.solo_only}
    for number, line in enumerate(lines, 1):
        count, words = counted(line)
        if not words:
            continue
        face = names.get(plain(words), cards.by_id.get(words, -1))
        if face < 0 or cards.faces[face].solo_only:
            hint = meant(cards, words) if len(problems) < FIRST_FEW else ""
            said = f"Line {number}: no card of the box is called {quoted(words)}.{hint}"
            problems.append(Flaw(said, "R2", line=number))
        elif cards.faces[face].kind == WORLDBREAKER:
            breakers.extend([face] * count)
        else:
            found.extend([face] * count)
    problems.extend(check(cards, breakers, found))
    return Deck(breakers[0] if breakers else -1, found), problems


def counted(line: str) -> tuple[int, str]:
    """A line as a number of copies and a name; comments are left out."""
    words = line.split("#")[0].strip().strip("-*• ").split()
    if not words:
        return 0, ""
    copies = words[0].rstrip("xX")
    if copies.isascii() and copies.isdigit():
        return int(copies) if len(copies) <= 2 else MOST_COUNTED + 1, " ".join(words[1:])
    return 1, " ".join(words)


def plain(name: str) -> str:
    """A name without what people type differently."""
    return "".join([mark for mark in name.lower() if mark.isalnum()])


def meant(cards: Cards, words: str) -> str:
    """The card of the box that somebody probably meant; a card of the campaign is one under another name (P5)."""
    start = plain(words)[:5]
    if not start:
        return ""
    near = [face for face in cards.faces if plain(face.name).startswith(start)]
    for face in near:
        if not face.solo_only:
            return f" Did you mean {face.name}?"
        if face.alias_of:
            return f" Did you mean {cards.faces[cards.by_id[face.alias_of]].name}?"
    return ""


def check(cards: Cards, breakers: list[int], found: list[int]) -> list[Flaw]:
    """The rules of deck building (R73, R74): what is wrong with the counts, then with single cards."""
    problems: list[Flaw] = []
    if len(breakers) != 1:
        problems.append(Flaw(f"A deck has exactly 1 Worldbreaker; this one has {number_of(breakers)}.", "R73"))
    if len(found) != DECK_SIZE:
        said = f"A deck has exactly {DECK_SIZE} other cards; this one has {number_of(found)}."
        problems.append(Flaw(said, "R73"))
    leaders = [cards.faces[each].id for each in breakers]
    copies: dict[int, list[int]] = {}
    for face in found:
        copies.setdefault(face, []).append(face)
    for face, same in copies.items():
        if len(same) > 1:
            times = "twice" if len(same) == 2 else f"{number_of(same)} times"
            said = f"{cards.faces[face].name} is in the deck {times}; every card is allowed once."
            problems.append(Flaw(said, "R73", cards.faces[face].id))
        owner = cards.faces[face].signature_of
        if owner and leaders and owner not in leaders:
            said = f"{cards.faces[face].name} is a signature card and needs {cards.faces[cards.by_id[owner]].name}."
            problems.append(Flaw(said, "R74", cards.faces[face].id))
    return problems


def number_of(cards: list[int]) -> str:
    return str(len(cards)) if len(cards) <= MOST_COUNTED else f"more than {MOST_COUNTED}"


def written(cards: Cards, deck: Deck) -> str:
    """The tidy form of a deck list: the Worldbreaker, then the cards by guild, a name a line."""
    lines = [cards.faces[deck.breaker].name]
    lines.extend([cards.faces[face].name for face in sorted(deck.cards)])
    return "\n".join(lines)


def deck_list(cards: Cards, text: str) -> DeckList:
    """A list as it is shown to whoever builds it. A comment before all cards is its name."""
    deck, flaws = parse(cards, text)
    copies: dict[str, int] = {}
    for face in deck.cards:
        id = cards.faces[face].id
        copies[id] = min(copies.get(id, 0) + 1, MOST_COUNTED + 1)
    return DeckList(titled(text), cards.faces[deck.breaker].id if deck.breaker >= 0 else "", copies, flaws)


def titled(text: str) -> str:
    """The name that a list gives to its deck: its first line, if that is a comment."""
    first = text.lstrip().partition("\n")[0]
    return first.lstrip("# ").strip()[:MOST_TITLE] if first.startswith("#") else ""


def kit(cards: Cards) -> DeckKit:
    """The Worldbreakers, every card that a deck with one of them may hold (R74), and the starter decks."""
    box = [face for face in cards.faces if not face.solo_only]
    leaders = [face.id for face in box if face.kind == WORLDBREAKER]
    usable = {face.id: face.signature_of for face in box if face.kind != WORLDBREAKER}
    starters = [
        Starter(name, meaning(name, cards), STARTERS[name][0], written(cards, starter(cards, name)))
        for name in STARTERS
    ]
    return DeckKit(DECK_SIZE, leaders, usable, starters)


def starter(cards: Cards, name: str) -> Deck:
    breaker, ids = STARTERS[name]
    return Deck(cards.by_id[breaker], [cards.by_id[id] for id in ids])


def random_deck(s: State) -> Deck:
    """A legal deck by chance: any Worldbreaker, and 30 of the cards that it may use."""
    cards = s.cards
    breakers = [face.face for face in cards.faces if face.kind == WORLDBREAKER and not face.solo_only]
    breaker = breakers[s.roll(len(breakers))]
    owner = cards.faces[breaker].id
    usable = [face.face for face in cards.faces if may_use(cards, face.face, owner)]
    s.deal(usable, DECK_SIZE)
    return Deck(breaker, sorted(usable[-DECK_SIZE:]))


def may_use(cards: Cards, face: int, breaker: str) -> bool:
    """Whether a deck with a Worldbreaker may hold a card (R74)."""
    card = cards.faces[face]
    return card.kind != WORLDBREAKER and not card.solo_only and card.signature_of in ("", breaker)


def deck_of(s: State, value: str) -> Deck:
    """The deck that an option names."""
    if value == RANDOM:
        return random_deck(s)
    if value in STARTERS:
        return starter(s.cards, value)
    deck, problems = parse(s.cards, value)
    assert not problems, problems
    return deck


def described(cards: Cards, deck: Deck) -> str:
    """A deck in a line: its Worldbreaker and its cards by guild."""
    counts = [len([face for face in deck.cards if cards.faces[face].guild == guild]) for guild in range(5)]
    parts = [f"{counts[guild]} {GUILD_NAMES[guild]}" for guild in range(5) if counts[guild]]
    return f"{cards.faces[deck.breaker].name}: {', '.join(parts)}"
