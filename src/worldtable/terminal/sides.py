"""Players at a glance, and the fight that goes on between them, as lines."""

from __future__ import annotations

from rich.text import Text

from worldtable.engine.scene import Banner
from worldtable.engine.table import Fight, Part, View
from worldtable.terminal.reader import Reader
from worldtable.terminal.words import amount_words, folded, piece_words, plural

TURN = "▸ "  # before whoever's turn it is
BETWEEN = " · "
NARROW = 38  # cells across that a banner needs beside another


def banner_text(banner: Banner, table: View, reader: Reader) -> Text:
    """A side in a line: whose turn, name, score, what it does, its numbers and pieces."""
    line = Text(TURN if banner.side == table.turn and not table.over else "  ")
    mark = reader.mark(banner.code)
    if mark.plain:
        line.append_text(mark).append(" ")
    own = banner.side == table.seat
    line.append(f"{banner.name} (you)" if own else banner.name, "bold" if own else "")
    parts = banner_facts(banner, reader)
    return line.append(f": {BETWEEN.join(parts)}" if parts else "")


def banner_facts(banner: Banner, reader: Reader) -> list[str]:
    found = [f"score {banner.score}"] if banner.score is not None else []
    found += [word for word in dict.fromkeys([banner.doing, *banner.state]) if word and word != "now"]
    found += [amount_words(each) for each in banner.amounts]
    return found + [piece_words(each, reader, banner.side) for each in banner.pieces]


def banner_lines(table: View, reader: Reader, width: int, rows: int) -> list[Text]:
    """All sides under each other; beside each other if they are more than some rows and there is room."""
    lines = [banner_text(banner, table, reader) for banner in table.banners]
    columns = min(max(-(-len(lines) // max(rows, 1)), 1), max(width // NARROW, 1))
    room = (width + 1) // columns - 1
    for line in lines:
        line.truncate(room, overflow="ellipsis")
        line.append(" " * (room - line.cell_len) if columns > 1 else "")
    return [Text(" ").join(lines[at : at + columns]) for at in range(0, len(lines), columns)]


def described_side(banner: Banner, reader: Reader) -> str:
    """All that can be seen of a side, in a paragraph."""
    parts = banner_facts(banner, reader)
    words = f"{banner.name}: {', '.join(parts)}." if parts else f"{banner.name}."
    return " ".join([words, *banner.notes])


# Fights.


def fight_lines(fight: Fight, reader: Reader, width: int) -> list[str]:
    """Who attacks what, with which parts, who meets whom, and how it would end now."""
    paragraphs = [fight_head(fight, reader)]
    if fight.force:
        paragraphs.append(f"Attack {strength(fight.force)}")
    if fight.defence:
        paragraphs.append(f"Defence {strength(fight.defence)}")
    named = reader.names
    paragraphs += [f"{named.get(other, '?')} meets {named.get(each, '?')}." for each, other in fight.pairs]
    met = [attacker for attacker, _ in fight.pairs]
    free = [named[each] for each in fight.attackers if each not in met and each in named]
    if free:
        paragraphs.append(f"Nobody meets {', '.join(free)}." if met else f"Attacking: {', '.join(free)}.")
    for blocker in dict.fromkeys(blocker for blocker, _ in fight.may):
        whom = [named[each] for other, each in fight.may if other == blocker and each in named]
        if whom and blocker in named:
            paragraphs.append(f"{named[blocker]} may meet {', '.join(whom)}.")
    if fight.forecast or fight.result:
        paragraphs.append(fight.forecast or f"As it stands: {fight.result}.")
    return [line for each in paragraphs for line in folded(each, width)]


def fight_head(fight: Fight, reader: Reader) -> str:
    attacks = "You attack" if fight.attacker == reader.seat >= 0 else f"{reader.side(fight.attacker)} attacks"
    whom = "you" if fight.defender == reader.seat >= 0 else reader.side(fight.defender)
    target = reader.names.get(fight.target, "")
    if not target or target == whom:
        return f"{attacks} {whom}."
    return (
        f"{attacks} {target} of {'yours' if whom == 'you' else whom}."
        if fight.defender >= 0
        else f"{attacks} {target}."
    )


def strength(parts: tuple[Part, ...]) -> str:
    """The sum and what it is made of: 5: 2 Militia for 4, 1 Knight for 1."""
    told = [f"{part_words(each)}{f' ({each.note})' if each.note else ''}" for each in parts]
    return f"{sum(each.strength for each in parts)}: {', '.join(told)}."


def part_words(part: Part) -> str:
    count = f"{part.count} " if part.count else ""
    return f"{count}{plural(part.kind, part.count or 1)} for {part.strength}"
