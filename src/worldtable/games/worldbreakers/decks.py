"""Deck lists: plain text that people paste, checked with clear messages (R73, R74)."""

from __future__ import annotations

from worldtable.engine.game import BadSetup, Option
from worldtable.games.worldbreakers.codes import GUILD_NAMES, WORLDBREAKER
from worldtable.games.worldbreakers.faces import Cards
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.state import State

DECK_SIZE = 30
RANDOM = "random"
NAMES = (*STARTERS, RANDOM)


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
        self.more = "a deck list: a Worldbreaker and 30 cards, one name a line"

    def check(self, value: str) -> str:
        """The name of a deck, or the deck list in its tidy form; BadSetup with everything that is wrong."""
        if value.strip().lower() in NAMES:
            return value.strip().lower()
        if "\n" not in value and ";" not in value:
            raise BadSetup(
                f"Option {self.name} cannot be {value!r}. It accepts: {', '.join(NAMES)}, "
                "or a deck list: a Worldbreaker and 30 cards, one name a line."
            )
        deck, problems = parse(self.cards, value)
        if problems:
            raise BadSetup(f"Option {self.name}: this deck cannot be played.\n" + "\n".join(problems))
        return written(self.cards, deck)


def parse(cards: Cards, text: str) -> tuple[Deck, list[str]]:
    """The deck of a list, and what is wrong with it. Names or ids, one a line or between semicolons."""
    problems: list[str] = []
    breakers: list[int] = []
    found: list[int] = []
    names = {plain(face.name): face.face for face in reversed(cards.faces) if not face.solo_only}
    for number, line in enumerate(text.replace(";", "\n").splitlines(), 1):
        count, words = counted(line)
        if not words:
            continue
        face = names.get(plain(words), cards.by_id.get(words, -1))
        if face < 0 or cards.faces[face].solo_only:
            problems.append(f"Line {number}: no card of the box is called {words!r}.{meant(cards, words)} (R2)")
            continue
        if cards.faces[face].kind == WORLDBREAKER:
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
    if words[0].rstrip("xX").isdigit():
        return int(words[0].rstrip("xX")), " ".join(words[1:])
    return 1, " ".join(words)


def plain(name: str) -> str:
    """A name without what people type differently."""
    return "".join([mark for mark in name.lower() if mark.isalnum()])


def meant(cards: Cards, words: str) -> str:
    """The card that somebody probably meant."""
    start = plain(words)[:5]
    near = [face.name for face in cards.faces if start and plain(face.name).startswith(start)]
    return f" Did you mean {near[0]}?" if near else ""


def check(cards: Cards, breakers: list[int], found: list[int]) -> list[str]:
    """The rules of deck building (R73, R74)."""
    problems: list[str] = []
    if len(breakers) != 1:
        problems.append(f"A deck has exactly 1 Worldbreaker; this one has {len(breakers)}. (R73)")
    if len(found) != DECK_SIZE:
        problems.append(f"A deck has exactly {DECK_SIZE} other cards; this one has {len(found)}. (R73)")
    seen: list[int] = []
    for face in found:
        if face in seen:
            problems.append(f"{cards.faces[face].name} is in the deck twice; every card is allowed once. (R73)")
        seen.append(face)
        owner = cards.faces[face].signature_of
        if owner and [cards.faces[each].id for each in breakers] != [owner]:
            needs = cards.faces[cards.by_id[owner]].name
            problems.append(f"{cards.faces[face].name} is a signature card and needs {needs}. (R74)")
    return problems


def written(cards: Cards, deck: Deck) -> str:
    """The tidy form of a deck list: the Worldbreaker, then the cards by guild, a name a line."""
    lines = [cards.faces[deck.breaker].name]
    lines.extend([cards.faces[face].name for face in sorted(deck.cards)])
    return "\n".join(lines)


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
